import { calendarDay, isoDate, type IsoDate } from './iso-date.ts'

/** A calendar month as `YYYY-MM`: what a paper means when it prints no day. */
export type IsoMonth = string & { readonly __isoMonth: true }

/** The month, or undefined when no such month exists. @example isoMonth('2025-13') // undefined */
export function isoMonth(text: string): IsoMonth | undefined {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? (text as IsoMonth) : undefined
}

export function isoMonthOf(year: number, month: number): IsoMonth | undefined {
  return isoMonth(`${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`)
}

/** For literals in code and tests; throws on a month that does not exist. */
export function month(text: string): IsoMonth {
  const found = isoMonth(text)
  if (!found) throw new Error(`No such month: ${text}`)
  return found
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7) as IsoMonth
}

/** @example addMonthsTo('2025-11', 3) // '2026-02' */
export function addMonthsTo(from: IsoMonth, months: number): IsoMonth {
  const index = monthNumber(from) + months
  return isoMonthOf(Math.floor(index / 12), (index % 12) + 1)!
}

/** Months from `from` to `to`; negative when `to` is earlier. */
export function monthsBetween(from: IsoMonth, to: IsoMonth): number {
  return monthNumber(to) - monthNumber(from)
}

export function firstDayOf(of: IsoMonth): IsoDate {
  return isoDate(`${of}-01`)!
}

/** @example lastDayOf('2024-02') // '2024-02-29' */
export function lastDayOf(of: IsoMonth): IsoDate {
  for (let day = 31; ; day--) {
    const date = isoDate(`${of}-${day}`)
    if (date) return date
  }
}

function monthNumber(of: IsoMonth): number {
  const { year, month } = calendarDay(firstDayOf(of))
  return year * 12 + month - 1
}
