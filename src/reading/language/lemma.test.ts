import { expect, test } from 'vitest'
import { lemma } from './lemma.ts'

test.each([
  ['paid', 'pay'],
  ['paying', 'pay'],
  ['owed', 'owe'],
  ['owes', 'owe'],
  ['sued', 'sue'],
  ['wages', 'wage'],
  ['taken', 'take'],
  ['garnished', 'garnish'],
])('%s and %s are one word', (form, base) => {
  expect(lemma(form)).toBe(lemma(base))
})
