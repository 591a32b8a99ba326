import { describe, expect, test } from 'vitest'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { allFacts } from './assess-letter.ts'
import type { DeadlineId } from './assessment.ts'
import { courtPaper } from './court-papers.ts'
import { deadlines } from './deadlines.ts'
import { findingOf, letterOf, resultsOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import { timeLimit } from './limitation.ts'
import { STATES } from './states/index.ts'
import { validationWindow } from './validation-period.ts'

function found(read: Read, told: Told = {}, on = '2025-06-10', findings = [findingOf({})]) {
  const [letter, consumer] = [letterOf(read), toldOf(told)]
  const facts = allFacts({
    letter,
    consumer,
    limit: timeLimit({ consumer, state: undefined, on: day(on) }),
    law: undefined,
  })
  return deadlines({
    facts,
    window: validationWindow({ letter, consumer, on: day(on) }),
    rules: resultsOf(findings),
    court: courtPaper(facts, STATES.CA),
    on: day(on),
  })
}

function on(id: DeadlineId, ...args: Parameters<typeof found>) {
  return found(...args).find(deadline => deadline.id === id)?.on
}

const NOTICE: Read = { ruleKinds: ['initial-validation-notice'], letterDate: day('2025-06-02') }

test('nothing known, nothing promised', () => {
  expect(found({}, {}, '2025-06-10', [])).toEqual([])
})

describe('the dispute', () => {
  test('Monday 2 June 2025: window to 9 July, mail by 2 July', () => {
    expect(on('validation-period-ends', NOTICE)).toBe('2025-07-09')
    expect(on('mail-by', NOTICE)).toBe('2025-07-02')
  })

  test('received 5 June the window ends on 5 July, and the 28th is a Saturday', () => {
    const told = { receiptDate: day('2025-06-05') }
    expect(on('validation-period-ends', NOTICE, told)).toBe('2025-07-05')
    expect(on('mail-by', NOTICE, told)).toBe('2025-06-27')
  })

  // five business days after mailing, 30 days, then a week for the post, never a day without post
  test.each([
    ['2026-06-12', '2026-07-22', '2026-07-15', 'Juneteenth lies among the five'],
    ['2026-11-20', '2026-12-30', '2026-12-23', 'Thanksgiving lies among the five'],
    ['2026-11-24', '2027-01-01', '2026-12-24', 'the week before ends on Christmas'],
    ['2026-12-18', '2027-01-27', '2027-01-20', 'Christmas and New Year do not both lie among the five'],
    ['2028-02-22', '2028-03-30', '2028-03-23', 'a leap day lies among the five'],
    ['2026-09-04', '2026-10-14', '2026-10-07', 'Labor Day lies among the five'],
    ['2026-10-30', '2026-12-06', '2026-11-27', 'the week before ends on a Sunday'],
  ])('mailed %s: disputed by %s, mailed by %s (%s)', (letterDate, ends, mail) => {
    const notice: Read = { ...NOTICE, letterDate: day(letterDate) }
    expect(on('validation-period-ends', notice, {}, letterDate)).toBe(ends)
    expect(on('mail-by', notice, {}, letterDate)).toBe(mail)
  })

  test('the stamp on the envelope goes before the letter’s own date', () => {
    const notice: Read = { ...NOTICE, postmarkDate: day('2025-06-09') }
    expect(on('validation-period-ends', notice)).toBe('2025-07-16')
  })

  test('once over it says so, surely only when receipt is known', () => {
    const says = (told: Told) =>
      found(NOTICE, told, '2025-08-01').find(({ id }) => id === 'validation-period-ends')?.what
    expect(says({})).toContain('may have ended on July 9, 2025')
    expect(says({ receiptDate: day('2025-06-05') })).toContain('rights ended on July 5, 2025')
    expect(on('mail-by', NOTICE, {}, '2025-08-01')).toBeUndefined()
  })

  test('35 days after it arrived, look for an answer', () => {
    expect(on('reply-check', {}, { writtenDisputeReceivedDate: day('2025-06-12') })).toBe('2025-07-17')
    const answered = { writtenDisputeReceivedDate: day('2025-06-12'), verificationReceivedDate: day('2025-07-01') }
    expect(on('reply-check', {}, answered)).toBeUndefined()
    expect(on('reply-check', {}, { writtenDisputeReceivedDate: null })).toBeUndefined()
  })
})

describe('the own claim', () => {
  test('one year, and the day to file before', () => {
    const claim = found(NOTICE).find(({ id }) => id === 'sue-collector-by')
    expect(claim).toMatchObject({ on: '2026-06-02', basis: '15 USC 1692k(d)' })
    expect(claim?.what).toContain('file before June 1, 2026')
  })

  test('a leap day ends on 1 March', () => {
    expect(on('sue-collector-by', { letterDate: day('2024-02-29') })).toBe('2025-03-01')
  })

  test('without a date on the letter it runs from receipt, and without a finding there is none', () => {
    expect(on('sue-collector-by', {}, { receiptDate: day('2025-06-05') })).toBe('2026-06-05')
    expect(on('sue-collector-by', NOTICE, {}, '2025-06-10', [])).toBeUndefined()
  })

  test('a rule no consumer may sue for gives no claim', () => {
    const finding = findingOf({})
    expect(
      on('sue-collector-by', NOTICE, {}, '2025-06-10', [
        { ...finding, rule: { ...finding.rule, privateAction: false } },
      ]),
    ).toBeUndefined()
  })
})

test('the nearest offer that still stands', () => {
  const offer = (by: string) => ({ amount: dollars(500), by: day(by), evidence: [] })
  const read: Read = { settlementOffers: [offer('2025-07-30'), offer('2025-06-20'), offer('2025-06-01')] }
  expect(on('offer-expires', read)).toBe('2025-06-20')
  expect(on('offer-expires', { settlementOffers: [offer('2025-06-01')] })).toBeUndefined()
})

test.each([
  ['2019-01-15', '2026-07-14'],
  ['2019-08-20', '2027-02-16'],
  ['2019-06-30', '2026-12-27'],
])('first delinquent %s: out of the report from %s', (first, out) => {
  expect(on('report-obsolete', {}, { firstDelinquencyDate: day(first) })).toBe(out)
})

describe('court papers', () => {
  test('an answer, a hearing and an exemption each have their own day', () => {
    const summons: Read = { kindOfPaper: 'summons-or-complaint', answerWithinDays: 30, hearingDate: day('2026-12-01') }
    const days = found(summons, { serviceDate: day('2026-09-09') })
    expect(days.map(({ id, on: date }) => [id, date])).toEqual([
      ['answer-court-papers', '2026-10-09'],
      ['court-hearing', '2026-12-01'],
    ])
    const order: Read = { kindOfPaper: 'garnishment', answerWithinDays: 10 }
    expect(on('exemption-claim', order, { receiptDate: day('2026-06-22') })).toBe('2026-07-02')
  })
})

test('they come in order of time', () => {
  const days = found(NOTICE, {
    firstDelinquencyDate: day('2015-01-15'),
    writtenDisputeReceivedDate: day('2025-06-12'),
  }).map(({ on: date }) => date)
  expect(days).toEqual(days.toSorted())
  expect(days.length).toBe(5)
})
