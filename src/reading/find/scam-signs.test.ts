import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { known, valueOf } from '#law/fact.ts'
import type { ScamSign } from '#law/facts.ts'
import { paperFromText } from '#reading/paper.ts'
import { readFacts, readText } from '#reading/read-facts.ts'
import { findScamSigns } from './scam-signs.ts'

const LINES = readFileSync(new URL('scam-signs.examples.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test.each(LINES)('%s', line => {
  const [, sign, mark, text] = /^(\S+) ([+-]) (.+)$/.exec(line)!
  const signs = valueOf(readFacts(paperFromText(text!)).scamSigns)
  expect(signs?.includes(sign as ScamSign)).toBe(mark === '+')
})

test('that there is no address is told only of a letter read whole, and only beside another sign', () => {
  const scam = readText(paperFromText('Pay with gift cards only.'))
  const plain = readText(paperFromText('Please call us about your account.'))
  const whole = { wholeLetterRead: known(true as const) }
  expect(valueOf(findScamSigns(scam, whole).scamSigns!)).toContain('no-address')
  expect(valueOf(findScamSigns(scam, {}).scamSigns!)).not.toContain('no-address')
  expect(valueOf(findScamSigns(plain, whole).scamSigns!)).toEqual([])
})
