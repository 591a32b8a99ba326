import { isoDateOf, type IsoDate } from '#units/iso-date.ts'
import { MONTH } from './vocabulary.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const LONG = new RegExp(String.raw`\b(${MONTH}) (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})\b`, 'i')
const NUMBERS = /\b(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})\b/
const ISO = /\b(\d{4})-(\d{2})-(\d{2})\b/

/** The first date of a text, month first as in the United States; undefined when there is none, or no such day.
 *  @example printedDate('Dated 11/9/26') // '2026-11-09' */
export function printedDate(text: string): IsoDate | undefined {
  const iso = ISO.exec(text)
  if (iso) return isoDateOf({ year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) })
  const long = LONG.exec(text)
  if (long) {
    const month = MONTHS.indexOf((long[1] ?? '').slice(0, 3).toLowerCase()) + 1
    return isoDateOf({ year: Number(long[3]), month, day: Number(long[2]) })
  }
  const numbers = NUMBERS.exec(text)
  if (!numbers) return undefined
  const year = Number(numbers[3])
  return isoDateOf({ year: year < 100 ? 2000 + year : year, month: Number(numbers[1]), day: Number(numbers[2]) })
}
