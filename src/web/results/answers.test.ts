import { expect, test } from 'vitest'
import { CONSUMER_FACT_NAMES } from '#law/facts.ts'
import { canBeNone, controlFor, wireName } from './answers.ts'

test('facts travel under one spelling, however they were asked for', () => {
  expect(wireName('lastPaymentDate')).toBe('last_payment_date')
  expect(wireName('last_payment_date')).toBe('last_payment_date')
})

test.each([
  ['receiptDate', 'date'],
  ['received_on', 'date'],
  ['debtKind', 'choice'],
  ['stateOfResidence', 'choice'],
  ['notMyDebt', 'yes-no'],
])('%s is answered by %s', (fact, kind) => {
  expect(controlFor(fact).kind).toBe(kind)
})

test('every fact that is a day is answered with a calendar, and no other is', () => {
  for (const fact of CONSUMER_FACT_NAMES) expect(controlFor(fact).kind === 'date', fact).toBe(fact.endsWith('Date'))
})

test('"never" is an answer about a payment, not about the day the letter came', () => {
  expect(canBeNone('lastPaymentDate')).toBe(true)
  expect(canBeNone('receiptDate')).toBe(false)
})
