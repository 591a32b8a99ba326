import { expect, test } from 'vitest'
import type { Catalog } from './language.ts'
import { APP } from './spanish/app/index.ts'
import { FRONT } from './spanish/front/index.ts'
import { SPOKEN } from './spanish/law/index.ts'
import { LETTERS } from './spanish/letters/index.ts'
import { MAIL } from './spanish/mail/index.ts'

const CATALOGS: Readonly<Record<string, Catalog>> = { FRONT, APP, SPOKEN, LETTERS, MAIL }
const phrases = Object.values(CATALOGS).flatMap(catalog => Object.entries(catalog))

test('every phrase has its Spanish, with the same values and the same elements', () => {
  const wrong = phrases.filter(
    ([english, spanish]) => spanish.trim() === '' || marksOf(english).join() !== marksOf(spanish).join(),
  )
  expect(wrong).toEqual([])
})

test('no sentence was left in English', () => {
  const same = phrases.filter(
    ([english, spanish]) => english === spanish && / /.test(english) && wordsOf(english).length > 1,
  )
  expect(same.map(([english]) => english)).toEqual([])
})

test('a phrase that is known by what stands around its values has enough around them', () => {
  const short = Object.entries({ ...SPOKEN, ...LETTERS }).filter(
    ([english, spanish]) => english !== spanish && english.includes('{') && wordsOf(english).join('').length < 4,
  )
  expect(short).toEqual([])
})

function marksOf(phrase: string): readonly string[] {
  return (phrase.match(/\{\w+\}|<\/?\d+\/?>/g) ?? []).toSorted()
}

function wordsOf(phrase: string): readonly string[] {
  return phrase.replace(/\{\w+\}/g, '').match(/\p{L}+/gu) ?? []
}
