/** A calendar day as `YYYY-MM-DD`. No time, no zone: the law counts days. */
export type IsoDate = string & { readonly __isoDate: true }

export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6 // Sunday is 0

export interface CalendarDay {
  readonly year: number
  readonly month: number
  readonly day: number
}

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
}

/** The day, or undefined when no such day exists. @example isoDate('2025-02-29') // undefined */
export function isoDate(text: string): IsoDate | undefined {
  const match = SHAPE.exec(text)
  if (!match) return undefined
  return isoDateOf({ year: Number(match[1]), month: Number(match[2]), day: Number(match[3]) })
}

/** The same from numbers; undefined when no such day exists. */
export function isoDateOf({ year, month, day }: CalendarDay): IsoDate | undefined {
  if (year < 1 || year > 9999 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined
  return write(year, month, day)
}

/** For literals in code and tests; throws on a day that does not exist. */
export function day(text: string): IsoDate {
  const date = isoDate(text)
  if (!date) throw new Error(`No such day: ${text}`)
  return date
}

export function calendarDay(date: IsoDate): CalendarDay {
  return { year: Number(date.slice(0, 4)), month: Number(date.slice(5, 7)), day: Number(date.slice(8, 10)) }
}

export function addDays(date: IsoDate, days: number): IsoDate {
  return fromDayNumber(dayNumber(date) + days)
}

/** The same month and day `years` later; 29 February becomes 1 March in a year that has none. */
export function addYears(date: IsoDate, years: number): IsoDate {
  const { year, month, day: dayOfMonth } = calendarDay(date)
  if (month === 2 && dayOfMonth === 29 && !isLeapYear(year + years)) return write(year + years, 3, 1)
  return write(year + years, month, dayOfMonth)
}

/** The same day of the month `months` later, or that month's last day. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const { year, month, day: dayOfMonth } = calendarDay(date)
  const index = year * 12 + (month - 1) + months
  const targetYear = Math.floor(index / 12)
  const targetMonth = (index % 12) + 1
  return write(targetYear, targetMonth, Math.min(dayOfMonth, daysInMonth(targetYear, targetMonth)))
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from)
}

export function weekday(date: IsoDate): Weekday {
  return ((((dayNumber(date) + 4) % 7) + 7) % 7) as Weekday
}

export function earliest(...dates: readonly [IsoDate, ...IsoDate[]]): IsoDate {
  return dates.reduce((a, b) => (b < a ? b : a))
}

export function latest(...dates: readonly [IsoDate, ...IsoDate[]]): IsoDate {
  return dates.reduce((a, b) => (b > a ? b : a))
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const
const LONG_MONTHS = [
  'January', 'February', 'March', 'April', 'May', 'June',
  'July', 'August', 'September', 'October', 'November', 'December',
] as const // prettier-ignore

/** @example shortDate('2026-11-21') // 'Nov 21, 2026' */
export function shortDate(date: IsoDate): string {
  const { year, month, day: dayOfMonth } = calendarDay(date)
  return `${MONTHS[month - 1]} ${dayOfMonth}, ${year}`
}

/** @example longDate('2026-11-21') // 'November 21, 2026' */
export function longDate(date: IsoDate): string {
  const { year, month, day: dayOfMonth } = calendarDay(date)
  return `${LONG_MONTHS[month - 1]} ${dayOfMonth}, ${year}`
}

function write(year: number, month: number, dayOfMonth: number): IsoDate {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}` as IsoDate
}

// Days since 1970-01-01 in the proleptic Gregorian calendar (Howard Hinnant's days_from_civil).
function dayNumber(date: IsoDate): number {
  const { year, month, day: dayOfMonth } = calendarDay(date)
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + dayOfMonth - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * 146097 + dayOfEra - 719468
}

function fromDayNumber(days: number): IsoDate {
  const z = days + 719468
  const era = Math.floor(z / 146097)
  const dayOfEra = z - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const mp = Math.floor((5 * dayOfYear + 2) / 153)
  const month = mp < 10 ? mp + 3 : mp - 9
  const dayOfMonth = dayOfYear - Math.floor((153 * mp + 2) / 5) + 1
  return write(yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfMonth)
}
