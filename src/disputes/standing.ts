import { addDays, type IsoDate } from '#units/iso-date.ts'
import type { Conclusion } from './conclusion.ts'
import type { Dispute } from './dispute.ts'
import type { CheckInAnswer, DisputeEvent, DisputeEventOf, EventKind } from './event.ts'

export const STATE_IDS = [
  'drafted',
  'sent',
  'delivered',
  'silent',
  'validated',
  'replied-in-part',
  'ignored-the-question',
  'amount-changed',
  'collecting-on',
  'unclear-reply',
  'closed',
  'sold',
  'sued',
  'reported',
  'complained',
  'resolved',
] as const
export type StateId = (typeof STATE_IDS)[number]

/** Where a matter stands on one day: the log, told in a few words. */
export interface Standing {
  readonly state: StateId
  /** The day this state began. */
  readonly since: IsoDate
  readonly today: IsoDate
  /** Letters and replies that passed between the two, contacts included. */
  readonly interactions: number
  readonly sent: DisputeEventOf<'letter-sent'> | undefined
  readonly delivered: DisputeEventOf<'delivered'> | undefined
  readonly reply: DisputeEventOf<'reply-received'> | undefined
  readonly outcome: DisputeEventOf<'outcome-confirmed'> | undefined
  readonly answerBy: IsoDate | undefined
  /** The day the court was answered. */
  readonly courtAnsweredOn: IsoDate | undefined
  /** The last check-in at which nothing had come. */
  readonly quietOn: IsoDate | undefined
  readonly mailBy: IsoDate | undefined
  readonly sueBy: IsoDate | undefined
}

/** After this many days without a word we ask what happened. No law sets a day for an answer.  @law decision 18 */
export const CHECK_IN_DAYS = 30

const BY_CONCLUSION: Readonly<Record<Conclusion, StateId>> = {
  validated: 'validated',
  partially: 'replied-in-part',
  ignored_the_question: 'ignored-the-question',
  closed_account: 'closed',
  amount_changed: 'amount-changed',
  continued_collection: 'collecting-on',
  acknowledged: 'delivered',
  unclear: 'unclear-reply',
}

const BY_ANSWER: Readonly<Record<Exclude<CheckInAnswer, 'nothing'>, StateId>> = {
  'asked-for-money': 'collecting-on',
  reported: 'reported',
  sued: 'sued',
  sold: 'sold',
}

const INTERACTIONS: readonly EventKind[] = [
  'letter-sent',
  'reply-received',
  'contact-logged',
  'sold',
  'sued',
  'reported',
  'complaint-filed',
]

/** Reads the log up to a day. A lawsuit stays the state until the matter ended, whatever mail comes
 *  between; a call in the pause counts as collecting only when it asked for money.
 *  @example standingOf(aLetterMailedOnNov3, day('2026-11-10')).state // 'sent' */
export function standingOf(dispute: Dispute, today: IsoDate): Standing {
  const log = happened(dispute.log, today)
  let at: { state: StateId; since: IsoDate } = { state: 'drafted', since: dispute.openedOn }
  let isSued = false
  for (const event of log) {
    const next = stateAfter(event, at.state)
    if (next === undefined || (isSued && next !== 'resolved')) continue
    isSued = next === 'sued'
    at = { state: next, since: event.on }
  }
  const sent = last(log, 'letter-sent')
  const delivered = sent && last(log.slice(log.indexOf(sent)), 'delivered')
  const quiet = log.findLast(event => event.kind === 'checked-in' && event.about.answer === 'nothing')
  const waitsSince = delivered?.on ?? sent?.on
  const isSilent =
    (at.state === 'sent' || at.state === 'delivered') &&
    waitsSince !== undefined &&
    today >= addDays(waitsSince, CHECK_IN_DAYS)
  const suit = last(log, 'sued')
  return {
    ...(isSilent ? { state: 'silent', since: addDays(waitsSince, CHECK_IN_DAYS) } : at),
    today,
    interactions: log.filter(({ kind }) => INTERACTIONS.includes(kind)).length,
    sent,
    delivered,
    reply: last(log, 'reply-received'),
    outcome: last(log, 'outcome-confirmed'),
    answerBy: suit?.about.answerBy,
    courtAnsweredOn: suit && last(log.slice(log.indexOf(suit)), 'court-answered')?.on,
    quietOn: quiet && waitsSince && quiet.on >= waitsSince ? quiet.on : undefined,
    mailBy: dispute.mailBy,
    sueBy: dispute.sueBy,
  }
}

/** What counts of a log on a day, oldest first: nothing withdrawn, nothing dated later. */
export function happened(log: readonly DisputeEvent[], today: IsoDate): readonly DisputeEvent[] {
  const withdrawn = new Set(log.flatMap(event => (event.kind === 'withdrawn' ? [event.about.eventId] : [])))
  return log
    .filter(event => event.kind !== 'withdrawn' && !withdrawn.has(event.id) && event.on <= today)
    .map((event, at) => ({ event, at }))
    .sort((a, b) => (a.event.on === b.event.on ? a.at - b.at : a.event.on < b.event.on ? -1 : 1))
    .map(({ event }) => event)
}

/** The state an event leads to; undefined when it changes none. */
function stateAfter(event: DisputeEvent, state: StateId): StateId | undefined {
  switch (event.kind) {
    case 'letter-sent':
      return 'sent'
    case 'delivered':
      return state === 'sent' ? 'delivered' : undefined
    case 'reply-received':
      return BY_CONCLUSION[event.about.conclusion]
    case 'contact-logged':
      return event.about.askedForMoney && state !== 'drafted' ? 'collecting-on' : undefined
    case 'checked-in':
      return event.about.answer === 'nothing' ? undefined : BY_ANSWER[event.about.answer]
    case 'sold':
    case 'sued':
    case 'reported':
      return event.kind
    case 'complaint-filed':
      return 'complained'
    case 'outcome-confirmed':
      return 'resolved'
    case 'opened':
    case 'letter-written':
    case 'court-answered':
    case 'evidence-added':
    case 'noted':
    case 'withdrawn':
      return undefined
  }
}

function last<Kind extends EventKind>(log: readonly DisputeEvent[], kind: Kind): DisputeEventOf<Kind> | undefined {
  return log.findLast((event): event is DisputeEventOf<Kind> => event.kind === kind)
}
