import { expect, test } from 'vitest'
import { allFacts } from './assess-letter.ts'
import { letterOf, type Read } from './facts-for-tests.ts'
import { judgeRules } from './judge-rules.ts'
import { RULES } from './rules/index.ts'
import { day } from '#units/iso-date.ts'
import { timeLimit } from './limitation.ts'

const ON = day('2026-06-01')
const words = (quote: string) => [{ page: 1, quote, boxes: [], confidence: 1 }]

function judged(read: Read) {
  const letter = letterOf({
    kindOfPaper: 'payment-reminder',
    ruleKinds: ['payment-reminder'],
    senderRole: 'agency',
    statements: [],
    threats: [],
    ...read,
  })
  const limit = timeLimit({ consumer: {}, state: undefined, on: ON, letter })
  const { findings, worthAsking } = judgeRules(RULES, allFacts({ letter, consumer: {}, limit, law: undefined }), {
    on: ON,
  })
  const told = (all: typeof findings) =>
    all.map(({ rule, evidence }) => `${rule.id}: ${evidence.map(({ quote }) => quote).join(' / ')}`)
  return { findings: told(findings), asked: told(worthAsking) }
}

test('what is surmised is asked about and never asserted', () => {
  const { findings, asked } = judged({
    threatsSurmised: [{ action: 'arrest', modality: 'will', evidence: words('steel bracelets') }],
    statementsSurmised: [{ says: 'insult', evidence: words('you barnacle') }],
  })
  expect(findings).toEqual([])
  expect(asked).toEqual(
    expect.arrayContaining(['threat-arrest-or-jail: steel bracelets', 'harassing-language: you barnacle']),
  )
})

test('what is found for sure is asserted on its own words, whatever is surmised beside it', () => {
  const { findings, asked } = judged({
    threats: [{ action: 'arrest', modality: 'will', evidence: words('we will have you arrested') }],
    threatsSurmised: [{ action: 'criminal-complaint', modality: 'will', evidence: words('the prosecutor knows') }],
  })
  expect(findings).toContain('threat-arrest-or-jail: we will have you arrested')
  expect(asked.filter(one => one.startsWith('threat-arrest-or-jail'))).toEqual([])
})

test('a threat that is surmised and left to a court is none', () => {
  const { asked } = judged({
    threatsSurmised: [{ action: 'garnishment', modality: 'conditional', evidence: words('a slice of each payday') }],
  })
  expect(asked).toEqual([])
})
