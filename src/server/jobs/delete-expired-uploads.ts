import { z } from 'zod'
import * as table from '#server/analyses/table.ts'
import { recordAudit } from '#server/audit.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Clock } from '#server/clock.ts'
import { existingEvidenceIds } from '#server/disputes/table.ts'
import type { Db } from '#server/database/database.ts'
import { defineJob, type Job } from './job.ts'

export const DELETE_EXPIRED_UPLOADS = 'delete-expired-uploads'

const AT_ONCE = 200
const ORPHAN_AGE_MS = 60 * 60_000

/** Deletes what people uploaded, from disk and database, within the hour, and leaves a receipt. Safe to run twice. */
export function deleteExpiredUploadsJob(room: { db: Db; blobs: BlobStore; clock: Clock }): Job {
  return defineJob({
    name: DELETE_EXPIRED_UPLOADS,
    payload: z.object({}),
    sideBySide: 1,
    retries: 5,
    secondsBeforeGivenUp: 300,
    schedule: '*/5 * * * *',
    work: async () => {
      await deleteExpired(room)
      await deleteOrphans(room)
      return { kind: 'done' }
    },
  })
}

// Bytes first, then the row: a crash between leaves a row that is tried again, never bytes nobody knows of.
async function deleteExpired({ db, blobs, clock }: { db: Db; blobs: BlobStore; clock: Clock }): Promise<void> {
  for (;;) {
    const due = await table.filesDue(db, clock.now(), AT_ONCE)
    if (due.length === 0) return
    await blobs.remove(due.map(file => file.id))
    await db.transaction(async tx => {
      const analysisIds = [...new Set(due.filter(file => file.role === 'letter').map(file => file.analysisId))]
      await table.failStale(tx, analysisIds, NOT_READ, clock.now())
      await table.removeFiles(
        tx,
        due.map(file => file.id),
      )
      for (const file of due) {
        await recordAudit(tx, {
          action: 'upload-deleted',
          subject: file.id,
          details: { role: file.role, bytes: file.bytes },
        })
      }
    })
    if (due.length < AT_ONCE) return
  }
}

// Bytes whose row was never written, because the process died between the two.
async function deleteOrphans({ db, blobs, clock }: { db: Db; blobs: BlobStore; clock: Clock }): Promise<void> {
  const old = (await blobs.list()).filter(blob => clock.now().getTime() - blob.changedAt.getTime() > ORPHAN_AGE_MS)
  const ids = old.map(blob => blob.id)
  const known = new Set([...(await table.existingFileIds(db, ids)), ...(await existingEvidenceIds(db, ids))])
  await blobs.remove(old.filter(blob => !known.has(blob.id)).map(blob => blob.id))
}

const NOT_READ = {
  code: 'not-read-in-time',
  message: 'We could not read this letter within the hour, so its pages were deleted as promised.',
  suggestion: 'Please upload the letter again.',
}
