import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { likenessOf, weightsOfAtoms } from '#reading/language/classifier/surmise.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts, readText } from '#reading/read-facts.ts'
import { findChargedFees } from './charged-fees.ts'
import { findPaymentDemands } from './payment-demands.ts'
import { findStatements } from './statements.ts'
import { labelsOf, labelsSurmised } from './surmised.ts'
import { findThreats } from './threats.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))

/** What is surmised and no pattern finds. */
function surmisedIn(text: string): string[] {
  const paper = paperFromText(text)
  const read = readText(paper)
  const byPattern = labelsOf({
    ...findStatements(read, {}),
    ...findThreats(read, {}),
    ...findChargedFees(read, {}),
    ...findPaymentDemands(read, {}),
  })
  return [...labelsSurmised(readFacts(paper))].filter(label => !byPattern.has(label))
}

test.each([...linesOf('lawful-letters.txt'), ...linesOf('ordinary-sentences.txt')])(
  'nothing is surmised in a lawful text: %s',
  text => {
    expect(surmisedIn(text)).toEqual([])
  },
)

test.each([
  'If you do not say which account a payment is for, it goes to the one printed on the coupon you send with it.',
  'Yes, this is a collection letter. We are asking you to pay $500.00.',
  'The lady who bought your pickup from you in good faith is not responsible for the loan.',
  'You rented a log splitter, a nail gun and a demolition hammer.',
])('nothing is surmised of what is plainly not said: %s', text => {
  expect(surmisedIn(text)).toEqual([])
})

test('nothing is surmised where nothing was read', () => {
  const { statementsSurmised, threatsSurmised } = readFacts(paperFromText(''))
  expect(statementsSurmised.known || threatsSurmised.known).toBe(false)
})

test('the words that speak most for a surmise are told', () => {
  const { sentences } = readText(paperFromText('A constable is coming with shackles to lead you off to a cell.'))
  const weights = weightsOfAtoms(sentences[0]!, 'threats/arrest')
  const strongest = sentences[0]!.atoms[weights.indexOf(Math.max(...weights))]!
  expect(['constable', 'shackles', 'lead', 'cell']).toContain(strongest.norm)
})

test('the same sentence is surmised the same wherever it stands', () => {
  const said = 'A constable is coming with shackles to lead you off to a cell.'
  const alone = likenessOf(readText(paperFromText(said)).sentences).surmises
  const below = likenessOf(readText(paperFromText(`${'Please call us.\n'.repeat(40)}\f${said}`)).sentences).surmises
  expect(below.map(({ label, margin }) => [label, margin])).toEqual(alone.map(({ label, margin }) => [label, margin]))
})

test.each([
  ['We sent your landlord $2,340.00 on July 2, which covers April through June.', 'threats/tell-others'],
  ['The case of the washing machine ended long ago, when the plaintiff did not show up in court.', 'threats/suit'],
])('what a pattern takes from an unlike sentence is not asserted: %s', (text, label) => {
  expect([...labelsOf(readFacts(paperFromText(text)))]).not.toContain(label)
})

test('what pattern and sentence agree on is asserted', () => {
  expect([...labelsOf(readFacts(paperFromText('We will garnish your wages unless you pay by Friday.')))]).toContain(
    'threats/garnishment',
  )
})
