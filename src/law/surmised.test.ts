import { expect, test } from 'vitest'
import { allFacts } from './assess-letter.ts'
import { letterOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import { judgeRules } from './judge-rules.ts'
import { RULES } from './rules/index.ts'
import { day, type IsoDate } from '#units/iso-date.ts'
import { timeLimit } from './limitation.ts'

const ON = day('2026-06-01')
const words = (quote: string) => [{ page: 1, quote, boxes: [], confidence: 1 }]

function judged(read: Read, { answers = {}, before }: { answers?: Told; before?: Read } = {}) {
  const letter = letterOf({
    kindOfPaper: 'payment-reminder',
    ruleKinds: ['payment-reminder'],
    senderRole: 'agency',
    statements: [],
    threats: [],
    ...read,
  })
  const consumer = toldOf(answers)
  const limit = timeLimit({ consumer, state: undefined, on: ON, letter })
  const earlier = before && letterOf({ statements: [], threats: [], ...before })
  const facts = allFacts({ letter, consumer, limit, law: undefined, ...(earlier ? { earlier } : {}) })
  const { findings, worthAsking } = judgeRules(RULES, facts, { on: ON })
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

test('what the earlier letter is surmised to say counts as much, and no more', () => {
  const threatened = (deadline: IsoDate) => ({
    action: 'suit' as const,
    modality: 'will' as const,
    deadline,
    evidence: words('my next stop is the county court'),
  })
  const { findings, asked } = judged(
    {
      kindOfPaper: 'follow-up-demand',
      ruleKinds: ['follow-up-demand'],
      letterDate: day('2026-05-20'),
      threats: [threatened(day('2026-06-10'))],
    },
    {
      answers: { suitFiled: false },
      before: { letterDate: day('2026-03-01'), threatsSurmised: [threatened(day('2026-03-20'))] },
    },
  )
  expect(findings.filter(one => one.startsWith('repeated'))).toEqual([])
  expect(asked).toContain('repeated-unfulfilled-threats: my next stop is the county court')
})
