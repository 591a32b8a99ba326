import { isoDate, type IsoDate } from '#units/iso-date.ts'
import { firstDayOf, isoMonth, lastDayOf, monthOf, type IsoMonth } from '#units/iso-month.ts'
import type { PrintedDate } from './report.ts'

/** The last day a printed date can mean: of a month its last, so that nothing is called old too early.
 *  @example lastDay('2019-06') // '2019-06-30' */
export function lastDay(date: PrintedDate): IsoDate {
  const month = isoMonth(date)
  return month ? lastDayOf(month) : (date as IsoDate)
}

/** The first day a printed date can mean. */
export function firstDay(date: PrintedDate): IsoDate {
  const month = isoMonth(date)
  return month ? firstDayOf(month) : (date as IsoDate)
}

export function printedMonth(date: PrintedDate): IsoMonth {
  return isoMonth(date) ?? monthOf(date as IsoDate)
}

export function isDay(date: PrintedDate): date is IsoDate {
  return isoDate(date) !== undefined
}
