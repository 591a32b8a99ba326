import { day, type IsoDate } from '#units/iso-date.ts'

/** The one clock of the server. Tests move it. */
export interface Clock {
  readonly now: () => Date
}

/** The machine's clock, or one that stood at another moment when it was made and goes on from there. */
export function clockFrom(startsAt?: Date): Clock {
  const ahead = startsAt ? startsAt.getTime() - Date.now() : 0
  return { now: () => new Date(Date.now() + ahead) }
}

/** Today in the consumer's zone when it is known, else in the server's.
 *  @param timeZone an IANA name; one the platform does not know counts as none */
export function todayIn(clock: Clock, timeZone?: string): IsoDate {
  return dayIn(clock.now(), timeZone)
}

/** The calendar day of a moment, by the same rule. */
export function dayIn(moment: Date, timeZone?: string): IsoDate {
  return day(formatOf(timeZone ?? '').format(moment))
}

// making one costs far more than using it; what a request may name is bounded
const formats = new Map<string, Intl.DateTimeFormat>()
const MOST_FORMATS = 1000

function formatOf(zone: string): Intl.DateTimeFormat {
  const there = formats.get(zone)
  if (there) return there
  if (formats.size >= MOST_FORMATS) formats.clear()
  const format = formatIn(zone)
  formats.set(zone, format)
  return format
}

function formatIn(zone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-CA', { ...(zone ? { timeZone: zone } : {}), dateStyle: 'short' })
  } catch (error) {
    if (error instanceof RangeError && zone) return formatIn('')
    throw error
  }
}
