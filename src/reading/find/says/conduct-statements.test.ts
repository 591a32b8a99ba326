import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { StatementId } from '#law/statements.ts'
import { examplesIn } from '#reading/find/examples.ts'
import { paperFromText } from '#reading/paper.ts'
import { readText } from '#reading/read-facts.ts'
import { CONDUCT_STATEMENTS } from './conduct-statements.ts'

const STATEMENTS: readonly StatementId[] = [
  'denies-collecting',
  'poses-as-credit-bureau',
  'poses-as-government',
  'poses-as-attorney',
  'agency-poses-as-law-firm',
  'accuses-of-crime',
  'false-urgency',
  'charges-keep-growing',
  'collection-charges-accrue',
  'payment-application-not-yours',
  'misstates-services-or-pay',
  'one-time-offer',
  'tax-report',
  'payment-or-signature-waives',
  'false-credit-claim',
  'sale-ends-rights',
  'innocent-purchaser',
  'postdated-check-threat',
  'insult',
  'publishes-debt',
  'presses-family-of-deceased',
]

describe.each(STATEMENTS)('%s', statement => {
  const examples = examplesIn(readFileSync(new URL(`${statement}.examples.txt`, import.meta.url), 'utf8'))
  test.each(examples)('$mark $text', ({ mark, text }) => {
    expect(foundIn(text).includes(statement)).toBe(mark === '+')
  })
})

function foundIn(text: string): StatementId[] {
  const read = readText(paperFromText(text))
  return CONDUCT_STATEMENTS.flatMap(find => find(read)).map(({ says }) => says)
}
