import type { Evidence } from '#law/fact.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Bureau } from './report.ts'

/** What a bureau's answer concludes. `unknown`: could not be told from what was read; the person is asked. */
export type AnswerKind = 'deleted' | 'updated' | 'verified' | 'frivolous' | 'reinsertion' | 'unknown'

export type ItemResult = 'deleted' | 'updated' | 'verified' | 'not-investigated' | 'reinserted' | 'unknown'

/** One item we disputed, by its names on the report; `field` is the printed label that was said to be wrong. */
export interface DisputedItem {
  readonly id: string
  readonly creditor: string
  readonly account?: string
  readonly field?: string
  readonly wanted?: string
}

export interface AnsweredItem {
  /** The disputed item this answers, when it was matched. */
  readonly disputedId?: string
  readonly creditor: string
  readonly account?: string
  readonly result: ItemResult
  /** Undefined: not said. Only a change of the disputed field makes an item updated. */
  readonly disputedFieldChanged?: boolean
  readonly changes: readonly { readonly field: string; readonly before?: string; readonly after: string }[]
  /** What the bureau says it was told, as printed. */
  readonly newInformation?: string
  readonly originalCreditor?: string
  /** Reinsertion: what it says of each. */
  readonly removedOn?: IsoDate
  readonly reinsertedOn?: IsoDate
  readonly certifiedByFurnisher?: boolean
  readonly evidence: readonly Evidence[]
}

/** A bureau's answer as read. Nothing here is late or early by itself: clocks need the day the dispute was received. */
export interface BureauAnswer {
  readonly kind: AnswerKind
  /** More than one result among the disputed items. */
  readonly isMixed: boolean
  readonly bureau: Bureau | undefined
  readonly letterDate: IsoDate | undefined
  readonly number: string | undefined
  readonly items: readonly AnsweredItem[]
  /** Frivolous: the day it was determined, the reasons and what the bureau asks for, as printed. */
  readonly determinedOn?: IsoDate
  readonly reasons: readonly string[]
  readonly needed: readonly string[]
  readonly confidence: number
}
