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
  const long = calendarFile([{ id: 'x', on: day('2026-01-01'), title: 'word '.repeat(60), text: '' }])
  for (const line of long.split('\r\n')) expect(line.length).toBeLessThanOrEqual(75)
})
