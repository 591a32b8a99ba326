import { createHash, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { analyzeCredit } from '#contract/credit-reports.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { waitUntil } from '#server/analyses/wait-until-read.ts'
import { refuse, type RefusalError } from '#contract/refuse.ts'
import { refuseWhenReportsAreFull } from '#server/jobs/line.ts'
import { READ_CREDIT_REPORT } from '#server/jobs/read-credit-report.ts'
import type { Room } from '#server/room.ts'
import type { ReceivedFile } from '#server/uploads/accept-upload.ts'
import { receiveForm, uploadIdOf } from '#server/uploads/receive.ts'
import { requireCredit, requireScan } from './openings.ts'
import { presentReport } from './present-report.ts'
import * as readings from './readings-table.ts'
import * as table from './reports-table.ts'

type Reply = z.input<typeof analyzeCredit.reply>

/** Takes a credit report, puts it in line to be read, and waits for what it says. Its bytes go as soon as it is read, its
 *  pages are never kept, nor any digit of a Social Security number. The same file again is the same report and counts no
 *  further scan; sent twice at once it is read once.
 *  Refuses: no credit plan, no scan left, what cannot be read (examples are shown only to who asked for them), and a long
 *  reading after two minutes: it goes on, and the same id can be asked for later. */
export async function analyzeReport(room: Room, owner: Owner, request: FastifyRequest): Promise<Reply> {
  await requireCredit(room, owner)
  const id = uploadIdOf(request)
  room.progress.report(id, { step: 'received' })
  const { fields, files } = await receiveForm(request, analyzeCredit.multipart.fields)
  if (files.length === 0) throw refuse.invalidRequest('there is no report in it.')
  const contentHash = createHash('sha256')
    .update(Buffer.concat(files.map(({ bytes }) => bytes)))
    .digest('hex')
  const before = await table.reportOfFile(room.db, owner, contentHash)
  if (before) return done(room, owner, before)
  const wantsExamples = fields.show_examples === 'yes'
  const unreadable = wantsExamples ? await readings.readingOfFile(room.db, owner, contentHash, 'failed') : undefined
  if (unreadable?.failure) return examplesInstead(unreadable.failure)

  await requireScan(room, owner)
  await refuseWhenReportsAreFull(room.db, room.config.longestWaitMinutes)
  const readingId = await putInLine(room, owner, { id, files, contentHash })
  await waitWatching(room, owner, { id, readingId })
  const row = await table.reportOfFile(room.db, owner, contentHash)
  if (row) return done(room, owner, row)
  const ended = await readings.findReading(room.db, owner, readingId)
  if (ended?.failure && wantsExamples) return examplesInstead(ended.failure)
  throw refusalOf(ended)
}

/** What is said about a report that is not read: not there, not yet, or why not. */
export function refusalOf(reading: readings.CreditReadingRow | undefined): RefusalError {
  if (!reading) return refuse.notFound()
  const { failure } = reading
  if (!failure) return refuse.busy(5)
  if (failure.code === refuse.noScanLeft().code) return refuse.noScanLeft()
  return refuse.unreadable(failure.code, failure.message, failure.suggestion)
}

/** Forgets a reading and its bytes, wherever it stands. False when there is none. */
export async function stopReading(room: Room, owner: Owner, id: string): Promise<boolean> {
  const removed = await readings.removeReading(room.db, owner, id)
  if (!removed) return false
  await room.blobs.remove(removed.blobIds)
  room.progress.report(id, { step: 'failed', code: 'stopped' })
  return true
}

interface Sent {
  readonly id: string
  readonly files: readonly ReceivedFile[]
  readonly contentHash: string
}

/** Row, bytes and job exist together or not at all.  @returns the reading of this file, which may have begun before */
async function putInLine(room: Room, owner: Owner, { id, files, contentHash }: Sent): Promise<string> {
  const blobIds = files.map(() => randomUUID())
  for (const [index, { bytes }] of files.entries()) await room.blobs.put(blobIds[index]!, bytes)
  const isNew = await room.db.transaction(async tx => {
    const inserted = await readings.insertReading(tx, {
      id,
      ownerId: owner.id,
      createdAt: room.clock.now(),
      fileName: files[0]!.name || 'credit report',
      contentHash,
      status: 'waiting',
      blobIds,
    })
    if (inserted) await room.queue.add(tx, READ_CREDIT_REPORT, { readingId: id })
    return inserted
  })
  if (isNew) return id
  await room.blobs.remove(blobIds)
  const going = await readings.readingOfFile(room.db, owner, contentHash, 'unfinished')
  if (!going) throw refuse.notFound()
  return going.id
}

async function waitWatching(
  room: Room,
  owner: Owner,
  { id, readingId }: { readonly id: string; readonly readingId: string },
): Promise<void> {
  const stop = id === readingId ? undefined : room.progress.watch(readingId, event => room.progress.report(id, event))
  try {
    await waitUntil(room, readingId, async () => {
      const row = await readings.findReading(room.db, owner, readingId)
      return row === undefined || row.status === 'failed'
    })
  } finally {
    stop?.()
  }
}

async function done(room: Room, owner: Owner, row: table.CreditReportRow): Promise<Reply> {
  return { success: true, analysis: await presentReport(room, owner, row) }
}

function examplesInstead({ message, suggestion }: { message: string; suggestion: string }): Reply {
  return { success: false, error: message, suggestion, mock_data: { errors: EXAMPLES } }
}

/** What errors look like, for who asked to see it after a failed reading. Of nobody, and no letter is made from them.
 *  @law decision 22 */
const EXAMPLES = [
  {
    id: 'example-1',
    type: 'acct_paid_shows_owing',
    description: 'Example: the status says paid, and a balance is still shown.',
    account: 'Example Collections, account ending 0000',
  },
  {
    id: 'example-2',
    type: 'old_reaged',
    description: 'Example: the date of first delinquency is later than at another bureau.',
    account: 'Example Bank, account ending 0000',
  },
]
