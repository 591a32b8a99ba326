import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { assessLetter } from './assess-letter.ts'
import { CONSUMER_FACT_NAMES } from './consumer-facts.ts'
import { letterOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import { QUESTIONS } from './question-words.ts'
import { RULES } from './rules/index.ts'

const DEMAND: Read = {
  kindOfPaper: 'follow-up-demand',
  ruleKinds: ['follow-up-demand'],
  senderRole: 'agency',
  letterDate: day('2026-06-01'),
  paymentDemands: [{ withinDays: 10, evidence: [{ page: 1, quote: 'Pay $500.00 now.', boxes: [], confidence: 1 }] }],
}

function assessed(told: Told, read: Read = {}) {
  return assessLetter({
    letter: letterOf({ ...DEMAND, ...read }),
    consumer: toldOf(told),
    state: 'TX',
    on: day('2026-06-20'),
  })
}

const asked = (told: Told, read: Read = {}) => assessed(told, read).questions.map(({ fact }) => fact)

describe('what is asked', () => {
  test('the most telling first, no more than six, each with why', () => {
    const { questions } = assessed({})
    expect(questions.length).toBe(6)
    expect(questions[0]?.fact).toBe('writtenDisputeReceivedDate')
    expect(
      questions.every(({ ask, why }) => (ask.endsWith('?') || ask.endsWith('.') ? why.endsWith('.') : false)),
    ).toBe(true)
  })

  test('nothing that was answered, whatever the answer', () => {
    expect(asked({ writtenDisputeReceivedDate: null })).not.toContain('writtenDisputeReceivedDate')
  })

  test('what follows only from the answer before it', () => {
    expect(asked({})).not.toContain('verificationReceivedDate')
    const told = { writtenDisputeReceivedDate: day('2026-05-04'), earlierValidationEndDate: day('2026-05-20') }
    expect(asked(told)).toContain('verificationReceivedDate')
  })

  test('about pledged property only when the letter speaks of taking some', () => {
    const threats = [{ action: 'repossession', modality: 'will', evidence: [] }] as const
    expect(asked({})).not.toContain('debtSecured')
    expect(assessed({}, { threats }).rules.couldNotCheck.map(({ rule }) => rule.id)).toContain(
      'threat-repossession-no-right',
    )
    expect(assessed({}, { threats: [] }).rules.couldNotCheck.map(({ rule }) => rule.id)).not.toContain(
      'threat-repossession-no-right',
    )
  })

  test('a business debt is asked nothing', () => {
    expect(asked({ debtPurpose: 'business' })).toEqual([])
  })

  test('the answer changes the findings', () => {
    const before = assessed({}).rules.findings.map(({ rule }) => rule.id)
    const after = assessed({ alreadyPaid: true }).rules.findings.map(({ rule }) => rule.id)
    expect(before).not.toContain('debt-already-paid-or-settled')
    expect(after).toContain('debt-already-paid-or-settled')
  })
})

test('every fact a rule may wait for has its question', () => {
  const waited = new Set(RULES.flatMap(({ restsOn = [] }) => restsOn))
  const withTimeLimit = ['stateOfResidence', 'checkDate', 'bankruptcyFiledDate', 'licenseStatus']
  const names = CONSUMER_FACT_NAMES.filter(name => waited.has(name) && !withTimeLimit.includes(name))
  expect(
    names.filter(
      name =>
        !(name in QUESTIONS) &&
        !['attorneyUnresponsive', 'directContactConsented', 'consumerWroteFromThatAddress'].includes(name),
    ),
  ).toEqual([])
})
