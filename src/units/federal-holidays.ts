import { addDays, calendarDay, day, weekday, type IsoDate, type Weekday } from './iso-date.ts'

/** Whether the day itself is a legal public holiday of 5 USC 6103(a).
 *  The statutory day only: the Friday or Monday a holiday is *observed* on is an ordinary day here, because that gives
 *  the earlier date, which is the safe one for advice and for fault alike.
 *  @law 5 USC 6103(a); 12 CFR 1006.34(b)(5)
 *  @example isFederalHoliday(day('2025-06-19')) // true, Juneteenth */
export function isFederalHoliday(date: IsoDate): boolean {
  const { year, month, day: dayOfMonth } = calendarDay(date)
  const fixed = FIXED.find(holiday => holiday.month === month && holiday.day === dayOfMonth)
  if (fixed) return year >= (fixed.since ?? 0)
  return FLOATING.some(holiday => holiday.month === month && nthWeekday(year, holiday) === date)
}

const FIXED: readonly { month: number; day: number; since?: number }[] = [
  { month: 1, day: 1 },
  { month: 6, day: 19, since: 2021 },
  { month: 7, day: 4 },
  { month: 11, day: 11 },
  { month: 12, day: 25 },
]

interface Floating {
  readonly month: number
  readonly weekday: Weekday
  readonly nth: 1 | 2 | 3 | 4 | 'last'
}

const FLOATING: readonly Floating[] = [
  { month: 1, weekday: 1, nth: 3 }, // Birthday of Martin Luther King, Jr.
  { month: 2, weekday: 1, nth: 3 }, // Washington's Birthday
  { month: 5, weekday: 1, nth: 'last' }, // Memorial Day
  { month: 9, weekday: 1, nth: 1 }, // Labor Day
  { month: 10, weekday: 1, nth: 2 }, // Columbus Day
  { month: 11, weekday: 4, nth: 4 }, // Thanksgiving Day
]

function nthWeekday(year: number, holiday: Floating): IsoDate {
  const month = String(holiday.month).padStart(2, '0')
  if (holiday.nth === 'last') {
    const last = day(`${year}-${month}-31`) // only Memorial Day, and May has 31 days
    return addDays(last, -((weekday(last) - holiday.weekday + 7) % 7))
  }
  const first = day(`${year}-${month}-01`)
  return addDays(first, ((holiday.weekday - weekday(first) + 7) % 7) + 7 * (holiday.nth - 1))
}
