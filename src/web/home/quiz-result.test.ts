import { createElement } from 'react'
import { expect, test } from 'vitest'
import { analyzeQuiz } from '#quiz/analyze-quiz.ts'
import type { SituationId } from '#quiz/situations.ts'
import { QUIZ, RECOMMENDED, SITUATION_WORDS } from '#web/copy/quiz.ts'
import { t } from '#web/language.tsx'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { QuizResultView } from './QuizResult.tsx'

function shown(...chosen: SituationId[]): string {
  const result = analyzeQuiz(chosen)!
  return rendered(() => createElement(QuizResultView, { chosen, result, onReset: () => undefined }), '/')
}

test('the percentage is labelled a strength estimate, and its parts are told', () => {
  const words = wordsOf(shown('threats', 'calls'))
  expect(words).toContain(`98% ${QUIZ.strength}`)
  expect(words).toContain(t(QUIZ.counted, { best: 94, bonus: 4, strength: 98 }))
})

test('the dollars are a negotiation estimate beside what the law says', () => {
  const words = wordsOf(shown('threats', 'told-others'))
  expect(words).toContain(`$3,000 ${QUIZ.estimate}`)
  expect(words).toContain(QUIZ.estimateText)
})

test('what to do first and the law in its own words stand for each situation', () => {
  const words = wordsOf(shown('old-debt'))
  expect(words).toContain(SITUATION_WORDS['old-debt'].first)
  expect(words).toContain('12 CFR 1006.26(b) A collector may not sue or threaten to sue on a time-barred debt.')
})

test.each([
  [['student-loan'], 'debt', '/upload'],
  [['credit-threat'], 'credit', '/credit-disputes'],
  [['two-collectors'], 'bundle', '/upload'],
  [['medical'], 'analyze', '/upload'],
] as const)('%s: the next step is %s, at %s', (chosen, recommendation, href) => {
  const html = shown(...chosen)
  expect(wordsOf(html)).toContain(RECOMMENDED[recommendation].title)
  expect(html).toContain(`href="${href}"`)
  expect(html.includes('/payment?product=bundle')).toBe(recommendation === 'bundle')
})
