import type { CALLS } from '#contract/index.ts'
import { addEvidence as addEvidenceCall } from '#contract/disputes.ts'
import { stepMark } from '#disputes/step-reminder.ts'
import { dollars } from '#units/cents.ts'
import type { Owner, Person } from '#server/accounts/owner.ts'
import { recordAudit } from '#server/audit.ts'
import { changesOf } from '#server/dashboard/changes.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { FileReply, TAKEN_OVER, type Input, type Route } from '#server/route.ts'
import { VERSION } from '#server/settings/version.ts'
import { isUnchanged } from '#server/unchanged.ts'
import { todayIn } from '#server/clock.ts'
import { receiveForm } from '#server/uploads/receive.ts'
import { keepEvidence, removeEvidenceBytes } from './evidence.ts'
import { disputeOf, followAll, followOne } from './follow.ts'
import { openDispute as open } from './open.ts'
import { receiveReply } from './receive-reply.ts'
import { writeCounterLetter } from './counter.ts'
import { presentAction, presentDetail, presentDispute, presentUnified } from './present.ts'
import { dayOf, openLog, recordEvent as record } from './record.ts'
import * as table from './table.ts'

const UPLOAD_BYTES = 12 * 1024 * 1024
const CHANGES_A_MINUTE = 60

type Asked = Pick<Input<typeof CALLS.unifiedDisputes, Owner>, 'request' | 'reply' | 'room' | 'owner'>

// The tracker asks every ten seconds: what did not change is told by one short query and no body.
async function isKnownAlready({ request, reply, room, owner }: Asked, ...asked: readonly unknown[]): Promise<boolean> {
  const { counter, timeZones } = await changesOf(room.db, owner)
  const days = [undefined, ...timeZones].map(zone => todayIn(room.clock, zone))
  const isSame = isUnchanged(request, reply, [VERSION, owner.id, counter, days, ...asked])
  if (isSame) void reply.status(304).send()
  return isSame
}

async function listed<C extends typeof CALLS.listDisputes | typeof CALLS.myDisputes>(input: Input<C, Person>) {
  const { status } = input.query
  if (await isKnownAlready(input, 'list', status)) return TAKEN_OVER
  const all = (await followAll(input.room, input.owner)).map(presentDispute)
  return {
    success: true as const,
    disputes: all.filter(one => status === undefined || isOfStatus(one.status, status)),
  }
}

const listDisputes: Route<typeof CALLS.listDisputes> = { who: 'person', perMinute: 120, handle: listed }
const myDisputes: Route<typeof CALLS.myDisputes> = { who: 'person', perMinute: 120, handle: listed }

// A matter that waits for the person is running too: asked for what is active, it is among them.
function isOfStatus(is: string, asked: string): boolean {
  return is === asked || (asked === 'active' && is === 'awaiting_user_action')
}

const unifiedDisputes: Route<typeof CALLS.unifiedDisputes> = {
  who: 'person',
  perMinute: 120,
  handle: async input => {
    if (await isKnownAlready(input, 'unified')) return TAKEN_OVER
    return presentUnified(await followAll(input.room, input.owner))
  },
}

const disputeStatus: Route<typeof CALLS.disputeStatus> = {
  who: 'owner',
  perMinute: 120,
  handle: async input => {
    if (!(await table.findDispute(input.room.db, input.owner, input.params.id))) throw refuse.notFound()
    if (await isKnownAlready(input, input.params.id)) return TAKEN_OVER
    return detail(input.room, input.owner, input.params.id)
  },
}

const openDispute: Route<typeof CALLS.openDispute> = {
  who: 'owner',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    if (body.analysis_id === undefined && body.collector_name === undefined)
      throw refuse.invalidRequest('name the collector.')
    const id = await open(room, owner, {
      analysisId: body.analysis_id,
      told: {
        collectorName: body.collector_name,
        debtAmount: body.debt_amount === undefined ? undefined : dollars(body.debt_amount),
        accountNumber: body.account_number,
        timeZone: body.time_zone,
      },
    })
    return { success: true, dispute_id: id }
  },
}

const deleteDispute: Route<typeof CALLS.deleteDispute> = {
  who: 'owner',
  handle: async ({ room, owner, params: { id } }) => {
    if (!(await table.findDispute(room.db, owner, id))) throw refuse.notFound()
    const files = await removeEvidenceBytes(room, owner, id)
    await table.removeDispute(room.db, owner, id)
    await recordAudit(room.db, { action: 'dispute-deleted', subject: id, details: { files } })
    return { success: true }
  },
}

const trackSentLetter: Route<typeof CALLS.trackSentLetter> = {
  who: 'owner',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    const row = await openLog(room, owner, body.dispute_id)
    const on = dayOf(body.sent_date, row, room)
    const written = row.log.flatMap(event => (event.kind === 'letter-written' ? [event.about] : []))
    const letter = body.letter_id === undefined ? undefined : written.find(one => one.letterId === body.letter_id)
    if (body.letter_id !== undefined && !letter) throw refuse.notFound()
    const eventId = await table.appendEvent(
      room.db,
      row.id,
      {
        kind: 'letter-sent',
        on,
        by: 'you',
        about: {
          method: body.method,
          ...(body.tracking_number ? { trackingNumber: body.tracking_number } : {}),
          ...(letter ? { letterId: letter.letterId, title: letter.title } : {}),
        },
        ...(body.notes ? { note: body.notes } : {}),
      },
      { at: room.clock.now() },
    )
    return { event_id: eventId, ...(await detail(room, owner, row.id)) }
  },
}

const recordEvent: Route<typeof CALLS.recordEvent> = {
  who: 'owner',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params, body }) => {
    const eventId = await record(room, owner, params.id, body)
    return { event_id: eventId, ...(await detail(room, owner, params.id)) }
  },
}

const withdrawEvent: Route<typeof CALLS.withdrawEvent> = {
  who: 'owner',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params }) => {
    const row = await openLog(room, owner, params.id)
    const event = row.log.find(({ id }) => id === params.event)
    if (!event || event.kind === 'withdrawn') throw refuse.notFound()
    const eventId = await table.appendEvent(
      room.db,
      row.id,
      { kind: 'withdrawn', on: event.on, by: 'you', about: { eventId: event.id } },
      { at: room.clock.now(), key: `withdrawn:${event.id}` },
    )
    return { event_id: eventId, ...(await detail(room, owner, row.id)) }
  },
}

const confirmOutcome: Route<typeof CALLS.confirmOutcome> = {
  who: 'owner',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params, body }) => {
    const row = await openLog(room, owner, params.id)
    const eventId = await table.appendEvent(
      room.db,
      row.id,
      {
        kind: 'outcome-confirmed',
        on: dayOf(body.on, row, room),
        by: 'you',
        about: { outcome: body.outcome, saved: dollars(body.amount_saved) },
        ...(body.notes ? { note: body.notes } : {}),
      },
      { at: room.clock.now() },
    )
    return { event_id: eventId, ...(await detail(room, owner, row.id)) }
  },
}

const MOST_DAYS_AHEAD = 400

const planStep: Route<typeof CALLS.planStep> = {
  who: 'owner',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params, body }) => {
    const { row, view } = await followOne(room, owner, params.id)
    const at = body.at === null ? null : new Date(body.at)
    const now = room.clock.now().getTime()
    if (at && (at.getTime() <= now || at.getTime() > now + MOST_DAYS_AHEAD * 86_400_000))
      throw refuse.invalidRequest('choose a time that is still ahead.')
    const step = at && stepMark(disputeOf(row), view.standing.today)
    await table.updateDispute(room.db, row.id, { plannedFor: at, plannedStep: step })
    return detail(room, owner, row.id)
  },
}

const addEvidence: Route<typeof CALLS.addEvidence> = {
  who: 'owner',
  perMinute: 30,
  bodyBytes: UPLOAD_BYTES,
  handle: async ({ room, owner, params, request }) => {
    if (!(await table.findDispute(room.db, owner, params.id))) throw refuse.notFound()
    const { fields, files } = await receiveForm(request, addEvidenceCall.multipart.fields)
    const [file] = files
    if (!file) throw refuse.invalidRequest('there is no file in it.')
    const eventId = await keepEvidence(room, owner, params.id, { file, eventId: fields.event_id, notes: fields.notes })
    return { event_id: eventId, ...(await detail(room, owner, params.id)) }
  },
}

const evidenceFile: Route<typeof CALLS.evidenceFile> = {
  who: 'owner',
  handle: async ({ room, owner, params }) => {
    const row = (await table.evidenceHeldFor(room.db, owner, params.id)).find(({ id }) => id === params.file)
    const bytes = row && (await room.blobs.get(row.id))
    if (!row || !bytes) throw refuse.notFound()
    const extension = row.mediaType.split('/')[1]!
    return new FileReply({ bytes, mediaType: row.mediaType, fileName: `evidence-${row.id.slice(0, 8)}.${extension}` })
  },
}

const addResponse: Route<typeof CALLS.addResponse> = {
  who: 'owner',
  perMinute: 20,
  bodyBytes: UPLOAD_BYTES,
  handle: async ({ room, owner, params, request }) => {
    const analysisId = await receiveReply(room, owner, params.id, request)
    return { analysis_id: analysisId, ...(await detail(room, owner, params.id)) }
  },
}

const uploadResponse: Route<typeof CALLS.uploadResponse> = {
  who: 'owner',
  perMinute: 20,
  bodyBytes: UPLOAD_BYTES,
  handle: async ({ room, owner, params, request }) => {
    const analysisId = await receiveReply(room, owner, params.id, request)
    const followed = await followOne(room, owner, params.id)
    return {
      success: true,
      analysis_id: analysisId,
      smart_action: presentAction(followed.view.smartAction),
      dispute: presentDetail(followed),
    }
  },
}

const counterLetter: Route<typeof CALLS.counterLetter> = {
  who: 'owner',
  perMinute: CHANGES_A_MINUTE,
  handle: async ({ room, owner, params, body }) => writeCounterLetter(room, owner, params.id, body),
}

async function detail(room: Room, owner: Owner, id: string) {
  return { success: true as const, dispute: presentDetail(await followOne(room, owner, id)) }
}

/** What answers the calls about disputes. */
export const DISPUTE_ROUTES = {
  listDisputes,
  myDisputes,
  unifiedDisputes,
  openDispute,
  disputeStatus,
  deleteDispute,
  trackSentLetter,
  recordEvent,
  withdrawEvent,
  confirmOutcome,
  planStep,
  addEvidence,
  evidenceFile,
  addResponse,
  uploadResponse,
  counterLetter,
}
