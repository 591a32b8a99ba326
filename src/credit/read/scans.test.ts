import { expect, test } from 'vitest'
import type { Line, Paper, Word } from '#reading/paper.ts'
import { allTradelines, type CreditReport } from '#credit/report.ts'
import { paperFromColumns } from './columns.testing.ts'
import { readCreditReport } from './read-report.ts'
import { EQUIFAX } from './reports.testing.ts'
import { maskedAccount } from './values.ts'

/** The lines of a report as a reader of pictures gives them, each changed or parted. */
function scanOf(text: string, change: (words: readonly Word[]) => readonly (readonly Word[])[] = words => [words]) {
  const paper: Paper = paperFromColumns(text)
  return readCreditReport({
    pages: paper.pages.map(page => ({
      ...page,
      source: 'ocr',
      blocks: page.blocks.map(({ lines }) => ({
        lines: lines.flatMap(({ words }): Line[] => change(words).map(part => ({ words: part }))),
      })),
    })),
  })
}

function monthsOf(report: CreditReport): string[] {
  return allTradelines(report)[0]!.history.map(({ month, code }) => `${month} ${code}`)
}

const FIRST_YEAR = '2019         30    60    90    120   150   CO    CO    CO    CO    CO    CO'
const TICKED = `2018   v     v     v     v     v     v     v     v     v     v     v     v
        2019   v     v     R     v     v     v     v     v     v     v     v     v`

test('a wide row that came apart, its right half first and a little higher, is one row', () => {
  const whole = scanOf(EQUIFAX)
  const parted = scanOf(EQUIFAX, words => {
    if (words[0]?.text !== '2019') return [words]
    const higher = words.slice(1).map((word): Word => {
      const [left, top, right, bottom] = word.box!
      return { ...word, box: [left, top - 0.001, right, bottom - 0.001] }
    })
    return [higher, words.slice(0, 1)]
  })
  expect(monthsOf(whole)).toHaveLength(11)
  expect(monthsOf(parted)).toEqual(monthsOf(whole))
})

test('the end of a word that was read twice changes no amount', () => {
  const report = scanOf(EQUIFAX, words => [
    words.flatMap(word => {
      if (word.text !== '$9,404' || !word.box) return [word]
      const [, top, right, bottom] = word.box
      return [word, { text: '4', box: [right - 0.006, top, right, bottom] as const, confidence: 0.9 }]
    }),
  ])
  expect(allTradelines(report)[1]!.balance).toMatchObject({ known: true, value: 940400 })
})

test('one letter alone among ticks is no repossession, and a sign like a c no collection', () => {
  for (const sign of ['R', '¢', 'C']) {
    const report = scanOf(EQUIFAX.replace(FIRST_YEAR, TICKED.replace('R', sign)))
    expect(new Set(allTradelines(report)[0]!.history.map(({ code }) => code))).toEqual(new Set(['ok']))
  }
  const coded = scanOf(EQUIFAX.replace(FIRST_YEAR, FIRST_YEAR.replaceAll('CO', 'C ')))
  expect(monthsOf(coded)).toContain('2019-07 collection')
})

test('a speck between two years does not end the table, nor one before a label hide it', () => {
  const report = scanOf(
    EQUIFAX.replace(`        ${FIRST_YEAR}`, `        1\n        ${FIRST_YEAR}`).replace(
      'Date Reported   ',
      'i Date Reported ',
    ),
  )
  expect(monthsOf(report)).toHaveLength(11)
  expect(allTradelines(report)[0]!.reported).toMatchObject({ value: '2026-10-28' })
})

test('small stars come back as a mask', () => {
  for (const printed of ['825443* eee', '825443 tee', '825443" eee']) expect(maskedAccount(printed)).toBe('825443****')
  expect(maskedAccount('88201****')).toBe('88201****')
})

test('a heading whose words came apart is a heading, and one sign alone is no value', () => {
  const report = scanOf(EQUIFAX.replace('9. Public Records', '9. Public     Records'))
  expect(report.files[0]!.publicRecords).toHaveLength(1)
  const dashed = scanOf(
    EQUIFAX.replace('Credit Limit                           $2,000', 'Credit Limit                           8     '),
  )
  expect(allTradelines(dashed)[0]!.creditLimit).toMatchObject({ known: false, why: 'blank' })
})

test('a name whose space came out too wide is one name', () => {
  const report = scanOf(EQUIFAX, words => [
    words.map((word): Word => {
      if (word.text !== 'LEE') return word
      const [left, top, right, bottom] = word.box!
      return { ...word, box: [left + 0.004, top, right + 0.004, bottom] }
    }),
  ])
  expect(report.files[0]!.personal.names.map(({ value }) => value)).toEqual(['ANA M LEE'])
})
