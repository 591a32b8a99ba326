import { expect, test } from 'vitest'
import { isKnownWord, maybeNegation, parted, repaired } from './repair.ts'

test.each([
  ['garnlshed', 'garnished'],
  ['iawsuit', 'lawsuit'],
  ['arre5t', 'arrest'],
  ['wi11', 'will'],
  ['gamishment', 'garnishment'],
  ['clebt', 'debt'],
  ['judgrnent', 'judgment'],
  ['8ank', 'bank'],
  ['lf', 'if'],
  ['collcction', 'collection'],
  ['attormey', 'attorney'],
])('%s was %s', (damaged, word) => {
  expect(repaired(damaged)).toBe(word)
})

test.each(['debt', 'garnish', 'n0t', 'nol', 'xqzzt', 'ba', '2025', 'dear', 'decreased', 'likelihood', 'throat'])(
  '%s is left alone',
  word => {
    expect(repaired(word)).toBeUndefined()
  },
)

test('two words run together are parted, but never into a "not"', () => {
  expect(parted('yourwages')).toEqual(['your', 'wages'])
  expect(parted('notbe')).toBeUndefined()
  expect(parted('employer')).toBeUndefined()
})

test.each(['n0t', 'nol', 'nct', 'nevcr', 'cann0t', 'carnot', 'n0', 'notbe'])('%s may have been a "not"', word => {
  expect(maybeNegation(word)).toBe(true)
})

test.each(['not', 'debt', 'note', 'notice', 'note', 'now', 'account'])('%s was no damaged "not"', word => {
  expect(maybeNegation(word)).toBe(false)
})

test('forms of a known word are known', () => {
  expect(isKnownWord('garnishing')).toBe(true)
  expect(isKnownWord('zzgarnish')).toBe(false)
})
