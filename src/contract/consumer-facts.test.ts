import { expect, test } from 'vitest'
import { consumerFactsFromWire, consumerFactsSchema } from './consumer-facts.ts'

test('names of the law, of the reply and of plain speech mean the same fact', () => {
  const facts = consumerFactsFromWire({
    debt_type: 'gym_membership',
    date_of_last_payment: '2021-03-14',
    represented_by_attorney: false,
    default_date: '2021-05-01',
  })
  expect(facts.debtKind).toMatchObject({ known: true, value: 'services' })
  expect(facts.lastPaymentDate).toMatchObject({ known: true, value: '2021-03-14' })
  expect(facts.attorneyRepresents).toMatchObject({ known: true, value: false })
  expect(facts.defaultDate).toMatchObject({ known: true, value: '2021-05-01' })
})

test('null is the answer none; unknown and absent are no answer', () => {
  const facts = consumerFactsFromWire({ verification_received_date: null, receipt_date: 'unknown', already_paid: '' })
  expect(facts.verificationReceivedDate).toMatchObject({ known: true, value: null })
  expect(facts.receiptDate).toBeUndefined()
  expect(facts.alreadyPaid).toBeUndefined()
})

test('a day of mailing is an estimate of arrival, and a told day of arrival beats it', () => {
  expect(consumerFactsFromWire({ disputed_in_writing_on: '2025-06-02' }).writtenDisputeReceivedDate).toMatchObject({
    value: '2025-06-09',
    confidence: 0.8,
  })
  for (const given of [
    { written_dispute_received_date: '2025-06-05', disputed_in_writing_on: '2025-06-02' },
    { disputed_in_writing_on: '2025-06-02', written_dispute_received_date: '2025-06-05' },
  ]) {
    expect(consumerFactsFromWire(given).writtenDisputeReceivedDate).toMatchObject({
      value: '2025-06-05',
      confidence: 1,
    })
  }
})

test.each([
  [{ receipt_date: '2025-02-30' }, 'receipt_date'],
  [{ already_paid: 'yes' }, 'already_paid'],
  [{ debt_type: 'spaceship' }, 'debt_type'],
  [{ state_of_residence: 'ZZ' }, 'state_of_residence'],
  [{ payment_dates: ['not a day'] }, 'payment_dates'],
])('a value of the wrong form is refused by name: %j', (given, name) => {
  const result = consumerFactsSchema.safeParse(given)
  expect(result.success).toBe(false)
  expect(result.error?.issues[0]?.path).toEqual([name])
})

test('names we do not know are passed over', () => {
  expect(consumerFactsSchema.safeParse({ favourite_colour: 7 }).success).toBe(true)
  expect(consumerFactsFromWire({ favourite_colour: 7 })).toEqual({})
})
