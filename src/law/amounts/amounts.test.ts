import { expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { assumedReceipt } from './assumed-receipt.ts'
import { amountOn, currentAmount } from './dated-amount.ts'
import { AMOUNTS } from './index.ts'

test('a figure has no value before the day it became law', () => {
  expect(amountOn(assumedReceipt, day('2021-11-29'))).toBeUndefined()
  expect(amountOn(assumedReceipt, day('2021-11-30'))).toBe(5)
})

test.each(AMOUNTS.map(amount => [amount.name, amount] as const))(
  '%s keeps its values in order of time',
  (_, amount) => {
    const days = amount.values.map(({ from }) => from)
    expect(days).toEqual(days.toSorted())
    expect(amount.checkedOn < amount.expiresOn).toBe(true)
    expect(currentAmount(amount)).toBe(amountOn(amount, amount.checkedOn))
  },
)
