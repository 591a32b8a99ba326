import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { assessLetter } from '#law/assess-letter.ts'
import { known } from '#law/fact.ts'
import type { ConsumerFacts } from '#law/facts.ts'
import { isCourtPaper } from '#law/kind-of-paper.ts'
import { FLOWS, flowNamed } from '#law/flows/index.ts'
import { day } from '#units/iso-date.ts'
import { paperFromText } from './paper.ts'
import { readFacts } from './read-facts.ts'

// From the letter to what to do now. Where only the person can tell, what the person told is given.
function assess(letter: string, consumer: ConsumerFacts = {}) {
  const text = readFileSync(new URL(`../../examples/flows/${letter}.txt`, import.meta.url), 'utf8')
  return assessLetter({ letter: readFacts(paperFromText(text)), consumer, state: undefined, on: day('2026-11-21') })
}

describe('each situation is reached from a letter', () => {
  test.each([
    ['court-papers', {}],
    ['scam', {}],
    ['bankruptcy', { debtDischarged: known(true) }],
    ['bankruptcy', { stayInForce: known(true) }],
    ['identity-theft', { identityTheft: known(true) }],
    ['deceased', {}],
    ['business-debt', {}],
    ['original-creditor', {}],
    ['not-a-collection-letter', {}],
  ] as const)('%s', (id, told) => {
    expect(assess(id, told).flows[0]).toBe(id)
  })

  test('what was told makes it so where the letter does not', () => {
    expect(assess('plain', { consumerDeceased: known(true) }).flows).toEqual(['deceased'])
    expect(assess('plain', { debtPurpose: known('business') }).flows).toEqual(['business-debt'])
    expect(assess('plain', { summonsReceived: known(true) }).flows).toEqual(['court-papers'])
  })

  test('every flow has its letter here', () => {
    for (const { id } of FLOWS) expect(() => assess(id)).not.toThrow()
  })
})

describe('no situation is guessed', () => {
  test.each(['plain', 'bankruptcy', 'identity-theft'])('nothing special in %s until the person tells', letter => {
    expect(assess(letter).flows).toEqual([])
  })

  test('an answer of no leads nowhere', () => {
    const told = { identityTheft: known(false), debtDischarged: known(false), consumerDeceased: known(false) }
    expect(assess('plain', told).flows).toEqual([])
  })

  test('a letter about a judgment is no paper of a court', () => {
    const { kindOfPaper, courtPaper, flows } = assess('judgment-debt')
    expect(isCourtPaper(kindOfPaper!)).toBe(false)
    expect(courtPaper).toBeUndefined()
    expect(flows).toEqual([])
  })
})

test('a word that names no flow finds none', () => {
  expect(flowNamed('toString')).toBeUndefined()
  expect(flowNamed(undefined)).toBeUndefined()
})
