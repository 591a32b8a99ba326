import type { Raster } from './raster.ts'
import type { ReadLetter } from './read-cuts.ts'
import type { LineWord } from './sheet.ts'

interface Gap {
  /** Middle of the gap, 0 to 1 along the cut. */
  readonly at: number
  readonly width: number
}

/** Words from letters read one by one: the second reader loses spaces, so they are put back where the (evened) cut has a
 *  blank column run too wide to lie inside a word. */
export function lettersToWords(letters: readonly ReadLetter[], cut: Raster): LineWord[] {
  const printed = letters.filter(({ letter }) => letter !== ' ')
  const cuts = wordGaps(cut)
    .filter(gap => mayPart(printed, gap, cut.height))
    .map(gap => gap.at)
  for (const { letter, at } of letters) {
    const isNew = cuts.every(other => Math.abs(other - at) >= (0.5 * cut.height) / cut.width)
    if (letter === ' ' && isNew && mayPart(printed, { at, width: 0.2 * cut.height }, cut.height)) cuts.push(at)
  }
  cuts.sort((a, b) => a - b)
  const words: ReadLetter[][] = []
  let next = 0
  for (const letter of printed) {
    let parted = words.length === 0
    for (; next < cuts.length && cuts[next]! < letter.at; next++) parted = true
    if (parted) words.push([letter])
    else words.at(-1)!.push(letter)
  }
  return words.map(word => placed(word, cut))
}

function placed(letters: readonly ReadLetter[], cut: Raster): LineWord {
  const half = (cut.height * 0.2) / cut.width
  return {
    text: letters.map(({ letter }) => letter).join(''),
    confidence: letters.reduce((sum, { confidence }) => sum + confidence, 0) / letters.length,
    start: Math.max(0, letters[0]!.at - half),
    end: Math.min(1, letters.at(-1)!.at + half),
    top: 0.15,
    bottom: 0.85,
  }
}

function wordGaps({ data, width, height }: Raster): Gap[] {
  const top = Math.floor(height * 0.12)
  const gaps: { from: number; width: number }[] = []
  let from = -1
  for (let x = 0; x <= width; x++) {
    let blank = x < width
    for (let y = top; blank && y < height - top; y++) if (data[y * width + x]! < 120) blank = false
    if (blank && from < 0) from = x
    if (!blank && from >= 0) {
      if (from > 0 && x < width) gaps.push({ from, width: x - from })
      from = -1
    }
  }
  const widths = gaps.map(gap => gap.width).sort((a, b) => a - b)
  const usual = widths.length > 5 ? 2 * widths[widths.length >> 1]! : 0
  const least = Math.max(height * 0.155, usual)
  return gaps
    .filter(gap => gap.width >= least)
    .map(gap => ({ at: (gap.from + gap.width / 2) / width, width: gap.width }))
}

const FIGURE = /[0-9$]/
const IN_FIGURES = /[.,/:-]/

/** Figures stand apart in wide fonts: $1,234.56 and 01/02/2025 are cut only at a really wide gap. */
function mayPart(letters: readonly ReadLetter[], { at, width }: Gap, height: number): boolean {
  const after = letters.findIndex(letter => letter.at >= at)
  if (after <= 0) return false
  const sign = (i: number): string => letters[i]?.letter ?? ''
  const left = sign(after - 1)
  const right = sign(after)
  const insideFigures =
    (FIGURE.test(left) && IN_FIGURES.test(right) && FIGURE.test(sign(after + 1))) ||
    (IN_FIGURES.test(left) && FIGURE.test(right) && FIGURE.test(sign(after - 2))) ||
    (left === '$' && FIGURE.test(right)) ||
    /[.,;:!?%)]/.test(right)
  if (insideFigures) return width > 0.5 * height
  if (FIGURE.test(left) && FIGURE.test(right)) return width > 0.22 * height
  return true
}
