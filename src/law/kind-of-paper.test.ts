import { describe, expect, test } from 'vitest'
import { known, unknown } from './fact.ts'
import {
  isCourtPaper,
  isOutsideTheAct,
  kindGivenAnswers,
  type CatalogueKind,
  type KindOfPaper,
} from './kind-of-paper.ts'

function read(kind: KindOfPaper, kinds: readonly CatalogueKind[], confidence = 0.9) {
  return { kindOfPaper: known(kind, { confidence }), ruleKinds: known(kinds) }
}

const BEFORE = { priorNoticeReceived: known(true) }
const NEVER = { priorNoticeReceived: known(false) }

describe('whether a paper is the first notice, once the person has said what came before', () => {
  test('an unanswered question changes nothing', () => {
    const letter = read('settlement-offer', ['settlement-offer'])
    expect(kindGivenAnswers(letter, {})).toBe(letter)
    expect(kindGivenAnswers(letter, { priorNoticeReceived: unknown() })).toBe(letter)
  })

  test('a kind that is not known stays unknown', () => {
    const letter = { kindOfPaper: unknown(), ruleKinds: unknown() }
    expect(kindGivenAnswers(letter, NEVER)).toBe(letter)
  })

  test('a demand that nothing came before is the first notice, and keeps its own kind beside it', () => {
    const { kindOfPaper, ruleKinds } = kindGivenAnswers(read('settlement-offer', ['settlement-offer']), NEVER)
    expect(kindOfPaper).toMatchObject({ value: 'initial-validation-notice', confidence: 1 })
    expect(ruleKinds).toMatchObject({ value: ['initial-validation-notice', 'settlement-offer'] })
  })

  test('a bare demand that nothing came before is only the first notice', () => {
    const { ruleKinds } = kindGivenAnswers(read('follow-up-demand', ['follow-up-demand']), NEVER)
    expect(ruleKinds).toMatchObject({ value: ['initial-validation-notice'] })
  })

  test('a notice taken for the first by "has been placed with us" alone is a later letter when one came before', () => {
    const letter = read('initial-validation-notice', ['initial-validation-notice', 'attorney-letter'], 0.6)
    expect(kindGivenAnswers(letter, BEFORE)).toMatchObject({
      kindOfPaper: { value: 'attorney-letter' },
      ruleKinds: { value: ['attorney-letter'] },
    })
    const bare = read('initial-validation-notice', ['initial-validation-notice'], 0.6)
    expect(kindGivenAnswers(bare, BEFORE)).toMatchObject({
      kindOfPaper: { value: 'follow-up-demand' },
      ruleKinds: { value: ['follow-up-demand'] },
    })
  })

  test('a paper that carries the rights presents itself as the notice, whatever came before', () => {
    const letter = read('initial-validation-notice', ['initial-validation-notice'], 0.95)
    expect(kindGivenAnswers(letter, BEFORE)).toBe(letter)
  })

  test.each(['summons-or-complaint', 'judgment', 'garnishment', 'scam', 'utility-bill', 'dispute-response'] as const)(
    'a %s never becomes a notice',
    kind => {
      const letter = read(kind, [])
      expect(kindGivenAnswers(letter, NEVER)).toBe(letter)
    },
  )
})

test('court papers and papers outside the Act are told apart', () => {
  expect((['summons-or-complaint', 'judgment', 'garnishment'] as const).every(isCourtPaper)).toBe(true)
  expect(isCourtPaper('lawsuit-threat')).toBe(false)
  expect(isOutsideTheAct('business-debt')).toBe(true)
  expect(isOutsideTheAct('scam')).toBe(false)
})
