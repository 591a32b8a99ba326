import { around, besides, heightOf, middleOf, type Area, type PlacedWord } from './placed-word.ts'

/** Words standing together on one printed line: a line of a column, a cell of a table. */
export interface Cell {
  readonly words: readonly PlacedWord[]
  readonly area: Area
  /** Height of its print. */
  readonly size: number
}

// More than a space between words, even in justified text; less than what parts two columns.
const WIDEST_SPACE = 1.05
const SAME_LINE = 0.5
// A reader that sees whole lines rarely breaks one: the pieces must stand very level to be joined again.
const OTHER_LINE = 0.3

/** Groups words into cells. A word joins the line it was read on, or else the line whose last word stands just before it,
 *  so that lines may tilt.
 *  @param aspect width over height of the page */
export function cellsOf(words: readonly PlacedWord[], aspect: number): Cell[] {
  const open: OpenCell[] = []
  const byLeft = words.map(word => ({ word, area: areaOf(word, aspect) })).sort((a, b) => a.area.left - b.area.left)
  for (const { word, area } of byLeft) {
    const line = open
      .filter(cell => follows(cell, word, area))
      .sort((a, b) => distance(a.areas.at(-1)!, area) - distance(b.areas.at(-1)!, area))[0]
    if (line) {
      line.words.push(word)
      line.areas.push(area)
    } else {
      open.push({ words: [word], areas: [area] })
    }
  }
  return open.map(({ words, areas }) => ({ words, area: around(areas), size: usual(areas.map(heightOf)) }))
}

interface OpenCell {
  readonly words: PlacedWord[]
  readonly areas: Area[]
}

function areaOf({ box, lift = 0 }: PlacedWord, aspect: number): Area {
  return { left: box[0], top: (box[1] + lift) / aspect, right: box[2], bottom: (box[3] + lift) / aspect }
}

function follows(cell: OpenCell, word: PlacedWord, next: Area): boolean {
  const last = cell.areas.at(-1)!
  const height = Math.max(heightOf(last), heightOf(next))
  const gap = next.left - last.right
  if (gap < -0.6 * height || gap > WIDEST_SPACE * height) return false
  const line = cell.words.at(-1)!.line
  if (line !== undefined && line === word.line) return true
  const apart = Math.abs(middleOf(last) - middleOf(next)) / Math.min(heightOf(last), heightOf(next))
  return besides(last, next) >= SAME_LINE && alike(last, next) && (line === undefined || apart < OTHER_LINE)
}

/** A tall word beside a small one is a heading beside fine print; a mark is small beside any word. */
function alike(a: Area, b: Area): boolean {
  return Math.max(heightOf(a), heightOf(b)) < 2.6 * Math.min(heightOf(a), heightOf(b)) || isNarrow(a) || isNarrow(b)
}

function isNarrow(area: Area): boolean {
  return area.right - area.left < 1.2 * heightOf(area)
}

function distance(last: Area, next: Area): number {
  return Math.abs(next.left - last.right) + Math.abs(next.bottom - last.bottom)
}

export function usual(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
}

/** Cells side by side as one, read from left to right. */
export function joinedCells(cells: readonly Cell[]): Cell {
  const ordered = [...cells].sort((a, b) => a.area.left - b.area.left)
  return {
    words: ordered.flatMap(cell => cell.words),
    area: around(ordered.map(cell => cell.area)),
    size: Math.max(...ordered.map(cell => cell.size)),
  }
}

export function textOfCell(cell: Cell): string {
  return cell.words.map(word => word.text).join(' ')
}
