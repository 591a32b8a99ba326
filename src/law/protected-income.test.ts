import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, dollars, type Cents } from '#units/cents.ts'
import { garnishableWages, INCOME_KINDS, meansOf, monthsToPay, type IncomeKind } from './protected-income.ts'
import { offersOn } from './settlement-options.ts'

describe('wages', () => {
  test.each([
    ['nothing of the first 30 hours at minimum wage', 942.5, 0],
    ['one dollar over that, the dollar', 943.5, 1],
    ['where both sums meet, a quarter', 1256.67, 314.16],
    ['a quarter of more', 4000, 1000],
    ['none, none', 0, 0],
  ])('%s', (_, monthly, taken) => expect(garnishableWages(dollars(monthly))).toBe(dollars(taken)))
})

const only = (kind: IncomeKind, monthly: number, needs = 0) =>
  meansOf({ incomes: [{ kind, monthly: dollars(monthly) }], needs: dollars(needs), saved: dollars(0) })

test.each(['social-security', 'ssi', 'veterans', 'federal-retirement'] as const)(
  '%s is out of reach and never spare',
  kind => {
    expect(only(kind, 1800)).toEqual({ total: dollars(1800), kept: dollars(1800), withinReach: 0, spare: 0 })
  },
)

test('what only state law may protect is neither counted as safe nor as spare', () => {
  expect(only('state-benefits', 500)).toMatchObject({ kept: 0, withinReach: dollars(500), spare: 0 })
})

test('needs are met out of protected income first', () => {
  const incomes = [
    { kind: 'social-security', monthly: dollars(1000) },
    { kind: 'other', monthly: dollars(600) },
  ] as const
  expect(meansOf({ incomes, needs: dollars(1200), saved: dollars(0) }).spare).toBe(dollars(400))
  expect(meansOf({ incomes, needs: dollars(1700), saved: dollars(0) }).spare).toBe(0)
})

test('an offer is there now, in some months, or out of reach', () => {
  const has = { saved: dollars(200), spare: dollars(100) }
  expect(monthsToPay(dollars(200), has)).toBe(0)
  expect(monthsToPay(dollars(200.01), has)).toBe(1)
  expect(monthsToPay(dollars(500), has)).toBe(3)
  expect(monthsToPay(dollars(500), { saved: dollars(200), spare: cents(0) })).toBeUndefined()
})

test('offers are worked out for a debt whose time still runs, and for no other', () => {
  expect(offersOn(dollars(2284.56), 'likely_not_time_barred').map(({ amount }) => amount)).toEqual([
    dollars(571),
    dollars(914),
    dollars(1371),
  ])
  for (const verdict of ['likely_time_barred', 'depends', 'unknown', 'not_applicable'] as const)
    expect(offersOn(dollars(1000), verdict)).toEqual([])
  expect(offersOn(cents(0), 'likely_not_time_barred')).toEqual([])
})

test('whatever the numbers: kept and within reach make the whole, and what is spare is never protected money', () => {
  const money = fc.integer({ min: 0, max: 2_000_000 }).map(cents)
  const income = fc.record({ kind: fc.constantFrom(...INCOME_KINDS), monthly: money })
  fc.assert(
    fc.property(fc.array(income, { maxLength: 6 }), money, (incomes, needs: Cents) => {
      const means = meansOf({ incomes, needs, saved: cents(0) })
      expect(means.kept + means.withinReach).toBe(means.total)
      expect(means.kept).toBeGreaterThanOrEqual(0)
      const unprotected = incomes.filter(({ kind }) => ['wages', 'other'].includes(kind))
      expect(means.spare).toBeLessThanOrEqual(unprotected.reduce((sum, { monthly }) => sum + monthly, 0))
      expect(means.spare).toBeGreaterThanOrEqual(0)
    }),
  )
})
