import { describe, expect, test } from 'vitest'
import { formatCents } from '#units/cents.ts'
import { productNamed, purchaseName } from './aliases.ts'
import { accessOf, NOTHING_HELD } from './access.ts'
import { CATALOGUE, priceOf, product, PRODUCT_IDS, savingOf } from './catalogue.ts'
import { doneForYouPrice } from './done-for-you.ts'

test('prices are those that were decided', () => {
  expect(CATALOGUE.map(({ id, price }) => `${id} ${formatCents(price)}`)).toEqual([
    'scan $7.00',
    'monthly $39.99',
    'lifetime $89.00',
    'credit_single $29.00',
    'credit_all $49.00',
    'bundle $119.00',
    'diy $29.00',
    'letter $7.00',
    'dfy_service $199.00',
  ])
})

describe('done-for-you', () => {
  test.each([
    [1, 19_900],
    [2, 19_900],
    [3, 34_900],
    [5, 34_900],
    [6, 49_900],
    [10, 49_900],
  ])('%i letters cost %i cents', (count, price) => expect(doneForYouPrice(count)).toBe(price))

  test.each([0, -1, 11, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('%d letters have no price', count =>
    expect(doneForYouPrice(count)).toBeUndefined(),
  )

  test('without a number of letters there is no price', () => expect(priceOf('dfy_service')).toBeUndefined())
})

describe('savings are worked out, never written down', () => {
  test('the bundle against lifetime and all bureaus', () => {
    expect(savingOf('bundle')).toEqual({ amount: 1900, parts: [product('lifetime'), product('credit_all')] })
  })

  test('all bureaus against three single ones, and that sum is its crossed-out price', () => {
    expect(savingOf('credit_all')?.amount).toBe(3800)
    expect(product('credit_all').originalPrice).toEqual({ amount: 8700, kind: 'sum' })
  })

  test('a crossed-out price is the sum of its parts, or is called a list price', () => {
    for (const { id, originalPrice, parts = [] } of CATALOGUE) {
      if (originalPrice?.kind !== 'sum') continue
      expect(
        parts.reduce((sum, part) => sum + product(part).price, 0),
        id,
      ).toBe(originalPrice.amount)
    }
  })

  test('what has no parts saves nothing', () => expect(savingOf('lifetime')).toBeUndefined())
})

test('only credit repair sold by itself waits for delivery before it is charged', () => {
  expect(CATALOGUE.filter(({ charge }) => charge === 'after-delivery').map(({ id }) => id)).toEqual([
    'credit_single',
    'credit_all',
  ])
})

describe('names', () => {
  test.each([
    ['credit', 'credit_all'],
    ['debt', 'lifetime'],
    ['dfy', 'dfy_service'],
    ['single', 'scan'],
    ['debt_monthly', 'monthly'],
  ])('%s in an address means %s', (alias, id) => expect(productNamed(alias)).toBe(id))

  test.each(['', 'free', 'yearly', 'BUNDLE', 'toString', '__proto__', 'bundle '])('"%s" is nothing we sell', name =>
    expect(productNamed(name)).toBeUndefined(),
  )

  test('every product names itself, and what it is stored as opens something', () => {
    for (const id of PRODUCT_IDS) {
      expect(productNamed(id)).toBe(id)
      const held = { ...NOTHING_HELD, purchases: [purchaseName(id)], subscriptionStatus: 'active' as const }
      expect(accessOf(held).isFreeTier, id).toBe(false)
    }
  })
})

test('done-for-you says when letters are prepared, mailed and tracked, and how long answers are watched for', () => {
  const { features } = product('dfy_service')
  for (const part of [
    'prepared in 24-48 hours',
    'Certified mail within 3 business days, tracking the same day',
    '30 days of response monitoring',
  ])
    expect(features.join('\n')).toContain(part)
})

test('nothing on sale is called limited, and no price is said to rise', () => {
  expect(JSON.stringify(CATALOGUE)).not.toMatch(/limited time|will rise|only today|hurry/i)
})
