import { expect, test } from 'vitest'
import { addBusinessDays, rollBack, rollForward } from './business-days.ts'
import { isFederalHoliday } from './federal-holidays.ts'
import { addDays, day } from './iso-date.ts'

// letter-facts section 6: the assumed receipt and the last day of the validation period
test.each([
  ['2025-06-02', '2025-06-09', '2025-07-09'],
  ['2025-06-16', '2025-06-24', '2025-07-24'],
  ['2025-06-27', '2025-07-07', '2025-08-06'],
  ['2025-09-02', '2025-09-09', '2025-10-09'],
  ['2025-11-21', '2025-12-01', '2025-12-31'],
  ['2025-12-22', '2025-12-30', '2026-01-29'],
])('sent %s is assumed received %s, and the window ends %s', (sent, received, end) => {
  expect(addBusinessDays(day(sent), 5)).toBe(received)
  expect(addDays(addBusinessDays(day(sent), 5), 30)).toBe(end)
})

test('only the statutory day is a holiday, not the day it is observed on', () => {
  expect(isFederalHoliday(day('2026-07-04'))).toBe(true)
  expect(isFederalHoliday(day('2026-07-03'))).toBe(false)
  expect(isFederalHoliday(day('2020-06-19'))).toBe(false)
  expect(isFederalHoliday(day('2021-06-19'))).toBe(true)
  expect(isFederalHoliday(day('2026-05-25'))).toBe(true)
})

test('a weekend rolls to the next business day', () => {
  expect(rollForward(day('2026-11-21'))).toBe('2026-11-23')
  expect(rollForward(day('2026-11-20'))).toBe('2026-11-20')
  expect(rollForward(day('2026-12-25'))).toBe('2026-12-28')
})

test('mailing early never means mailing on a weekend', () => {
  expect(rollBack(day('2026-11-21'))).toBe('2026-11-20')
  expect(rollBack(day('2026-12-25'))).toBe('2026-12-24')
  expect(rollBack(day('2026-11-20'))).toBe('2026-11-20')
})
