import type { Box, Evidence } from '#law/fact.ts'
import type { Point } from '#reading/ocr/line-box.ts'
import type { PrintedWord } from './print-letter.ts'

/** How much a mark and the place where its words are printed share, counted on the page as it is shown: 1 when they are the
 *  same, 0 when they do not meet. Where the words are printed more than once, the place that the mark comes nearest to.
 *  @param toPage from a point of the page as it is shown to the same of the page as it was printed */
export function overlapOfMark(
  { quote, boxes }: Evidence,
  printed: readonly PrintedWord[],
  toPage: (point: Point) => Point,
): number {
  const places = placesOf(quote, printed).map(linesOf)
  const both = places.map(() => 0)
  const either = places.map(() => 0)
  for (let row = 0; row < CELLS; row += 1) {
    for (let column = 0; column < CELLS; column += 1) {
      const point: Point = [(column + 0.5) / CELLS, (row + 0.5) / CELLS]
      const isMarked = isWithin(boxes, point)
      const onPage = toPage(point)
      for (const [i, place] of places.entries()) {
        const isPrinted = isWithin(place, onPage)
        if (isMarked && isPrinted) both[i]! += 1
        if (isMarked || isPrinted) either[i]! += 1
      }
    }
  }
  return Math.max(0, ...places.map((_, i) => both[i]! / Math.max(1, either[i]!)))
}

/** As fine as a tenth of a line. */
const CELLS = 1000

function isWithin(boxes: readonly Box[], [x, y]: Point): boolean {
  return boxes.some(([left, top, right, bottom]) => x >= left && x < right && y >= top && y < bottom)
}

/** The printed words that a quote may stand for: the stretches that share most of its words. */
function placesOf(quote: string, printed: readonly PrintedWord[]): (readonly PrintedWord[])[] {
  const wanted = quote.split(/\s+/).map(plain)
  const words = printed.map(({ text }) => plain(text))
  let most = 1
  let starts: number[] = []
  for (let start = 0; start + wanted.length <= words.length; start += 1) {
    const shared = wanted.filter((word, i) => word === words[start + i]).length
    if (shared > most) starts = []
    if (shared >= most) starts.push(start)
    most = Math.max(most, shared)
  }
  return starts.map(start => printed.slice(start, start + wanted.length))
}

function plain(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\d]/gu, '')
}

/** Between two words of a line; a label and its sum at the other end of the line stand further apart. */
const WIDEST_SPACE = 0.05

// one box a printed line, as marks have
function linesOf(words: readonly PrintedWord[]): Box[] {
  const lines: Box[] = []
  for (const { box } of words) {
    const last = lines.at(-1)
    const follows = last && Math.abs(last[1] - box[1]) < 0.004 && box[0] >= last[0] && box[0] - last[2] < WIDEST_SPACE
    if (follows) lines[lines.length - 1] = [last[0], last[1], Math.max(last[2], box[2]), Math.max(last[3], box[3])]
    else lines.push(box)
  }
  return lines
}
