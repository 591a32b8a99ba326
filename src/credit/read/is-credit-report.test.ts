import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { paperFromText } from '#reading/paper.ts'
import { isCreditReport } from './is-credit-report.ts'

const FOLDERS = [
  'corpus/letters',
  'corpus/responses',
  'corpus/bureau-responses',
  'more-letters/letters',
  'first-sight/odd-1/letters',
]

test.each(FOLDERS)('no paper of examples/%s is taken for a credit report', folder => {
  const at = new URL(`../../../examples/${folder}/`, import.meta.url)
  const names = readdirSync(at).filter(name => name.endsWith('.yaml'))
  expect(names.length).toBeGreaterThan(0)
  const taken = names.filter(name => {
    const { text } = parse(readFileSync(new URL(name, at), 'utf8')) as { text?: unknown }
    return typeof text === 'string' && isCreditReport(paperFromText(text))
  })
  expect(taken).toEqual([])
})

test('a letter that speaks of bureaus, scores and accounts is a letter', () => {
  const letter = `Harbor Ridge Recovery LLC
Your credit report and your credit score may be affected.
Equifax, Experian and TransUnion: we report the account status, the date opened and the payment history.
Account type: card. Date opened: 01/02/2020. Credit limit: $500.00. High balance: $650.00. Balance: $612.00.
This communication is from a debt collector.`
  expect(isCreditReport(paperFromText(letter))).toBe(false)
})
