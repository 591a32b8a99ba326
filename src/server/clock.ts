import { day, type IsoDate } from '#units/iso-date.ts'

/** The one clock of the server. Tests move it. */
export interface Clock {
  readonly now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }

/** Today in the consumer's zone when it is known, else in the server's.
 *  @param timeZone an IANA name; one the platform does not know counts as none */
export function todayIn(clock: Clock, timeZone?: string): IsoDate {
  return dayIn(clock.now(), timeZone)
}

/** The calendar day of a moment, by the same rule. */
export function dayIn(moment: Date, timeZone?: string): IsoDate {
  const format = (zone?: string): string =>
    new Intl.DateTimeFormat('en-CA', { ...(zone ? { timeZone: zone } : {}), dateStyle: 'short' }).format(moment)
  try {
    return day(format(timeZone))
  } catch (error) {
    if (error instanceof RangeError) return day(format())
    throw error
  }
}
