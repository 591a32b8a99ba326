import type { Line, Page, PageSource } from '#reading/paper.ts'
import type { PlacedWord } from './placed-word.ts'

/** Puts the words of a page in its printed rows, from the top down and across the whole page, one block a row. For papers
 *  that are tables throughout, where a reader of columns looks at the words' places itself.
 *  @param words in any order; their boxes are fractions of the page
 *  @param aspect width over height of the page */
export function layOutRows(
  words: readonly PlacedWord[],
  page: {
    readonly number: number
    readonly aspect: number
    readonly source: PageSource
    readonly unread?: readonly string[]
  },
): Page {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters)
  return {
    number: page.number,
    blocks: rowsOf(words).map(row => ({ lines: [lineOf(row)] })),
    source: page.source,
    confidence: letters === 0 ? 0 : confidence,
    unread: page.unread ?? [],
    aspect: page.aspect,
  }
}

interface Row {
  readonly words: PlacedWord[]
  middle: number
  height: number
}

/** A word joins a row when its middle lies within the row's print. */
function rowsOf(words: readonly PlacedWord[]): PlacedWord[][] {
  const rows: Row[] = []
  for (const word of [...words].sort((a, b) => middleOf(a) - middleOf(b))) {
    const row = rows.slice(-4).findLast(one => Math.abs(middleOf(word) - one.middle) < REACH * least(one, word))
    if (!row) {
      rows.push({ words: [word], middle: middleOf(word), height: heightOf(word) })
      continue
    }
    row.words.push(word)
    row.middle += (middleOf(word) - row.middle) / row.words.length
    row.height += (heightOf(word) - row.height) / row.words.length
  }
  return rows.map(row => row.words.sort((a, b) => a.box[0] - b.box[0]))
}

/** How far from a row's middle, in heights of its print, a word of it may stand. */
const REACH = 0.45

function least(row: Row, word: PlacedWord): number {
  return Math.min(row.height, heightOf(word))
}

function middleOf({ box, lift = 0 }: PlacedWord): number {
  return (box[1] + box[3]) / 2 + lift
}

function heightOf({ box }: PlacedWord): number {
  return box[3] - box[1]
}

function lineOf(words: readonly PlacedWord[]): Line {
  return {
    words: words.map(({ text, meant, box, confidence, digitsAgree }) => ({
      text,
      ...(meant === undefined ? {} : { meant }),
      box,
      confidence,
      ...(digitsAgree === undefined ? {} : { digitsAgree }),
    })),
  }
}
