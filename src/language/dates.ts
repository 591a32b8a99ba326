import { calendarDay, isoDate, longDate, shortDate, weekday, type IsoDate } from '#units/iso-date.ts'
import type { Language } from './language.ts'

const SPANISH_MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
] as const

const ENGLISH_MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
/** A day as finished English names it: the source of a pattern without groups. */
export const ENGLISH_DAY = String.raw`(?:${ENGLISH_MONTHS.join('|')})[a-z]* \d{1,2}, \d{4}`

/** @example shortDateIn('es', isoDate('2026-11-21')) // '21 nov 2026' */
export function shortDateIn(language: Language, date: IsoDate): string {
  if (language === 'en') return shortDate(date)
  const { year, month, day } = calendarDay(date)
  return `${day} ${SPANISH_MONTHS[month - 1]!.slice(0, 3)} ${year}`
}

/** @example longDateIn('es', isoDate('2026-11-21')) // '21 de noviembre de 2026' */
export function longDateIn(language: Language, date: IsoDate): string {
  if (language === 'en') return longDate(date)
  const { year, month, day } = calendarDay(date)
  return `${day} de ${SPANISH_MONTHS[month - 1]} de ${year}`
}

const WEEKDAYS = { en: 'Sun Mon Tue Wed Thu Fri Sat'.split(' '), es: 'dom lun mar mié jue vie sáb'.split(' ') }

/** A day's month and weekday, three letters each.
 *  @example monthAndWeekdayIn('en', isoDate('2026-11-21')) // { month: 'Nov', weekday: 'Sat' } */
export function monthAndWeekdayIn(
  language: Language,
  date: IsoDate,
): { readonly month: string; readonly weekday: string } {
  const { month } = calendarDay(date)
  return {
    month: language === 'en' ? ENGLISH_MONTHS[month - 1]! : SPANISH_MONTHS[month - 1]!.slice(0, 3),
    weekday: WEEKDAYS[language][weekday(date)]!,
  }
}

/** A time of day, as a clock of the United States tells it.
 *  @example timeIn('en', 13, 5) // '1:05 PM'; '1:05 p.m.' in Spanish */
export function timeIn(language: Language, hour: number, minute: number): string {
  const half = language === 'en' ? (hour < 12 ? 'AM' : 'PM') : hour < 12 ? 'a.m.' : 'p.m.'
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${half}`
}

/** The day a finished English sentence names; undefined when the text is none.
 *  @example dayNamed('Nov 21, 2026') // '2026-11-21' */
export function dayNamed(text: string): IsoDate | undefined {
  if (!new RegExp(`^${ENGLISH_DAY}$`).test(text)) return undefined
  const [month, day, year] = text.split(/,? /)
  const number = String(ENGLISH_MONTHS.indexOf(month!.slice(0, 3)) + 1).padStart(2, '0')
  return isoDate(`${year}-${number}-${day!.padStart(2, '0')}`)
}
