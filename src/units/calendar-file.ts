import { addDays, type IsoDate } from './iso-date.ts'

interface CalendarEntry {
  /** The same id in a newer file changes the entry. */
  readonly id: string
  readonly title: string
  readonly text: string
  /** When it reminds, counted from the start: ISO 8601 durations. Two days before when not given. */
  readonly alarms?: readonly string[]
}

/** A whole day in a calendar. */
export interface CalendarDay extends CalendarEntry {
  readonly on: IsoDate
}

/** Half an hour in a calendar. */
export interface CalendarHour extends CalendarEntry {
  /** The moment it begins, in ISO form (UTC). */
  readonly at: string
}

/** Days and hours for a calendar app, as an iCalendar text, each with its reminders.
 *  @law RFC 5545 */
export function calendarFile(entries: readonly (CalendarDay | CalendarHour)[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Writeback//EN', ...entries.flatMap(eventLines), 'END:VCALENDAR']
    .map(folded)
    .join('\r\n')
    .concat('\r\n')
}

const bare = (date: string) => date.replaceAll('-', '')

function eventLines(entry: CalendarDay | CalendarHour): readonly string[] {
  const { id, title, text, alarms = ['-P2D'] } = entry
  return [
    'BEGIN:VEVENT',
    `UID:${id}@writeback`,
    ...('at' in entry ? hourLines(entry) : dayLines(entry)),
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    ...alarms.flatMap(trigger => [
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${trigger}`,
      `DESCRIPTION:${escaped(title)}`,
      'END:VALARM',
    ]),
    'END:VEVENT',
  ]
}

function dayLines({ on }: CalendarDay): readonly string[] {
  return [`DTSTAMP:${bare(on)}T000000Z`, `DTSTART;VALUE=DATE:${bare(on)}`, `DTEND;VALUE=DATE:${bare(addDays(on, 1))}`]
}

function hourLines({ at }: CalendarHour): readonly string[] {
  const start = `${bare(at.slice(0, 10))}T${at.slice(11, 19).replaceAll(':', '')}Z`
  return [`DTSTAMP:${start}`, `DTSTART:${start}`, 'DURATION:PT30M']
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n')
}

const LINE_OCTETS = 72

// Lines of at most 75 octets; the rest goes on after a space. A character is never cut.
function folded(line: string): string {
  const parts: string[] = []
  let room = 0
  for (const character of line) {
    const octets = octetsOf(character.codePointAt(0)!)
    if (octets > room) {
      parts.push('')
      room = LINE_OCTETS
    }
    parts[parts.length - 1] += character
    room -= octets
  }
  return parts.join('\r\n ')
}

// in UTF-8
function octetsOf(point: number): number {
  if (point < 0x80) return 1
  if (point < 0x800) return 2
  return point < 0x10000 ? 3 : 4
}
