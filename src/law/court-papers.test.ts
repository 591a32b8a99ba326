import { describe, expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { stateCode } from '#units/state-code.ts'
import { allFacts } from './assess-letter.ts'
import { courtPaper } from './court-papers.ts'
import { letterOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import { timeLimit } from './limitation.ts'
import { STATES } from './states/index.ts'

function paper(state: string | undefined, read: Read, told: Told = {}) {
  const consumer = toldOf(told)
  const letter = letterOf({ kindOfPaper: 'summons-or-complaint', ...read })
  const law = state ? STATES[stateCode(state)!] : undefined
  return courtPaper(
    allFacts({
      letter,
      consumer,
      limit: timeLimit({ consumer, state: undefined, on: day('2026-11-21') }),
      law: undefined,
    }),
    law,
  )
}

test('a letter from a collector is no court paper, whatever it imitates', () => {
  expect(
    paper('TX', { kindOfPaper: 'lawsuit-threat', answerWithinDays: 20 }, { serviceDate: day('2026-10-14') }),
  ).toBeUndefined()
})

test('no day is counted without a number of days and the day of service', () => {
  expect(
    paper('CA', { answerDeadlineText: 'within 30 days' }, { serviceDate: day('2026-09-09') })?.answerBy,
  ).toBeUndefined()
  const unserved = paper('CA', { answerWithinDays: 30, answerDeadlineText: 'within 30 days' })
  expect(unserved).toMatchObject({
    answerBy: undefined,
    words: 'within 30 days',
    rule: 'Cal. Code Civ. Proc. § 412.20(a)(3)',
  })
})

describe('five papers and the day a careful lawyer would name', () => {
  test.each([
    [
      '059: Texas justice court, 14 days',
      'TX',
      { answerWithinDays: 14 },
      { serviceDate: day('2026-10-14') },
      '2026-10-28',
      'Tex. R. Civ. P. 502.5(d)',
    ],
    [
      '060: California, 30 days',
      'CA',
      { answerWithinDays: 30 },
      { serviceDate: day('2026-09-09') },
      '2026-10-09',
      'Cal. Code Civ. Proc. § 412.20(a)(3)',
    ],
    [
      '061: New York, 20 days in person',
      'NY',
      { answerWithinDays: 20 },
      { serviceDate: day('2026-02-20'), serviceManner: 'in-person' },
      '2026-03-12',
      'N.Y. C.P.L.R. 320(a), 3012',
    ],
    [
      '062: Ohio garnishment, 5 business days from receipt',
      'OH',
      { kindOfPaper: 'garnishment', answerWithinDays: 5, answerDaysAreBusinessDays: true },
      { receiptDate: day('2026-06-22') },
      '2026-06-29',
      undefined,
    ],
    ['063: Arizona judgment, no day', 'AZ', { kindOfPaper: 'judgment' }, {}, undefined, undefined],
  ] as const)('%s', (_, state, read, told, answerBy, rule) => {
    expect(paper(state, read, told)).toMatchObject({ answerBy, rule })
  })
})

describe('how states count', () => {
  const served = (serviceDate: string, more: Told = {}): Told => ({ serviceDate: day(serviceDate), ...more })

  test.each([
    // Texas: 10 a.m. on the Monday next after 20 days
    ['TX', 20, served('2026-11-04'), '2026-11-30', 'day 20 is a Tuesday'],
    ['TX', 20, served('2026-11-03'), '2026-11-30', 'day 20 is a Monday, so the next one'],
    ['TX', 20, served('2026-11-02'), '2026-11-23', 'day 20 is a Sunday'],
    // New York: 30 only when not in person, and never later than the paper's own words
    ['NY', 30, served('2026-02-20', { serviceManner: 'other' }), '2026-03-22', 'other service'],
    ['NY', 30, served('2026-02-20'), '2026-03-12', 'not known how: the earlier'],
    ['NY', 20, served('2026-02-20', { serviceManner: 'other' }), '2026-03-12', 'the earlier of paper and rule'],
    ['MI', 28, served('2026-02-20', { serviceManner: 'other' }), '2026-03-20', 'served by mail'],
    ['MI', 28, served('2026-02-20', { serviceManner: 'in-person' }), '2026-03-13', 'served in person'],
    ['LA', 21, served('2026-02-20'), '2026-03-13', 'district court'],
    ['LA', 30, served('2026-02-20'), '2026-03-02', 'not one of the two courts we know: the earliest'],
    ['LA', 10, served('2026-02-20'), '2026-03-02', 'city court'],
    ['MD', 15, served('2026-02-20'), '2026-03-07', 'District Court, a Saturday: never moved'],
    ['WV', 20, served('2026-02-20'), '2026-03-12', 'magistrate court'],
    ['AL', 30, served('2026-02-20'), '2026-03-22', 'circuit court'],
    ['AL', 14, served('2026-02-20'), '2026-03-06', 'district court'],
  ] as const)('%s, %i days on the paper, %o: %s (%s)', (state, answerWithinDays, told, expected, _why) => {
    expect(paper(state, { answerWithinDays }, told)?.answerBy).toBe(expected)
  })

  test('Connecticut counts from the return date, not from service', () => {
    const told = served('2026-03-02')
    expect(paper('CT', { answerWithinDays: 30 }, told)?.answerBy).toBeUndefined()
    expect(paper('CT', { answerWithinDays: 30, hearingDate: day('2026-04-07') }, told)?.answerBy).toBe('2026-04-09')
  })

  test("without a state the paper's own days are counted", () => {
    expect(paper(undefined, { answerWithinDays: 20 }, served('2026-11-04'))?.answerBy).toBe('2026-11-24')
  })
})
