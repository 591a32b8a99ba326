import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import letters from '#examples/law/time-limit-letters.json' with { type: 'json' }
import { nextCourtDay } from '#units/court-days.ts'
import { addDays, day, type IsoDate } from '#units/iso-date.ts'
import { STATE_NAMES, stateCode, type StateCode } from '#units/state-code.ts'
import type { TimeLimit } from './assessment.ts'
import { known, unknown } from './fact.ts'
import { letterOf, toldOf, type Read, type Told } from './facts-for-tests.ts'
import type { DebtKind } from './facts.ts'
import { timeLimit } from './limitation.ts'

function limit(state: StateCode, told: Told, on: string, letter: Read = {}): TimeLimit {
  return timeLimit({ consumer: toldOf(told), state, on: day(on), letter: letterOf(letter) })
}

const CARD: Told = { debtKind: 'credit-card' }

describe('refusals and open questions', () => {
  test('without a state nothing is asserted, and the state is asked for', () => {
    const answer = timeLimit({
      consumer: toldOf({ ...CARD, defaultDate: day('2001-01-01') }),
      state: undefined,
      on: day('2026-11-21'),
    })
    expect(answer).toMatchObject({ verdict: 'unknown', earliestOn: undefined, latestOn: undefined, statute: undefined })
    expect(answer.questions).toEqual([{ fact: 'stateOfResidence', ask: 'Which state do you live in now?' }])
  })

  test('without a date it depends, and the first missed payment is the first question', () => {
    const answer = limit('OR', CARD, '2026-11-21')
    expect(answer).toMatchObject({ verdict: 'depends', earliestOn: undefined, latestOn: undefined })
    expect(answer.questions[0]?.fact).toBe('defaultDate')
    expect(answer.statute).toContain('ORS 12.080')
  })

  test('without the kind of debt nothing is called time-barred, however old', () => {
    const answer = limit('CA', { defaultDate: day('1995-01-01') }, '2026-11-21')
    expect(answer.verdict).toBe('depends')
    expect(answer.questions[0]?.fact).toBe('debtKind')
  })

  test('a figure that is not confirmed never carries "likely time-barred"', () => {
    const answer = limit('MT', { ...CARD, defaultDate: day('2000-01-01') }, '2026-11-21')
    expect(answer).toMatchObject({ verdict: 'depends', confidence: 'low' })
    expect(answer.why).toContain('not confirmed')
  })

  test.each([
    ['federal-student', 'not_applicable', '20 USC 1091a(a)'],
    ['tax', 'not_applicable', '26 USC 6502'],
    ['child-support', 'not_applicable', undefined],
    ['court-fine', 'not_applicable', undefined],
    ['mortgage', 'depends', undefined],
  ] as const)('%s is not counted: %s', (debtKind, verdict, statute) => {
    const answer = limit('CA', { debtKind, defaultDate: day('2001-01-01') }, '2026-11-21')
    expect(answer).toMatchObject({ verdict, statute, latestOn: undefined })
  })

  test('a discharged debt is barred whatever its age', () => {
    expect(limit('ND', { ...CARD, debtDischarged: true }, '2026-05-27')).toMatchObject({
      verdict: 'not_applicable',
      statute: '11 USC 524',
    })
  })
})

// The days of the label script are not rolled over a weekend; Ohio's 30 days, an open question about a signature and a
// seal that no one looked for widen the range, as the method says.
const WIDER_THAN_LABEL: Readonly<Record<string, IsoDate>> = {
  '002': day('2032-06-01'),
  '014': day('2031-04-22'),
  '026': day('2032-03-12'),
  '033': day('2036-04-17'),
  '041': day('2031-08-21'),
}

describe('72 letters and the answer on the day of each', () => {
  test.each(letters)('$id $state $on: $verdict', ({ id, state, on, told, letter, verdict, earliest, latest }) => {
    const answer = limit(stateCode(state)!, told as Told, on, letter as Read)
    expect(answer.verdict).toBe(verdict)
    if (earliest) expect(answer.earliestOn).toBe(earliest)
    if (latest) expect(answer.latestOn).toBe(WIDER_THAN_LABEL[id] ?? nextCourtDay(day(latest)))
  })
})

describe('when the clock starts', () => {
  test('only the last payment is known: the first missed one was due within 60 days', () => {
    const answer = limit('CA', { ...CARD, lastPaymentDate: day('2022-03-01') }, '2026-06-01')
    expect([answer.earliestOn, answer.latestOn]).toEqual(['2026-03-01', '2026-04-30'])
  })

  test('only the charge-off is known: it never is the start, the default lies up to 240 days before', () => {
    const answer = limit('CA', { ...CARD, chargeOffDate: day('2022-09-30') }, '2026-06-01')
    expect([answer.earliestOn, answer.latestOn]).toEqual(['2026-02-02', '2026-09-30'])
  })

  test('a payment after charge-off says nothing of the default', () => {
    const told = { ...CARD, chargeOffDate: day('2022-09-30'), lastPaymentDate: day('2024-01-10') }
    const answer = limit('TX', told, '2026-06-01')
    expect([answer.earliestOn, answer.latestOn]).toEqual(['2026-02-02', '2026-09-30'])
  })

  test('Ohio counts from 30 days after the last charge or payment, whichever is later', () => {
    const told = { ...CARD, lastChargeDate: day('2022-05-04'), lastPaymentDate: day('2022-06-10') }
    const answer = limit('OH', told, '2026-11-21')
    expect([answer.earliestOn, answer.latestOn]).toEqual(['2028-07-10', '2028-07-10'])
  })

  test('each instalment of a loan has its own clock until the whole loan is called due', () => {
    const loan = {
      debtKind: 'auto',
      signedAgreement: true,
      defaultDate: day('2015-01-05'),
      stateWhenSigned: 'TX',
    } as const
    const open = limit('TX', loan, '2026-11-21')
    expect(open.verdict).toBe('depends')
    expect(open.questions[0]?.fact).toBe('acceleratedDate')
    expect(limit('TX', { ...loan, acceleratedDate: day('2015-06-05') }, '2026-11-21')).toMatchObject({
      verdict: 'likely_time_barred',
      latestOn: '2019-06-05',
    })
    expect(limit('TX', { ...loan, lastInstalmentDate: day('2021-01-05') }, '2026-11-21').latestOn).toBe('2025-08-25')
    expect(limit('TX', { ...loan, collateralSoldDate: day('2016-02-05') }, '2026-11-21').latestOn).toBe('2020-02-05') // before the courts closed
  })

  test('a medical bill runs from the treatment in New York, and how old that is only the person knows', () => {
    const bill = { debtKind: 'medical', defaultDate: day('2024-05-01') } as const
    const open = limit('NY', bill, '2026-11-21')
    expect(open).toMatchObject({ verdict: 'depends', earliestOn: undefined, latestOn: '2027-05-03' })
    expect(open.questions[0]?.fact).toBe('treatmentDate')
    expect(limit('NY', { ...bill, treatmentDate: day('2023-10-01') }, '2026-11-21').latestOn).toBe('2026-10-01')
  })

  test('a Florida hospital bill runs 3 years from the day it was sent to a collector', () => {
    const bill = { debtKind: 'medical', hospitalBill: true, defaultDate: day('2024-08-01') } as const
    expect(limit('FL', bill, '2030-01-02').questions[0]?.fact).toBe('referredToCollectionsDate')
    const sent = limit('FL', { ...bill, referredToCollectionsDate: day('2025-02-03') }, '2026-11-21')
    expect([sent.earliestOn, sent.latestOn]).toEqual(['2028-02-03', '2029-08-01'])
    expect(limit('FL', { ...bill, hospitalBill: false }, '2026-11-21').earliestOn).toBe('2028-08-01')
  })
})

describe('what starts the time again', () => {
  test('on the last day an act is still in time, a day later it is not', () => {
    const paid = (on: string) =>
      limit('CA', { ...CARD, defaultDate: day('2021-01-11'), paymentDates: [day(on)] }, '2026-11-21')
    expect(paid('2025-01-11').earliestOn).toBe('2029-01-11')
    expect(paid('2025-01-12').latestOn).toBe('2025-01-13') // January 11 is a Saturday
  })

  test('a rule that is not confirmed moves the last end only', () => {
    const answer = limit(
      'NH',
      { ...CARD, defaultDate: day('2024-01-10'), paymentDates: [day('2025-01-10')] },
      '2026-11-21',
    )
    expect([answer.earliestOn, answer.latestOn]).toEqual(['2027-01-10', '2028-01-10'])
    expect(answer.warning).toContain('could not confirm')
  })

  test('a running account ends with its last item, but not with one made when it was too late', () => {
    const alabama = (lastPaymentDate: string) =>
      limit('AL', { ...CARD, defaultDate: day('2012-01-10'), lastPaymentDate: day(lastPaymentDate) }, '2026-11-21')
        .latestOn
    expect(alabama('2017-05-10')).toBe('2023-12-26')
    expect(alabama('2018-05-10')).toBe('2018-01-10')
  })

  const card = (state: StateCode, more: Told, on = '2026-11-21') =>
    limit(state, { ...CARD, defaultDate: day('2021-01-10'), ...more }, on)

  test.each([
    ['KS', '2022-05-02', ['2025-05-02', '2027-05-03'], 'a payment in time moves both ends'],
    ['TX', '2022-05-02', ['2025-01-10', '2025-01-10'], 'a payment never counts'],
    ['VA', '2022-05-02', ['2024-01-10', '2026-01-12'], 'a payment never counts'],
    ['FL', '2022-05-02', ['2025-01-10', '2027-05-03'], 'a payment that may count moves the last end only'],
    ['CA', '2025-06-02', ['2025-01-10', '2025-01-10'], 'a payment after the end revives nothing'],
    ['NY', '2024-06-03', ['2024-01-10', '2024-01-10'], 'a payment after the end revives nothing'],
    ['MA', '2027-06-01', ['2027-01-10', '2033-06-01'], 'a payment after the end may revive it'],
    ['WI', '2027-06-01', ['2027-01-10', '2027-01-11'], 'after the end the debt is gone'],
  ] as const)('%s, paid %s: %j, %s', (state, paid, ends, _why) => {
    const answer = card(state, { paymentDates: [day(paid)] })
    expect([answer.earliestOn, answer.latestOn]).toEqual(ends)
  })

  test('an estimated payment may extend the time but is not sure to', () => {
    const consumer = {
      ...toldOf({ ...CARD, defaultDate: day('2021-01-10') }),
      lastPaymentDate: known(day('2022-05-02'), { confidence: 0.5 }),
    }
    const answer = timeLimit({ consumer, state: 'PA', on: day('2026-11-21') })
    expect([answer.earliestOn, answer.latestOn]).toEqual(['2025-01-10', '2026-05-04'])
  })

  test('a written promise counts where a payment does not', () => {
    const answer = card('VA', { acknowledgments: [{ on: day('2022-05-02'), form: 'signed' }] })
    expect([answer.earliestOn, answer.latestOn]).toEqual(['2025-05-02', '2027-05-03'])
  })

  test('an e-mail may be a signed writing, and only Louisiana counts a word', () => {
    const wrote = (state: StateCode, form: 'electronic' | 'spoken') =>
      card(state, { acknowledgments: [{ on: day('2022-05-02'), form }] }).latestOn
    expect(wrote('PA', 'electronic')).toBe('2026-05-04')
    expect(wrote('CA', 'spoken')).toBe('2025-01-10')
    expect(wrote('LA', 'spoken')).toBe('2025-05-02')
  })

  test('nothing done after the end helps a debt buyer in Texas; the first lender may be helped by a writing', () => {
    const told = { acknowledgments: [{ on: day('2025-08-04'), form: 'signed' as const }] }
    const told2 = { ...CARD, defaultDate: day('2021-01-10'), ...told }
    expect(limit('TX', told2, '2026-11-21', { senderRole: 'debt-buyer' }).latestOn).toBe('2025-01-10')
    expect(limit('TX', told2, '2026-11-21', { senderRole: 'original-creditor-in-own-name' }).latestOn).toBe(
      '2029-08-06',
    )
  })

  test('that rule of Texas is as old as its act', () => {
    const wrote = (on: string) =>
      limit(
        'TX',
        { ...CARD, defaultDate: day('2014-01-10'), acknowledgments: [{ on: day(on), form: 'signed' }] },
        '2026-11-21',
        { senderRole: 'debt-buyer' },
      ).latestOn
    expect(wrote('2019-08-31')).toBe('2024-04-17')
    expect(wrote('2019-09-01')).toBe('2018-01-10')
  })

  test('in Mississippi no promise wakes a debt that is gone', () => {
    const told: Told = {
      ...CARD,
      defaultDate: day('2012-01-10'),
      acknowledgments: [{ on: day('2016-05-10'), form: 'signed' }],
    }
    expect(limit('MS', told, '2026-11-21').latestOn).toBe('2015-01-12')
  })

  test('a payment never restarts a New Mexico car debt, but revives a dead card debt', () => {
    const car = {
      debtKind: 'goods',
      signedAgreement: false,
      defaultDate: day('2016-01-11'),
      paymentDates: [day('2024-03-04')],
    } as const
    expect(limit('NM', { ...car, debtKind: 'credit-card' }, '2026-11-21').latestOn).toBe('2030-10-21') // with the closed courts of 2020, as the old start is still possible
    const goods = limit('NM', car, '2026-11-21')
    expect(goods.earliestOn).toBe('2020-01-11')
  })

  test('before the act that ended revival, a late payment may still have revived the debt', () => {
    const told = (paid: string) => ({ ...CARD, defaultDate: day('2008-01-10'), paymentDates: [day(paid)] })
    expect(limit('WA', told('2019-07-27'), '2026-11-21').latestOn).toBe('2026-03-16')
    expect(limit('WA', told('2019-07-29'), '2026-11-21').latestOn).toBe('2014-01-10')
  })

  test('two payments in a row each start the time again', () => {
    const answer = card('KS', { paymentDates: [day('2023-12-01'), day('2026-10-05')] })
    expect(answer.earliestOn).toBe('2029-10-05')
  })
})

describe('how sure a date must be', () => {
  test.each([
    [1, '2026-02-11', 'depends'],
    [1, '2026-02-12', 'likely_time_barred'],
    [0.5, '2026-07-11', 'depends'],
    [0.5, '2026-07-12', 'likely_time_barred'],
  ] as const)('a date given with certainty %f, on %s: %s', (confidence, on, verdict) => {
    const consumer = { debtKind: known<DebtKind>('credit-card'), defaultDate: known(day('2022-01-10'), { confidence }) }
    expect(timeLimit({ consumer, state: 'TX', on: day(on) })).toMatchObject({ verdict, latestOn: '2026-01-12' })
  })
})

describe('when the clock stands still', () => {
  test.each([
    ['2016-02-28', '2020-02-28', 'ended before the courts closed'],
    ['2016-03-01', '2020-08-26', 'would have ended as they closed'],
    ['2020-11-03', '2025-04-30', 'began the day before they were all open again'],
    ['2020-11-04', '2024-11-04', 'began when they were open'],
  ])('first missed payment %s: last day %s, it %s', (defaultDate, latestOn, _why) => {
    expect(limit('CA', { ...CARD, defaultDate: day(defaultDate) }, '2026-11-21').latestOn).toBe(latestOn)
  })

  const base = { ...CARD, defaultDate: day('2021-01-11') }

  test('all days of military service are added to the last end only', () => {
    const told = { ...base, militaryService: [{ from: day('2022-01-01'), until: day('2022-12-31') }] }
    const answer = limit('CA', told, '2026-11-21')
    expect([answer.earliestOn, answer.latestOn]).toEqual(['2025-01-11', '2026-01-12'])
  })

  test('service that goes on is counted to today', () => {
    const answer = limit('CA', { ...base, militaryService: [{ from: day('2026-11-12') }] }, '2026-11-21')
    expect(answer.latestOn).toBe('2025-01-21')
  })

  test('a bankruptcy stay adds its length, or 30 days after its end', () => {
    const stay = { ...base, bankruptcyFiledDate: day('2025-01-02'), bankruptcyDismissedDate: day('2025-04-01') }
    expect(limit('CA', stay, '2026-11-21').latestOn).toBe('2025-05-01')
    expect(
      limit(
        'CA',
        { ...base, bankruptcyFiledDate: day('2022-01-03'), bankruptcyDischargeDate: day('2022-04-03') },
        '2026-11-21',
      ).latestOn,
    ).toBe('2025-04-11')
  })

  test('an open bankruptcy leaves it open', () => {
    const answer = limit('CA', { ...base, bankruptcyFiledDate: day('2022-01-03') }, '2040-11-21')
    expect(answer.verdict).toBe('depends')
    expect(answer.questions[0]?.fact).toBe('bankruptcyDischargeDate')
  })

  test('nobody has counted the days of the closure in the District of Columbia', () => {
    const answer = limit('DC', { ...CARD, defaultDate: day('2019-05-01') }, '2026-11-21')
    expect(answer).toMatchObject({ verdict: 'depends', earliestOn: '2022-05-01', latestOn: undefined })
    expect(answer.why).toContain('stopped the clock in 2020 and 2021')
    expect(limit('DC', { ...CARD, defaultDate: day('2022-01-03') }, '2026-11-21').verdict).toBe('likely_time_barred')
    expect(limit('DC', { ...CARD, defaultDate: day('2010-01-04') }, '2026-11-21').verdict).toBe('likely_time_barred')
  })

  test('time away from the state leaves it open for ten years and longer', () => {
    const away = (on: string, daysAwayFromState: number) => limit('CA', { ...base, daysAwayFromState }, on).verdict
    expect(away('2026-11-21', 30)).toBe('likely_time_barred')
    expect(away('2026-11-21', 31)).toBe('depends')
    expect(away('2031-01-11', 31)).toBe('depends')
    expect(away('2031-01-13', 31)).toBe('likely_time_barred')
    expect(away('2031-01-13', 3000)).toBe('depends')
  })
})

describe('law that changed', () => {
  test('New York: 6 years for a suit filed before April 7, 2022, and 3 since', () => {
    const sued = (suitFiledDate: string) =>
      limit(
        'NY',
        {
          ...CARD,
          defaultDate: day('2018-01-10'),
          suitFiled: true,
          judgmentExists: false,
          suitFiledDate: day(suitFiledDate),
        },
        '2022-06-01',
      )
    expect(sued('2022-04-06')).toMatchObject({ verdict: 'likely_not_time_barred', earliestOn: '2024-01-10' })
    expect(sued('2022-04-07')).toMatchObject({
      verdict: 'likely_time_barred',
      earliestOn: '2021-01-10',
      latestOn: '2021-08-26',
    })
  })

  test('Ohio: an older claim ends after its old period or on June 16, 2027', () => {
    const card = limit('OH', { ...CARD, defaultDate: day('2021-05-10') }, '2026-11-21')
    expect([card.earliestOn, card.latestOn]).toEqual(['2027-05-10', '2027-06-16'])
    const loan = {
      debtKind: 'personal-loan',
      signedAgreement: true,
      acceleratedDate: day('2018-03-05'),
      defaultDate: day('2018-03-05'),
    } as const
    expect(limit('OH', loan, '2026-11-21').latestOn).toBe('2026-11-20') // 8 years, 30 days, and 230 for the closed courts
    expect(
      limit('OH', { ...loan, defaultDate: day('2011-03-07'), acceleratedDate: day('2011-03-07') }, '2026-11-21')
        .latestOn,
    ).toBe('2021-05-17')
  })

  test('Kentucky: a contract made since July 16, 2014 has 10 years at most, an older one 15', () => {
    const card = (accountOpenedDate: string) =>
      limit('KY', { ...CARD, defaultDate: day('2021-05-03'), accountOpenedDate: day(accountOpenedDate) }, '2026-11-21')
    expect(card('2014-07-16').latestOn).toBe('2031-05-05')
    expect(card('2014-07-15').latestOn).toBe('2036-05-05')
  })

  test('District of Columbia: a suit filed before September 1, 2021 falls under older law', () => {
    const told = {
      ...CARD,
      defaultDate: day('2010-01-04'),
      suitFiled: true,
      judgmentExists: false,
      suitFiledDate: day('2021-08-31'),
    }
    expect(limit('DC', told, '2026-11-21').verdict).toBe('depends')
    expect(limit('DC', { ...told, suitFiledDate: day('2021-09-01') }, '2026-11-21').verdict).toBe('likely_time_barred')
  })

  test('Maine caps what a collector has at 6 years, even on a witnessed note', () => {
    const note = {
      debtKind: 'personal-loan',
      signedAgreement: true,
      underSeal: true,
      defaultDate: day('2021-02-01'),
      acceleratedDate: day('2021-02-01'),
    } as const
    expect(limit('ME', note, '2026-11-21', { senderRole: 'debt-buyer' }).latestOn).toBe('2027-02-01')
    expect(limit('ME', note, '2026-11-21').latestOn).toBe('2041-02-01')
  })
})

describe('doubts that forbid "likely time-barred"', () => {
  const old: Told = { ...CARD, defaultDate: day('2015-01-12') }
  const loan: Told = {
    debtKind: 'personal-loan',
    signedAgreement: true,
    defaultDate: day('2000-01-10'),
    acceleratedDate: day('2000-01-10'),
  }

  test.each([
    ['CA', { ...old }, {}, 'likely_time_barred', undefined],
    ['CA', { ...old, movedSinceSigning: true }, {}, 'depends', 'stateWhenSigned'],
    ['CA', { ...old, stateOfResidence: 'TX' }, {}, 'depends', undefined],
    ['CA', { ...old, newAgreementDate: day('2019-05-06') }, {}, 'depends', undefined],
    ['CA', { ...old }, { claimsJudgment: true }, 'depends', 'judgmentExists'],
    ['CA', { ...old, judgmentExists: false }, { claimsJudgment: true }, 'likely_time_barred', undefined],
    ['CA', { ...old, suitFiled: true, judgmentExists: false }, {}, 'depends', 'suitFiledDate'],
    [
      'CA',
      { ...old, suitFiled: true, suitFiledDate: day('2020-01-06') },
      { kindOfPaper: 'follow-up-demand' },
      'depends',
      'judgmentExists',
    ],
    ['CA', { ...old }, { claimsLawsuit: true }, 'depends', 'suitFiled'],
    ['CA', { ...old, suitFiled: false }, { claimsLawsuit: true }, 'likely_time_barred', undefined],
    ['CA', { ...old, limitWaived: true }, {}, 'depends', undefined],
    ['CA', { ...old, debtPurpose: 'business' }, {}, 'depends', undefined],
    ['AK', { ...old }, {}, 'depends', 'limitWaived'],
    ['AK', { ...old, limitWaived: false }, {}, 'likely_time_barred', undefined],
    [
      'MN',
      { ...old, suitFiled: true, judgmentExists: false, suitFiledDate: day('2023-01-09') },
      {},
      'depends',
      'serviceDate',
    ],
    ['GA', { ...loan }, {}, 'depends', 'underSeal'],
    ['GA', { ...loan, underSeal: false }, {}, 'likely_time_barred', undefined],
    ['CA', { ...old, stateWhenSigned: 'KY' }, {}, 'depends', undefined],
  ] as const)('%s %o %o: %s', (state, told, letter, verdict, asks) => {
    const answer = limit(state, told, '2026-11-21', letter)
    expect(answer.verdict).toBe(verdict)
    if (asks) expect(answer.questions[0]?.fact).toBe(asks)
  })
})

describe('the day a suit counts from', () => {
  const told = (filed: string, served?: string): Told => ({
    ...CARD, defaultDate: day('2019-01-14'), suitFiled: true, suitFiledDate: day(filed), ...(served ? { serviceDate: day(served) } : {}),
  }) // prettier-ignore

  test.each([
    ['CA', '2023-01-13', '2024-09-01', 'likely_not_time_barred', 'filing counts, however late the service'],
    ['KS', '2022-01-14', '2022-04-14', 'likely_not_time_barred', 'served on day 90: filing counts'],
    ['KS', '2022-01-14', '2022-04-15', 'depends', 'served on day 91: service counts'],
    ['KS', '2022-01-14', undefined, 'depends', 'not known when served'],
    ['WA', '2022-01-14', '2022-01-15', 'depends', 'service counts'],
  ] as const)('%s filed %s served %s: %s, %s', (state, filed, served, verdict, _why) => {
    expect(limit(state, told(filed, served), '2026-11-21').verdict).toBe(verdict)
  })

  test('a summons without a filing stamp gives an estimate, which needs more room', () => {
    const summons = (on: string) =>
      limit('TX', { ...CARD, defaultDate: day('2021-01-11') }, on, {
        kindOfPaper: 'summons-or-complaint',
        letterDate: day(on),
      }).verdict
    expect(summons('2025-07-11')).toBe('depends') // 180 days after January 13, 2025
    expect(summons('2025-07-14')).toBe('likely_time_barred')
  })
})

describe('a judgment has its own life', () => {
  test('it is never called too old, because many can be renewed', () => {
    const told = { judgmentExists: true, judgmentDate: day('2010-03-30') }
    expect(limit('AZ', told, '2019-01-02')).toMatchObject({ verdict: 'likely_not_time_barred', latestOn: '2020-03-30' })
    expect(limit('AZ', told, '2026-11-21')).toMatchObject({ verdict: 'depends', latestOn: '2020-03-30' })
  })

  test('its day is asked for, and a figure that is not confirmed is not printed', () => {
    const unknownDay = limit('AZ', { judgmentExists: true }, '2026-11-21')
    expect(unknownDay.questions[0]?.fact).toBe('judgmentDate')
    const delaware = limit('DE', { judgmentExists: true, judgmentDate: day('2020-01-06') }, '2026-11-21')
    expect(delaware).toMatchObject({ verdict: 'depends', statute: undefined, latestOn: undefined })
    expect(delaware.why).not.toContain('20 years')
  })
})

describe('another state as an argument', () => {
  const told = { ...CARD, defaultDate: day('2021-01-11'), originalCreditorState: 'DE' } as const

  test('it is named and never decides', () => {
    const answer = limit('PA', told, '2024-06-03')
    expect(answer.verdict).toBe('likely_not_time_barred')
    expect(answer.why).toContain("Delaware's 3-year limit")
    expect(answer.why).toContain('Delaware may stop its clock')
  })

  test.each(['OH', 'MN', 'AZ', 'NJ'] as const)('%s: not for consumer debt, not confirmed, or no such law', state => {
    expect(limit(state, told, '2024-06-03').why).not.toContain('argument')
  })
})

const STATES = Object.keys(STATE_NAMES) as StateCode[]
const KINDS: readonly DebtKind[] = [
  'credit-card',
  'store-card',
  'personal-loan',
  'auto',
  'goods',
  'services',
  'medical',
  'utility',
  'rent',
  'other',
]
const anyDay = fc.integer({ min: 0, max: 9000 }).map(step => addDays(day('2005-01-01'), step))

describe('what the answers say', () => {
  const examples = STATES.flatMap(state =>
    KINDS.flatMap(debtKind =>
      ['2012-03-05', '2019-03-05', '2023-03-06', undefined].map(start =>
        limit(
          state,
          {
            debtKind,
            ...(start ? { defaultDate: day(start), acceleratedDate: day(start), treatmentDate: day(start) } : {}),
          },
          '2026-11-21',
        ),
      ),
    ),
  )

  test('never a bare yes, a percentage or "you do not owe this"; always dates and statute', () => {
    for (const { verdict, why, warning, statute, earliestOn, latestOn } of examples) {
      expect(`${why} ${warning}`).not.toMatch(/%|you (?:do not|don't) owe/i)
      expect(statute).toBeTruthy()
      expect(warning).toMatch(/^Do not pay, promise to pay, or sign/)
      if (verdict === 'likely_time_barred') {
        expect(why).toMatch(/By our count the last day was \w+ \d+, \d{4}/)
        expect(why).toContain('you must still answer')
        expect(why).toMatch(/may still exist|itself ends/)
      }
      if (verdict === 'likely_not_time_barred') {
        expect(why).toContain('does not mean they can prove the debt')
        expect(earliestOn).toBeDefined()
      }
      if (verdict === 'depends' && latestOn === undefined)
        expect(why).toMatch(/We do not know|not settled|at the earliest/)
    }
    expect(new Set(examples.map(({ verdict }) => verdict))).toEqual(
      new Set(['likely_time_barred', 'likely_not_time_barred', 'depends']),
    )
  })

  test('only Wisconsin and Mississippi say that the debt itself ends', () => {
    for (const state of STATES) {
      const answer = limit(
        state,
        { debtKind: 'credit-card', limitWaived: false, defaultDate: day('2000-01-10') },
        '2026-11-21',
      )
      expect(answer.why.includes('the debt itself ends'), state).toBe(state === 'WI' || state === 'MS')
    }
  })

  test('sentences are short', () => {
    for (const { why, warning } of examples) {
      for (const sentence of `${why} ${warning}`.replace(/\([^()]*\)/g, '').split(/(?<=[.?:;]) (?=[A-Z])/)) {
        expect(sentence.split(' ').length, sentence).toBeLessThanOrEqual(32)
      }
    }
  })
})

describe('properties', () => {
  const someTold = fc.record(
    {
      debtKind: fc.constantFrom(...KINDS),
      lastPaymentDate: fc.oneof(anyDay, fc.constant(null)),
      paymentDates: fc.array(anyDay, { maxLength: 3 }),
      lastChargeDate: anyDay,
      signedAgreement: fc.boolean(),
      underSeal: fc.boolean(),
      accountOpenedDate: anyDay,
      stateWhenSigned: fc.constantFrom(...STATES),
      hospitalBill: fc.boolean(),
      treatmentDate: anyDay,
      referredToCollectionsDate: anyDay,
      militaryService: fc.array(fc.record({ from: anyDay, until: anyDay }), { maxLength: 2 }),
      bankruptcyFiledDate: anyDay,
      bankruptcyDismissedDate: anyDay,
      daysAwayFromState: fc.integer({ min: 0, max: 4000 }),
      suitFiled: fc.boolean(),
      suitFiledDate: anyDay,
      serviceDate: anyDay,
      chargeOffDate: anyDay,
      acceleratedDate: anyDay,
      acknowledgments: fc.array(fc.record({ on: anyDay, form: fc.constantFrom('signed', 'electronic', 'spoken') }), {
        maxLength: 2,
      }),
      judgmentDate: anyDay,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Told>
  const state = fc.constantFrom(...STATES)
  const aboutTheDebt = fc.record(
    {
      debtKind: fc.constantFrom(...KINDS),
      signedAgreement: fc.boolean(),
      underSeal: fc.boolean(),
      accountOpenedDate: anyDay,
      hospitalBill: fc.boolean(),
      stateWhenSigned: fc.constantFrom(...STATES),
      treatmentDate: anyDay,
      suitFiled: fc.boolean(),
      suitFiledDate: anyDay,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Told>

  test('it never throws, and the last end is never before the first', () => {
    fc.assert(
      fc.property(state, someTold, fc.option(anyDay, { nil: undefined }), anyDay, (code, told, start, on) => {
        const { earliestOn, latestOn } = limit(code, { ...told, ...(start ? { defaultDate: start } : {}) }, on)
        if (earliestOn && latestOn) expect(latestOn >= earliestOn).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  test('a later default never ends a limit sooner', () => {
    // the allowance for the closed courts is whole or nothing, so the two days stand on one side of its last day
    const sameSide = (a: IsoDate, b: IsoDate) =>
      a < '2020-11-04' === b < '2020-11-04' && a < '2020-03-01' === b < '2020-03-01'
    fc.assert(
      fc.property(
        state,
        fc.constantFrom(...KINDS),
        anyDay,
        anyDay,
        fc.array(anyDay, { maxLength: 2 }),
        (code, debtKind, a, b, paymentDates) => {
          const [sooner, later] = a < b ? [a, b] : [b, a]
          fc.pre([sooner, ...paymentDates].every(date => sameSide(date, later)))
          // a payment between the two restarts the one clock and comes before the other
          fc.pre(paymentDates.every(date => date < sooner || date > later))
          const ends = (defaultDate: IsoDate) =>
            limit(code, { debtKind, defaultDate, paymentDates, treatmentDate: defaultDate }, '2026-11-21')
          const [first, second] = [ends(sooner), ends(later)]
          if (first.earliestOn && second.earliestOn) expect(second.earliestOn >= first.earliestOn).toBe(true)
          if (first.latestOn && second.latestOn) expect(second.latestOn >= first.latestOn).toBe(true)
        },
      ),
      { numRuns: 1000 },
    )
  })

  test.each([
    ['debtKind', fc.constantFrom(...KINDS)],
    ['signedAgreement', fc.boolean()],
    ['underSeal', fc.boolean()],
    ['accountOpenedDate', anyDay],
    ['hospitalBill', fc.boolean()],
  ] as const)('learning %s never widens the range', (name, values) => {
    fc.assert(
      fc.property(state, aboutTheDebt, anyDay, values as fc.Arbitrary<unknown>, (code, told, defaultDate, value) => {
        const { [name]: _, ...rest } = told
        const wide = limit(code, { ...rest, defaultDate }, '2026-11-21')
        const narrow = limit(code, { ...rest, defaultDate, [name]: value }, '2026-11-21')
        if (wide.earliestOn && narrow.earliestOn) expect(narrow.earliestOn >= wide.earliestOn).toBe(true)
        if (wide.latestOn && narrow.latestOn) expect(narrow.latestOn <= wide.latestOn).toBe(true)
      }),
      { numRuns: 500 },
    )
  })

  test('what is not known is the same as what was never asked', () => {
    fc.assert(
      fc.property(state, someTold, anyDay, (code, told, on) => {
        const rest = Object.fromEntries(
          ['originalCreditorState', 'movedSinceSigning', 'limitWaived'].map(name => [name, unknown()]),
        )
        const asked = timeLimit({ consumer: { ...toldOf(told), ...rest }, state: code, on })
        expect(asked).toEqual(limit(code, told, on))
      }),
      { numRuns: 300 },
    )
  })
})
