import type { Box, Evidence } from '#law/fact.ts'
import type { Line, Page, Paper, Word } from '#reading/paper.ts'
import { keyOfLabel } from './labels.ts'

/** Words that stand together in a row. Places are fractions of the page. */
export interface Cell {
  readonly text: string
  readonly words: readonly Word[]
  readonly left: number
  readonly right: number
  readonly confidence: number
}

/** One printed row across a page, its cells from left to right. */
export interface Row {
  readonly page: number
  readonly cells: readonly Cell[]
  readonly text: string
  readonly top: number
  readonly bottom: number
  /** Height of the usual print of its page. */
  readonly unit: number
  /** Where the print of its page begins at the left. */
  readonly margin: number
  readonly isScan: boolean
}

/** A gap wider than this many heights of print parts two cells. */
const CELL_GAP = 0.7

/** The rows of a paper from the first page to the last, without what a browser or a bureau prints on every page. */
export function rowsOf(paper: Paper): Row[] {
  const pages = paper.pages.map(rowsOfPage)
  const running = runningText(pages)
  return pages.flatMap(rows => rows.filter((row, index) => !isFurniture(row, index, rows.length, running)))
}

function rowsOfPage(page: Page): Row[] {
  const aspect = page.aspect ?? 1
  const isScan = page.source === 'ocr'
  const printed = page.blocks.flatMap(block => block.lines).filter(line => line.words.length > 0)
  const lines = isScan ? joinedLines(printed) : printed
  const heights = lines.map(line => heightOf(line.words)).sort((a, b) => a - b)
  const unit = heights[heights.length >> 1] ?? 0.012
  const margin = Math.min(...lines.flatMap(line => line.words.flatMap(({ box }) => (box ? [box[0]] : []))), 1)
  return lines.map((line, index) => {
    const words = isScan ? line.words.filter(word => !isSpeck(word) && !isDouble(word, line.words)) : line.words
    const cells = cellsOf(words.length > 0 ? words : line.words, aspect, isScan)
    const boxes = line.words.flatMap(word => (word.box ? [word.box] : []))
    return {
      page: page.number,
      cells,
      text: cells.map(cell => cell.text).join(' '),
      top: boxes.length > 0 ? Math.min(...boxes.map(box => box[1])) : index * unit * 1.5,
      bottom: boxes.length > 0 ? Math.max(...boxes.map(box => box[3])) : (index + 0.7) * unit * 1.5,
      unit,
      margin,
      isScan,
    }
  })
}

/** A lone sign that a reader of pictures made of ruling. */
function isSpeck(word: Word): boolean {
  return /^[|=_~'`.,;:«»[\]{}\\/]+$/.test(word.text)
}

/** The end of a word read a second time by itself: it stands within the longer one. */
function isDouble({ text, box }: Word, words: readonly Word[]): boolean {
  if (!box) return false
  const width = box[2] - box[0]
  return words.some(
    other =>
      other.box !== undefined &&
      other.text.length > text.length &&
      Math.min(other.box[2], box[2]) - Math.max(other.box[0], box[0]) > MOSTLY * width,
  )
}

const MOSTLY = 0.8

/** What a reader of pictures parted though it stands at one height, side by side: the cells of a wide table. */
function joinedLines(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const last = joined.at(-1)
    if (last && isBeside(last, line))
      joined[joined.length - 1] = {
        words: [...last.words, ...line.words].sort((a, b) => (a.box?.[0] ?? 0) - (b.box?.[0] ?? 0)),
      }
    else joined.push(line)
  }
  return joined
}

function isBeside(a: Line, b: Line): boolean {
  const [above, below] = [extentOf(a), extentOf(b)]
  if (!above || !below) return false
  const shared = Math.min(above[3], below[3]) - Math.max(above[1], below[1])
  const isLevel = shared > 0.6 * Math.min(above[3] - above[1], below[3] - below[1])
  const isApart = a.words.every(({ box }) =>
    b.words.every(other => !box || !other.box || box[2] <= other.box[0] || other.box[2] <= box[0]),
  )
  return isLevel && isApart
}

function extentOf({ words }: Line): Box | undefined {
  const boxes = words.flatMap(({ box }) => (box ? [box] : []))
  if (boxes.length === 0) return undefined
  return [
    Math.min(...boxes.map(box => box[0])),
    Math.min(...boxes.map(box => box[1])),
    Math.max(...boxes.map(box => box[2])),
    Math.max(...boxes.map(box => box[3])),
  ]
}

function heightOf(words: readonly Word[]): number {
  const heights = words.flatMap(({ box }) => (box ? [box[3] - box[1]] : [])).sort((a, b) => a - b)
  return heights[heights.length >> 1] ?? 0.012
}

function cellsOf(words: readonly Word[], aspect: number, isScan: boolean): Cell[] {
  const narrow = isScan ? NARROW_GAP_OF_SCANS : NARROW_GAP
  const gaps = words.slice(1).map((word, index) => gapBetween(words[index]!, word, aspect))
  const spaces = gaps.filter(gap => gap < CELL_GAP).sort((a, b) => a - b)
  const usual = spaces.length >= FEWEST_SPACES ? spaces[spaces.length >> 1]! : USUAL_SPACE
  const cells: Word[][] = []
  for (const [index, word] of words.entries()) {
    const gap = index === 0 ? CELL_GAP : gaps[index - 1]!
    if (gap < CELL_GAP && (gap < narrow || gap < WIDER * usual)) cells.at(-1)!.push(word)
    else cells.push([word])
  }
  return cells.map(cellOf)
}

/** A gap this wide parts two cells where the other spaces of the row are plainly narrower. */
const NARROW_GAP = 0.42
/** Readers of pictures cut the boxes of words closer. */
const NARROW_GAP_OF_SCANS = 0.56
const WIDER = 1.8
const USUAL_SPACE = 0.25
const FEWEST_SPACES = 3

/** In heights of print. */
function gapBetween(last: Word, next: Word, aspect: number): number {
  if (!last.box || !next.box) return 0
  const height = Math.min(last.box[3] - last.box[1], next.box[3] - next.box[1]) / aspect
  return (next.box[0] - last.box[2]) / Math.max(1e-9, height)
}

/** Words as one cell. */
export function cellOf(words: readonly Word[]): Cell {
  const boxes = words.flatMap(({ box }) => (box ? [box] : []))
  const letters = words.reduce((sum, { text }) => sum + text.length, 0)
  return {
    text: words.map(({ text }) => text).join(' '),
    words,
    left: Math.min(...boxes.map(box => box[0]), 1),
    right: Math.max(...boxes.map(box => box[2]), 0),
    confidence: words.reduce((sum, { confidence, text }) => sum + confidence * text.length, 0) / Math.max(1, letters),
  }
}

export function centreOf(cell: { readonly left: number; readonly right: number }): number {
  return (cell.left + cell.right) / 2
}

/** Where words of a report are printed. Disagreeing readings of a number make it unsure. */
export function evidenceOf(page: number, words: readonly Word[]): Evidence {
  const lines: Box[] = []
  for (const { box } of words) {
    if (!box) continue
    const last = lines.at(-1)
    if (last && box[1] < last[3] - (last[3] - last[1]) / 2 && box[0] >= last[0])
      lines[lines.length - 1] = [
        last[0],
        Math.min(last[1], box[1]),
        Math.max(last[2], box[2]),
        Math.max(last[3], box[3]),
      ]
    else lines.push(box)
  }
  const doubted = words.some(word => word.digitsAgree === false)
  return {
    page,
    quote: words.map(({ text }) => text).join(' '),
    boxes: lines,
    confidence: Math.min(doubted ? DOUBTED : 1, cellOf(words).confidence),
  }
}

const DOUBTED = 0.6

/** Text of the first or last rows that comes again on most pages, its numbers aside. */
function runningText(pages: readonly (readonly Row[])[]): ReadonlySet<string> {
  const counts = new Map<string, number>()
  for (const rows of pages) {
    const edge = new Set(rows.filter((_, index) => isEdge(index, rows.length)).map(row => patternOf(row.text)))
    for (const text of edge) counts.set(text, (counts.get(text) ?? 0) + 1)
  }
  const least = Math.max(3, pages.length / 4)
  return new Set([...counts].filter(([, count]) => count >= least).map(([text]) => text))
}

function isEdge(index: number, count: number): boolean {
  return index < 2 || index >= count - 2
}

function patternOf(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\d+/g, '0')
    .replaceAll(/[^a-z0]/g, '')
}

const PAGE_NUMBER = /\bpage\s+\d+\s*(?:of|\/)\s*\d+\s*$|^\d+\s*(?:of|\/)\s*\d+$/i
const ADDRESS_LINE = /^(?:https?:\/\/|www\.)\S+(?:\s+\d+\s*\/\s*\d+)?$/i
const PRINTED_AT = /^\d{1,2}\/\d{1,2}\/\d{2,4},?\s+\d{1,2}:\d{2}\s*(?:AM|PM)?\b/i

function isFurniture(row: Row, index: number, count: number, running: ReadonlySet<string>): boolean {
  if (!isEdge(index, count)) return false
  const { text } = row
  if (PAGE_NUMBER.test(text) || ADDRESS_LINE.test(text) || PRINTED_AT.test(text)) return true
  const pattern = patternOf(text)
  // a row of labels comes again with every entry, wherever the pages break
  const isLabels = row.cells.some(cell => keyOfLabel(cell.text, row.isScan) !== undefined)
  return pattern.length > 3 && running.has(pattern) && !isLabels && !/\$\s?\d/.test(text) && row.cells.length < 4
}
