import { expect, test } from 'vitest'
import { assessLetter } from '#law/assess-letter.ts'
import { known } from '#law/fact.ts'
import type { ConsumerFacts } from '#law/facts.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'
import { day } from '#units/iso-date.ts'
import { explain } from './explain.ts'

const HEAD = 'Harbor Recovery LLC\nMarch 13, 2026\nDana Miller\nYou owe First Valley Bank $412.10.\n'
const FIRST =
  'Your account has been referred to our office. Balance: $1,482.17. Please remit payment in full to the address above.'
const KNOWN = [
  { text: 'You will be arrested unless you pay.', says: ['threats/arrest'], from: 'author-a' },
  { text: 'The weather will be fine tomorrow.', says: ['threats/arrest'], from: 'author-b' },
] as const

function explained(text: string, consumer: ConsumerFacts = {}): string {
  const letter = readFacts(paperFromText(text))
  const { rules } = assessLetter({ letter, consumer, state: undefined, on: day('2026-03-20') })
  return explain(rules, letter, KNOWN)
}

function partOf(text: string, rule: string): string {
  return text.split('\n\n').find(part => part.startsWith(`${rule}: `)) ?? ''
}

test('of words a pattern knows: rule, fact, words, source, and the most like wording', () => {
  const part = partOf(explained(`${HEAD}Pay by Friday or you will be arrested.`), 'threat-arrest-or-jail')
  expect(part).toMatch(/^threat-arrest-or-jail: asserted, \w+, read with 1\.00$/m)
  expect(part).toMatch(/^ {2}rule .*1692e\(4\)/m)
  expect(part).toMatch(/^ {2}fact +threats: action arrest, modality will/m)
  expect(part).toMatch(/^ {2}words +page 1: “.*arrested\.”$/m)
  expect(part).toMatch(/^ {2}source +patterns of src\/reading\/find\/threats\/arrest\.ts$/m)
  expect(part).toMatch(/^ {2}like +“You will be arrested unless you pay\.” \(author-a; likeness 0\.\d\d\)$/m)
})

test('of what is missing: the place where it should stand, and no words', () => {
  const part = partOf(
    explained(FIRST, { priorNoticeReceived: known(false), debtPurpose: known('personal') }),
    'vn-missing-entirely',
  )
  expect(part).toMatch(/^ {2}missing +\S/m)
  expect(part).not.toMatch(/^ {2}words/m)
})

test('nothing is made up where nothing was found', () => {
  expect(explained('Thank you for your payment. Your account is closed.')).toBe('Nothing was found.\n')
})
