import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, addMonths, addYears, day, daysBetween, isoDate, longDate, shortDate, weekday } from './iso-date.ts'

test('a day that does not exist is refused', () => {
  expect(isoDate('2025-02-29')).toBeUndefined()
  expect(isoDate('2024-02-29')).toBe('2024-02-29')
  expect(isoDate('2025-13-01')).toBeUndefined()
  expect(isoDate('2025-1-1')).toBeUndefined()
  expect(isoDate('2025-04-31')).toBeUndefined()
})

test('29 February becomes 1 March in a year that has none', () => {
  expect(addYears(day('2024-02-29'), 1)).toBe('2025-03-01')
  expect(addYears(day('2024-02-29'), 4)).toBe('2028-02-29')
})

test('months end on their own last day', () => {
  expect(addMonths(day('2025-01-31'), 1)).toBe('2025-02-28')
  expect(addMonths(day('2024-12-15'), 2)).toBe('2025-02-15')
})

test('weekdays and words', () => {
  expect(weekday(day('2026-11-21'))).toBe(6)
  expect(weekday(day('1970-01-01'))).toBe(4)
  expect(shortDate(day('2026-11-21'))).toBe('Nov 21, 2026')
  expect(longDate(day('2026-03-02'))).toBe('March 2, 2026')
})

test('adding days agrees with the platform calendar', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40000, max: 40000 }), fc.integer({ min: -40000, max: 40000 }), (start, step) => {
      const from = day(new Date(start * 86400000).toISOString().slice(0, 10))
      const to = addDays(from, step)
      expect(to).toBe(new Date((start + step) * 86400000).toISOString().slice(0, 10))
      expect(daysBetween(from, to)).toBe(step)
    }),
  )
})
