import { expect, test } from 'vitest'
import { cents, dollars, formatCents, formatWholeDollars } from './cents.ts'

test('dollars become exact cents', () => {
  expect(dollars(2284.56)).toBe(228456)
  expect(dollars(0.1 + 0.2)).toBe(30)
  expect(dollars(1133.2)).toBe(113320)
})

test('money is written the American way', () => {
  expect(formatCents(cents(228456))).toBe('$2,284.56')
  expect(formatCents(cents(-5))).toBe('-$0.05')
  expect(formatCents(cents(123456789))).toBe('$1,234,567.89')
  expect(formatWholeDollars(cents(228456))).toBe('$2,285')
  expect(formatWholeDollars(cents(-20))).toBe('$0')
})
