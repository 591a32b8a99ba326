import type { Citation } from '#law/citations.ts'
import type { Confidence } from '#law/define-rule.ts'
import type { IsoDate } from '#units/iso-date.ts'

/** A figure of the law, with the days it held. A changed figure is added; the old one stays. */
export interface DatedAmount {
  readonly name: string
  readonly what: string
  readonly unit: 'years' | 'days' | 'business days' | 'cents'
  readonly cites: readonly [Citation, ...Citation[]]
  readonly confidence: Confidence
  readonly checkedOn: IsoDate
  readonly expiresOn: IsoDate
  /** Set when a lawyer has read it. */
  readonly reviewedByCounsel?: IsoDate
  /** Oldest first. */
  readonly values: readonly [{ readonly from: IsoDate; readonly amount: number }, ...AmountFrom[]]
}

interface AmountFrom {
  readonly from: IsoDate
  readonly amount: number
}

/** The figure that held on that day; undefined before there was one.
 *  @example amountOn(claimPeriod, day('2026-11-21')) // 1 */
export function amountOn({ values }: DatedAmount, date: IsoDate): number | undefined {
  return values.findLast(({ from }) => from <= date)?.amount
}

/** The figure that holds since the last change. */
export function currentAmount({ values }: DatedAmount): number {
  return values.at(-1)?.amount ?? values[0].amount
}
