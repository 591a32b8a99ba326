import { expect, test } from 'vitest'
import { CallFailed } from '#web/api.ts'
import { fileName } from './download-letter.ts'
import { wishOf } from './use-letter.ts'
import { letterFailure } from './write-letter.ts'

const answer = { kind: 'answer', strategy: 'DISPUTE' } as const
const offer = { kind: 'settlement', amount: 5, savings: 5, percentage: 50 } as const

test('a letter that could not be written is told in the specified words; a refusal in the server’s', () => {
  const unreachable = new CallFailed('unreachable', { words: 'x' })
  expect(letterFailure(unreachable, answer)).toBe('Failed to generate letter. Please try again.')
  expect(letterFailure(unreachable, offer)).toBe('Failed to generate settlement letter. Please try again.')
  const refused = new CallFailed('refused', { words: 'This paper comes from a court.', status: 409 })
  expect(letterFailure(refused, answer)).toBe('This paper comes from a court.')
  expect(letterFailure(new CallFailed('refused', { words: '', status: 422 }), answer)).toBe('Letter generation failed')
  expect(letterFailure(new CallFailed('refused', { words: 'internal', status: 500 }), answer)).toBe(
    'Failed to generate letter. Please try again.',
  )
})

test('an address says enough to write the letter again, or it does not', () => {
  expect(wishOf(new URLSearchParams('strategy=DISPUTE'))).toEqual(answer)
  expect(wishOf(new URLSearchParams('amount=5&savings=5&percent=50'))).toEqual(offer)
  expect(wishOf(new URLSearchParams('strategy=REVENGE'))).toBeUndefined()
  expect(wishOf(new URLSearchParams())).toBeUndefined()
})

test('a file is named after the letter', () => {
  expect(fileName('Debt validation request')).toBe('debt-validation-request')
  expect(fileName('…')).toBe('letter')
})
