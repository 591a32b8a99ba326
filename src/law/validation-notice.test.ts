import { describe, expect, test } from 'vitest'
import { allFacts } from './assess-letter.ts'
import type { Evidence } from './fact.ts'
import { letterOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import {
  isAnyUnplaced,
  isFinancialProduct,
  mustCarryTheNotice,
  mustItemize,
  notCarrying,
  says,
} from './validation-notice.ts'

const UNLIMITED = { verdict: 'unknown', why: '' } as never
const QUOTE: Evidence = { page: 1, quote: 'in writing', boxes: [], confidence: 1 }

function facts(read: Read, told: Told = {}) {
  return allFacts({ letter: letterOf(read), consumer: toldOf(told), limit: UNLIMITED, law: undefined })
}

const NOTICE: Read = { kindOfPaper: 'initial-validation-notice', ruleKinds: ['initial-validation-notice'] }

describe('which papers must hold what a first notice holds', () => {
  test('one that presents itself as the notice', () => {
    expect(mustCarryTheNotice(facts(NOTICE))).toBe('applies')
  })

  test('a demand: only when nothing came before it, and nobody knows until the person says so', () => {
    const demand: Read = { kindOfPaper: 'follow-up-demand', ruleKinds: ['follow-up-demand'] }
    expect(mustCarryTheNotice(facts(demand))).toMatchObject({
      outcome: 'cannot-tell',
      missing: ['priorNoticeReceived'],
    })
    expect(mustCarryTheNotice(facts(demand, { priorNoticeReceived: false }))).toBe('applies')
    expect(mustCarryTheNotice(facts(demand, { priorNoticeReceived: true }))).toMatchObject({
      outcome: 'does-not-apply',
    })
  })

  test('never a swindler’s paper, nor one that says the notice comes apart', () => {
    expect(mustCarryTheNotice(facts({ kindOfPaper: 'scam' }, { priorNoticeReceived: false }))).toMatchObject({
      outcome: 'does-not-apply',
    })
    const apart: Read = { ...NOTICE, notices: [{ notice: 'separate-validation-notice', evidence: [] }] }
    expect(mustCarryTheNotice(facts(apart))).toMatchObject({ outcome: 'does-not-apply' })
  })

  test('the breakdown of a mortgage may be its periodic statement', () => {
    expect(mustItemize(facts(NOTICE))).toBe('applies')
    const withStatement: Read = { ...NOTICE, notices: [{ notice: 'periodic-statement', evidence: [] }] }
    expect(mustItemize(facts(withStatement))).toMatchObject({ outcome: 'does-not-apply' })
  })

  test('what only financial products need waits for the kind of debt; the person’s answer goes before the letter', () => {
    expect(isFinancialProduct(facts(NOTICE))).toMatchObject({ outcome: 'cannot-tell', missing: ['debtKind'] })
    expect(isFinancialProduct(facts({ ...NOTICE, debtDescribedAs: 'credit-card' }))).toBe('applies')
    expect(
      isFinancialProduct(facts({ ...NOTICE, debtDescribedAs: 'credit-card' }, { debtKind: 'medical' })),
    ).toMatchObject({ outcome: 'does-not-apply' })
  })
})

describe('what is missing and what is said', () => {
  const absent = { expected: 'The right to dispute.', modelFormLine: 10 }
  const check = notCarrying('dispute-statement', absent)

  test('nothing is missing from a letter that was not read whole, or whose notices are not known', () => {
    expect(check(facts({ ...NOTICE, notices: [] })).outcome).toBe('cannot-tell')
    expect(check(facts({ ...NOTICE, wholeLetterRead: true })).outcome).toBe('cannot-tell')
  })

  test('a notice counts wherever it stands; without it the absence says what should be there', () => {
    const read: Read = {
      ...NOTICE,
      wholeLetterRead: true,
      notices: [{ notice: 'dispute-statement', evidence: [QUOTE] }],
    }
    expect(check(facts(read)).outcome).toBe('satisfied')
    expect(check(facts({ ...read, notices: [] }))).toEqual({ outcome: 'violated', evidence: [], absent })
  })

  test('a statement is violated by its own words only', () => {
    const rule = says('dispute-only-in-writing')
    expect(rule(facts({})).outcome).toBe('cannot-tell')
    expect(rule(facts({ statements: [{ says: 'silence-is-admission', evidence: [QUOTE] }] })).outcome).toBe('satisfied')
    expect(rule(facts({ statements: [{ says: 'dispute-only-in-writing', evidence: [QUOTE] }] }))).toEqual({
      outcome: 'violated',
      evidence: [QUOTE],
    })
  })

  test('an amount whose label is elsewhere may be any of those looked for', () => {
    const amount = { amount: 100 as never, confidence: 1, evidence: [] }
    expect(isAnyUnplaced([{ ...amount, role: 'other' }])).toBe(false)
    expect(isAnyUnplaced([{ ...amount, role: 'unplaced' }])).toBe(true)
  })
})
