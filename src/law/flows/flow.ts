import type { Citation } from '#law/citations.ts'
import type { Confidence } from '#law/define-rule.ts'
import type { AllFacts } from '#law/facts.ts'
import type { Truth } from '#law/three-valued.ts'
import type { IsoDate } from '#units/iso-date.ts'

/** Papers and situations that need another way than a letter to the collector. */
export type FlowId =
  | 'court-papers'
  | 'scam'
  | 'bankruptcy'
  | 'identity-theft'
  | 'deceased'
  | 'business-debt'
  | 'original-creditor'
  | 'not-a-collection-letter'

export interface FlowStep {
  /** What to do, as one short request. */
  readonly text: string
  readonly why: string
  readonly link?: { readonly label: string; readonly url: string }
  readonly cites?: readonly Citation[]
}

/** A yes that only the person can give and that makes this their way. */
export interface FlowAnswer {
  readonly label: string
  readonly fact: 'identityTheft' | 'debtDischarged' | 'stayInForce' | 'consumerDeceased' | 'debtPurpose'
  readonly value: true | 'business'
}

/** What to do now in one situation. Facts of the law and places to turn to; never advice on one case. Free for everyone.
 *  @law decision 6; issue 4 (6) */
export interface Flow {
  readonly id: FlowId
  readonly title: string
  readonly lead: string
  /** In the order to do it. */
  readonly steps: readonly [FlowStep, ...FlowStep[]]
  readonly never: readonly string[]
  /** How it is offered where only the person can tell. */
  readonly question?: string
  readonly answers?: readonly FlowAnswer[]
  /** Where the person can go on to, in words; absent where a letter would help nobody. */
  readonly goOn?: string
  readonly sources: readonly { readonly title: string; readonly url: string }[]
  readonly confidence: Confidence
  readonly checkedOn: IsoDate
  readonly expiresOn: IsoDate
  /** Set when a lawyer has read it. */
  readonly reviewedByCounsel?: IsoDate
  /** Only true leads here; unknown never does. */
  readonly fits: (facts: AllFacts) => Truth
}
