import type { NewEvent } from '#contract/disputes.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { todayOf } from './follow.ts'
import * as table from './table.ts'

const MOST_EVENTS = 1000

/** Writes down what the person says happened.
 *  Refuses: another's dispute, a day that is yet to come, a delivery without a letter sent before it. */
export async function recordEvent(room: Room, owner: Owner, disputeId: string, event: NewEvent): Promise<string> {
  const row = await openLog(room, owner, disputeId)
  const on = dayOf(event.on, row, room)
  if (event.kind === 'delivered' && !row.log.some(one => one.kind === 'letter-sent' && one.on <= on))
    throw refuse.invalidRequest('no letter was sent before that day.')
  const note = event.notes ? { note: event.notes } : {}
  const append = (line: Parameters<typeof table.appendEvent>[2]) =>
    table.appendEvent(room.db, disputeId, line, { at: room.clock.now() })
  switch (event.kind) {
    case 'delivered':
      return append({ kind: 'delivered', on, by: 'you', about: { signedFor: event.signed_for }, ...note })
    case 'contact-logged':
      return append({
        kind: 'contact-logged',
        on,
        by: 'collector',
        about: { contact: event.contact, askedForMoney: event.asked_for_money },
        ...note,
      })
    case 'checked-in':
      return append({ kind: 'checked-in', on, by: 'you', about: { answer: event.answer }, ...note })
    case 'sold':
      return append({ kind: 'sold', on, by: 'collector', about: { to: event.to }, ...note })
    case 'sued':
      return append({
        kind: 'sued',
        on,
        by: 'collector',
        about: { answerBy: event.answer_by === undefined ? undefined : isoDate(event.answer_by) },
        ...note,
      })
    case 'reported':
      return append({ kind: 'reported', on, by: 'collector', ...note })
    case 'court-answered':
    case 'complaint-filed':
    case 'noted':
      return append({ kind: event.kind, on, by: 'you', ...note })
  }
}

/** One's own dispute, whose log may grow.  Refuses: another's dispute, and a log that is full. */
export async function openLog(room: Pick<Room, 'db'>, owner: Owner, disputeId: string) {
  const row = await table.findDispute(room.db, owner, disputeId)
  if (!row) throw refuse.notFound()
  if (row.log.length >= MOST_EVENTS) throw refuse.invalidRequest('this log is full.')
  return row
}

/** A day that was told; refuses one that is yet to come where the person lives. */
export function dayOf(text: string, row: table.DisputeRow, { clock }: Pick<Room, 'clock'>): IsoDate {
  const day = isoDate(text)
  if (!day) throw refuse.invalidRequest('there is no such day.')
  if (day > todayOf(row, clock)) throw refuse.invalidRequest('that day is yet to come.')
  return day
}
