import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextCourtDay } from './court-days.ts'
import { addDays, day, daysBetween, weekday } from './iso-date.ts'

test.each([
  ['2026-11-20', '2026-11-20', 'a Friday'],
  ['2026-11-21', '2026-11-23', 'a Saturday'],
  ['2027-07-04', '2027-07-06', 'Independence Day on a Sunday, kept on Monday'],
  ['2026-07-03', '2026-07-06', 'the Friday Independence Day is kept on'],
  ['2026-12-25', '2026-12-28', 'Christmas on a Friday'],
  ['2027-12-31', '2028-01-03', "the Friday New Year's Day is kept on"],
  ['2026-11-26', '2026-11-27', 'Thanksgiving'],
])('%s moves to %s: %s', (date, open) => {
  expect(nextCourtDay(day(date))).toBe(open)
})

test('it never goes back, never far, and ends on a weekday', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40000 }), step => {
      const date = addDays(day('1990-01-01'), step)
      const open = nextCourtDay(date)
      expect(daysBetween(date, open)).toBeGreaterThanOrEqual(0)
      expect(daysBetween(date, open)).toBeLessThanOrEqual(4)
      expect([1, 2, 3, 4, 5]).toContain(weekday(open))
      expect(nextCourtDay(open)).toBe(open)
    }),
  )
})
