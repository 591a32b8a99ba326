import { isFederalHoliday } from './federal-holidays.ts'
import { addDays, weekday, type IsoDate } from './iso-date.ts'

/** Not a Saturday, a Sunday or a legal public holiday. */
function isBusinessDay(date: IsoDate): boolean {
  const dayOfWeek = weekday(date)
  return dayOfWeek !== 0 && dayOfWeek !== 6 && !isFederalHoliday(date)
}

/** The nth business day after `date`; `date` itself is not counted.
 *  @example addBusinessDays(day('2025-06-16'), 5) // '2025-06-24': Juneteenth does not count */
export function addBusinessDays(date: IsoDate, count: number): IsoDate {
  let current = date
  for (let left = count; left > 0;) {
    current = addDays(current, 1)
    if (isBusinessDay(current)) left -= 1
  }
  return current
}

/** The day itself when it is a business day, else the next one. */
export function rollForward(date: IsoDate): IsoDate {
  return isBusinessDay(date) ? date : addBusinessDays(date, 1)
}

/** The day itself when it is a business day, else the one before. */
export function rollBack(date: IsoDate): IsoDate {
  let current = date
  while (!isBusinessDay(current)) current = addDays(current, -1)
  return current
}
