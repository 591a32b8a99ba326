import { expect, test } from 'vitest'
import { valueOf } from '#law/fact.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts } from '#reading/read-facts.ts'

function threatened(text: string): boolean {
  const { threats, threatsSurmised } = readFacts(paperFromText(text))
  return [...(valueOf(threats) ?? []), ...(valueOf(threatsSurmised) ?? [])].length > 0
}

test.each([
  'You wrote that we will garnish your wages.',
  'You asked if we would garnish your wages. We would not.',
  'You say our agent threatened to beat you up. We have dismissed him.',
  'Your concern that we might garnish your wages is unfounded.',
  'Some collectors threaten to garnish wages. That is against the law, and we do not do it.',
  'Our letter of March 3, 2026 said that we would garnish your wages. We take that back.',
])('what somebody else said, or the letter takes back, threatens nothing: %s', text => {
  expect(threatened(text)).toBe(false)
})

test.each([
  'You told us that you were ill, but we will garnish your wages.',
  'You wrote that you cannot pay, so we will garnish your wages.',
  'You asked for more time; we will garnish your wages.',
  'Pay $400.00 and we will not garnish your wages.',
  'We will garnish your wages. This is not an idle threat.',
  'We will garnish your wages. This is not a mistake.',
])('the writer speaks for himself again, and means it: %s', text => {
  expect(threatened(text)).toBe(true)
})
