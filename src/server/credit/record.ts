import type { z } from 'zod'
import type { NewCreditEvent, recordBureauAnswer } from '#contract/credit-disputes.ts'
import { standingLines } from '#credit/dispute-log.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { followCredit, withBureau, type FollowedCredit } from './follow.ts'
import * as table from './table.ts'

const MOST_EVENTS = 500

/** Writes down what the person says happened with a bureau.
 *  Refuses: another's dispute, a bureau it is not with, a day to come, a delivery before anything was sent, another's letter. */
export async function recordCreditEvent(room: Room, owner: Owner, id: string, event: NewCreditEvent): Promise<string> {
  const followed = await openLog(room, owner, id)
  withBureau(followed, event.bureau)
  const on = dayOf(event.on, followed)
  const line = { bureau: event.bureau, on, ...(event.notes ? { note: event.notes } : {}) }
  const append = (one: Parameters<typeof table.appendEvent>[2]) =>
    table.appendEvent(room.db, id, one, { at: room.clock.now() })
  switch (event.kind) {
    case 'letter-sent':
      if (event.letter_id && !followed.letters.some(({ row }) => row.id === event.letter_id)) throw refuse.notFound()
      return append({
        ...line,
        kind: 'letter-sent',
        about: {
          template: event.template,
          method: event.method,
          ...(event.tracking_number ? { trackingNumber: event.tracking_number } : {}),
          ...(event.letter_id ? { letterId: event.letter_id } : {}),
        },
      })
    case 'delivered':
      if (!wasSentBy(followed, event.bureau, on)) throw refuse.invalidRequest('no letter was sent before that day.')
      return append({ ...line, kind: 'delivered', about: {} })
    case 'reinserted':
      return append({ ...line, kind: 'reinserted', about: { reinsertedOn: on, wasNoticed: event.was_noticed } })
    case 'more-sent':
    case 'complaint-filed':
    case 'noted':
      return append({ ...line, kind: event.kind, about: {} })
  }
}

/** Writes down a bureau's answer as the person tells it. */
export async function recordAnswer(
  room: Room,
  owner: Owner,
  id: string,
  told: z.output<typeof recordBureauAnswer.body>,
): Promise<string> {
  const followed = await openLog(room, owner, id)
  const { standing, kept } = withBureau(followed, told.bureau)
  if (standing.sentOn === undefined) throw refuse.invalidRequest('no letter to this bureau is recorded as sent.')
  const on = told.on === undefined ? followed.today : dayOf(told.on, followed)
  return table.appendEvent(
    room.db,
    id,
    {
      kind: 'answered',
      bureau: told.bureau,
      on,
      about: {
        answer: told.response_type,
        from: 'person',
        reasons: told.reasons,
        isMixed: false,
        stillDisputed: told.response_type === 'deleted' ? [] : kept.items.map(item => item.id),
      },
      ...(told.details ? { note: told.details } : {}),
    },
    { at: room.clock.now() },
  )
}

/** Takes back a line that was wrong. Twice is once.  Refuses: a line of another dispute. */
export async function withdraw(room: Room, owner: Owner, id: string, eventId: string): Promise<string> {
  const followed = await openLog(room, owner, id)
  const line = followed.events.find(event => event.id === eventId)
  if (!line || line.kind === 'withdrawn' || line.kind === 'letter-written') throw refuse.notFound()
  return table.appendEvent(
    room.db,
    id,
    { kind: 'withdrawn', bureau: line.bureau, on: followed.today, about: { eventId } },
    { at: room.clock.now(), key: `withdrawn:${eventId}` },
  )
}

/** One's own dispute, whose log may grow.  Refuses: another's dispute, and a log that is full. */
export async function openLog(room: Room, owner: Owner, id: string): Promise<FollowedCredit> {
  const followed = await followCredit(room, owner, id)
  if (followed.events.length >= MOST_EVENTS) throw refuse.invalidRequest('this log is full.')
  return followed
}

function dayOf(text: string, { today }: FollowedCredit): IsoDate {
  const day = isoDate(text)
  if (!day) throw refuse.invalidRequest('there is no such day.')
  if (day > today) throw refuse.invalidRequest('that day is yet to come.')
  return day
}

function wasSentBy({ events }: FollowedCredit, bureau: string, on: IsoDate): boolean {
  return standingLines(events.map(table.eventOf)).some(
    event => event.kind === 'letter-sent' && event.bureau === bureau && event.on <= on,
  )
}
