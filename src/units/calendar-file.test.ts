import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { day } from './iso-date.ts'

const file = calendarFile([
  { id: 'mail-by', on: day('2026-12-31'), title: 'Mail the dispute, certified', text: 'Line one\nLine; two' },
])

test('the day is a whole day, and ends the next, over the end of a year too', () => {
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\n')
  expect(file).toContain('DTEND;VALUE=DATE:20270101\r\n')
})

test('commas, semicolons and line breaks in the words cannot break the file', () => {
  expect(file).toContain('SUMMARY:Mail the dispute\\, certified')
  expect(file).toContain('DESCRIPTION:Line one\\nLine\\; two')
})

test('no line is longer than the format allows', () => {
  const long = calendarFile([
    { id: 'x', on: day('2026-01-01'), title: 'court’s word '.repeat(30), text: '😀'.repeat(60) },
  ])
  for (const line of long.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(long.replaceAll('\r\n ', '')).toContain('court’s word '.repeat(30))
  expect(long.replaceAll('\r\n ', '')).toContain('😀'.repeat(60))
})

test('an hour is told in UTC; every entry reminds where it is asked to, two days before when it is not', () => {
  const hour = calendarFile([
    { id: 'x', at: '2026-12-31T23:30:00.000Z', title: 'T', text: 'D', alarms: ['PT0S', '-PT1H'] },
  ])
  expect(hour).toContain('DTSTART:20261231T233000Z\r\nDURATION:PT30M\r\n')
  expect([...hour.matchAll(/TRIGGER:(\S+)/g)].map(found => found[1])).toEqual(['PT0S', '-PT1H'])
  expect([...file.matchAll(/TRIGGER:(\S+)/g)].map(found => found[1])).toEqual(['-P2D'])
})
