import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Conclusion, ReplyPoint } from './conclusion.ts'
import type { OutcomeId } from './outcomes.ts'

export const SENDING_METHODS = ['certified_mail', 'regular_mail', 'email', 'fax'] as const
export type SendingMethod = (typeof SENDING_METHODS)[number]

/** What the person answered at the thirty-day check-in. */
export const CHECK_IN_ANSWERS = ['nothing', 'asked-for-money', 'reported', 'sued', 'sold'] as const
export type CheckInAnswer = (typeof CHECK_IN_ANSWERS)[number]

export const CONTACTS = ['call', 'text', 'email', 'letter', 'visit'] as const
export type ContactKind = (typeof CONTACTS)[number]

export type EventKind =
  | 'opened'
  | 'letter-written'
  | 'letter-sent'
  | 'delivered'
  | 'reply-received'
  | 'contact-logged'
  | 'checked-in'
  | 'sold'
  | 'sued'
  | 'court-answered'
  | 'reported'
  | 'complaint-filed'
  | 'outcome-confirmed'
  | 'evidence-added'
  | 'noted'
  | 'withdrawn'

/** A collector's answer as it was read and judged. */
export interface ReplyRead {
  readonly conclusion: Conclusion
  readonly answered: readonly ReplyPoint[]
  readonly notAnswered: readonly ReplyPoint[]
  /** Likely violations in the reply itself. */
  readonly newViolations: number
  /** 0 to 1: how surely the paper was read. */
  readonly readingConfidence: number
}

interface About {
  readonly 'letter-written': { readonly letterId: string; readonly template: string; readonly title: string }
  readonly 'letter-sent': {
    readonly method: SendingMethod
    readonly trackingNumber?: string | undefined
    readonly letterId?: string | undefined
    readonly title?: string | undefined
  }
  readonly delivered: { readonly signedFor?: boolean | undefined }
  readonly 'reply-received': ReplyRead & { readonly analysisId: string }
  readonly 'contact-logged': { readonly contact: ContactKind; readonly askedForMoney: boolean }
  readonly 'checked-in': { readonly answer: CheckInAnswer }
  readonly sold: { readonly to?: string | undefined }
  readonly sued: { readonly answerBy?: IsoDate | undefined }
  readonly 'outcome-confirmed': { readonly outcome: OutcomeId; readonly saved: Cents }
  readonly withdrawn: { readonly eventId: string }
}

interface Entry<Kind extends EventKind> {
  readonly id: string
  readonly kind: Kind
  /** The day it happened; not the day it was written down. */
  readonly on: IsoDate
  /** Who did it. */
  readonly by: 'you' | 'collector' | 'writeback'
  readonly note?: string | undefined
}

type EventOf<Kind extends EventKind> = Kind extends keyof About
  ? Entry<Kind> & { readonly about: About[Kind] }
  : Entry<Kind>

/** One line of a dispute's log. The log is only ever added to: what was wrong is withdrawn by a further line. */
export type DisputeEvent = { [Kind in EventKind]: EventOf<Kind> }[EventKind]
export type DisputeEventOf<Kind extends EventKind> = Extract<DisputeEvent, { kind: Kind }>
