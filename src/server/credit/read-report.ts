import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { analyzeCredit } from '#contract/credit-reports.ts'
import { readCreditReport } from '#credit/read/read-report.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { recordAudit } from '#server/audit.ts'
import { refuse } from '#server/errors.ts'
import type { Room } from '#server/room.ts'
import { receiveForm, uploadIdOf } from '#server/uploads/receive.ts'
import { openReport, requireCredit } from './openings.ts'
import { presentReport } from './present-report.ts'
import * as table from './reports-table.ts'

type Reply = z.input<typeof analyzeCredit.reply>

/** Reads a credit report and keeps what it says. Its pages are not kept at all, not for an hour; nor is any digit of a
 *  Social Security number. The same file again is the same report and counts no further scan.
 *  Refuses: no credit plan, no scan left, what cannot be read; examples are shown only to who asked for them. */
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

  const read = await room.reader.read({
    files: files.map(({ name, bytes }) => ({ name, bytes })),
    kind: 'credit-report',
    onProgress: (page, pages) => room.progress.report(id, { step: 'page_read', page, pages }),
    signal: room.stopping,
  })
  const report = read.kind === 'read' ? table.withoutSsn(readCreditReport(read.paper)) : undefined
  if (!report || report.files.length === 0) {
    room.progress.report(id, { step: 'failed', code: read.kind === 'refused' ? read.code : 'no-report' })
    const words = read.kind === 'refused' ? read.message : FAILED
    const suggestion = read.kind === 'refused' ? read.suggestion : TRY_ANOTHER
    if (fields.show_examples === 'yes')
      return { success: false, error: words, suggestion, mock_data: { errors: EXAMPLES } }
    throw refuse.unreadable(read.kind === 'refused' ? read.code : 'no-report', words, suggestion)
  }
  const row = {
    id,
    ownerId: owner.id,
    createdAt: room.clock.now(),
    fileName: files[0]!.name || 'credit report',
    contentHash,
    report,
    told: [],
  }
  await room.db.transaction(async tx => {
    if (!(await table.insertReport(tx, row))) return
    await openReport(room, tx, owner, row.id)
    await recordAudit(tx, { action: 'credit-report-read', subject: row.id, details: { pages: report.pages } })
  })
  room.progress.report(id, { step: 'done' })
  return done(room, owner, (await table.reportOfFile(room.db, owner, contentHash))!)
}

async function done(room: Room, owner: Owner, row: table.CreditReportRow): Promise<Reply> {
  return { success: true, analysis: await presentReport(room, owner, row) }
}

const FAILED = 'Failed to analyze credit report'
const TRY_ANOTHER = 'Please try again with a different file'

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
