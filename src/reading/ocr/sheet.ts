import type { Raster } from './raster.ts'

/** A word as a reader saw it on the sheet, in pixels. Confidence 0 to 1. */
export interface SheetWord {
  readonly text: string
  readonly confidence: number
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** Names the line of the sheet that the reader saw it on. */
  readonly line: string
}

/** A word on its line: from start to end along the line and from top to bottom across it, each 0 to 1. */
export interface LineWord {
  readonly text: string
  readonly confidence: number
  readonly start: number
  readonly end: number
  readonly top: number
  readonly bottom: number
}

/** The height at which the sheet reader sees a line itself: nothing is scaled twice. */
export const ROW_HEIGHT = 36
const MARGIN = 20
const GAP = 10
const PITCH = ROW_HEIGHT + GAP

/** Line cuts of `ROW_HEIGHT` stacked on one white sheet: a page layout no reader can get wrong. */
export function stackOnSheet(cuts: readonly Raster[]): Raster {
  const width = Math.max(64, ...cuts.map(cut => cut.width)) + 2 * MARGIN
  const height = cuts.length * PITCH + 2 * GAP
  const data = new Uint8Array(width * height).fill(255)
  cuts.forEach((cut, row) => {
    for (let y = 0; y < ROW_HEIGHT; y++) {
      data.set(cut.data.subarray(y * cut.width, (y + 1) * cut.width), (rowTop(row) + y) * width + MARGIN)
    }
  })
  return { data, width, height, channels: 1 }
}

/** The words of a sheet given back to their lines, in order. */
export function wordsByLine(words: readonly SheetWord[], cuts: readonly Raster[]): LineWord[][] {
  const byRow: SheetWord[][] = cuts.map(() => [])
  for (const word of words) {
    const row = Math.floor((word.top + word.height / 2 - GAP / 2) / PITCH)
    byRow[Math.min(cuts.length - 1, Math.max(0, row))]!.push(word)
  }
  return byRow.map((row, i) => apart(inOrder(row).map(word => onLine(word, cuts[i]!, rowTop(i)))))
}

function onLine({ text, confidence, left, top, width, height }: SheetWord, cut: Raster, rowStart: number): LineWord {
  const start = (left - MARGIN) / cut.width
  const above = (top - rowStart) / ROW_HEIGHT
  return {
    text,
    confidence,
    start: clamp(start),
    end: clamp(start + width / cut.width),
    top: clamp(above),
    bottom: clamp(above + height / ROW_HEIGHT),
  }
}

/** As the reader read them; when it took a row for several lines, these from left to right. */
function inOrder(words: readonly SheetWord[]): SheetWord[] {
  const starts = new Map<string, number>()
  for (const { line, left } of words) starts.set(line, Math.min(left, starts.get(line) ?? left))
  return [...words].sort((a, b) => starts.get(a.line)! - starts.get(b.line)!)
}

/** The reader's word boxes sometimes run over the words that follow: a word ends where the next begins. */
function apart(words: readonly LineWord[]): LineWord[] {
  return words.map((word, i) => {
    const next = words[i + 1]
    return next && next.start > word.start && next.start < word.end ? { ...word, end: next.start } : word
  })
}

function rowTop(row: number): number {
  return GAP + row * PITCH
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share))
}
