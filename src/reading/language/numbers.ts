import { isoDateOf, type IsoDate } from '#units/iso-date.ts'
import { remembered } from './remembered.ts'

/** A run of letters, digits or one mark, with the index of its printed word. `glued`: no space before it. */
export interface Piece {
  readonly text: string
  readonly word: number
  /** The last printed word; another than the first when the piece was put together from several. */
  readonly lastWord: number
  readonly confidence: number
  readonly glued: boolean
  /** Whether an amount, date, percentage, duration or telephone number can begin here. */
  readonly beginsFigure: boolean
  /** When it is letters only. */
  readonly letters: Letters | undefined
}

export interface Letters {
  readonly lower: string
  readonly isLower: boolean
  readonly isKnown: boolean
}

const MONTHS: Readonly<Record<string, number>> = {
  january: 1, february: 2, march: 3, april: 4, may: 5, june: 6, july: 7, august: 8, september: 9, october: 10,
  november: 11, december: 12, jan: 1, feb: 2, mar: 3, apr: 4, jun: 6, jul: 7, aug: 8, sep: 9, sept: 9, oct: 10,
  nov: 11, dec: 12, enero: 1, febrero: 2, marzo: 3, abril: 4, mayo: 5, junio: 6, julio: 7, agosto: 8, septiembre: 9,
  setiembre: 9, octubre: 10, noviembre: 11, diciembre: 12,
} // prettier-ignore

const NUMBER_WORDS: Readonly<Record<string, number>> = {
  one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12,
  thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18, nineteen: 19, twenty: 20,
  thirty: 30, forty: 40, 'forty-five': 45, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90, a: 1,
} // prettier-ignore

const UNIT_DAYS: Readonly<Record<string, number>> = {
  hour: 1 / 24, hours: 1 / 24, hrs: 1 / 24, day: 1, days: 1, week: 7, weeks: 7, month: 30, months: 30,
} // prettier-ignore

// what has more digits is no sum that anybody owes
const AMOUNT = /^\d{1,3}(?:,\d{3}){0,3}(?:\.\d{1,2})?$|^\d{1,12}(?:\.\d{1,2})?$/
const CENTS_AMOUNT = /^\d{1,3}(?:,\d{3}){0,3}\.\d{2}$|^\d{1,12}\.\d{2}$/

const BEGINS = /^[\d$§(.]|^S$/

/** Whether an amount, date, percentage, duration or telephone number can begin here. */
export const beginsFigure = remembered((text): boolean => {
  if (BEGINS.test(text)) return true
  if (text.length > 10) return false
  const lower = text.toLowerCase()
  return monthNumber(lower) !== undefined || lower in NUMBER_WORDS || lower === 'usd'
})

/** "$1,050.00", "$ 75", "USD 50.00"; also OCR's "S1,050.00" and "1.050.00". Cents.
 *  Without two decimals only after a currency sign, and never multiplied. */
export function readMoney(pieces: readonly Piece[], i: number): { cents: number; length: number } | undefined {
  const first = pieces[i]!
  const sign = first.text === '$' || first.text === '§' || first.text.toUpperCase() === 'USD'
  const misread = first.text === 'S' && pieces[i + 1]?.glued === true
  if (!sign && !misread) return undefined
  const next = pieces[i + 1]
  if (!next) return undefined
  const figure = next.text.replace(/[.,]$/, '').replace(/^(\d{1,3})\.(\d{3}[.,]\d{2})$/, '$1,$2')
  const fixed = figure.replace(/^([\d,]*\d{3}),(\d{2})$/, '$1.$2')
  if (!(misread ? CENTS_AMOUNT : AMOUNT).test(fixed)) return undefined
  return { cents: Math.round(Number(fixed.replaceAll(',', '')) * 100), length: 2 }
}

/** What goes before a figure with two decimals that is none of money: "12 CFR 1006.34". */
const CITES = /^(?:cfr|usc|section|sections|sec|code|rule|stat|art|article|chapter|version|[a-z])$/i
/** What goes behind one that measures something else. */
const MEASURES = /^(?:%|percent|per|times|hours?|miles?|kwh|therms|pts?|points)$/i

/** "9,872.16" and ".00" without a sign, as columns of figures print them. Only with two decimals.
 *  @example readBareMoney(pieces of '1,050.00') // { cents: 105000, length: 1 } */
export function readBareMoney(pieces: readonly Piece[], i: number): { cents: number; length: number } | undefined {
  const first = pieces[i]!
  const before = pieces[i - 1]
  if (before && (CITES.test(before.text) || (first.glued && /[\p{L}\d/]$/u.test(before.text)))) return undefined
  if (before?.text === '.' && CITES.test(pieces[i - 2]?.text ?? '')) return undefined
  const isFraction = first.text === '.' && pieces[i + 1]?.glued === true && /^\d{2}$/.test(pieces[i + 1]!.text)
  const figure = isFraction ? `0.${pieces[i + 1]!.text}` : first.text.replace(/[.,]$/, '')
  const length = isFraction ? 2 : 1
  const after = pieces[i + length]
  if (!CENTS_AMOUNT.test(figure) || (isFraction && before && first.glued)) return undefined
  if (after && (MEASURES.test(after.text) || (after.glued && /^[\p{L}\d(/-]/u.test(after.text)))) return undefined
  return { cents: Math.round(Number(figure.replaceAll(',', '')) * 100), length }
}

/** "June 2, 2025", "2 June 2025", "30th day of March, 2026", "Jan. 29, 2026", "06/02/2025" (month first), "2025-06-02", "2 de junio de 2025".
 *  A day without a year, or one that does not exist, is a date without a value. */
export function readDate(pieces: readonly Piece[], i: number): { date?: IsoDate; length: number } | undefined {
  return readNumericDate(pieces[i]!) ?? readMonthFirst(pieces, i) ?? readDayFirst(pieces, i)
}

function readNumericDate(piece: Piece): { date?: IsoDate; length: number } | undefined {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(piece.text)
  if (iso) return dated(Number(iso[1]), Number(iso[2]), Number(iso[3]), 1)
  const american = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})$/.exec(piece.text)
  if (!american) return undefined
  const year = Number(american[4])
  return dated(year < 100 ? 2000 + year : year, Number(american[1]), Number(american[3]), 1)
}

function readMonthFirst(pieces: readonly Piece[], i: number): { date?: IsoDate; length: number } | undefined {
  const month = monthOf(pieces[i])
  if (!month) return undefined
  let at = i + 1
  if (pieces[at]?.text === '.') at += 1
  const day = /^[lI|]$/.test(pieces[at]?.text ?? '') ? 1 : dayOf(pieces[at])
  if (day === undefined) return undefined
  at += 1
  if (/^(?:st|nd|rd|th)$/i.test(pieces[at]?.text ?? '')) at += 1
  const comma = pieces[at]?.text === ',' ? at + 1 : at
  const year = yearOf(pieces[comma])
  if (year) return dated(year, month, day, comma + 1 - i)
  const short = pieces[comma]?.text === "'" && /^\d{2}$/.test(pieces[comma + 1]?.text ?? '')
  return short ? dated(2000 + Number(pieces[comma + 1]!.text), month, day, comma + 2 - i) : { length: at - i }
}

function readDayFirst(pieces: readonly Piece[], i: number): { date?: IsoDate; length: number } | undefined {
  const day = dayOf(pieces[i])
  if (day === undefined) return undefined
  let at = i + 1
  if (/^(?:st|nd|rd|th)$/i.test(pieces[at]?.text ?? '')) at += 1
  if (/^day$/i.test(pieces[at]?.text ?? '')) at += 1
  if (/^(?:de|of)$/i.test(pieces[at]?.text ?? '')) at += 1
  const month = monthOf(pieces[at])
  if (!month) return undefined
  at += 1
  if (/^(?:de|del|,)$/i.test(pieces[at]?.text ?? '')) at += 1
  const year = yearOf(pieces[at])
  return year ? dated(year, month, day, at + 1 - i) : undefined
}

function dated(year: number, month: number, day: number, length: number): { date?: IsoDate; length: number } {
  const date = isoDateOf({ year, month, day })
  return date ? { date, length } : { length }
}

const LONGEST_NOT_MISREAD = 3

// "Decernber", "Ju1y"
function monthNumber(lower: string): number | undefined {
  const month = MONTHS[lower]
  if (month !== undefined || lower.length <= LONGEST_NOT_MISREAD || !/rn|[\d|]/.test(lower)) return month
  return MONTHS[lower.replaceAll('rn', 'm').replaceAll(/[1|]/g, 'l').replaceAll('0', 'o')]
}

function monthOf(piece: Piece | undefined): number | undefined {
  return piece && monthNumber(piece.text.toLowerCase())
}

function dayOf(piece: Piece | undefined): number | undefined {
  if (!piece || !/^\d{1,2}$/.test(piece.text)) return undefined
  const value = Number(piece.text)
  return value >= 1 && value <= 31 ? value : undefined
}

function yearOf(piece: Piece | undefined): number | undefined {
  return piece && /^(?:19|20)\d{2}$/.test(piece.text) ? Number(piece.text) : undefined
}

/** "40%", "33 1/3 %", "forty percent", "thirty-five per cent", "one and a half percent", "nine per centum". */
export function readPercent(pieces: readonly Piece[], i: number): { percent: number; length: number } | undefined {
  let value = figure(pieces[i])
  if (value === undefined) return undefined
  let at = i + 1
  const ones = tensOf(value) ? unitBehind(pieces, at) : undefined
  if (ones) {
    value += ones.value
    at += ones.length
  }
  const parts = /^(\d)\/(\d)$/.exec(pieces[at]?.text ?? '')
  if (parts) {
    value += Number(parts[1]) / Number(parts[2])
    at += 1
  } else if (lowerAt(pieces, at) === 'and' && /^(?:a|one)$/.test(lowerAt(pieces, at + 1))) {
    const half = lowerAt(pieces, at + 2) === '-' ? at + 3 : at + 2
    if (lowerAt(pieces, half) === 'half') {
      value += 0.5
      at = half + 1
    }
  }
  if (pieces[at]?.text === '(' && figure(pieces[at + 1]) === value && pieces[at + 2]?.text === '%') at += 2
  if (/^(?:%|percent|pct|percentum)$/.test(lowerAt(pieces, at))) return { percent: value, length: at + 1 - i }
  const isApart = lowerAt(pieces, at) === 'per' && /^(?:cent|centum)$/.test(lowerAt(pieces, at + 1))
  return isApart ? { percent: value, length: at + 2 - i } : undefined
}

function lowerAt(pieces: readonly Piece[], at: number): string {
  return pieces[at]?.text.toLowerCase() ?? ''
}

function tensOf(value: number): boolean {
  return value >= 20 && value <= 90 && value % 10 === 0
}

// "-five" behind "thirty"
function unitBehind(pieces: readonly Piece[], at: number): { value: number; length: number } | undefined {
  const skipped = pieces[at]?.text === '-' ? 1 : 0
  const text = lowerAt(pieces, at + skipped)
  const value = /^[a-z]{3,5}$/.test(text) ? NUMBER_WORDS[text] : undefined
  return value !== undefined && value < 10 ? { value, length: skipped + 1 } : undefined
}

/** "30 days", "thirty (30) days", "72 hours", "one week", "5 business days", "48-hour". Days; business days count as days. */
export function readDuration(pieces: readonly Piece[], i: number): { days: number; length: number } | undefined {
  let value = figure(pieces[i])
  if (value === undefined) return undefined
  let at = i + 1
  if (pieces[at]?.text === '(' && figure(pieces[at + 1]) !== undefined && pieces[at + 2]?.text === ')') {
    value = figure(pieces[at + 1])!
    at += 3
  }
  if (pieces[at]?.text === '-') at += 1
  if (/^(?:business|calendar|working|full|consecutive|more)$/i.test(pieces[at]?.text ?? '')) at += 1
  const unit = UNIT_DAYS[pieces[at]?.text.toLowerCase().replace(/'s$/, '') ?? '']
  return unit === undefined ? undefined : { days: value * unit, length: at + 1 - i }
}

/** "(800) 555-0142", "800-555-0101", "1-800-555-0133", "555-0100". */
export function readPhone(pieces: readonly Piece[], i: number): { length: number } | undefined {
  if (/^(?:1-)?\d{3}[-./]\d{3}[-.]\d{4}$|^\d{3}-\d{4}$/.test(pieces[i]!.text)) return { length: 1 }
  let at = i
  if (pieces[at]?.text === '(') at += 1
  if (!/^\d{3}$/.test(pieces[at]?.text ?? '')) return undefined
  at += 1
  if (pieces[i]!.text === '(') {
    if (pieces[at]?.text !== ')') return undefined
    at += 1
  }
  if (pieces[at]?.text === '-') at += 1
  if (/^[2-9]\d\d$/.test(pieces[at]?.text ?? '') && /^\d{4}$/.test(pieces[at + 1]?.text ?? ''))
    return { length: at + 2 - i }
  return /^\d{3}[-.]\d{4}$/.test(pieces[at]?.text ?? '') ? { length: at + 1 - i } : undefined
}

function figure(piece: Piece | undefined): number | undefined {
  if (!piece) return undefined
  if (/^\d+(?:\.\d+)?$/.test(piece.text)) return Number(piece.text)
  return NUMBER_WORDS[piece.text.toLowerCase()]
}
