import { defineFlag } from '#letters/own-letter/define-flag.ts'
import type { OwnLetter } from '#letters/own-letter/own-letter.ts'
import type { Span } from '#letters/split-sentences.ts'

const LEAST_WORDS = 4
const LEAST_LETTERS = 12

/** A heading, an address or a mailing mark in capitals speaks to nobody. */
const SPEAKS = /\b(?:YOU|YOUR|YOURS|I|ME|MY|WE|US|THEY|THEM|HE|SHE|STOP|NEVER|DON'?T|DO NOT|PLEASE)\b/

/** Rows of words in capitals that speak to somebody. */
function shouting(letter: OwnLetter): readonly Span[] {
  return letter.sentences.flatMap(({ start, end }) => {
    const words = [...letter.unquoted.slice(start, end).matchAll(/[A-Za-z][A-Za-z'-]*/g)]
    const rows: { from: number; to: number; words: number; letters: number; lower: number }[] = []
    for (const { index, 0: word } of words) {
      const isUpper = word === word.toUpperCase()
      const last = rows.at(-1)
      if (isUpper && last?.lower === 0) {
        last.to = index + word.length
        last.words += 1
        last.letters += word.length
      } else if (isUpper) rows.push({ from: index, to: index + word.length, words: 1, letters: word.length, lower: 0 })
      else if (last) last.lower += 1
    }
    return rows
      .filter(row => row.words >= LEAST_WORDS && row.letters >= LEAST_LETTERS)
      .map(row => ({
        text: letter.text.slice(start + row.from, start + row.to),
        start: start + row.from,
        end: start + row.to,
      }))
      .filter(({ text }) => SPEAKS.test(text))
  })
}

export const allCaps = defineFlag({
  flag: 'all-caps',
  severity: 'low',
  why: 'Hard to read, and it sounds like shouting.',
  improve: 'Use ordinary sentences.',
  repair: { does: 'calm' },
  find: shouting,
})
