import { describe, expect, test } from 'vitest'
import { textOf } from '#reading/paper.ts'
import { layOutPage } from './lay-out-page.ts'
import type { PlacedWord } from './placed-word.ts'

const ASPECT = 612 / 792
const LETTER_WIDTH = 0.012
const HEIGHT = 0.014

/** Words of a line of print that begins at a place of the page. */
function line(text: string, [left, top]: readonly [number, number]): PlacedWord[] {
  let at = left
  return text.split(' ').map(word => {
    const box = [at, top, at + word.length * LETTER_WIDTH, top + HEIGHT] as const
    at = box[2] + LETTER_WIDTH
    return { text: word, box, confidence: 1 }
  })
}

function textFrom(words: readonly PlacedWord[]): string {
  return textOf({ pages: [layOutPage(words, { number: 1, aspect: ASPECT, source: 'text-layer' })] })
}

/** The same words as a stream that was drawn in another order. */
function shuffled(words: readonly PlacedWord[]): PlacedWord[] {
  return words.map((word, i) => ({ word, key: (i * 7919) % 101 })).toSorted((a, b) => a.key - b.key).map(({ word }) => word) // prettier-ignore
}

describe('reading order', () => {
  const columns = [
    ...line('We are trying to collect', [0.08, 0.1]),
    ...line('a debt that you owe', [0.08, 0.12]),
    ...line('to Bank of Rockville.', [0.08, 0.14]),
    ...line('How can you dispute', [0.56, 0.1]),
    ...line('the debt? Call or', [0.56, 0.12]),
    ...line('write to us.', [0.56, 0.14]),
  ]

  test('columns are read one after the other, in whatever order they were drawn', () => {
    const read =
      'We are trying to collect\na debt that you owe\nto Bank of Rockville.\nHow can you dispute\nthe debt? Call or\nwrite to us.'
    expect(textFrom(columns)).toBe(read)
    expect(textFrom(shuffled(columns))).toBe(read)
  })

  test('an amount stands on the line of its label', () => {
    const rows = [
      ...line('You were charged this amount in interest:', [0.08, 0.3]),
      ...line('$75.00', [0.8, 0.3]),
      ...line('You were charged this amount in fees:', [0.08, 0.32]),
      ...line('$25.00', [0.8, 0.32]),
      ...line('Total amount of the debt now:', [0.08, 0.34]),
      ...line('$100.00', [0.8, 0.34]),
    ]
    expect(textFrom(shuffled(rows))).toBe(
      'You were charged this amount in interest: $75.00\nYou were charged this amount in fees: $25.00\nTotal amount of the debt now: $100.00',
    )
  })

  test('no word is lost or said twice', () => {
    const words = textFrom(shuffled(columns)).split(/\s+/)
    expect(words.toSorted()).toEqual(columns.map(word => word.text).toSorted())
  })

  test('a page without words has no blocks and no confidence', () => {
    expect(layOutPage([], { number: 2, aspect: ASPECT, source: 'ocr' })).toMatchObject({ blocks: [], confidence: 0 })
  })
})
