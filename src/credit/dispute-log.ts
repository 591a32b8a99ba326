import type { IsoDate } from '#units/iso-date.ts'
import type { Bureau } from './report.ts'

/** What a bureau's answer can be recorded as. */
export const ANSWERS = ['deleted', 'updated', 'verified', 'frivolous', 'no_response'] as const
export type RecordedAnswer = (typeof ANSWERS)[number]

interface About {
  readonly 'letter-written': { readonly letterId: string; readonly template: string; readonly title: string }
  readonly 'letter-sent': {
    readonly template: string
    readonly method: 'certified_mail' | 'regular_mail' | 'email' | 'fax'
    readonly trackingNumber?: string | undefined
    readonly letterId?: string | undefined
  }
  readonly delivered: object
  /** More that matters was sent while the bureau's first thirty days ran. */
  readonly 'more-sent': object
  readonly answered: {
    readonly answer: RecordedAnswer
    /** Read from an uploaded letter, or told by the person. */
    readonly from: 'letter' | 'person'
    readonly reasons: readonly string[]
    /** A fact the bureau says it was told, as printed. */
    readonly newInformation?: string | undefined
    /** More than one result in the same letter. */
    readonly isMixed: boolean
    /** Ids of the items that stay disputed. */
    readonly stillDisputed: readonly string[]
  }
  readonly reinserted: { readonly reinsertedOn: IsoDate; readonly wasNoticed: boolean }
  readonly 'complaint-filed': object
  readonly noted: object
  readonly withdrawn: { readonly eventId: string }
}

export type CreditEventKind = keyof About

/** One line of a credit dispute's log, about one bureau. Only ever added to: what was wrong is withdrawn by a further line. */
export type CreditEvent = {
  [Kind in CreditEventKind]: {
    readonly id: string
    readonly kind: Kind
    readonly bureau: Bureau
    /** The day it happened; not the day it was written down. */
    readonly on: IsoDate
    readonly about: About[Kind]
    readonly note?: string | undefined
  }
}[CreditEventKind]

/** The log without what was taken back, by day; lines of one day keep their order. */
export function standingLines(log: readonly CreditEvent[]): readonly CreditEvent[] {
  const withdrawn = new Set(log.flatMap(event => (event.kind === 'withdrawn' ? [event.about.eventId] : [])))
  return log
    .filter(event => event.kind !== 'withdrawn' && !withdrawn.has(event.id))
    .toSorted((a, b) => (a.on < b.on ? -1 : a.on > b.on ? 1 : 0))
}
