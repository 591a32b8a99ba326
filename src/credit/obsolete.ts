import { addDays, addMonths, addYears, type IsoDate } from '#units/iso-date.ts'
import { lastDayOf, type IsoMonth } from '#units/iso-month.ts'
import { lastDay } from './dates.ts'
import type { PrintedDate } from './report.ts'

/** The two clocks of a charge-off or collection: what the law allows, and what the bureaus do. */
export interface ReportingLimit {
  /** The last day the date of first delinquency can mean. */
  readonly from: IsoDate
  readonly plus180Days: IsoDate
  /** From the day after this one the report breaks the law. */
  readonly legal: IsoDate
  /** After this day the bureaus normally remove it; no law says so. */
  readonly practice: IsoDate
}

/** @law 15 USC 1681c(a)(4) 15 USC 1681c(c)(1)
 *  @example reportingLimit('2019-01-15').legal // '2026-07-14' */
export function reportingLimit(firstDelinquency: PrintedDate): ReportingLimit {
  const from = lastDay(firstDelinquency)
  const plus180Days = addDays(from, 180)
  return { from, plus180Days, legal: addYears(plus180Days, 7), practice: addYears(from, 7) }
}

export type Age = 'past-law' | 'past-practice' | 'within'

export function ageOf({ legal, practice }: Pick<ReportingLimit, 'legal' | 'practice'>, on: IsoDate): Age {
  return on > legal ? 'past-law' : on > practice ? 'past-practice' : 'within'
}

/** When a late mark of an account that is not charged off may no longer be reported.
 *  @law 15 USC 1681c(a)(5)
 *  @example lateMarkLimit('2019-05') // '2026-05-31' */
export function lateMarkLimit(month: IsoMonth): IsoDate {
  return addYears(lastDayOf(month), 7)
}

/** Ten years by law from the order for relief, which in a case the person filed is the filing; seven by the bureaus’
 *  practice for a completed chapter 13. An unknown chapter gives no practice date.
 *  @law 15 USC 1681c(a)(1) */
export function bankruptcyLimit(
  filed: PrintedDate,
  chapter: '7' | '11' | '12' | '13' | undefined,
): { readonly from: IsoDate; readonly legal: IsoDate; readonly practice: IsoDate } {
  const from = lastDay(filed)
  const legal = addYears(from, 10)
  return { from, legal, practice: chapter === '13' ? addYears(from, 7) : legal }
}

/** When the bureaus normally remove a hard inquiry: 24 months on. Policy, not law. */
export function inquiryLimit(date: IsoDate): IsoDate {
  return addMonths(date, 24)
}
