import { expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { stepCalendar } from './step-calendar.ts'

const STEP = {
  id: 'x',
  title: 'Answer the court',
  why: 'A dispute letter does not stop a court.',
  ifNotDone: 'The court can decide without you.',
  on: day('2026-12-01'),
}
const named = (name: string, file: string) =>
  [...file.replaceAll('\r\n ', '').matchAll(new RegExp(`^${name}[:;](.*)$`, 'gm'))].map(found => found[1]!.trim())

test('the day of a step stands in a calendar, with an alarm two days before and one on the morning', () => {
  const file = stepCalendar(STEP)
  expect(named('DTSTART', file)).toEqual(['VALUE=DATE:20261201'])
  expect(named('TRIGGER', file)).toEqual(['-P2D', 'PT9H'])
  expect(named('DESCRIPTION', file)[0]).toContain('If you do not: The court can decide without you.')
})

test('so does the hour that was chosen', () => {
  const file = stepCalendar({ ...STEP, plannedFor: '2026-11-29T23:00:00.000Z' })
  expect(named('DTSTART', file)).toEqual(['VALUE=DATE:20261201', '20261129T230000Z'])
  expect(named('TRIGGER', file)).toEqual(['-P2D', 'PT9H', 'PT0S'])
})

test('what a locked phone shows, titles and alarms, says nothing of a court, a debt or a name', () => {
  const file = stepCalendar({ ...STEP, plannedFor: '2026-11-29T23:00:00.000Z' })
  const alarms = file
    .split('BEGIN:VALARM')
    .slice(1)
    .map(part => part.split('END:VALARM')[0]!)
  for (const shown of [...named('SUMMARY', file), ...alarms]) expect(shown).not.toMatch(/court|debt|letter|collector/i)
  expect(alarms).toHaveLength(3)
})
