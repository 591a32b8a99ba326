import { expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { product } from './catalogue.ts'
import { cancelPeriod, creditContract, RIGHT_TO_CANCEL } from './credit-contract.ts'

test.each([
  ['2026-11-16', '2026-11-19', '2026-11-20'], // Monday
  ['2026-11-20', '2026-11-25', '2026-11-26'], // Friday: the weekend does not count
  ['2026-11-24', '2026-11-30', '2026-12-01'], // Tuesday before Thanksgiving: the holiday does not count
])('signed on %s it can be cancelled until the end of %s, and work begins on %s', (signed, until, begins) => {
  expect(cancelPeriod(day(signed))).toEqual({ cancelUntil: until, workBeginsOn: begins })
})

test('the contract names the price, the seller, the dates and the right to cancel, and promises no removal', () => {
  const text = creditContract({
    product: product('credit_all'),
    office: 'Example Office, 1 Main Street, Austin, TX 78701',
    signedOn: day('2026-11-20'),
    signedBy: 'Dana Whitfield',
  }).join('\n')
  for (const part of [
    '$49.00 in all',
    'Example Office, 1 Main Street, Austin, TX 78701',
    'November 20, 2026',
    'work begins on November 26, 2026',
    'before midnight on November 25, 2026',
    'Signed by: Dana Whitfield',
    'NOTICE OF CANCELLATION',
    RIGHT_TO_CANCEL,
    'We do not promise that anything will be removed',
  ])
    expect(text).toContain(part)
})
