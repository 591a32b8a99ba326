import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IN_TIME } from '#letters/contexts.testing.ts'
import { fill } from '#letters/templates/define-letter.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { CallFailed } from '#web/api.ts'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { fileName } from './download-letter.ts'
import { keepLetter, receiveLetter, storedLetter } from './stored-letter.ts'
import { wishOf } from './use-letter.ts'
import { letterFailure } from './write-letter.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

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

const request = fill(TEMPLATES['validation-request'], IN_TIME)
const fresh = {
  id: 'a1',
  analysisId: null,
  title: request.title,
  document: request,
  followUpOn: null,
  cautions: [],
  mailing: [],
  locked: false,
}

test('the letter just written is kept for the visit by its id and title, and whole on this device', () => {
  const letter = receiveLetter(fresh)
  expect(JSON.parse(sessionStorage.getItem('generatedLetter')!)).toEqual({ letter_id: 'a1', title: request.title })
  expect(storedLetter('a1')).toEqual(letter)
})

test('the same letter written again keeps what was changed in it; new words do not', () => {
  const first = receiveLetter(fresh)
  const draft = { ...first.draft, removed: ['x'] }
  keepLetter({ ...first, draft })
  expect(receiveLetter(fresh).draft).toEqual(draft)
  const document = fill(TEMPLATES['cease-contact'], IN_TIME)
  expect(receiveLetter({ ...fresh, document }).draft).toEqual(first.draft)
})
