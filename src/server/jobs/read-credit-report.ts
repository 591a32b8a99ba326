import { z } from 'zod'
import { readCreditReport } from '#credit/read/read-report.ts'
import type { CreditReport } from '#credit/report.ts'
import type { Progress } from '#server/analyses/progress.ts'
import { recordAudit } from '#server/audit.ts'
import type { BlobStore } from '#server/blobs/blob-store.ts'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { openReport } from '#server/credit/openings.ts'
import * as readings from '#server/credit/readings-table.ts'
import { insertReport, withoutSsn } from '#server/credit/reports-table.ts'
import type { Db } from '#server/database/database.ts'
import type { StoredFailure } from '#server/database/tables.ts'
import { RefusalError } from '#contract/refuse.ts'
import type { Reader } from '#server/reading/read-upload.ts'
import { defineJob, type Job, type JobOutcome } from './job.ts'
import { READING_TRIES } from './reading-tries.ts'

export const READ_CREDIT_REPORT = 'read-credit-report'

export interface ReadCreditReportRoom {
  readonly config: Config
  readonly db: Db
  readonly blobs: BlobStore
  readonly reader: Pick<Reader, 'read'>
  readonly progress: Progress
  readonly clock: Clock
}

/** A scan of 150 pages takes minutes; the bytes live for fifty of them. */
const SECONDS_BEFORE_GIVEN_UP = 2400

/** Reads an uploaded credit report: bytes to words, words to entries, kept for its owner without any of its pages. One at a
 *  time beside the letters, so that a long one keeps nobody else waiting. Safe to run twice. */
export function readCreditReportJob(room: ReadCreditReportRoom): Job {
  const going = new Set<string>()
  return defineJob({
    name: READ_CREDIT_REPORT,
    payload: z.object({ readingId: z.uuid() }),
    sideBySide: 1,
    ...READING_TRIES,
    secondsBeforeGivenUp: SECONDS_BEFORE_GIVEN_UP,
    work: async ({ readingId }, signal) => {
      // after a hard stop the same report can be in line twice
      if (going.has(readingId)) return { kind: 'skipped', why: 'being read already' }
      going.add(readingId)
      try {
        return await readReport(room, readingId, signal)
      } finally {
        going.delete(readingId)
      }
    },
  })
}

async function readReport(room: ReadCreditReportRoom, id: string, signal: AbortSignal): Promise<JobOutcome> {
  const row = await readings.takeReading(room.db, id)
  if (!row) return { kind: 'skipped', why: 'already read' }
  const files = await Promise.all(
    row.blobIds.map(async (blobId, index) => ({
      name: `${index}`,
      bytes: (await room.blobs.get(blobId)) ?? new Uint8Array(),
    })),
  )
  const read = await room.reader.read({
    files,
    kind: 'credit-report',
    onProgress: (page, pages) => room.progress.report(id, { step: 'page_read', page, pages }),
    signal,
  })
  if (read.kind === 'refused') return failed(room, row, read)
  const report = withoutSsn(readCreditReport(read.paper))
  if (report.files.length === 0) return failed(room, row, NO_REPORT)
  try {
    if (!(await keep(room, row, report))) return { kind: 'skipped', why: 'stopped meanwhile' }
  } catch (error) {
    if (!(error instanceof RefusalError)) throw error
    const { code, message, suggestion } = error
    return failed(room, row, { code, message, suggestion })
  }
  await room.blobs.remove(row.blobIds)
  room.progress.report(id, { step: 'done' })
  return { kind: 'done' }
}

/** The report, the scan it costs and the end of its reading: all or nothing. */
async function keep(
  room: ReadCreditReportRoom,
  row: readings.CreditReadingRow,
  report: CreditReport,
): Promise<boolean> {
  const { id, ownerId, fileName, contentHash } = row
  return room.db.transaction(async tx => {
    if (!(await readings.endReading(tx, id))) return false
    const createdAt = room.clock.now()
    if (!(await insertReport(tx, { id, ownerId, createdAt, fileName, contentHash, report, told: {} }))) return true
    await openReport({ ...room, db: tx }, tx, { id: ownerId, kind: 'person' }, id)
    await recordAudit(tx, { action: 'credit-report-read', subject: id, details: { pages: report.pages } })
    return true
  })
}

async function failed(
  room: ReadCreditReportRoom,
  { id, blobIds }: readings.CreditReadingRow,
  { code, message, suggestion }: StoredFailure,
): Promise<JobOutcome> {
  await readings.failReading(room.db, id, { code, message, suggestion })
  await room.blobs.remove(blobIds)
  room.progress.report(id, { step: 'failed', code })
  return { kind: 'failed', why: code }
}

const NO_REPORT = {
  code: 'no-report',
  message: 'Failed to analyze credit report',
  suggestion: 'Please try again with a different file',
}
