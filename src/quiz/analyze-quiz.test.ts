import { expect, test } from 'vitest'
import { analyzeQuiz } from './analyze-quiz.ts'
import { SITUATIONS, type SituationId } from './situations.ts'

const ALL = SITUATIONS.map(({ id }) => id)

test('there are twelve situations, rated from 82 to 96', () => {
  expect(new Set(ALL).size).toBe(12)
  const rates = SITUATIONS.map(({ successRate }) => successRate)
  expect([Math.min(...rates), Math.max(...rates)]).toEqual([82, 96])
})

test('a situation has its law and its value', () => {
  for (const { violations, value } of SITUATIONS) {
    expect(violations.length).toBeGreaterThan(0)
    expect(value).toBeGreaterThanOrEqual(1000)
  }
})

test('nothing chosen adds up to nothing', () => {
  expect(analyzeQuiz([])).toBeUndefined()
})

test.each<[SituationId[], number, number, number]>([
  [['student-loan'], 82, 2, 84],
  [['student-loan', 'medical'], 84, 4, 88],
  [['student-loan', 'medical', 'two-collectors', 'calls', 'credit-threat'], 88, 10, 98],
  [['old-debt'], 96, 2, 98],
  [['old-debt', 'threats'], 96, 4, 98],
  [ALL, 96, 10, 98],
])('%s: the highest rate %i, 2 for each at most 10 (%i), at most 98: %i', (chosen, best, bonus, strength) => {
  expect(analyzeQuiz(chosen)).toMatchObject({ best, bonus, strength })
})

test.each<[SituationId[], string]>([
  [['threats'], 'debt'],
  [['old-debt', 'no-proof'], 'debt'],
  [['credit-threat'], 'credit'],
  [['credit-threat', 'told-others'], 'bundle'],
  [['two-collectors'], 'bundle'], // it is a matter of the debt and of the report
  [['student-loan', 'credit-threat', 'paid'], 'debt'], // a student loan goes before everything
  [['calls'], 'analyze'],
  [['calls', 'medical'], 'analyze'],
])('%s recommends %s', (chosen, recommendation) => {
  expect(analyzeQuiz(chosen)?.recommendation).toBe(recommendation)
})

test('the bundle is shown when it is recommended, or with more than three different laws', () => {
  expect(analyzeQuiz(['two-collectors'])?.showsBundle).toBe(true)
  expect(analyzeQuiz(['threats', 'old-debt'])).toMatchObject({ violations: { length: 3 }, showsBundle: false })
  expect(analyzeQuiz(['threats', 'old-debt', 'growing'])).toMatchObject({
    violations: { length: 4 },
    showsBundle: true,
  })
  // the same law twice is one
  expect(analyzeQuiz(['paid', 'growing', 'student-loan'])).toMatchObject({
    violations: { length: 2 },
    showsBundle: false,
  })
})
