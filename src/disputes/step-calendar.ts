import { calendarFile, type CalendarDay, type CalendarHour } from '#units/calendar-file.ts'
import type { IsoDate } from '#units/iso-date.ts'

/** A matter's next step as a calendar takes it. */
export interface CalendarStep {
  /** Of the matter: a newer file changes the entry of the older one. */
  readonly id: string
  readonly title: string
  readonly why: string
  readonly ifNotDone: string
  readonly on: IsoDate
  /** The moment the person chose for it, in ISO form, when it lies ahead. */
  readonly plannedFor?: string | undefined
}

/** Says a finished English text in the person's language. */
type Say = (text: string) => string

const asItIs: Say = text => text

/** The day of a step, and the hour that was chosen for it, as a file for a calendar app, with alarms. Titles and alarms
 *  hold nothing private: a locked phone shows them.
 *  @example stepCalendar(step).includes('SUMMARY:Writeback: your next step') // true */
export function stepCalendar(step: CalendarStep, say: Say = asItIs): string {
  return calendarFile(stepEntries(step, say))
}

/** The same as entries of a larger file. */
export function stepEntries(step: CalendarStep, say: Say = asItIs): readonly (CalendarDay | CalendarHour)[] {
  const { id, title, why, ifNotDone, on, plannedFor } = step
  const text = `${say(title)}. ${say(why)}\n${say(`If you do not: ${ifNotDone}`)}`
  return [
    { id, on, title: say('Writeback: your next step'), text, alarms: ['-P2D', 'PT9H'] },
    ...(plannedFor === undefined
      ? []
      : [{ id: `${id}-plan`, at: plannedFor, title: say('Writeback: the time you chose'), text, alarms: ['PT0S'] }]),
  ]
}
