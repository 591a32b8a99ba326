import type { IsoDate } from '#units/iso-date.ts'

/** How a collector reached a person. */
export const CONTACT_WAYS = ['call', 'text', 'email', 'visit'] as const
export type ContactWay = (typeof CONTACT_WAYS)[number]

/** What a person told the collector to stop. */
export const REQUESTS = ['stop-all', 'not-at-work', 'bad-time-or-place', 'no-calls', 'no-texts', 'no-emails'] as const
export type RequestKind = (typeof REQUESTS)[number]

export const PLACES = ['home', 'work', 'elsewhere'] as const

/** Who else was reached, and what they learned. A spouse and one's lawyer count as oneself.  @law 15 USC 1692c(b), (d) */
export interface ThirdParty {
  readonly who: 'spouse-or-lawyer' | 'somebody-else'
  readonly told: 'debt' | 'only-asked-where' | 'not-sure'
}

/** One contact about one debt, as the person wrote it down. What is undefined was not said, and proves nothing. */
export interface Contact {
  readonly id: string
  readonly way: ContactWay
  /** The day where the person was. */
  readonly on: IsoDate
  /** Hour and minute where the person was, as 07:59. */
  readonly at: string | undefined
  /** They spoke with each other. */
  readonly talked?: boolean | undefined
  /** The person had asked for it, or it answers a message of theirs. */
  readonly askedFor?: boolean | undefined
  readonly place?: (typeof PLACES)[number] | undefined
  /** At the time or place the person had told them is bad. */
  readonly atBadTimeOrPlace?: boolean | undefined
  readonly thirdParty?: ThirdParty | undefined
  /** It only said that they stop, or that they may or will use a remedy such as a lawsuit. */
  readonly onlyLastNotice?: boolean | undefined
  /** Something outlasts memory: a call list, a voicemail, the message itself, a witness's note. */
  readonly hasProof: boolean
  /** Written down by the next day. */
  readonly writtenAtOnce: boolean
}

export interface StopRequest {
  readonly kind: RequestKind
  /** The day the collector had it: a letter counts from receipt. */
  readonly on: IsoDate
  readonly inWriting: boolean
}

/** Everything written down about one debt. */
export interface ContactLog {
  readonly contacts: readonly Contact[]
  readonly requests: readonly StopRequest[]
}

/** What a finding rests on: something that outlasts memory, notes made at once, or memory alone. */
export type EvidenceGrade = 'documented' | 'noted' | 'remembered'

/** What the log shows of one rule of the catalogue. */
export interface Breach {
  readonly ruleId:
    | 'call-frequency'
    | 'inconvenient-time-or-place'
    | 'workplace-contact'
    | 'third-party-told'
    | 'cease-letter-ignored'
    | 'medium-opt-out-ignored'
  /** Where the title of the rule says more than the log shows. */
  readonly title?: string
  /** Plain words: what was counted. */
  readonly shows: string
  /** The contacts it rests on, by id, earliest first. */
  readonly contacts: readonly string[]
  readonly grade: EvidenceGrade
}
