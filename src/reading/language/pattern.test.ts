import { expect, test } from 'vitest'
import { paperFromText } from '#reading/paper.ts'
import { readSentence } from './find-phrases.ts'
import { matchPattern, pattern } from './pattern.ts'
import { textOfPaper } from './sentences.ts'

function matches(source: string, text: string): boolean {
  const compiled = pattern(source)
  return textOfPaper(paperFromText(text)).sentences.some(
    sentence => matchPattern(compiled, readSentence(sentence)) !== undefined,
  )
}

test.each([
  ['garnish ~ wage', 'We are garnishing your weekly wages.', true],
  ['garnish wage', 'We will garnish the wages.', true],
  ['garnish wage', 'We will garnish all of your wages.', false],
  ['(wage|bank account) ... garnish', 'Your bank account at First State may soon be garnished.', true],
  ['<duration> ~ letter', 'within thirty (30) days of the date of this letter', true],
  ['pay <money> by <date>', 'PAY $1,050.00 BY JUNE 2, 2025', true],
  ['pay <money> by <date>', 'PAY $99,999,999,999,999,999.00 BY JUNE 2, 2025', false],
  ['dispute && <date>', 'By June 2, 2025 you may dispute the debt.', true],
  ['dispute && <date>', 'You may dispute the debt.', false],
  ['not sue', "We won't sue.", true],
  ['will be? arrest', 'You will be arrested.', true],
  ['will be? arrest', 'They will arrest you.', true],
  ["'dues'", 'Your due balance', false],
  ['incarcerat*', 'This may lead to incarceration.', true],
  ['(a b|c) d', 'x c d', true],
])('%s on "%s"', (source, text, expected) => {
  expect(matches(source, text)).toBe(expected)
})

test('a pattern that cannot be read is refused when it is compiled', () => {
  expect(() => pattern('(a | b')).toThrow()
  expect(() => pattern('@no-such-thing')).toThrow()
  expect(() => pattern('<nonsense>')).toThrow()
  expect(() => pattern('')).toThrow()
})

test('a long sentence costs time in proportion to its length', () => {
  const compiled = pattern('a ... a ... a ... b')
  const time = (n: number): number => {
    const { sentences } = textOfPaper(paperFromText('x '.repeat(n) + 'a '.repeat(n)))
    const read = sentences.map(sentence => readSentence(sentence))
    const start = performance.now()
    for (const sentence of read) matchPattern(compiled, sentence)
    return performance.now() - start
  }
  time(100)
  expect(time(2000)).toBeLessThan(1000)
})
