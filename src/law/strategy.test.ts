import { describe, expect, test } from 'vitest'
import { dollars } from '#units/cents.ts'
import { addDays, day } from '#units/iso-date.ts'
import { allFacts } from './assess-letter.ts'
import type { TimeLimit, TimeLimitVerdict } from './assessment.ts'
import { courtPaper } from './court-papers.ts'
import { deadlines } from './deadlines.ts'
import { findingOf, letterOf, resultsOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import type { Finding } from './judge-rules.ts'
import { settlementOptions } from './settlement-options.ts'
import type { Situation } from './situation.ts'
import { strategy } from './strategy.ts'
import { STRATEGY_TABLE } from './strategy-table.ts'
import { strengthEstimate } from './strength-estimate.ts'
import { urgency } from './urgency.ts'
import { validationWindow } from './validation-period.ts'

const ON = day('2026-11-21')

interface Given {
  readonly read?: Read
  readonly told?: Told
  readonly verdict?: TimeLimitVerdict
  readonly limit?: Partial<TimeLimit>
  readonly findings?: readonly Finding[]
  readonly earlier?: Read
}

function situationOf({
  read = {},
  told = {},
  verdict = 'depends',
  limit = {},
  findings = [],
  earlier,
}: Given): Situation {
  const timeLimit: TimeLimit = {
    verdict, earliestOn: undefined, latestOn: undefined, statute: undefined, why: '', questions: [], warning: '',
    confidence: 'high', ...limit,
  } // prettier-ignore
  const [letter, consumer] = [letterOf(read), toldOf(told)]
  const before = earlier && letterOf(earlier)
  const facts = allFacts({ letter, consumer, limit: timeLimit, law: undefined })
  const rules = resultsOf(findings)
  const window = validationWindow({ letter, consumer, earlier: before, on: ON })
  const court = courtPaper(facts, undefined)
  const days = deadlines({ facts, window, rules, court, on: ON })
  return { facts, rules, timeLimit, window, court, deadlines: days, earlier: before, on: ON }
}

const STRONG = findingOf({ strength: 'strong' })
const LIKELY = findingOf({})
/** A notice whose advice date is that many days away. */
function noticeWith(daysLeft: number): Read {
  return { ruleKinds: ['initial-validation-notice'], validationEndDate: addDays(ON, daysLeft) }
}

// strategy.md section 1: each row by itself, with nothing above it known
const ROWS: readonly (readonly [number, string, Given])[] = [
  [1, 'ATTORNEY NOW', { read: { kindOfPaper: 'summons-or-complaint' } }],
  [1, 'ATTORNEY NOW', { told: { summonsReceived: true } }],
  [2, 'ATTORNEY NOW', { read: { kindOfPaper: 'garnishment' } }],
  [2, 'ATTORNEY NOW', { read: { kindOfPaper: 'judgment' } }],
  [2, 'ATTORNEY NOW', { told: { judgmentExists: true } }],
  [3, 'DISPUTE', { told: { debtDischarged: true } }],
  [3, 'DISPUTE', { told: { stayInForce: true } }],
  [4, 'DISPUTE', { read: { senderRole: 'original-creditor-in-own-name' } }],
  [4, 'DISPUTE', { told: { debtPurpose: 'business' } }],
  [4, 'DISPUTE', { told: { debtKind: 'tax' } }],
  [4, 'DISPUTE', { read: { kindOfPaper: 'utility-bill' } }],
  [
    4,
    'SETTLEMENT NEGOTIATION',
    {
      read: { senderRole: 'original-creditor-in-own-name' },
      told: { notMyDebt: false, wrongAmount: false, canPaySomething: true },
      verdict: 'likely_not_time_barred',
    },
  ],
  [5, 'ATTORNEY REPRESENTATION NOTICE', { told: { attorneyRepresents: true } }],
  [5, 'ATTORNEY NOW', { told: { attorneyRepresents: true, collectorKnowsAttorney: true } }],
  [6, 'DEBT VALIDATION REQUEST', { read: { scamSigns: ['secrecy', 'odd-payment-method'] } }],
  [6, 'DEBT VALIDATION REQUEST', { findings: [findingOf({ id: 'threat-arrest-or-jail', strength: 'strong' })] }],
  [7, 'DISPUTE', { told: { notMyDebt: true } }],
  [7, 'DISPUTE', { told: { identityTheft: true } }],
  [7, 'DISPUTE', { told: { alreadyPaid: true } }],
  [7, 'DISPUTE', { told: { settledBefore: true } }],
  [7, 'DISPUTE', { told: { wrongAmount: true } }],
  [8, 'STATUTE OF LIMITATIONS DEFENSE', { verdict: 'likely_time_barred' }],
  [
    9,
    'FDCPA VIOLATION DEMAND',
    { read: { letterDate: day('2026-08-12') }, told: { ceaseReceivedDate: day('2026-07-17') } },
  ],
  [
    9,
    'CEASE AND DESIST',
    {
      told: { wantsContactToEnd: true },
      findings: [findingOf({ type: 'contact-restrictions', id: 'call-frequency' })],
    },
  ],
  [10, 'DEBT VALIDATION REQUEST', { read: noticeWith(20), told: { writtenDisputeReceivedDate: null } }],
  [11, 'FDCPA VIOLATION DEMAND', { findings: [findingOf({ id: 'dispute-ignored', strength: 'likely' })] }],
  [11, 'FDCPA VIOLATION DEMAND', { findings: [findingOf({ id: 'original-creditor-request-ignored' })] }],
  [11, 'DISPUTE', { findings: [findingOf({ id: 'verification-inadequate', strength: 'possible' })] }],
  [12, 'FDCPA VIOLATION DEMAND', { read: noticeWith(-1), findings: [STRONG] }],
  [
    13,
    'SETTLEMENT NEGOTIATION',
    { told: { notMyDebt: false, wrongAmount: false, canPayLumpSum: true }, verdict: 'likely_not_time_barred' },
  ],
  [14, 'DEBT VALIDATION REQUEST', {}],
]

describe('the table', () => {
  test.each(ROWS)('row %i: %s, %o', (row, name, given) => {
    const situation = situationOf(given)
    const chosen = strategy(situation)
    expect(chosen.recommended).toBe(name)
    expect(STRATEGY_TABLE.find(({ holds }) => holds(situation) === true)?.row).toBe(row)
    expect(chosen.why).toMatch(/^[A-Z].{30,}\.$/)
  })

  test('an earlier row wins over every later one', () => {
    const given = ROWS.filter(([row]) => row < 14)
    for (const [row, , upper] of given) {
      for (const [later, , lower] of given) {
        if (later <= row || lower.verdict === 'likely_not_time_barred') continue
        const both: Given = {
          read: { ...lower.read, ...upper.read },
          told: { ...lower.told, ...upper.told },
          verdict: upper.verdict ?? lower.verdict ?? 'depends',
          findings: [...(upper.findings ?? []), ...(lower.findings ?? [])],
        }
        const winner = STRATEGY_TABLE.find(({ holds }) => holds(situationOf(both)) === true)?.row
        expect(winner, `${row} over ${later}`).toBe(row)
      }
    }
  })

  test.each([
    [{ told: { writtenDisputeReceivedDate: null } }, 14, 'the window is not known'],
    [{ read: noticeWith(20) }, 14, 'whether it was disputed is not known'],
    [{ read: noticeWith(0), told: { writtenDisputeReceivedDate: null } }, 10, 'the last day counts'],
    [{ findings: [STRONG] }, 14, 'the window is not known to be over'],
    [{ read: noticeWith(-1), findings: [LIKELY] }, 14, 'no strong finding'],
    [{ read: noticeWith(-1), findings: [findingOf({ strength: 'strong', confidence: 'medium' })] }, 14, 'not sure law'],
    [{ told: { canPayLumpSum: true, notMyDebt: false, wrongAmount: false } }, 14, 'it may be too old'],
    [{ told: { canPayLumpSum: true }, verdict: 'likely_not_time_barred' }, 14, 'not said to be theirs'],
    [{ read: { scamSigns: ['secrecy'] } }, 14, 'one sign is not two'],
    [{ told: { ceaseReceivedDate: day('2026-07-17') } }, 14, 'the letter has no date'],
    [{ read: { letterDate: day('2026-07-17') }, told: { ceaseReceivedDate: day('2026-07-17') } }, 14, 'the same day'],
    [{ told: { wantsContactToEnd: true } }, 14, 'no contact finding'],
  ] as const)('unknown never satisfies a condition: %o is row %i (%s)', (given, row, _why) => {
    const situation = situationOf(given)
    expect(STRATEGY_TABLE.find(({ holds }) => holds(situation) === true)?.row).toBe(row)
  })

  test('a scam without an address gets no letter', () => {
    const read: Read = { kindOfPaper: 'scam' }
    expect(strategy(situationOf({ read })).why).toContain('Do not answer it')
    expect(strategy(situationOf({ read: { ...read, collectorAddress: { lines: ['1 Main St'] } } })).why).toContain(
      'Ask for proof',
    )
  })

  test('a paper that is no collection letter says so', () => {
    const chosen = strategy(situationOf({ read: { kindOfPaper: 'not-a-collection-letter' } }))
    expect(chosen.why).toContain('does not look like a letter about a debt')
  })
})

describe('alternatives and what would change it', () => {
  test('they stand in the order of the table, each once', () => {
    const given: Given = {
      read: { letterDate: day('2026-08-12') },
      told: { ceaseReceivedDate: day('2026-07-17'), notMyDebt: true, wantsContactToEnd: true },
      verdict: 'likely_time_barred',
    }
    const { recommended, alternatives } = strategy(situationOf(given))
    expect([recommended, ...alternatives]).toEqual([
      'DISPUTE',
      'STATUTE OF LIMITATIONS DEFENSE',
      'FDCPA VIOLATION DEMAND',
      'CEASE AND DESIST',
    ])
  })

  test('beside court papers there is no alternative', () => {
    const given: Given = {
      read: { kindOfPaper: 'summons-or-complaint' },
      told: { notMyDebt: true },
      verdict: 'likely_time_barred',
    }
    expect(strategy(situationOf(given)).alternatives).toEqual([])
  })

  test.each([
    [{ read: { currentAmount: dollars(10_000.01) } }, true],
    [{ read: { currentAmount: dollars(10_000) } }, false],
    [{ told: { actualHarm: true }, findings: [STRONG] }, true],
    [{ told: { actualHarm: true }, findings: [LIKELY] }, false],
    [{ read: { threats: [{ action: 'repossession', modality: 'may', evidence: [] }] } }, true],
    [{ told: { militaryService: [{ from: day('2024-01-01') }] } }, true],
    [{ told: { readerRelationship: 'executor' } }, true],
    [{ read: { letterDate: day('2026-01-20') }, findings: [LIKELY] }, true],
    [{ read: { letterDate: day('2026-01-21') }, findings: [LIKELY] }, false],
  ] as const)('a lawyer is worth asking: %o is %s', (given, isWorth) => {
    expect(strategy(situationOf(given as Given)).alternatives.includes('ATTORNEY NOW')).toBe(isWorth)
  })

  test('what is not known and would win is named, nothing else', () => {
    const { wouldChange } = strategy(
      situationOf({
        told: { summonsReceived: false, judgmentExists: false },
        read: { kindOfPaper: 'follow-up-demand' },
      }),
    )
    expect(wouldChange).not.toContain('If you got papers from a court, they come first.')
    expect(wouldChange).toContain('If the debt is not yours, is paid, or the amount is wrong, dispute it.')
  })
})

describe('strength estimate', () => {
  const estimate = (given: Given, name = strategy(situationOf(given)).recommended) =>
    strengthEstimate(situationOf(given), name)

  // strategy.md section 2
  test('nothing known is 75, with no factors', () => {
    expect(estimate({})).toEqual({ percent: 75, factors: [] })
  })

  test.each([
    ['a notice by an agency with 20 days left', 80, { read: { ...noticeWith(20), senderRole: 'agency' } }],
    ['the same with one strong and one likely finding', 85, { read: noticeWith(20), findings: [STRONG, LIKELY] }],
    ['a debt buyer, window closed', 63, { read: { ...noticeWith(-5), senderRole: 'debt-buyer' } }],
    [
      'a debt buyer, likely time-barred, one strong and two likely findings, window closed',
      94,
      {
        read: { ...noticeWith(-5), senderRole: 'debt-buyer' },
        verdict: 'likely_time_barred',
        findings: [STRONG, LIKELY, LIKELY],
      },
    ],
    ['an original creditor', 50, { read: { senderRole: 'original-creditor-in-own-name' } }],
  ] as const)('%s: %i', (_, percent, given) => {
    expect(estimate(given as Given).percent).toBe(percent)
  })

  test('a cease letter to a law firm over $4,000: 60', () => {
    const given: Given = { read: { senderRole: 'law-firm', currentAmount: dollars(4_000) } }
    expect(estimate(given, 'CEASE AND DESIST').percent).toBe(60)
  })

  test.each([
    ['fewer than five days left give nothing', 75, { read: noticeWith(4) }],
    ['five days left count', 80, { read: noticeWith(5) }],
    ['already disputed', 75, { read: noticeWith(20), told: { writtenDisputeReceivedDate: day('2026-11-10') } }],
    ['a possible finding', 76, { findings: [findingOf({ strength: 'possible' })] }],
    ['findings count up to 12', 87, { findings: Array.from({ length: 9 }, () => STRONG) }],
    ['records were sent', 55, { told: { verificationReceivedDate: day('2026-10-01') } }],
    ['a law firm', 70, { read: { senderRole: 'law-firm' } }],
    ['no proof of delivery', 70, { told: { sendsWithProofOfDelivery: false } }],
    ['proof in hand, for a dispute', 83, { told: { notMyDebt: true, hasProof: true } }],
    ['proof in hand says nothing for a plain request', 75, { told: { hasProof: true } }],
  ] as const)('%s: %i', (_, percent, given) => {
    expect(estimate(given as Given).percent).toBe(percent)
  })

  test('settlement: an offer, a lump sum, one that cannot be afforded, half for findings', () => {
    const offer: Read = { settlementOffers: [{ amount: dollars(400), evidence: [] }] }
    const settle = (given: Given) => estimate(given, 'SETTLEMENT NEGOTIATION').percent
    expect(settle({ read: offer })).toBe(83)
    expect(settle({ read: offer, told: { canPayLumpSum: true } })).toBe(87)
    expect(settle({ read: offer, told: { canAffordOffer: false } })).toBe(63)
    expect(settle({ findings: [STRONG, STRONG] })).toBe(78)
  })

  test('a letter that could not be read well', () => {
    const situation = situationOf({})
    const blurred = {
      known: true,
      value: 'X',
      confidence: 0.8,
      evidence: [{ page: 1, quote: 'X', boxes: [], confidence: 0.8 }],
    } as const
    const facts = { ...situation.facts, collectorName: blurred }
    expect(strengthEstimate({ ...situation, facts }, 'DEBT VALIDATION REQUEST').percent).toBe(70)
  })

  test('it stays between 10 and 95, and its parts add up to it', () => {
    const worst: Given = {
      read: { ...noticeWith(-5), senderRole: 'law-firm' },
      told: { debtPurpose: 'business', verificationReceivedDate: day('2026-10-01'), sendsWithProofOfDelivery: false },
    }
    const { percent, factors } = estimate(worst, 'DEBT VALIDATION REQUEST')
    expect(percent).toBe(10)
    expect(75 + factors.reduce((sum, { points }) => sum + points, 0)).toBe(5)
    expect(
      estimate({
        findings: Array.from({ length: 9 }, () => STRONG),
        told: { hasProof: true, notMyDebt: true },
        read: { ...noticeWith(20), senderRole: 'debt-buyer' },
      }).percent,
    ).toBe(95)
  })

  test('beside a court paper there is no number', () => {
    expect(estimate({ read: { kindOfPaper: 'judgment' } })).toEqual({ percent: null, factors: [] })
  })
})

describe('urgency', () => {
  const level = (given: Given) => urgency(situationOf(given)).level
  const threat = (
    action: 'arrest' | 'repossession' | 'credit-reporting' | 'suit',
    modality: 'will' | 'conditional' = 'will',
  ) => ({
    read: { threats: [{ action, modality, evidence: [] }] },
  })

  test.each([
    ['critical', { read: { kindOfPaper: 'summons-or-complaint' } }],
    ['critical', { told: { summonsReceived: true } }],
    ['critical', { told: { judgmentExists: true } }],
    ['high', { read: noticeWith(7) }],
    ['medium', { read: noticeWith(8) }],
    ['low', { read: noticeWith(7), told: { writtenDisputeReceivedDate: day('2026-11-10') } }],
    ['high', threat('arrest')],
    ['high', threat('repossession')],
    ['low', threat('repossession', 'conditional')],
    ['low', threat('suit')],
    ['high', { read: { isAttemptToCollect: true }, verdict: 'likely_time_barred' }],
    ['high', { read: { isAttemptToCollect: true }, limit: { earliestOn: day('2026-11-20') } }],
    ['low', { read: { isAttemptToCollect: true }, limit: { earliestOn: day('2026-11-21') } }],
    ['low', { read: { isAttemptToCollect: true } }],
    ['high', { read: { letterDate: day('2026-01-20') }, findings: [LIKELY] }],
    ['low', { read: { letterDate: day('2026-01-21') }, findings: [LIKELY] }],
    ['low', { read: { letterDate: day('2025-11-20') }, findings: [LIKELY] }],
    ['medium', { read: { settlementOffers: [{ by: day('2026-12-01'), evidence: [] }] } }],
    ['medium', { read: { kindOfPaper: 'debt-sale-notice' } }],
    ['medium', { read: { collectorName: 'New Co' }, earlier: { collectorName: 'Old Co' } }],
    ['medium', threat('credit-reporting')],
    ['low', { read: noticeWith(-1) }],
    ['low', {}],
  ] as const)('%s: %o', (expected, given) => {
    expect(level(given as Given)).toBe(expected)
  })

  test('it repeats the words of the court paper', () => {
    const read: Read = { kindOfPaper: 'summons-or-complaint', answerDeadlineText: 'within TWENTY days' }
    expect(urgency(situationOf({ read })).messages).toEqual([
      'You may lose without being heard. Deadline: within TWENTY days. Call a lawyer or legal aid today.',
    ])
  })

  test('with nothing that presses it says so', () => {
    expect(urgency(situationOf({})).messages).toEqual(['No deadline found. Keep the letter.'])
  })
})

describe('settlement options', () => {
  const read: Read = { currentAmount: dollars(2284.56) }
  const options = (given: Given) => settlementOptions(situationOf(given).facts, given.verdict ?? 'depends')

  test('25, 40 and 60 percent in whole dollars, and what is saved', () => {
    expect(options({ read, verdict: 'likely_not_time_barred' })).toEqual([
      { amount: dollars(571), savings: dollars(1713.56), percent: 25 },
      { amount: dollars(914), savings: dollars(1370.56), percent: 40 },
      { amount: dollars(1371), savings: dollars(913.56), percent: 60 },
    ])
  })

  test.each([
    [{ read, verdict: 'likely_time_barred' }],
    [{ read, verdict: 'depends' }],
    [{ read, verdict: 'unknown' }],
    [{ read, verdict: 'not_applicable' }],
    [{ read: { ...read, kindOfPaper: 'summons-or-complaint' }, verdict: 'likely_not_time_barred' }],
    [{ read, told: { judgmentExists: true }, verdict: 'likely_not_time_barred' }],
    [{ read: {}, verdict: 'likely_not_time_barred' }],
  ] as const)('none for %o', given => {
    expect(options(given as Given)).toEqual([])
  })
})
