import { describe, expect, test } from 'vitest'
import type { Evidence } from './fact.ts'
import { letterOf, type Read } from './facts-for-tests.ts'
import { MODEL_FORM_WORDS } from './model-form-words.ts'
import { compareWithModelNotice } from './model-notice.ts'

const ON_PAGE_2: Evidence = { page: 2, quote: 'words', boxes: [], confidence: 1 }
const NOTICE: Read = {
  kindOfPaper: 'initial-validation-notice',
  wholeLetterRead: true,
  notices: [],
  modelFormLines: [],
}

function stateOf(id: string, read: Read) {
  return compareWithModelNotice(letterOf({ ...NOTICE, ...read }), true).elements.find(element => element.id === id)
}

describe('what is compared with the model form', () => {
  test('nothing but a first notice that was read whole', () => {
    expect(compareWithModelNotice(letterOf({}), true)).toEqual({ compared: false, language: 'en', elements: [] })
    expect(compareWithModelNotice(letterOf({ ...NOTICE, kindOfPaper: 'settlement-offer' }), true).compared).toBe(false)
    const { wholeLetterRead: _, ...partly } = NOTICE
    expect(compareWithModelNotice(letterOf(partly), true).compared).toBe(false)
  })

  test('the form is shown in the language of the letter', () => {
    expect(compareWithModelNotice(letterOf({ ...NOTICE, language: 'es' }), true).language).toBe('es')
    expect(compareWithModelNotice(letterOf({ ...NOTICE, language: 'other' }), true).language).toBe('en')
  })

  test('an empty notice misses every element, those the form may leave out told apart', () => {
    const { elements } = compareWithModelNotice(letterOf(NOTICE), true)
    expect(elements).toHaveLength(Object.keys(MODEL_FORM_WORDS).length)
    expect(elements.every(({ state, evidence }) => state === 'missing' && evidence.length === 0)).toBe(true)
    expect(elements.filter(({ isOptional }) => !isOptional).map(({ id }) => id)).toEqual([
      'collector-name-and-address',
      'consumer-name-and-address',
      'debt-collector-disclosure',
      'account-and-creditor',
      'amount-on-itemization-date',
      'itemization',
      'current-amount',
      'how-to-dispute',
      'written-dispute-stops-collection',
      'original-creditor-statement',
      'cfpb-reference',
      'response-addresses',
      'dispute-prompts',
      'original-creditor-prompt',
    ])
  })
})

test('what only financial products need is optional on other debts, and while their kind is not known', () => {
  for (const isFinancial of [false, undefined]) {
    const { elements } = compareWithModelNotice(letterOf({ ...NOTICE, accountNumber: '1' }), isFinancial)
    expect(elements.find(({ id }) => id === 'cfpb-reference')?.isOptional).toBe(true)
    expect(elements.find(({ id }) => id === 'account-and-creditor')?.state).toBe('different')
  }
  const { elements } = compareWithModelNotice(letterOf({ ...NOTICE, accountNumber: '1' }), true)
  expect(elements.find(({ id }) => id === 'cfpb-reference')?.isOptional).toBe(false)
  expect(elements.find(({ id }) => id === 'account-and-creditor')?.state).toBe('missing')
})

describe('an element', () => {
  test('in the words of the form is present, with its page', () => {
    expect(stateOf('cfpb-reference', { modelFormLines: [{ line: 13, evidence: [ON_PAGE_2] }] })).toMatchObject({
      state: 'present',
      evidence: [ON_PAGE_2],
    })
  })

  test('of three sentences is present only with all three', () => {
    const some = (count: number): Read => ({
      modelFormLines: [{ line: 18, evidence: Array.from({ length: count }, () => ON_PAGE_2) }],
    })
    expect(stateOf('dispute-prompts', some(2))).toMatchObject({ state: 'missing' })
    expect(stateOf('dispute-prompts', some(3))).toMatchObject({ state: 'present' })
  })

  test('in other words is different', () => {
    expect(
      stateOf('how-to-dispute', { notices: [{ notice: 'dispute-statement', evidence: [ON_PAGE_2] }] }),
    ).toMatchObject({ state: 'different', evidence: [ON_PAGE_2] })
  })

  test('that is a name or a number is present when it could be read', () => {
    expect(stateOf('collector-name-and-address', { collectorName: 'Apex' })).toMatchObject({ state: 'missing' })
    expect(
      stateOf('collector-name-and-address', { collectorName: 'Apex', collectorAddress: { lines: ['PO Box 1'] } }),
    ).toMatchObject({ state: 'present' })
    expect(stateOf('reference-number', { referenceNumber: '1' })).toMatchObject({ state: 'present' })
  })

  test('whose rows are named but not all legible is not missing', () => {
    expect(stateOf('itemization', { itemizedConcepts: ['interest', 'fees', 'payments', 'credits'] })).toMatchObject({
      state: 'different',
    })
    expect(stateOf('itemization', { itemizedConcepts: ['interest'] })).toMatchObject({ state: 'missing' })
  })
})
