import type { Box, Evidence } from '#law/fact.ts'
import type { PrintedWord } from './print-letter.ts'

/** How much a mark and the place where its words are printed share: 1 when they are the same, 0 when they do not meet.
 *  @param toPage from the page as it is shown to the page as it was printed */
export function overlapOfMark(
  { quote, boxes }: Evidence,
  printed: readonly PrintedWord[],
  toPage: (box: Box) => Box,
): number {
  const place = placeOf(quote, printed)
  return place.length === 0 ? 0 : intersectionOverUnion(boxes.map(toPage), linesOf(place))
}

/** The printed words that a quote stands for: the stretch that shares most of its words. */
function placeOf(quote: string, printed: readonly PrintedWord[]): readonly PrintedWord[] {
  const wanted = quote.split(/\s+/).map(plain)
  const words = printed.map(({ text }) => plain(text))
  let best = { start: 0, shared: 0 }
  for (let start = 0; start + wanted.length <= words.length; start += 1) {
    const shared = wanted.filter((word, i) => word === words[start + i]).length
    if (shared > best.shared) best = { start, shared }
  }
  return best.shared === 0 ? [] : printed.slice(best.start, best.start + wanted.length)
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}

// one box a printed line, as marks have
function linesOf(words: readonly PrintedWord[]): Box[] {
  const lines: Box[] = []
  for (const { box } of words) {
    const last = lines.at(-1)
    if (last && Math.abs(last[1] - box[1]) < 0.004 && box[0] >= last[0]) {
      lines[lines.length - 1] = [last[0], last[1], Math.max(last[2], box[2]), Math.max(last[3], box[3])]
    } else lines.push(box)
  }
  return lines
}

const CELLS = 1000 // across the page

/** Of two sets of rectangles, counted on a grid as fine as a tenth of a line. */
function intersectionOverUnion(a: readonly Box[], b: readonly Box[]): number {
  const [first, second] = [cellsOf(a), cellsOf(b)]
  let both = 0
  for (const cell of first) if (second.has(cell)) both += 1
  const either = first.size + second.size - both
  return either === 0 ? 0 : both / either
}

function cellsOf(boxes: readonly Box[]): ReadonlySet<number> {
  const cells = new Set<number>()
  for (const [left, top, right, bottom] of boxes) {
    for (let y = Math.round(top * CELLS); y < Math.round(bottom * CELLS); y += 1) {
      for (let x = Math.round(left * CELLS); x < Math.round(right * CELLS); x += 1) cells.add(y * 2 * CELLS + x)
    }
  }
  return cells
}
