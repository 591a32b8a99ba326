import { expect, test } from 'vitest'
import { day } from './iso-date.ts'
import { addMonthsTo, isoMonth, isoMonthOf, lastDayOf, month, monthOf, monthsBetween } from './iso-month.ts'

test('a month that does not exist is none', () => {
  expect(isoMonth('2025-13')).toBeUndefined()
  expect(isoMonth('2025-00')).toBeUndefined()
  expect(isoMonthOf(2025, 0)).toBeUndefined()
  expect(() => month('2025-1')).toThrow('No such month')
})

test.each([
  ['2024-02', '2024-02-29'],
  ['2100-02', '2100-02-28'],
  ['2026-11', '2026-11-30'],
])('the last day of %s is %s', (of, last) => expect(lastDayOf(month(of))).toBe(last))

test('months are counted over the turn of a year', () => {
  expect(addMonthsTo(month('2025-11'), 3)).toBe('2026-02')
  expect(addMonthsTo(month('2026-02'), -3)).toBe('2025-11')
  expect(monthsBetween(month('2025-11'), month('2026-02'))).toBe(3)
  expect(monthOf(day('2026-11-21'))).toBe('2026-11')
})
