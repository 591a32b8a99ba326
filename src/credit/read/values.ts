import { dollars, type Cents } from '#units/cents.ts'
import { isoDateOf, type IsoDate } from '#units/iso-date.ts'
import { isoMonthOf, type IsoMonth } from '#units/iso-month.ts'
import type { PrintedDate } from '#credit/report.ts'

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** 1 to 12; undefined when it is no month. @example monthNumber('Sept.') // 9 */
export function monthNumber(text: string): number | undefined {
  const letters = text.toLowerCase().replaceAll(/[^a-z]/g, '')
  if (letters.length < 3) return undefined
  const index = MONTHS.findIndex(month => letters.startsWith(month))
  return index < 0 || !LONG_MONTHS[index]!.startsWith(letters.slice(0, 9)) ? mended(letters) : index + 1
}

const LONG_MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

// what readers of pictures make of "Jul", "Sept", "Nov"
function mended(letters: string): number | undefined {
  const fixed = { iul: 'jul', jui: 'jul', iun: 'jun', ian: 'jan', sept: 'sep', now: 'nov', nov: 'nov', 0: '' }[letters]
  return fixed ? MONTHS.indexOf(fixed) + 1 || undefined : undefined
}

const NUMERIC_DAY = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})$/
const NUMERIC_MONTH = /^(\d{1,2})[/.-](\d{4})$/
const ISO_DAY = /^(\d{4})-(\d{1,2})-(\d{1,2})$/
const ISO_MONTH = /^(\d{4})-(\d{1,2})$/
const NAMED_DAY = /^([A-Za-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/
const DAY_NAMED = /^(\d{1,2})[\s-]([A-Za-z]{3,9})\.?[\s-](\d{4})$/
const NAMED_MONTH = /^([A-Za-z]{3,9})\.?,?[\s-]+(\d{4})$/

/** A day or a month as reports print them; undefined when it is none.
 *  @example printedDate('Feb 2019') // '2019-02' */
export function printedDate(text: string): PrintedDate | undefined {
  const clean = text
    .trim()
    .replace(/[.,;]$/, '')
    .replaceAll(/\s{1,4},/g, ',')
  const numeric = NUMERIC_DAY.exec(clean)
  if (numeric) return dateOf(fullYear(numeric[3]!), Number(numeric[1]), Number(numeric[2]))
  const month = NUMERIC_MONTH.exec(clean)
  if (month) return isoMonthOf(Number(month[2]), Number(month[1]))
  const iso = ISO_DAY.exec(clean)
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]))
  const isoMonth = ISO_MONTH.exec(clean)
  if (isoMonth) return isoMonthOf(Number(isoMonth[1]), Number(isoMonth[2]))
  const named = NAMED_DAY.exec(clean)
  if (named) return dateOf(Number(named[3]), monthNumber(named[1]!), Number(named[2]))
  const dayFirst = DAY_NAMED.exec(clean)
  if (dayFirst) return dateOf(Number(dayFirst[3]), monthNumber(dayFirst[2]!), Number(dayFirst[1]))
  const namedMonth = NAMED_MONTH.exec(clean)
  const number = namedMonth ? monthNumber(namedMonth[1]!) : undefined
  return namedMonth && number ? isoMonthOf(Number(namedMonth[2]), number) : undefined
}

/** A whole day, or undefined. */
export function printedDay(text: string): IsoDate | undefined {
  const date = printedDate(text)
  return date && date.length === 10 ? (date as IsoDate) : undefined
}

function dateOf(year: number, month: number | undefined, day: number): IsoDate | undefined {
  return month === undefined || !isPlausible(year) ? undefined : isoDateOf({ year, month, day })
}

function isPlausible(year: number): boolean {
  return year >= 1900 && year <= 2100
}

/** Two digits are of this century, but years yet far away are of the last. */
function fullYear(text: string): number {
  const year = Number(text)
  return text.length === 4 ? year : year > 60 ? 1900 + year : 2000 + year
}

const MONEY = /^[-–(]?\s{0,3}\$?\s*(\d{1,3}(?:[,.]\d{3})+|\d+)(?:\.(\d{2}))?\s*\)?$/

/** Dollars as printed: "$1,842", "$1,842.00", "1842". Readers of pictures take a comma for a point.
 *  @example printedMoney('$2.316') // 231600 */
export function printedMoney(text: string): Cents | undefined {
  const clean = text
    .trim()
    .replace(/^>|<$/g, '')
    .replace(/\s{0,3}(?:USD|dollars)$/i, '')
    .replaceAll(/\$\s+/g, '$')
    .replace(/^[S§](?=\d)/, '$')
    .replace(/[.,;]$/, '')
  if (/^[$S§][0oO]$/i.test(clean)) return dollars(0) // as readers of pictures see $0
  const match = MONEY.exec(clean)
  if (!match) return undefined
  const whole = Number(match[1]!.replaceAll(/[,.]/g, ''))
  return dollars(whole + Number(match[2] ?? 0) / 100)
}

/** The amounts within a sentence, with the words after each: "$640 past due as of Oct 2026." */
export function moneyIn(text: string): { readonly amount: Cents; readonly after: string }[] {
  return [...text.matchAll(/\$\s?\d[\d,]*(?:\.\d{2})?/g)].flatMap(match => {
    const amount = printedMoney(match[0])
    return amount === undefined
      ? []
      : [{ amount, after: text.slice(match.index + match[0].length, match.index + match[0].length + 24).trim() }]
  })
}

/** Nothing is reported: a dash, "N/A", "None". Never zero. */
export function isEmptyValue(text: string): boolean {
  return /^(?:[-–—~]+|n\/?a|none|not reported|not available|unknown|null)\.?$/i.test(text.trim())
}

const MASK = /[xX*•#]/
/** What readers of pictures make of a row of small stars: "825443* eee". */
const SMALL_STARS = /(?<=\d{3})(?:\*[*\s]*|[\s"\\]+)[et.°*]{1,4}$/

/** An account number as it may be kept: as masked by the report, or, printed whole, with only its last four.
 *  @example maskedAccount('4417 1234 5678 9113') // 'xxxxxxxxxxxx9113' */
export function maskedAccount(text: string): string {
  const clean = text
    .trim()
    .replaceAll(/\b[xXkK*%]{4,}\b/g, run => (/[xX]{2}/.test(run) ? 'x'.repeat(run.length) : run))
    .replace(SMALL_STARS, '****')
  if (MASK.test(clean)) return clean
  const digits = clean.replaceAll(/\D/g, '')
  if (digits.length < 8) return clean
  let left = digits.length - 4
  return clean.replaceAll(/[A-Za-z0-9]/g, sign => (left-- > 0 ? 'x' : sign)).replaceAll(/[\s-]/g, '')
}

/** The last four digits of a Social Security number, however it is masked; undefined when fewer are shown. */
export function lastFourOfSsn(text: string): string | undefined {
  return /(\d{4})\s*$/.exec(text.trim())?.[1]
}

const SSN = /\b\d{3}[- ]?\d{2}[- ]?(\d{4})\b/g

/** Free words without whole Social Security or account numbers. */
export function withoutWholeNumbers(text: string): string {
  return text.replaceAll(SSN, 'XXX-XX-$1').replaceAll(LONG_NUMBER, number => maskedAccount(number))
}

const LONG_NUMBER = /\b\d(?:[ -]?\d){8,}\b/g

/** "2026-10" of "Oct 2026" or "10/2026"; the month of a day. */
export function printedMonthOf(text: string): IsoMonth | undefined {
  const date = printedDate(text)
  return date && (date.slice(0, 7) as IsoMonth)
}
