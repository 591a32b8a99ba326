import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { likenessOf, weightsOfAtoms } from '#reading/language/classifier/surmise.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts, readText } from '#reading/read-facts.ts'
import { labelsSurmised } from './surmised.ts'

const linesOf = (name: string) =>
  readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('#'))

function surmisedIn(text: string): string[] {
  return [...labelsSurmised(readFacts(paperFromText(text)))]
}

test.each([...linesOf('lawful-letters.txt'), ...linesOf('ordinary-sentences.txt')])(
  'nothing is surmised in a lawful text: %s',
  text => {
    expect(surmisedIn(text)).toEqual([])
  },
)

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
