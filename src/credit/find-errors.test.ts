import { describe, expect, test } from 'vitest'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { month } from '#units/iso-month.ts'
import type { CreditCase } from './credit-case.ts'
import { findCreditErrors } from './find-errors.ts'
import { paperFromColumns } from './read/columns.testing.ts'
import { readCreditReport } from './read/read-report.ts'
import { EQUIFAX, EXPERIAN, TRANSUNION, TRI_MERGE } from './read/reports.testing.ts'

const ON = day('2026-11-21')
const judge = (text: string, more: Partial<CreditCase> = {}) =>
  findCreditErrors({
    report: readCreditReport(paperFromColumns(text)),
    profile: { formerNames: [], addresses: [], employers: [] },
    told: [],
    letters: [],
    deleted: [],
    on: ON,
    ...more,
  })
const ids = (text: string, more?: Partial<CreditCase>) => judge(text, more).map(({ id }) => id)
const error = (id: string, text: string, more?: Partial<CreditCase>) => judge(text, more).find(one => one.id === id)
/** With a value of the Equifax report put in place of another. */
const equifax = (from: string, to: string) => EQUIFAX.replace(from, to)

describe('the four layouts', () => {
  test('Equifax', () => {
    expect(ids(EQUIFAX).sort()).toEqual([
      'acct_charged_off_sold_balance:equifax-1',
      'acct_late_wrong:equifax-2',
      'acct_medical_policy:equifax-4',
      'old_inquiry_2y:equifax-inquiry-1',
      'old_obsolete_chargeoff_collection:equifax-1',
      'old_public_record:equifax-record-1',
      'old_reaged:equifax-3',
    ])
  })

  test('Experian: nothing is missing where no date of first delinquency is ever printed', () => {
    expect(ids(EXPERIAN)).toEqual(['acct_paid_shows_owing:experian-2', 'old_reaged:experian-1'])
  })

  test('TransUnion: a removal earlier than its history favors the person', () => {
    expect(ids(TRANSUNION).sort()).toEqual([
      'acct_balance_wrong:transunion-1',
      'acct_duplicate:transunion-2',
      'acct_status_wrong:transunion-1',
      'old_inquiry_2y:transunion-inquiry-1',
    ])
  })

  test('tri-merge: one debt at three bureaus is no duplicate, a dash no difference', () => {
    expect(ids(TRI_MERGE).sort()).toEqual([
      'acct_balance_wrong:entry-1',
      'acct_charged_off_sold_balance:equifax-1',
      'acct_charged_off_sold_balance:experian-1',
    ])
  })
})

describe('too old to report', () => {
  const found = (printed: string) =>
    error('old_obsolete_chargeoff_collection:equifax-1', equifax('Jan 15, 2019', printed))

  test('with the reckoning and the words as printed', () => {
    const one = found('Jan 15, 2019')!
    expect(one.certainty).toBe('violation')
    expect(one.quotes[0]).toMatchObject({ label: 'Date of First Delinquency', value: 'Jan 15, 2019' })
    expect(one.dates.map(({ date }) => date)).toEqual([
      '2019-01-15',
      '2019-07-14',
      '2026-07-14',
      '2026-01-15',
      '2026-11-21',
    ])
  })

  test.each([
    ['Aug 20, 2019', 'practice'],
    ['Jun 2019', 'practice'],
    ['Nov 22, 2019', undefined],
  ])('%s: %s', (printed, certainty) => expect(found(printed)?.certainty).toBe(certainty))

  test('is never said by a date that was not read', () => {
    expect(found('J?n 15, 20l9')).toBeUndefined()
  })

  test('late marks go by the end of their month, and only on accounts that were not charged off', () => {
    const late = (year: string, mark: string) =>
      ids(EQUIFAX.replace('2026   OK    OK    60    OK ', `${year}   OK    OK    ${mark}    OK `))
    expect(late('2019', '30')).toContain('old_obsolete_late:equifax-2')
    expect(late('2020', '30')).not.toContain('old_obsolete_late:equifax-2')
    expect(ids(EQUIFAX)).not.toContain('old_obsolete_late:equifax-1')
  })
})

describe('re-aged', () => {
  const collector = (date: string) =>
    equifax('Date of First Delinquency               Aug 12, 2021', `Date of First Delinquency               ${date}`)

  test('rests on two printed dates, or asks', () => {
    expect(error('old_reaged:equifax-3', EQUIFAX)).toMatchObject({ certainty: 'violation', related: ['equifax-1'] })
    expect(error('old_reaged:experian-1', EXPERIAN)).toMatchObject({ certainty: 'confirm' })
  })

  test.each([['Jan 15, 2019'], ['Feb 15, 2019'], ['Jan 02, 2019']])('%s is within a month, or earlier', date =>
    expect(ids(collector(date))).not.toContain('old_reaged:equifax-3'),
  )

  test('a collection letter about the same debt may show an earlier default', () => {
    const letters = [
      {
        analysisId: 'letter-1',
        collector: 'Cascade Recovery',
        originalCreditor: 'Northstar Bank',
        firstMissedPayment: day('2018-11-01'),
      },
    ]
    const text = collector('Jan 15, 2019')
    expect(error('old_reaged:equifax-3', text, { letters })).toMatchObject({
      certainty: 'confirm',
      analysisId: 'letter-1',
    })
    const other = [{ ...letters[0]!, originalCreditor: 'Summit Bank' }]
    expect(ids(text, { letters: other })).not.toContain('old_reaged:equifax-3')
  })
})

describe('balances', () => {
  test('a charge-off that is only assigned may show its balance', () => {
    const kept = equifax('TRANSFER_OR_SOLD', 'ASSIGNED').replace('Account transferred or sold', 'Assigned to attorney')
    expect(ids(kept)).not.toContain('acct_charged_off_sold_balance:equifax-1')
    const letters = [
      { analysisId: 'l', collector: 'Cascade', currentCreditor: 'Cascade Funding', originalCreditor: 'Northstar Bank' },
    ]
    expect(error('acct_charged_off_sold_balance:equifax-1', kept, { letters })?.certainty).toBe('confirm')
  })

  test('an amount that grew since it was placed is no error of the report', () => {
    expect(ids(EQUIFAX)).not.toContain('acct_balance_wrong:equifax-3')
  })

  test('zero at the first creditor and one collector is lawful', () => {
    expect(ids(EQUIFAX.replaceAll('$1,842', '$0'))).not.toContain('acct_charged_off_sold_balance:equifax-1')
    expect(ids(EQUIFAX).some(id => id.startsWith('acct_duplicate'))).toBe(false)
  })
})

describe('medical collections', () => {
  const medical = (amount: string, since: string) =>
    ids(
      equifax('Original Amount Owed       $420', `Original Amount Owed       ${amount}`).replace('May 02, 2025', since),
    )
  test('the first amount counts, and a year since the first delinquency', () => {
    expect(medical('$420', 'May 02, 2025')).toContain('acct_medical_policy:equifax-4')
    expect(medical('$620', 'May 02, 2025')).not.toContain('acct_medical_policy:equifax-4')
    expect(medical('$620', 'Jan 02, 2026')).toContain('acct_medical_policy:equifax-4')
  })

  test('a state’s law is contested, and only said where the person lives there', () => {
    const lives = (state: string) =>
      error('acct_medical_state_or_va:equifax-4', EQUIFAX, {
        profile: { formerNames: [], addresses: [], employers: [], state },
      })
    expect(lives('CO')?.certainty).toBe('contested')
    expect(lives('TX')).toBeUndefined()
  })
})

describe('what only the person knows', () => {
  test('is never found unless they say it', () => {
    const kinds = judge(EQUIFAX).map(({ kind }) => kind)
    for (const kind of ['fraud_account_not_mine', 'fraud_inquiry', 'fraud_trafficking', 'acct_not_liable'])
      expect(kinds).not.toContain(kind)
  })

  test('rests on their word', () => {
    const told = [
      { kind: 'account-denied', ref: 'equifax-2' },
      { kind: 'collection-denied', ref: 'equifax-3' },
      { kind: 'inquiry-denied', ref: 'equifax-inquiry-1' },
      { kind: 'paid', ref: 'equifax-4' },
      { kind: 'late-denied', ref: 'equifax-2', month: month('2026-03') },
      { kind: 'furnisher-dispute-delivered', ref: 'equifax-2', date: day('2026-09-01') },
      { kind: 'no-validation-received', ref: 'equifax-3', disputed: day('2026-01-05') },
      { kind: 'first-contact', ref: 'equifax-4', date: 'never' },
    ] as const
    const found = judge(EQUIFAX, { told }).filter(({ certainty }) => certainty === 'told')
    expect(found.map(({ kind }) => kind).sort()).toEqual([
      'acct_dispute_flag_missing',
      'acct_late_wrong',
      'fraud_account_not_mine',
      'fraud_collection_not_mine',
      'fraud_inquiry',
      'old_collection_after_dispute_no_validation',
      'old_paid_collection',
      'old_reported_before_contact',
    ])
  })

  test('a discharge under chapter 7 asks about older debts still owed; chapter 13 depends on its plan', () => {
    const told = (chapter: '7' | '13') => [{ kind: 'bankruptcy-discharge', chapter, date: day('2021-07-20') }] as const
    expect(error('acct_bankruptcy_not_updated:equifax-1', EQUIFAX, { told: told('7') })?.certainty).toBe('confirm')
    expect(ids(EQUIFAX, { told: told('13') })).not.toContain('acct_bankruptcy_not_updated:equifax-1')
  })

  test('their name and numbers are compared, a misspelling is not another name', () => {
    const profile = {
      name: 'Anna M Lee',
      formerNames: [],
      ssnLast4: '3110',
      born: day('1984-06-11'),
      addresses: [],
      employers: [],
    }
    const found = ids(EQUIFAX, { profile })
    expect(found).toContain('fraud_ssn_dob_wrong:equifax-ssn-1')
    expect(found.some(id => id.startsWith('fraud_name_wrong'))).toBe(false)
    expect(ids(EQUIFAX, { profile: { ...profile, name: 'Robert Ashgrove' } })).toContain(
      'fraud_name_wrong:equifax-name-1',
    )
  })
})

test('an item that was deleted and is back, unless the bureau sent its notice', () => {
  const item = {
    bureau: 'equifax',
    deletedOn: day('2026-03-01'),
    creditor: 'Cascade Recovery',
    originalCreditor: 'Northstar Bank',
    amount: dollars(2388),
  } as const
  expect(ids(EQUIFAX, { deleted: [item] })).toContain('fraud_reinserted_blocked:equifax-3')
  expect(ids(EQUIFAX, { deleted: [{ ...item, reinsertionNoticeOn: day('2026-05-12') }] })).not.toContain(
    'fraud_reinserted_blocked:equifax-3',
  )
  expect(ids(EQUIFAX, { deleted: [{ ...item, amount: dollars(900) }] })).not.toContain(
    'fraud_reinserted_blocked:equifax-3',
  )
})

test('every error says where it stands, why, and how sure its reading is', () => {
  for (const one of [EQUIFAX, EXPERIAN, TRANSUNION, TRI_MERGE].flatMap(text => judge(text))) {
    expect(one.quotes.length, one.id).toBeGreaterThan(0)
    expect(one.reason.length, one.id).toBeGreaterThan(20)
    expect(one.bureaus.length, one.id).toBeGreaterThan(0)
    expect(one.confidence, one.id).toBeGreaterThan(0)
    if (one.certainty === 'confirm') expect(one.confirm, one.id).toMatch(/\?|\.$/)
  }
})
