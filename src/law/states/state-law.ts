import type { Confidence } from '#law/define-rule.ts'
import type { SenderRole } from '#law/facts.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import type { CollectionLaw } from './collection-law.ts'

/** The kinds of claim a time limit is set for. A debt may fall under several. */
export type PeriodClass =
  | 'written-contract'
  | 'open-account'
  | 'credit-card'
  | 'oral-contract'
  | 'promissory-note'
  | 'sale-of-goods'
  | 'medical'
  | 'judgment'

/** What stands behind a figure: the statute itself, a court's opinion, a page that agrees, or nothing re-read. */
export type Source =
  | { readonly read: 'statute' | 'opinion' | 'secondary'; readonly url: string }
  | { readonly read: 'nothing' }

export interface Period {
  /** The longest credible period: the only figure on which "likely time-barred" may rest. */
  readonly years: number
  /** A shorter period some courts apply. Between the two the answer is always "depends". */
  readonly contested?: {
    readonly shorterYears: number
    readonly usual: 'shorter' | 'longer' | 'unsettled'
    /** Where the shorter one stands, when not in `statute`. */
    readonly statute?: string
    readonly why: string
  }
  readonly statute: string
  readonly note?: string
  readonly confidence: Confidence
  readonly source: Source
}

/** `limited` and `unclear` are always treated as "may restart". */
export type RestartEffect = 'yes' | 'no' | 'limited' | 'unclear'

interface BeforeAndAfter {
  readonly beforeExpiry: RestartEffect
  readonly afterExpiry: RestartEffect
}

/** What starts the time again. */
export interface Restart {
  readonly payment: BeforeAndAfter
  /** A signed or electronic writing that admits the debt. */
  readonly writing: BeforeAndAfter
  readonly spoken: BeforeAndAfter
  /** Kinds of claim that a payment never starts again. */
  readonly neverByPayment?: readonly PeriodClass[]
  /** The day since which a "no" after expiry is the law; an older act counts as unclear. */
  readonly afterExpirySince?: IsoDate
  /** Holders for whom nothing done after expiry, since that day, starts the time again. */
  readonly nothingRevivesFor?: { readonly holders: readonly SenderRole[]; readonly since: IsoDate }
  readonly statute: string
  readonly note: string
  readonly confidence: Confidence
}

export interface ClockStart {
  /** `last-charge-or-payment`: whichever is later.  `first-missed-payment`: the first one never caught up. */
  readonly from: 'first-missed-payment' | 'last-charge-or-payment'
  readonly offsetDays?: number
  /** Kinds of claim whose clock may run from the last charge or payment instead. */
  readonly laterForLastItem?: readonly PeriodClass[]
  /** What a medical bill's own clock starts at. */
  readonly medicalFrom?: 'treatment' | 'treatment-or-last-payment' | 'referral-to-collections' | 'invoice-due'
  readonly rule: string
  readonly statute: string | null
  readonly confidence: Confidence
}

/** Law that changed keeps its past. */
export type LawChange =
  /** Suits filed before `on` have these years; with no figure for a kind, older law that is not recorded here. */
  | {
      readonly kind: 'suits-filed-before'
      readonly on: IsoDate
      readonly statute: string
      readonly years: Partial<Readonly<Record<PeriodClass, number>>>
      readonly what: string
    }
  /** Claims that fell due before `on` keep their old period, but none outlives `neverAfter`. */
  | {
      readonly kind: 'claims-due-before'
      readonly on: IsoDate
      readonly statute: string
      readonly years: Partial<Readonly<Record<PeriodClass, number>>>
      readonly shorterYears?: Partial<Readonly<Record<PeriodClass, number>>>
      readonly neverAfter: IsoDate
      readonly what: string
    }
  /** Contracts made on or after `on` have these years at most. */
  | {
      readonly kind: 'signed-since'
      readonly on: IsoDate
      readonly statute: string
      readonly years: Partial<Readonly<Record<PeriodClass, number>>>
      readonly what: string
    }
  /** It is not settled which law older claims fall under; the shorter and the longer reading both stand. */
  | {
      readonly kind: 'unsettled-before'
      readonly on: IsoDate
      readonly classes: readonly PeriodClass[]
      readonly what: string
    }
  | { readonly kind: 'history'; readonly on: IsoDate; readonly what: string }

export interface AnswerRule {
  /** Calendar days from service in the general court. The words on the summons control. */
  readonly days: number
  readonly rule: string
  readonly note: string
  /** How this state counts, where it is not days from service. */
  readonly counting?:
    | { readonly kind: 'monday-next-after' }
    | { readonly kind: 'return-date'; readonly appearanceDays: number }
    | { readonly kind: 'manner-of-service'; readonly otherwiseDays: number }
  /** The court most debt suits are in. */
  readonly limitedCourt: {
    readonly name: string
    readonly act: 'answer' | 'notice-of-defense' | 'appear' | 'date-on-notice'
    readonly days?: number
    readonly rule: string
    readonly confidence: Confidence
  }
  readonly confidence: Confidence
  readonly source: Source
}

/** One state's law: time limits, what starts them again, and how long a sued person has to answer.
 *  Every figure was checked on `checkedOn` and is due for another look on `expiresOn`.  @law limitations.md */
export interface StateLaw {
  readonly code: StateCode
  readonly checkedOn: IsoDate
  readonly expiresOn: IsoDate
  /** Set when a lawyer has read the whole file. */
  readonly reviewedByCounsel?: IsoDate
  readonly periods: Readonly<Record<PeriodClass, Period>>
  /** The longer period of a paper under seal (or, where `orWitnessed`, signed before a witness). Loans and notes only. */
  readonly sealedInstrument?: {
    readonly years: number
    readonly orWitnessed?: true
    /** Loan papers here often carry a seal: until the person has looked, nothing is called time-barred. */
    readonly commonOnLoans?: true
    readonly statute: string
    readonly confidence: Confidence
  }
  /** No period is longer than this when a debt collector, not the first lender, collects. */
  readonly collectorCap?: { readonly years: number; readonly statute: string; readonly confidence: Confidence }
  readonly clockStart: ClockStart
  readonly restart: Restart
  /** The statute under which the debt itself ends with the time to sue. */
  readonly extinguishedBy?: string
  /** Days the clock stood still when the courts closed in 2020. */
  readonly courtClosure2020?:
    | { readonly days: number; readonly basis: string }
    | { readonly days: 'open-ended'; readonly dueBefore: IsoDate; readonly basis: string }
  /** A contract may waive the time limit here. */
  readonly contractMayWaive?: true
  /** The act that stops the clock. */
  readonly suitCountsFrom: 'filing' | 'service' | 'filing-if-served-in-90-days'
  /** When time away from the state does not count. */
  readonly absence: string
  readonly changes: readonly LawChange[]
  /** When another state's shorter period may help. An argument only, never a verdict. */
  readonly borrowing: {
    readonly exists: boolean
    readonly notForConsumerDebt?: true
    readonly statute: string | null
    readonly note?: string
    readonly confidence: Confidence
  }
  /** A notice a letter about a time-barred debt must carry here. */
  readonly timeBarredNotice?: {
    readonly statute: string
    readonly summary: string
    readonly confidence: Confidence
    readonly source: Source
  }
  /** A state rule against suing on a time-barred debt, besides the federal one. */
  readonly suitBar?: {
    readonly statute: string
    readonly appliesTo: string
    readonly note?: string
    readonly confidence: Confidence
    readonly source: Source
  }
  readonly answer: AnswerRule
  readonly collection: CollectionLaw
}
