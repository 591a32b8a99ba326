import { expect, test } from 'vitest'
import { inventedAnalysis, inventedFinding, withFindings } from './invented-analysis.ts'
import { verdictOf, viewOf } from './verdict.ts'

test('a court paper stops first, whatever else was found in it', () => {
  const analysis = inventedAnalysis({ is_court_paper: true, violations: withFindings([inventedFinding()]) })
  expect(viewOf(analysis)).toBe('court-paper')
  expect(verdictOf(analysis).title).toContain('Answer the court')
})

test('a page that could hardly be read is never called compliant', () => {
  const reading = { source: 'ocr' as const, pages: 1, confidence: 0.6, unread: [] }
  expect(viewOf(inventedAnalysis({ reading }))).toBe('too-little-read')
  expect(viewOf(inventedAnalysis({ letter_kind: null }))).toBe('too-little-read')
})

test('no finding in a well-read letter is said in the specified words', () => {
  expect(verdictOf(inventedAnalysis()).title).toBe('Letter Appears Legally Compliant')
})

test.each(['business-debt', 'utility-bill'])('a %s is outside the rules, not compliant with them', letter_kind => {
  expect(verdictOf(inventedAnalysis({ letter_kind })).title).toContain('do not cover')
})

test('a paper with scam signs is not called compliant for want of findings', () => {
  const analysis = inventedAnalysis({ scam_signs: ['gift-cards'] })
  expect(verdictOf(analysis).title).toContain('scam')
})

test.each([
  ['strong', 'This letter likely breaks the rules in one place.'],
  ['possible', 'This letter may break the rules in one place.'],
] as const)('a %s finding alone is told as strongly as it is', (strength, title) => {
  expect(verdictOf(inventedAnalysis({ violations: withFindings([inventedFinding({ strength })]) })).title).toBe(title)
})

test('a debt likely too old is told in the first sentence, and never as a sure thing', () => {
  const plain = inventedAnalysis()
  const { title, text } = verdictOf(
    inventedAnalysis({
      violations: withFindings([inventedFinding(), inventedFinding()]),
      time_limit: { ...plain.time_limit, verdict: 'likely_time_barred' },
    }),
  )
  expect(title).toBe('This letter likely breaks the rules in two places, and the debt looks too old for court.')
  expect(text).toContain('if you raise the time limit')
})
