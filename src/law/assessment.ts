import type { Cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import type { Evidence } from './fact.ts'
import type { ConsumerFactValues, ScamSign } from './facts.ts'
import type { FlowId } from './flows/flow.ts'
import type { RuleResults } from './judge-rules.ts'
import type { ModelElementId } from './model-form-words.ts'
import type { RuleQuestion } from './questions.ts'
import type { KindOfPaper } from './kind-of-paper.ts'
import type { StateLawResults } from './state-findings.ts'

/** Everything the law says about one paper on one day. Pure: the same facts and day give the same assessment. */
export interface Assessment {
  readonly on: IsoDate
  /** The day the oldest part of the law used here was last checked. */
  readonly lawAsOf: IsoDate
  /** The day after which it is due for another look. */
  readonly lawExpiresOn: IsoDate
  readonly state: StateCode | undefined
  readonly kindOfPaper: KindOfPaper | undefined
  readonly courtPaper: CourtPaper | undefined
  readonly originalCreditorOnly: boolean
  readonly scamSigns: readonly ScamSign[]
  /** Situations that need their own way, the most pressing first. */
  readonly flows: readonly FlowId[]
  readonly rules: RuleResults
  /** What the chosen state's own law says, apart from the federal rules and not counted with them. */
  readonly stateLaw: StateLawResults | undefined
  /** Answers that could change the findings, most telling first; those of the time limit stand with it. */
  readonly questions: readonly RuleQuestion[]
  readonly timeLimit: TimeLimit
  readonly deadlines: readonly Deadline[]
  /** 0 to 100, about the letter's conduct, not money.  @law strategy.md 3 */
  readonly severityScore: number
  readonly strategy: Strategy
  readonly strengthEstimate: StrengthEstimate
  readonly urgency: Urgency
  readonly modelNotice: ModelNoticeComparison
  /** Empty where an offer could do harm. */
  readonly settlementOptions: readonly SettlementOption[]
}

export interface CourtPaper {
  readonly kind: 'summons-or-complaint' | 'judgment' | 'garnishment'
  /** The words of the paper about time, exactly as printed. */
  readonly words: string | undefined
  /** Last day to answer, only when the paper gives days and the day of service is known; the earlier of paper and rule. */
  readonly answerBy: IsoDate | undefined
  readonly rule: string | undefined
  readonly note: string | undefined
}

export type TimeLimitVerdict =
  | 'likely_time_barred'
  | 'likely_not_time_barred'
  | 'depends'
  | 'unknown'
  | 'not_applicable'

/** Whether the time to sue has run out. Never a bare yes: dates, statute and reason come with it.  @law limitations.md 1 */
export interface TimeLimit {
  readonly verdict: TimeLimitVerdict
  /** The range in which the last day to sue falls. */
  readonly earliestOn: IsoDate | undefined
  readonly latestOn: IsoDate | undefined
  readonly statute: string | undefined
  readonly why: string
  /** What would decide it, as questions with the fact they fill. */
  readonly questions: readonly { readonly fact: keyof ConsumerFactValues; readonly ask: string }[]
  /** What may restart the clock here, and what not to do. */
  readonly warning: string
  readonly confidence: 'high' | 'medium' | 'low'
}

export type DeadlineId =
  | 'answer-court-papers'
  | 'court-hearing'
  | 'validation-period-ends'
  | 'mail-by'
  | 'reply-check'
  | 'sue-collector-by'
  | 'offer-expires'
  | 'report-obsolete'
  | 'exemption-claim'

export interface Deadline {
  readonly id: DeadlineId
  readonly on: IsoDate
  readonly basis: string
  /** Counted from an assumed day, not one the person told us. */
  readonly assumed: boolean
  readonly what: string
  readonly whatIsLost: string
}

export type StrategyName =
  | 'ATTORNEY NOW'
  | 'DEBT VALIDATION REQUEST'
  | 'DISPUTE'
  | 'CEASE AND DESIST'
  | 'STATUTE OF LIMITATIONS DEFENSE'
  | 'SETTLEMENT NEGOTIATION'
  | 'ATTORNEY REPRESENTATION NOTICE'
  | 'FDCPA VIOLATION DEMAND'

export interface Strategy {
  readonly recommended: StrategyName
  /** In table order. */
  readonly alternatives: readonly StrategyName[]
  /** Why, in plain words, with the facts used and what would change it. */
  readonly why: string
  readonly wouldChange: readonly string[]
}

/** A rule of thumb, never a measured success rate; null on court papers.  @law decision 15 */
export interface StrengthEstimate {
  readonly percent: number | null
  readonly factors: readonly { readonly label: string; readonly points: number }[]
}

export interface Urgency {
  readonly level: 'critical' | 'high' | 'medium' | 'low'
  readonly messages: readonly string[]
}

/** The notice beside the CFPB's model form B-1. */
export interface ModelNoticeComparison {
  readonly compared: boolean
  /** The form is shown in the letter's language. */
  readonly language: 'en' | 'es'
  /** In the order of the form. */
  readonly elements: readonly {
    readonly id: ModelElementId
    readonly state: 'present' | 'different' | 'missing'
    /** The form itself may leave it out. */
    readonly isOptional: boolean
    /** Where the letter has it; of a missing one, what stands there of it. */
    readonly evidence: readonly Evidence[]
  }[]
}

/** A starting point for talks, illustrative. */
export interface SettlementOption {
  readonly amount: Cents
  readonly savings: Cents
  readonly percent: number
}
