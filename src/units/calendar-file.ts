import { addDays, type IsoDate } from './iso-date.ts'

/** A whole day in a calendar. */
export interface CalendarDay {
  readonly id: string
  readonly on: IsoDate
  readonly title: string
  readonly text: string
}

/** Days for a calendar app, as an iCalendar text, each with a reminder two days before.
 *  @law RFC 5545 */
export function calendarFile(days: readonly CalendarDay[]): string {
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Writeback//EN', ...days.flatMap(eventLines), 'END:VCALENDAR']
    .map(folded)
    .join('\r\n')
    .concat('\r\n')
}

function eventLines({ id, on, title, text }: CalendarDay): readonly string[] {
  const day = (date: IsoDate) => date.replaceAll('-', '')
  return [
    'BEGIN:VEVENT',
    `UID:${id}@writeback`,
    `DTSTAMP:${day(on)}T000000Z`,
    `DTSTART;VALUE=DATE:${day(on)}`,
    `DTEND;VALUE=DATE:${day(addDays(on, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P2D',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
  ]
}

function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll(';', '\\;').replaceAll(',', '\\,').replaceAll('\n', '\\n')
}

// Lines of at most 75 octets; the rest goes on after a space.
function folded(line: string): string {
  const parts: string[] = []
  for (let rest = line; rest.length > 0;) {
    parts.push(rest.slice(0, 70))
    rest = rest.slice(70)
  }
  return parts.join('\r\n ')
}
