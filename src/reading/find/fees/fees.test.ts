import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { examplesIn } from '#reading/find/examples.ts'
import { paperFromText } from '#reading/paper.ts'
import { readText } from '#reading/read-facts.ts'
import { findCollectionFees } from './collection-fee.ts'
import { findConvenienceFees } from './convenience-fee.ts'
import type { FeeFinder } from './fee.ts'

describe.each<[string, FeeFinder]>([
  ['collection-fee', findCollectionFees],
  ['convenience-fee', findConvenienceFees],
])('%s', (name, find) => {
  const examples = examplesIn(readFileSync(new URL(`${name}.examples.txt`, import.meta.url), 'utf8'))
  test.each(examples)('$mark $text', ({ mark, text }) => {
    expect(find(readText(paperFromText(text))).length > 0).toBe(mark === '+')
  })
})

test.each([
  ['Principal $861.96, Collection fee (33 1/3%) $293.06, Total $1,155.02', { amount: 29306, percent: 33 + 1 / 3 }],
  ['A collection cost of 25% has been added to your balance.', { percent: 25 }],
  ['Fees consist of our 35% collection charge ($385.00).', { amount: 38500, percent: 35 }],
])('the figures of a fee: %s', (text, figures) => {
  expect(findCollectionFees(readText(paperFromText(text)))).toMatchObject([figures])
})
