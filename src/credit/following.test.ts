import { describe, expect, it, test } from 'vitest'
import { addDays, day } from '#units/iso-date.ts'
import {
  blockBy,
  bureauTime,
  descriptionBy,
  frivolousNoticeBy,
  furnisherToldBy,
  receivedOn,
  reinsertionNoticeBy,
} from './bureau-clocks.ts'
import { bureauStanding } from './bureau-standing.ts'
import {
  CATEGORY_NAMES,
  ERROR_CATEGORIES,
  errorsOf,
  OVERALL_STRENGTH_ESTIMATE,
  STRENGTH_ESTIMATES,
} from './categories.ts'
import { claimOf, CLAIMS } from './claims.ts'
import { complaintGate } from './complaint.ts'
import type { CreditEvent, CreditEventKind, RecordedAnswer } from './dispute-log.ts'
import { CREDIT_ERROR_KINDS } from './error-kinds.ts'
import { bureausToFollowUp, followUpWords } from './follow-up.ts'
import { nextCreditStep } from './next-step.ts'
import { creditPlan } from './plan.ts'
import { DEFAULT_SCORE, FTC_MEASURED, scoreEstimate } from './score-estimate.ts'

let ids = 0
function line<Kind extends CreditEventKind>(
  kind: Kind,
  on: string,
  about: Extract<CreditEvent, { kind: Kind }>['about'],
  bureau: CreditEvent['bureau'] = 'equifax',
): CreditEvent {
  return { id: `e${(ids += 1)}`, kind, bureau, on: day(on), about } as CreditEvent
}
const sent = (on: string, template = 'bureau-dispute') =>
  line('letter-sent', on, { template, method: 'certified_mail' })
const delivered = (on: string) => line('delivered', on, {})
const answered = (on: string, answer: RecordedAnswer, newInformation?: string) =>
  line('answered', on, { answer, from: 'person', reasons: [], isMixed: false, stillDisputed: [], newInformation })
const standing = (today: string, log: readonly CreditEvent[], isFreeAnnual = false) =>
  bureauStanding('equifax', log, { today: day(today), isFreeAnnual })
const step = (today: string, log: readonly CreditEvent[], isDirect = true) =>
  nextCreditStep(standing(today, log), day(today), { isDirect })

describe('a bureau’s time', () => {
  test.each([
    ['30 days from receipt', '2026-11-10', { isFreeAnnual: false }, '2026-12-10', 30],
    ['45 after a free yearly report', '2026-11-02', { isFreeAnnual: true }, '2026-12-17', 45],
    [
      '45 when more came within the thirty days',
      '2026-11-18',
      { isFreeAnnual: false, moreReceivedOn: day('2026-12-03') },
      '2027-01-02',
      45,
    ],
    [
      'no extension for what came later',
      '2026-11-18',
      { isFreeAnnual: false, moreReceivedOn: day('2026-12-19') },
      '2026-12-18',
      30,
    ],
    [
      'no extension for what came with the dispute',
      '2026-11-18',
      { isFreeAnnual: false, moreReceivedOn: day('2026-11-18') },
      '2026-12-18',
      30,
    ],
    [
      'extended once, not twice',
      '2026-11-09',
      { isFreeAnnual: true, moreReceivedOn: day('2026-11-20') },
      '2026-12-24',
      45,
    ],
  ])('%s', (_, received, how, dueOn, days) => {
    expect(bureauTime(day(received), how)).toMatchObject({ dueOn, days })
  })

  test('results come five business days after the end, and then by mail', () => {
    // Dec 17, 2026 is a Thursday; Dec 25 and Jan 1 are federal holidays
    expect(bureauTime(day('2026-11-02'), { isFreeAnnual: true }).resultsBy).toBe('2027-01-04')
  })

  test.each([
    ['the furnisher is told', furnisherToldBy, '2026-11-20', '2026-11-30'],
    ['a frivolous notice', frivolousNoticeBy, '2026-11-23', '2026-12-01'],
    ['a reinsertion notice', reinsertionNoticeBy, '2026-11-10', '2026-11-18'],
    ['the method of verification', descriptionBy, '2026-12-20', '2027-01-04'],
    ['a block', blockBy, '2026-11-20', '2026-11-27'],
  ])('%s', (_, clock, from, by) => {
    expect(clock(day(from))).toBe(by)
  })

  test('runs from a recorded delivery, else from five business days after mailing, as an estimate', () => {
    expect(receivedOn(undefined, undefined)).toBeUndefined()
    expect(receivedOn(day('2026-11-20'), undefined)).toEqual({ on: '2026-11-30', basis: 'assumed' })
    expect(receivedOn(day('2026-11-20'), day('2026-11-23'))).toEqual({ on: '2026-11-23', basis: 'delivered' })
  })
})

describe('what comes next', () => {
  const out = [sent('2026-11-20'), delivered('2026-11-23')]

  test.each([
    ['nothing was sent', '2026-11-21', [], 'mail-letter', undefined],
    ['in the mail', '2026-11-24', [sent('2026-11-20')], 'wait', undefined],
    ['no delivery recorded', '2026-12-05', [sent('2026-11-20')], 'record-delivery', undefined],
    ['while its time runs', '2026-12-10', out, 'wait', undefined],
    ['its time is over', '2027-01-20', out, 'write-letter', 'no-answer'],
    ['deleted', '2026-12-15', [...out, answered('2026-12-14', 'deleted')], 'check-report', undefined],
    ['updated', '2026-12-15', [...out, answered('2026-12-14', 'updated')], 'check-report', undefined],
    ['verified', '2026-12-15', [...out, answered('2026-12-14', 'verified')], 'write-letter', 'method-of-verification'],
    ['frivolous', '2026-12-15', [...out, answered('2026-12-14', 'frivolous')], 'write-letter', 'frivolous-answer'],
    ['no response, told too early', '2026-12-10', [...out, answered('2026-12-09', 'no_response')], 'wait', undefined],
    [
      'no response, time over',
      '2027-01-20',
      [...out, answered('2027-01-20', 'no_response')],
      'write-letter',
      'no-answer',
    ],
  ] as const)('%s', (_, today, log, action, letter) => {
    expect(step(today, log)).toMatchObject({ action, ...(letter && { letter }) })
    if (letter === undefined) expect(step(today, log).letter).toBeUndefined()
  })

  it('after the method of verification: the description, then the company, then a complaint', () => {
    const asked = [...out, answered('2026-12-14', 'verified'), sent('2026-12-16', 'method-of-verification')]
    expect(step('2027-01-06', asked)).toMatchObject({ action: 'wait' })
    expect(step('2027-01-20', asked)).toMatchObject({ letter: 'furnisher-dispute' })
    expect(step('2027-01-20', asked, false)).toMatchObject({ action: 'complain' })
    const direct = [...asked, sent('2027-01-21', 'furnisher-dispute')]
    expect(step('2027-02-10', direct)).toMatchObject({ action: 'wait' })
    expect(step('2027-03-20', direct)).toMatchObject({ action: 'complain' })
  })

  it('first compares what the bureau says it was told', () => {
    const log = [...out, answered('2026-12-29', 'verified', 'the payment arrived on August 12, 2025')]
    expect(step('2026-12-30', log).why).toContain('the payment arrived on August 12, 2025')
  })

  it('a deleted entry that came back is asked about, unless the bureau told of it in time', () => {
    const gone = [...out, answered('2026-12-14', 'deleted')]
    const back = (wasNoticed: boolean) => [
      ...gone,
      line('reinserted', '2027-02-01', { reinsertedOn: day('2027-02-01'), wasNoticed }),
    ]
    expect(step('2027-02-10', back(false))).toMatchObject({ letter: 'reinsertion' })
    expect(step('2027-02-10', back(true)).letter).toBeUndefined()
  })

  it('never calls a bureau late on an estimate, and forgets what was taken back', () => {
    expect(standing('2027-06-01', [sent('2026-11-20')]).isOverdue).toBe(false)
    const wrong = answered('2026-12-14', 'verified')
    const log = [...out, wrong, line('withdrawn', '2026-12-15', { eventId: wrong.id })]
    expect(standing('2026-12-16', log).answer).toBeUndefined()
  })

  it('looks at one bureau and at no day to come', () => {
    const log = [...out, answered('2026-12-14', 'verified')]
    expect(bureauStanding('experian', log, { today: day('2026-12-20'), isFreeAnnual: false }).sentOn).toBeUndefined()
    expect(standing('2026-12-13', log).answer).toBeUndefined()
  })
})

describe('the follow-up check', () => {
  test.each([
    [30, [], []],
    [31, [], ['equifax']],
    [31, [answered('2026-12-01', 'verified')], []],
    [31, [sent('2026-12-20', 'no-answer')], []],
  ])('%d days after sending, with %j', (days, more, expected) => {
    const today = addDays(day('2026-11-20'), days)
    expect(bureausToFollowUp([standing(today, [sent('2026-11-20'), ...more])], today)).toEqual(expected)
  })

  it('has the specified words', () => {
    expect(followUpWords(2)).toBe('You have 2 disputes that need follow-up!')
    expect(followUpWords(0)).toBe('All disputes are on track! No follow-ups needed.')
  })
})

test.each([
  ['never disputed', { sentOn: undefined, answer: undefined }, '2026-12-31', false],
  ['45 days', { sentOn: day('2026-11-01'), answer: undefined }, '2026-12-16', false],
  ['46 days', { sentOn: day('2026-11-01'), answer: undefined }, '2026-12-17', true],
  ['answered: no longer pending', { sentOn: day('2026-11-01'), answer: 'verified' }, '2026-11-20', true],
  ['deleted', { sentOn: day('2026-11-01'), answer: 'deleted' }, '2026-12-31', false],
  ['no answer is no end of the dispute', { sentOn: day('2026-11-01'), answer: 'no_response' }, '2026-12-01', false],
] as const)('the complaint pack opens as the portal does: %s', (_, bureau, today, isOpen) => {
  expect(complaintGate(bureau, day(today)).isOpen).toBe(isOpen)
})

describe('estimates, labelled', () => {
  it('15 to 25 points for each error from 650, and never above the scale', () => {
    expect(DEFAULT_SCORE).toBe(650)
    expect(scoreEstimate(650, 3)).toMatchObject({ potential: 710, improvement: 60, range: { least: 695, most: 725 } })
    expect(scoreEstimate(840, 5)).toMatchObject({ potential: 850, range: { least: 850, most: 850 } })
  })

  it('what was measured falls from finding to finding', () => {
    const parts = FTC_MEASURED.findings.map(({ part }) => part)
    expect(parts).toEqual(parts.toSorted((a, b) => b - a))
  })

  it('the rates of the specification by category', () => {
    expect(STRENGTH_ESTIMATES).toEqual({ fraud: 95, accounts: 75, oldDebts: 85 })
    expect(OVERALL_STRENGTH_ESTIMATE).toBe(85)
    expect(Object.keys(CATEGORY_NAMES)).toEqual([...ERROR_CATEGORIES])
  })

  it('the plan counts by category, counts down to a real day only, and offers the bundle above three', () => {
    const today = day('2026-11-21')
    const plan = creditPlan({ categories: ['fraud', 'fraud', 'accounts'], today, dueOn: undefined })
    expect(plan).toMatchObject({
      totalErrors: 3,
      offersBundle: false,
      urgency: { level: 'high', countdownDays: undefined },
      savings: { monthly: 127, annual: 1524, paybackMonths: 1 },
      strength: {
        overall: 85,
        byCategory: [
          { category: 'fraud', count: 2, estimate: 95 },
          { category: 'accounts', count: 1, estimate: 75 },
        ],
      },
    })
    const four = creditPlan({
      categories: ['accounts', 'accounts', 'accounts', 'oldDebts'],
      today,
      dueOn: day('2026-12-01'),
    })
    expect([four.offersBundle, four.urgency.countdownDays]).toEqual([true, 10])
  })
})

describe('what can be disputed', () => {
  it('every error has its claim, in one or two short sentences without threats', () => {
    for (const kind of CREDIT_ERROR_KINDS) {
      expect(CLAIMS[kind].says, kind).toMatch(/^[A-Z].{8,120}\.$/)
      expect(CLAIMS[kind].says, kind).not.toMatch(/demand|violat|illegal|must/i)
    }
  })

  it('what rests on habit alone is asked for and never called too old by law', () => {
    for (const kind of [
      'old_obsolete_chargeoff_collection',
      'old_bankruptcy',
      'old_public_record',
      'old_obsolete_late',
    ] as const)
      for (const certainty of ['practice', 'policy'] as const)
        expect(claimOf(kind, certainty).says).toMatch(/you (?:normally|no longer)/)
    expect(claimOf('old_obsolete_chargeoff_collection', 'violation').says).toContain('may show')
  })

  it('three categories; what is no error, and what is handled in private, is not offered', () => {
    const offered = ERROR_CATEGORIES.flatMap(category => errorsOf(category).map(({ kind }) => kind))
    expect(offered).not.toContain('old_sol_vs_reporting')
    expect(offered).not.toContain('fraud_trafficking')
    expect(offered.length).toBe(CREDIT_ERROR_KINDS.length - 2)
  })
})
