import type { Confidence } from '#law/define-rule.ts'
import type { SenderRole } from '#law/facts.ts'
import type { NoticeId } from '#law/statements.ts'
import type { IsoDate } from '#units/iso-date.ts'

/** When a text is required. `elsewhere`: in another paper or on another occasion, so that no letter can show that it is
 *  missing.  `creditor-letter`: when the first lender writes for itself. */
export type Occasion =
  | 'every-letter'
  | 'first-notice'
  | 'time-barred'
  | 'charged-off'
  | 'medical'
  | 'hospital'
  | 'creditor-letter'
  | 'elsewhere'

/** What may be made of a text that is not there. `flag`: a possible violation, when the law is sure and the person
 *  confirmed the occasion.  `ask`: a question to the collector.  `info` and `ignore`: nothing. */
export type AbsenceMeans = 'flag' | 'ask' | 'info' | 'ignore'

/** A text that a state wants on letters about a debt. */
export interface RequiredText {
  readonly id: string
  /** What is wrong when it is missing, in plain words. */
  readonly title: string
  /** What the text says. */
  readonly expected: string
  readonly whyItMatters: string
  readonly statute: string
  readonly senders: readonly SenderRole[]
  /** All of them must hold. */
  readonly occasions: readonly Occasion[]
  /** It is there when one of these groups of phrases is there whole. None: its words cannot tell. */
  readonly knownBy: readonly (readonly string[])[]
  /** Notices of federal law that say the same. */
  readonly orNotices?: readonly NoticeId[]
  /** A license number on the letter is enough. */
  readonly orLicenseNumber?: true
  /** Another wording of the text with this id: it stands for that one and is never missing itself. */
  readonly anotherWordingOf?: string
  /** It may come in a paper of its own within five days, which this letter cannot show. */
  readonly mayFollow?: true
  readonly inForce?: { readonly from?: IsoDate; readonly until?: IsoDate }
  readonly absence: AbsenceMeans
  readonly confidence: Confidence
  readonly note?: string
}

/** Who may collect debts of others in a state, and what a letter shows of it. */
export interface LicenseLaw {
  /** `local`: some cities, not the state.  `paper-only`: a tax or a bond, or a lapse gives no claim. */
  readonly required: 'yes' | 'no' | 'local' | 'paper-only' | 'unknown'
  readonly statute: string
  /** Who keeps the list, as far as we know. */
  readonly register?: string
  readonly note?: string
  readonly confidence: Confidence
}

/** A state's own law on collecting debts.
 *  @law state-collection-laws.json */
export interface CollectionLaw {
  readonly act: {
    readonly name: string
    readonly statute: string
    /** What a court may give under it; never added to the federal figure. */
    readonly damages?: string
    readonly timeToSue?: string
    /** What may turn against the person who sues. */
    readonly caution?: string
  }
  readonly license: LicenseLaw
  readonly requiredTexts: readonly RequiredText[]
  readonly confidence: Confidence
}
