import { day, type IsoDate } from '#units/iso-date.ts'
import { timeIn } from '#language/dates.ts'
import { spoken } from './language.tsx'

/** The calendar day where the person is. The page's only clock. */
export function today(): IsoDate {
  return dayOf(new Date())
}

/** The person's own day of a moment on the server's clock.
 *  @example dayOfInstant('2026-11-22T03:00:00Z') // '2026-11-21' in California */
export function dayOfInstant(iso: string): IsoDate {
  return dayOf(new Date(iso))
}

function dayOf(moment: Date): IsoDate {
  const two = (part: number) => String(part).padStart(2, '0')
  return day(`${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`)
}

/** @example timeOfDay() // '9:41 AM' */
export function timeOfDay(): string {
  return timeOf(new Date())
}

/** A moment on the server's clock as a time of day here.
 *  @example timeAt('2026-11-21T17:41:00Z') // '9:41 AM' in California */
export function timeAt(iso: string): string {
  return timeOf(new Date(iso))
}

// Not by the browser's own tables: the first use of those takes a cheap phone a tenth of a second, amid the first screen.
function timeOf(moment: Date): string {
  return timeIn(spoken(), moment.getHours(), moment.getMinutes())
}

/** Milliseconds since 1970, for ages of things kept on this device. */
export function millisecondsNow(): number {
  return Date.now()
}

/** A moment on the server's clock, told in the person's own time.
 *  @example instant('2026-11-21T17:41:00Z') // 'Nov 21, 2026, 9:41 AM' in California */
export function instant(iso: string): string {
  return new Date(iso).toLocaleString(locale(), { dateStyle: 'medium', timeStyle: 'short' })
}

/** A day and an hour here, as a moment for the server.
 *  @example momentOf('2026-11-21', '18:00') // '2026-11-22T02:00:00.000Z' in California */
export function momentOf(on: string, time: string): string {
  return new Date(`${on}T${time}`).toISOString()
}

function locale(): string {
  return spoken() === 'es' ? 'es-US' : 'en-US'
}
