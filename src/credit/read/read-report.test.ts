import { describe, expect, test } from 'vitest'
import { paperFromText } from '#reading/paper.ts'
import type { Field } from '#credit/field.ts'
import { allTradelines } from '#credit/report.ts'
import { paperFromColumns } from './columns.testing.ts'
import { readCreditReport } from './read-report.ts'
import { EQUIFAX, EXPERIAN, TRANSUNION, TRI_MERGE } from './reports.testing.ts'

const read = (text: string) => readCreditReport(paperFromColumns(text))
const value = <T>(field: Field<T> | undefined): T | string | undefined => (field?.known ? field.value : field?.why)

describe('what is no report', () => {
  test('gives no files', () => {
    expect(readCreditReport(paperFromText('Dear Ms. Lee:\nYou owe $5.00.')).files).toEqual([])
    expect(readCreditReport({ pages: [] }).files).toEqual([])
  })

  test('or names a bureau but lists nothing: no tradelines', () => {
    expect(allTradelines(read('Equifax Credit Report\nAccounts\nYou have no accounts.'))).toEqual([])
  })
})

describe('an Equifax report', () => {
  const report = read(EQUIFAX)
  const [file] = report.files
  const [northstar, heron, cascade, regional] = allTradelines(report)

  test('is one bureau’s, with its day and number', () => {
    expect([report.form, file!.bureau, value(file!.reportedOn), value(file!.number)]).toEqual([
      'bureau',
      'equifax',
      '2026-11-02',
      '6300418275',
    ])
  })

  test('has two pairs a row, each with its label and words as printed', () => {
    expect(northstar).toMatchObject({ id: 'equifax-1', kind: 'account', creditor: { value: 'NORTHSTAR BANK' } })
    expect(northstar!.firstDelinquency).toMatchObject({
      value: '2019-01-15',
      label: 'Date of First Delinquency',
      evidence: [{ quote: 'Jan 15, 2019', page: 1 }],
    })
    expect([value(northstar!.balance), value(northstar!.opened), value(northstar!.status)]).toEqual([
      184200,
      '2015-03-03',
      'charge-off',
    ])
    expect(northstar!.remarks.map(value)).toEqual(['Account transferred or sold', 'Charged off account'])
  })

  test('a field with nothing beside it is blank, one that is not printed absent', () => {
    expect(value(cascade!.lastPayment)).toBe('blank')
    expect(value(northstar!.removal)).toBe('absent')
  })

  test('the day a delinquency was first reported is not the first delinquency', () => {
    expect(value(northstar!.firstDelinquency)).toBe('2019-01-15')
  })

  test('its history has a month for each cell that has words', () => {
    expect(northstar!.history.map(({ month, code }) => `${month} ${code}`).slice(0, 6)).toEqual([
      '2019-02 30',
      '2019-03 60',
      '2019-04 90',
      '2019-05 120',
      '2019-06 150',
      '2019-07 charge-off',
    ])
    expect(heron!.history.find(({ month }) => month === '2026-03')?.code).toBe('60')
  })

  test('its collections begin with the day they were reported', () => {
    expect([cascade!.kind, value(cascade!.originalCreditor), value(cascade!.opened), value(cascade!.reported)]).toEqual(
      ['collection', 'NORTHSTAR BANK', '2021-08-12', '2026-10-27'],
    )
    expect([value(regional!.creditor), value(regional!.detail)]).toEqual([
      'REGIONAL RECOVERY',
      'Medical or Health Care',
    ])
  })

  test('inquiries that others see and those that only you see', () => {
    expect(file!.inquiries.map(({ kind, name, date }) => [kind, name.value, value(date)])).toEqual([
      ['hard', 'SUMMIT CARD SERVICES', '2024-10-01'],
      ['soft', 'VELLUM INSURANCE', '2023-08-30'],
    ])
  })

  test('court records by their part, and who it is about with four digits only', () => {
    expect(file!.publicRecords).toMatchObject([{ kind: 'judgment', filed: { value: '2020-03-17' } }])
    expect(file!.personal.ssns.map(value)).toEqual(['3108'])
    expect(file!.personal.births.map(value)).toEqual(['1984-06-11'])
  })
})

describe('an Experian report', () => {
  const [northstar, regional] = allTradelines(read(EXPERIAN))

  test('has what is past due and written off in the sentence of its status', () => {
    expect([value(northstar!.status), value(northstar!.pastDue), value(northstar!.chargeOffAmount)]).toEqual([
      'charge-off',
      184200,
      184200,
    ])
    expect([value(northstar!.removal), value(northstar!.firstDelinquency)]).toEqual(['2028-08', 'absent'])
  })

  test('has months by their first letters', () => {
    expect(northstar!.history.find(({ month }) => month === '2019-02')?.code).toBe('30')
    expect(northstar!.history.find(({ month }) => month === '2018-11')?.code).toBe('ok')
  })

  test('names the first creditor in another block', () => {
    expect([value(regional!.originalCreditor), value(regional!.status), value(regional!.balance)]).toEqual([
      'CITYLINE WIRELESS',
      'paid',
      31500,
    ])
  })
})

describe('a TransUnion report', () => {
  const report = read(TRANSUNION)
  const [heron, cascade, portfolio] = allTradelines(report)

  test('has the account after the name, and adverse values between brackets', () => {
    expect([value(heron!.creditor), value(heron!.account)]).toEqual(['BLUE HERON AUTO FINANCE', '88201****'])
    expect(heron!.pastDue).toMatchObject({ value: 441000, label: 'Past Due', evidence: [{ quote: '$4,410' }] })
  })

  test('has months with their years across, of which the ratings are taken', () => {
    expect(heron!.history.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2022-08 ok',
      '2022-09 30',
      '2022-10 60',
      '2022-11 90',
    ])
    expect(value(heron!.balance)).toBe(0)
  })

  test('keeps collections of one agency apart', () => {
    expect([value(cascade!.balance), value(portfolio!.balance)]).toEqual([238800, 240200])
    expect(report.files[0]!.inquiries).toMatchObject([{ name: { value: 'SUMMIT CARD SERVICES' }, kind: 'hard' }])
  })
})

describe('a tri-merge', () => {
  const report = read(TRI_MERGE)
  const lines = allTradelines(report)

  test('is a tradeline for each bureau that reports the entry; a dash is no zero', () => {
    expect(report.form).toBe('tri-merge')
    expect(lines.map(line => `${line.bureau} ${line.creditor.value}`)).toEqual([
      'equifax NORTHSTAR BANK',
      'experian NORTHSTAR BANK',
      'transunion NORTHSTAR BANK',
      'transunion CASCADE RECOVERY LLC',
    ])
    expect(lines.map(line => value(line.balance))).toEqual([184200, 184200, 0, 184200])
    expect(value(lines[0]!.monthlyPayment)).toBe('blank')
    expect(new Set(lines.slice(0, 3).map(({ entry }) => entry)).size).toBe(1)
  })

  test('has a row of months for each bureau, and the first creditor in the name', () => {
    expect(lines[1]!.history.map(({ month, code }) => `${month} ${code}`)).toEqual([
      '2026-08 charge-off',
      '2026-09 charge-off',
      '2026-10 charge-off',
    ])
    expect(value(lines[3]!.originalCreditor)).toBe('NORTHSTAR BANK')
  })
})

test('several bureaus in one file are a packet, whatever covering page stands before them', () => {
  const cover = 'AnnualCreditReport.com\nYou asked for Equifax, Experian and TransUnion.'
  const report = read([cover, EQUIFAX, EXPERIAN, TRANSUNION].join('\f'))
  expect([report.form, report.isFreeAnnualReport]).toEqual(['packet', true])
  expect(report.files.map(({ bureau, tradelines }) => [bureau, tradelines.length])).toEqual([
    ['equifax', 4],
    ['experian', 2],
    ['transunion', 3],
  ])
})

test('a number printed whole is masked when it is read', () => {
  const report = read(EQUIFAX.replace('xxxxxxxxxxxx 4417', '4417 1234 5678 9113').replace('xxxxx3108', '123-45-3108'))
  const text = JSON.stringify(report)
  expect(value(allTradelines(report)[0]!.account)).toBe('xxxxxxxxxxxx9113')
  for (const secret of ['4417 1234', '123-45', '12345']) expect(text).not.toContain(secret)
})

test('words that are no amount are unread, never zero, and named', () => {
  const report = read(EQUIFAX.replace('Amount                     $2,388', 'Amount                     $2,?88'))
  expect(value(allTradelines(report)[2]!.balance)).toBe('unread')
  expect(report.unread.map(({ what }) => what)).toContain('CASCADE RECOVERY LLC: Amount')
})
