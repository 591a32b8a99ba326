import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { StatementId } from '#law/statements.ts'
import { paperFromText } from '#reading/paper.ts'
import { readText } from '#reading/read-facts.ts'
import { NOTICE_STATEMENTS } from './notice-statements.ts'

const STATEMENTS: readonly StatementId[] = [
  'dispute-only-in-writing',
  'verification-without-writing',
  'dispute-needs-reason-or-proof',
  'dispute-window-shortened',
  'silence-is-admission',
  'dispute-right-denied',
  'dispute-by-phone-only',
  'total-may-be-incomplete',
  'amount-given-elsewhere',
  'creditor-unnamed',
  'attorney-review-claimed',
  'suit-before-window-ends',
  'imitates-court-paper',
]

// Lines beginning with + say it, lines beginning with - come close and do not.
describe.each(STATEMENTS)('%s', statement => {
  const lines = readFileSync(new URL(`${statement}.examples.txt`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  test.each(lines)('%s', line => {
    const said = foundIn(line.slice(2))
    if (line.startsWith('+')) expect(said).toContain(statement)
    else expect(said).not.toContain(statement)
  })
})

function foundIn(text: string): StatementId[] {
  const read = readText(paperFromText(text))
  return NOTICE_STATEMENTS.flatMap(find => find(read)).map(({ says }) => says)
}
