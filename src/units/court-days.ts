import { isFederalHoliday } from './federal-holidays.ts'
import { addDays, weekday, type IsoDate } from './iso-date.ts'

/** A day on which a federal holiday is kept because the holiday itself falls on a weekend. */
function isObservedHoliday(date: IsoDate): boolean {
  const dayOfWeek = weekday(date)
  if (dayOfWeek === 1) return isFederalHoliday(addDays(date, -1))
  return dayOfWeek === 5 && isFederalHoliday(addDays(date, 1))
}

/** The day itself when courts are open, else the next such day: not a weekend, a federal holiday or the day it is kept on.
 *  Holidays of one state alone are not known here.
 *  @example nextCourtDay(day('2027-07-04')) // '2027-07-06': a Sunday, kept on Monday */
export function nextCourtDay(date: IsoDate): IsoDate {
  let current = date
  while (isClosed(current)) current = addDays(current, 1)
  return current
}

function isClosed(date: IsoDate): boolean {
  const dayOfWeek = weekday(date)
  return dayOfWeek === 0 || dayOfWeek === 6 || isFederalHoliday(date) || isObservedHoliday(date)
}
