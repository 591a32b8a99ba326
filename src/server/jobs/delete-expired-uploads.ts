import { z } from 'zod'
import * as table from '#server/analyses/table.ts'
import { removeStoredFiles } from '#server/analyses/remove-files.ts'
import { existingEvidenceIds } from '#server/disputes/table.ts'
import { failOverdueReadings } from '#server/credit/readings-table.ts'
import { cutBeforePagesGo, type CuttingRoom } from '#server/evidence/cut-evidence.ts'
import { UPLOAD_KEPT_MINUTES } from '#server/uploads/retention.ts'
import { defineJob, type Job } from './job.ts'

export const DELETE_EXPIRED_UPLOADS = 'delete-expired-uploads'

const AT_ONCE = 200

/** Deletes what people uploaded, from disk and database, within the hour, and leaves a receipt. Safe to run twice. */
export function deleteExpiredUploadsJob(room: CuttingRoom): Job {
  return defineJob({
    name: DELETE_EXPIRED_UPLOADS,
    payload: z.object({}),
    sideBySide: 1,
    retries: 5,
    secondsBeforeGivenUp: 300,
    schedule: '*/5 * * * *',
    work: async () => {
      await deleteExpired(room)
      await failOverdueReadings(room.db, new Date(room.clock.now().getTime() - UPLOAD_KEPT_MINUTES * 60_000))
      await deleteOrphans(room)
      return { kind: 'done' }
    },
  })
}

async function deleteExpired(room: CuttingRoom): Promise<void> {
  const { db, blobs, clock } = room
  for (;;) {
    const due = await table.filesDue(db, clock.now(), AT_ONCE)
    if (due.length === 0) return
    for (const id of new Set(due.filter(file => file.role === 'page').map(file => file.analysisId)))
      await cutBeforePagesGo(room, id)
    await db.transaction(async tx => {
      const held = await table.holdFilesDue(
        tx,
        due.map(file => file.id),
        clock.now(),
      )
      const analysisIds = [...new Set(held.filter(file => file.role === 'letter').map(file => file.analysisId))]
      await table.failStale(tx, analysisIds, NOT_READ, clock.now())
      await removeStoredFiles(tx, blobs, held)
    })
    if (due.length < AT_ONCE) return
  }
}

// Bytes whose row was never written, because the process died between the two.
async function deleteOrphans({ db, blobs, clock }: CuttingRoom): Promise<void> {
  const age = UPLOAD_KEPT_MINUTES * 60_000
  const old = (await blobs.list()).filter(blob => clock.now().getTime() - blob.changedAt.getTime() > age)
  const ids = old.map(blob => blob.id)
  const known = new Set([...(await table.existingFileIds(db, ids)), ...(await existingEvidenceIds(db, ids))])
  await blobs.remove(old.filter(blob => !known.has(blob.id)).map(blob => blob.id))
}

const NOT_READ = {
  code: 'not-read-in-time',
  message: 'We could not read this letter within the hour, so its pages were deleted as promised.',
  suggestion: 'Please upload the letter again.',
}
