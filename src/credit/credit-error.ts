import type { Evidence } from '#law/fact.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { IsoMonth } from '#units/iso-month.ts'
import type { CreditErrorKind } from './error-kinds.ts'
import type { Bureau } from './report.ts'

/** How much it is: `violation`: the paper itself shows it is against the law or cannot be right. `policy`, `practice`: the
 *  bureaus say or usually do so; no law; word it as a request. `confirm`: the paper gives reason to ask, and the person must
 *  say. `told`: rests on what the person told. `contested`: courts or agencies disagree. */
export type Certainty = 'violation' | 'policy' | 'practice' | 'confirm' | 'told' | 'contested'

/** A label and value exactly as the report prints them, for the letter to quote. */
export interface QuotedField {
  readonly label: string
  readonly value: string
  readonly evidence: readonly Evidence[]
}

/** One step of the reckoning: "Date of first delinquency" 2019-03-18, "plus 180 days" 2019-09-14. */
export interface DateStep {
  readonly label: string
  readonly date: IsoDate | IsoMonth
}

/** A likely error in a report: what, where, why, what law, what proof helps. */
export interface CreditError {
  /** Stable for the same report: `old_reaged:equifax-5`. */
  readonly id: string
  readonly kind: CreditErrorKind
  /** The bureau that reports it: whom to write to. One entry of a tri-merge that differs between bureaus names each. */
  readonly bureaus: readonly Bureau[]
  /** Id of the tradeline, inquiry, record or personal item it is about; `equifax-file` for a bureau's whole file. */
  readonly ref: string
  /** What else of the report it rests on. */
  readonly related: readonly string[]
  readonly certainty: Certainty
  /** Plain words: why. */
  readonly reason: string
  readonly quotes: readonly QuotedField[]
  readonly dates: readonly DateStep[]
  /** What the person must confirm before a letter may say it; absent when the paper proves it. */
  readonly confirm?: string
  /** 0 to 1: the surest reading it rests on times how sure the comparison is. */
  readonly confidence: number
  /** The letter it joins: an analysis of a collection letter about the same debt. */
  readonly analysisId?: string
}
