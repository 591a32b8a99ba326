import { day, type IsoDate } from '#units/iso-date.ts'

export interface LocalTime {
  readonly on: IsoDate
  /** As 07:59. */
  readonly at: string
}

/** What the clock and the calendar show at a moment in a zone; undefined for a zone the platform does not know.
 *  @example localTime(new Date('2026-03-08T10:00:00Z'), 'America/Los_Angeles') // 03:00: that night had no 02:00 */
export function localTime(moment: Date, timeZone: string): LocalTime | undefined {
  try {
    const parts = new Intl.DateTimeFormat('en-CA', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).formatToParts(moment)
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(one => one.type === type)!.value
    return {
      on: day(`${part('year')}-${part('month')}-${part('day')}`),
      at: `${part('hour')}:${part('minute')}`,
    }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const HOURS_ROUND_THE_WORLD = 15

/** Whether a clock in that zone ever showed this: the hour that is skipped in spring never comes. */
export function wasOnTheClock({ on, at }: LocalTime, timeZone: string): boolean {
  const asIfUtc = Date.parse(`${on}T${at}:00Z`)
  const quarter = 15 * 60_000 // every zone is a whole number of quarter hours from UTC
  for (let shift = -HOURS_ROUND_THE_WORLD * 4; shift <= HOURS_ROUND_THE_WORLD * 4; shift += 1) {
    const shown = localTime(new Date(asIfUtc + shift * quarter), timeZone)
    if (shown?.on === on && shown.at === at) return true
  }
  return false
}
