import type { Page, PageSource } from '#reading/paper.ts'
import { blocksOf } from './blocks.ts'
import { cellsOf } from './cells.ts'
import { withMarks } from './marks.ts'
import type { PlacedWord } from './placed-word.ts'
import { readingOrder } from './reading-order.ts'
import { tableRows } from './table-rows.ts'

/** Puts the words of a page in reading order, in lines and blocks: columns one after the other, tables row by row with each
 *  amount on its label's line, addresses side by side and tear-off slips apart.
 *  @param words in any order; their boxes are fractions of the page
 *  @param aspect width over height of the page */
export function layOutPage(
  words: readonly PlacedWord[],
  page: {
    readonly number: number
    readonly aspect: number
    readonly source: PageSource
    readonly unread?: readonly string[]
  },
): Page {
  const units = tableRows(withMarks(cellsOf(words, page.aspect)))
  const blocks = readingOrder(units).flatMap(blocksOf)
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  const confidence = words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / Math.max(1, letters)
  return {
    number: page.number,
    blocks,
    source: page.source,
    confidence: letters === 0 ? 0 : confidence,
    unread: page.unread ?? [],
    aspect: page.aspect,
  }
}
