import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#units/cents.ts'
import { addsUp, breakdownsIn, misreadingWouldExplain } from './itemization.ts'
import type { AmountRole, PrintedAmount } from './statements.ts'

function printed(role: AmountRole, amount: number, more: Partial<PrintedAmount> = {}): PrintedAmount {
  return { role, amount: dollars(amount), confidence: 1, evidence: [], ...more }
}

function rows(
  then: number,
  interest: number,
  fees: number,
  paid: number,
  now: number,
  more: Partial<PrintedAmount> = {},
) {
  return [
    printed('on-itemization-date', then, more),
    printed('interest', interest, more),
    printed('fees', fees, more),
    printed('payments-and-credits', paid, more),
    printed('current', now, more),
  ]
}

function only(amounts: readonly PrintedAmount[]) {
  const [breakdown, ...others] = breakdownsIn(amounts)
  expect(others).toEqual([])
  return breakdown!
}

describe('a breakdown', () => {
  test('proves nothing unless every kind of row is there', () => {
    const whole = rows(100, 0, 0, 0, 100)
    for (let i = 0; i < whole.length; i += 1) expect(breakdownsIn(whole.toSpliced(i, 1))).toEqual([])
    expect(breakdownsIn(whole)).toHaveLength(1)
  })

  test('of one account is not mixed with that of another', () => {
    const both = [...rows(100, 0, 0, 40, 60, { account: 0 }), ...rows(50, 5, 0, 0, 55, { account: 1 })]
    const breakdowns = breakdownsIn(both)
    expect(breakdowns).toHaveLength(2)
    expect(breakdowns.every(addsUp)).toBe(true)
  })

  test.each([
    [2234.56, 75, 25, 50, 2284.56, true],
    [2234.56, 75, 25, 50, 2284.58, true], // two cents of rounding
    [2234.56, 75, 25, 50, 2284.59, false],
    [1000, 50, 20, 0, 1170, false],
    [640, 0, 0, 100, 640, false],
    [0, 0, 0, 0, 0, true],
  ])('%d + %d + %d - %d = %d: %s', (then, interest, fees, paid, now, adds) => {
    expect(addsUp(only(rows(then, interest, fees, paid, now)))).toBe(adds)
  })

  test('a payment printed once in the table and once in a note is one payment, two payments are two', () => {
    expect(addsUp(only([...rows(500, 0, 0, 120, 380), printed('payments-and-credits', 120)]))).toBe(true)
    expect(addsUp(only([...rows(500, 0, 0, 120, 300), printed('payments-and-credits', 80)]))).toBe(true)
    expect(addsUp(only([...rows(500, 0, 0, 120, 310), printed('payments-and-credits', 80)]))).toBe(false)
  })

  test('every sum that is right adds up, every sum that is off by more than rounding does not', () => {
    const amount = fc.integer({ min: 0, max: 10_000_00 })
    fc.assert(
      fc.property(
        amount,
        amount,
        amount,
        amount,
        fc.integer({ min: 3, max: 1_000_00 }),
        (then, interest, fees, paid, off) => {
          const total = then + interest + fees - paid
          const at = (now: number) =>
            only([
              { ...printed('on-itemization-date', 0), amount: cents(then) },
              { ...printed('interest', 0), amount: cents(interest) },
              { ...printed('fees', 0), amount: cents(fees) },
              { ...printed('payments-and-credits', 0), amount: cents(paid) },
              { ...printed('current', 0), amount: cents(now) },
            ])
          return addsUp(at(total)) && !addsUp(at(total + off)) && !addsUp(at(total - off))
        },
      ),
    )
  })
})

describe('a digit the scanner may have taken for another', () => {
  test('explains a sum that is off by it', () => {
    expect(misreadingWouldExplain(only(rows(1208.4, 0, 0, 0, 1203.4, { confidence: 0.9 })))).toBe(true)
    expect(misreadingWouldExplain(only(rows(1208.4, 0, 0, 0, 1308.4, { confidence: 0.9 })))).toBe(false)
  })

  test('explains a decimal point lost', () => {
    expect(misreadingWouldExplain(only(rows(50, 0, 0, 0, 5000, { confidence: 0.9 })))).toBe(true)
  })

  test('is not thought of where the text came as text', () => {
    expect(misreadingWouldExplain(only(rows(1208.4, 0, 0, 0, 1203.4)))).toBe(false)
  })
})
