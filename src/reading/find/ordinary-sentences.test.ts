import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { valueOf } from '#law/fact.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts, readText } from '#reading/read-facts.ts'
import { CONDUCT_STATEMENTS } from './says/conduct-statements.ts'

const SENTENCES = readFileSync(new URL('ordinary-sentences.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))
/** A true word about credit reporting is a threat in name only; no rule fires on it alone. */
const LAWFUL_THREATS: readonly string[] = ['credit-reporting']

test.each(SENTENCES)('nothing is found in: %s', text => {
  const paper = paperFromText(text)
  const facts = readFacts(paper)
  const threats = valueOf(facts.threats)?.filter(({ action }) => !LAWFUL_THREATS.includes(action))
  expect(threats).toEqual([])
  expect(CONDUCT_STATEMENTS.flatMap(find => find(readText(paper)))).toEqual([])
  expect(valueOf(facts.collectionFees)).toEqual([])
  expect(valueOf(facts.convenienceFees)).toEqual([])
  expect(valueOf(facts.scamSigns)).toEqual([])
})
