import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { valueOf } from '#law/fact.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts, readText } from '#reading/read-facts.ts'
import { CONDUCT_STATEMENTS } from './says/conduct-statements.ts'

const PASSAGES = readFileSync(new URL('lawful-letters.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(line => line !== '' && !line.startsWith('#'))

/** What is found, and truly said: a contract's interest, a lawyer's own letter, a notice of credit reporting. */
const TRULY_SAID: readonly (readonly [RegExp, readonly string[]])[] = [
  [/contract rate of 9\.9%/, ['interest-or-fees', 'charges-keep-growing']],
  [/^As the attorney for Maple Grove/, ['suit', 'poses-as-attorney']],
  [/^We may report this account to the national/, ['credit-reporting']],
  [/^California residents/, ['credit-reporting']],
]

test.each(PASSAGES)('nothing is wrong with: %s', text => {
  const paper = paperFromText(text)
  const facts = readFacts(paper)
  const read = readText(paper)
  const found = [
    ...(valueOf(facts.threats) ?? []).map(({ action }) => action),
    ...CONDUCT_STATEMENTS.flatMap(find => find(read)).map(({ says }) => says),
    ...(valueOf(facts.collectionFees) ?? []).map(() => 'collection-fee'),
    ...(valueOf(facts.convenienceFees) ?? []).map(() => 'convenience-fee'),
    ...(valueOf(facts.scamSigns) ?? []),
  ]
  const allowed = TRULY_SAID.find(([start]) => start.test(text))?.[1] ?? []
  expect(found.filter(name => !allowed.includes(name))).toEqual([])
})
