import { pdfOf } from '#server/letters/files.ts'
import { makeZip } from 'client-zip'
import type { AnalysisReply } from '#contract/analyses.ts'
import { withSsn } from '#letters/credit/ssn.ts'
import { stepEntries } from '#disputes/step-calendar.ts'
import { calendarFile } from '#units/calendar-file.ts'
import { day } from '#units/iso-date.ts'
import { isPerson, type Owner, type Person } from '#server/accounts/owner.ts'
import { passkeysOf } from '#server/accounts/passkeys.ts'
import { presentSession } from '#server/accounts/present.ts'
import { findPerson, leadOf, sessionsOf } from '#server/accounts/table.ts'
import { analysisReply } from '#server/analyses/routes.ts'
import type { AnalysisRow } from '#server/analyses/table.ts'
import { presentLog } from '#server/contacts/present.ts'
import { contactsOf } from '#server/contacts/table.ts'
import { followAllCredit } from '#server/credit/follow.ts'
import { presentCreditDetail } from '#server/credit/present.ts'
import { reportsOf } from '#server/credit/reports-table.ts'
import { followAll, type Followed } from '#server/disputes/follow.ts'
import { presentDetail } from '#server/disputes/present.ts'
import { evidenceHeldFor, recordedAt } from '#server/disputes/table.ts'
import { RefusalError } from '#contract/refuse.ts'
import { ordersOf } from '#server/billing/orders.ts'
import { presentOrder } from '#server/billing/present.ts'
import { piecesShown } from '#server/evidence/pieces-shown.ts'
import { feedbackOf } from '#server/feedback/table.ts'
import { fullAddress } from '#server/inbound-mail/present.ts'
import { inboundMailsFor, mailAddressOf } from '#server/inbound-mail/table.ts'
import { openPartOf } from '#server/letters/open-part.ts'
import { phonesOf } from '#server/push/table.ts'
import { wantsReminders } from '#server/reminders/table.ts'
import type { Room } from '#server/room.ts'
import { userViolationsOf } from '#server/violations/table.ts'
import { csv } from '#units/csv.ts'
import * as table from './table.ts'

type Entry = { readonly name: string; readonly input: string | Buffer<ArrayBuffer> }

/** Everything that is held about someone, as a ZIP that is made while it is sent. What a plan does not open is not in it,
 *  as it is on no page. */
export function exportOf(room: Room, owner: Owner): ReadableStream<Uint8Array> {
  return makeZip(entriesOf(room, owner))
}

async function* entriesOf(room: Room, owner: Owner): AsyncGenerator<Entry> {
  const { db } = room
  const rows = await table.analysesOf(db, owner)
  const letters = await table.lettersOf(db, owner)
  const mails = (await inboundMailsFor(db, owner.id)).map(row => ({
    ...row,
    personId: undefined,
    messageKey: undefined,
    filesKey: undefined,
  }))
  const open = await Promise.all(letters.map(row => openPartOf(room, owner, row)))
  const disputes = await followAll(room, owner)
  const evidence = await evidenceHeldFor(db, owner)
  const recorded = await recordedAt(
    db,
    disputes.map(({ row }) => row.id),
  )
  const replies: AnalysisReply[] = []
  for (const row of rows) {
    const reply = await shown(room, owner, row)
    if (reply) replies.push(reply)
  }
  yield { name: 'README.txt', input: README }
  yield {
    name: 'your-data.json',
    input: JSON.stringify(
      {
        account: isPerson(owner) ? await accountOf(room, owner) : null,
        lead_email: (await leadOf(db, owner)) ?? null,
        analyses: rows.map(row => ({
          ...row,
          ownerId: undefined,
          mail: mails.find(({ analysisId }) => analysisId === row.id) ?? null,
          shown: replies.find(reply => reply.analysis_id === row.id) ?? null,
        })),
        letters: letters.map((row, index) => ({
          ...row,
          ownerId: undefined,
          requestHash: undefined,
          document: open[index],
        })),
        contacts: presentLog(await contactsOf(db, owner)),
        disputes: disputes.map(one => presentDetail({ ...one, recordedAt: recorded, evidence })),
        credit_reports: (await reportsOf(db, owner)).map(row => ({
          ...row,
          ownerId: undefined,
          contentHash: undefined,
        })),
        credit_disputes: (await followAllCredit(room, owner)).map(one => ({
          ...presentCreditDetail(one),
          sender: one.row.sender,
          items: one.row.bureaus,
        })),
        violations_added: (await userViolationsOf(db, owner)).map(row => ({ ...row, ownerId: undefined })),
        feedback: (await feedbackOf(db, owner)).map(row => ({ ...row, ownerId: undefined })),
        orders: (await ordersOf(db, owner)).map(row => presentOrder(row, undefined, room.clock.now())),
      },
      null,
      2,
    ),
  }
  yield {
    name: 'letters-received.csv',
    input: csv(
      ['received', 'file', 'collector', 'kind', 'likely violations', 'severity'],
      rows.map(row => [
        row.createdAt.toISOString(),
        row.fileName,
        row.collectorName,
        replies.find(reply => reply.analysis_id === row.id)?.letter_kind,
        row.violationCount,
        row.severityScore,
      ]),
    ),
  }
  yield {
    name: 'letters-written.csv',
    input: csv(
      ['written', 'title', 'kind'],
      letters.map(row => [row.createdAt.toISOString(), row.title, row.kind]),
    ),
  }
  yield { name: 'deadlines.ics', input: calendarFile([...replies.flatMap(datesOf), ...disputes.flatMap(stepOf)]) }
  for (const [index, row] of letters.entries()) {
    yield {
      name: `letters/${index + 1}-${row.kind}.pdf`,
      input: Buffer.from(await pdfOf(withSsn(open[index]!, undefined))),
    }
  }
  for (const [index, { id, mediaType }] of evidence.entries()) {
    const bytes = await room.blobs.get(id)
    if (bytes) yield { name: `evidence/${index + 1}.${mediaType.split('/')[1]}`, input: Buffer.from(bytes) }
  }
  for (const { id, analysisId, role, position } of await table.filesHeldFor(db, owner)) {
    const reply = replies.find(one => one.analysis_id === analysisId)
    if (role === 'piece' && !mayHavePiece(reply, id)) continue
    const bytes = await room.blobs.get(id)
    const number = rows.findIndex(row => row.id === analysisId) + 1
    // our own names: what a person called a file never becomes a path on their disk
    const name =
      role === 'piece' ? `pieces/${number}/page-${position}-${id}.jpg` : `originals/${number}/${role}-${position}`
    if (bytes) yield { name, input: Buffer.from(bytes) }
  }
}

// All of them once everything is open; until then those under the findings that are shown.
function mayHavePiece(reply: AnalysisReply | undefined, id: string): boolean {
  return reply !== undefined && (reply.locked.unlock === null || piecesShown(reply).has(id))
}

// What could not be read has no findings to show; its row is in the export all the same.
async function shown(room: Room, owner: Owner, row: AnalysisRow): Promise<AnalysisReply | undefined> {
  try {
    return await analysisReply(room, owner, row.id)
  } catch (error) {
    if (error instanceof RefusalError) return undefined
    throw error
  }
}

async function accountOf({ config, db }: Room, owner: Person) {
  const person = await findPerson(db, owner.id)
  const sessions = await sessionsOf(db, owner)
  const mailAddress = await mailAddressOf(db, owner.id)
  return {
    email: person?.email,
    created_at: person?.createdAt,
    forwarding_address: mailAddress ? fullAddress(config, mailAddress) : null,
    deadline_reminders: await wantsReminders(db, owner.id),
    passkeys: await passkeysOf(db, owner),
    reminded_phones: await phonesOf(db, owner.id),
    sessions: sessions.map(row => presentSession(row, undefined)),
  }
}

function stepOf({ row: { id, plannedFor }, view: { nextStep } }: Followed) {
  return stepEntries({ id, ...nextStep, plannedFor: plannedFor?.toISOString() })
}

function datesOf(reply: AnalysisReply) {
  return reply.deadlines.map(deadline => ({
    id: `${reply.analysis_id}-${deadline.id}`,
    on: day(deadline.on),
    title: deadline.what,
    text: `${deadline.what_is_lost} (${deadline.basis})`,
  }))
}

const README = `Everything Writeback holds about you.

your-data.json         all of it, for programs
letters-received.csv   the letters you uploaded
letters-written.csv    the letters written for you
deadlines.ics          your dates, for a calendar
letters/               the letters written for you, as PDF
evidence/              receipts and photos you added to your disputes
originals/             what you uploaded that is not deleted yet (it goes within 1 hour), and pages you chose to keep
pieces/                small cuts of the lines that findings rest on, as JPEG

Legal information, not legal advice.
`
