import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitSentences } from './split-sentences.ts'

const texts = (source: string) => splitSentences(source).map(({ text }) => text)

describe('sentences of a letter somebody wrote', () => {
  it.each([
    ['I dispute it. Send proof!', ['I dispute it.', 'Send proof!']],
    ['i dont owe this. also stop calling', ['i dont owe this.', 'also stop calling']],
    [
      'See 15 U.S.C. 1692g(b) and 12 C.F.R. 1006.38. Thank you.',
      ['See 15 U.S.C. 1692g(b) and 12 C.F.R. 1006.38.', 'Thank you.'],
    ],
    [
      'P.O. Box 5090 is right. Mr. Sayles wrote $1,954.10 twice.',
      ['P.O. Box 5090 is right.', 'Mr. Sayles wrote $1,954.10 twice.'],
    ],
    ['What is this????  Prove it', ['What is this????', 'Prove it']],
    ['11/9/26\nWDG 771-2209\nStop calling me.', ['11/9/26', 'WDG 771-2209', 'Stop calling me.']],
    [
      'This is a long line that was wrapped by the edge of the paper and goes\non here. Then more.',
      ['This is a long line that was wrapped by the edge of the paper and goes\non here.', 'Then more.'],
    ],
    ['Please send:\n1. the contract\n2. the statement', ['Please send:', '1. the contract', '2. the statement']],
    ['She said "I dispute it." Then she left.', ['She said "I dispute it."', 'Then she left.']],
  ])('%j', (source, expected) => {
    expect(texts(source)).toEqual(expected)
  })

  it('loses no word, whatever the text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', '!', ' ', '\n', '"', '$', ')', 'é') }),
        source => {
          const words = (text: string) => text.split(/\s+/).filter(word => word !== '')
          expect(texts(source).flatMap(words)).toEqual(words(source))
          for (const { text, start, end } of splitSentences(source)) expect(source.slice(start, end)).toBe(text)
        },
      ),
    )
  })
})
