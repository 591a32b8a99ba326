import type { Block, Line } from '#reading/paper.ts'
import { textOfCell, usual, type Cell } from './cells.ts'
import { isMark } from './marks.ts'
import { besides, middleOf, type PlacedWord } from './placed-word.ts'
import type { Column } from './reading-order.ts'
import type { Unit } from './table-rows.ts'

/** The blocks of one column: paragraphs, table rows, headings, items, addresses. Lines run on in one paragraph when they
 *  are set alike and the first word of the next would not have fitted on the one before. */
export function blocksOf(column: Column): Block[] {
  const groups: Unit[][] = []
  column.forEach((unit, i) => {
    const before = column[i - 1]
    if (before && runsOn(before, unit, groups.at(-1)!, column)) groups.at(-1)!.push(unit)
    else groups.push([unit])
  })
  return withAddresses(groups).map(group => ({ lines: group.flatMap(linesOf) }))
}

function runsOn(before: Unit, unit: Unit, group: readonly Unit[], column: Column): boolean {
  if (before.isTableRow || unit.isTableRow) return false
  const upper = before.cells[0]!
  const lower = unit.cells[0]!
  if (besides(upper.area, lower.area) > 0.5) return false
  if (!isSetAlike(upper, lower) || startsItem(lower) || standsAlone(lower)) return false
  if (!isTight(before, unit, group, column)) return false
  return isSameSentence(upper, lower) || (!changesFace(upper, lower) && isWrapped(upper, lower, group, column))
}

const ALONE = [
  /^\(?\d{3}\)?[\s.-]*\d{3}[.-]\d{4}$/,
  /^\p{Lu}\p{Ll}+\.? \d{1,2}, \d{4}$/u,
  /^\d{1,2} de \p{Ll}+ del? \d{4}$/u,
  /^(?:https?:\/\/)?[\w.-]+(?:@[\w.-]+)?\.[a-z]{2,}(?:\/\S*[^\s.,;])?$/i,
]

/** A telephone number, a date, a web or e-mail address with a line to itself, as in a letterhead. */
function standsAlone(cell: Cell): boolean {
  return ALONE.some(shape => shape.test(textOfCell(cell)))
}

/** The upper line ends without an end and the lower goes on in small letters. */
function isSameSentence(upper: Cell, lower: Cell): boolean {
  return (
    !/[.:!?]$/.test(textOfCell(upper)) &&
    /^\p{Ll}/u.test(textOfCell(lower)) &&
    !/^(?:www\.|c\/o\b|\S+@|o\s)/.test(textOfCell(lower))
  )
}

function isSetAlike(upper: Cell, lower: Cell): boolean {
  const ratio = lower.size / upper.size
  return ratio > 0.75 && ratio < 1.34
}

/** A bold heading over plain text: no face of the one line is in the other. */
function changesFace(upper: Cell, lower: Cell): boolean {
  const faces = new Set(upper.words.map(word => word.style))
  return lower.words.every(word => word.style !== undefined && !faces.has(word.style))
}

function startsItem(cell: Cell): boolean {
  const first = cell.words[0]!.text
  return (isMark(first) && !/^[a-zA-Z§*]$/.test(first) && cell.words.length > 1) || /^[☐☒☑•▪]/.test(first)
}

/** No more space between the lines than within the paragraph so far, or than lines of this print have at the least. */
function isTight(before: Unit, unit: Unit, group: readonly Unit[], column: Column): boolean {
  const pitch = middleOf(unit.area) - middleOf(before.area)
  const size = before.cells[0]!.size
  if (pitch > 2 * size) return false
  const within = pitches(group, size)
  const tightest = within.length > 0 ? usual(within) : Math.min(pitch, lowQuarter(pitches(column, size)))
  return pitch <= 1.3 * tightest
}

function lowQuarter(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 2] ?? Infinity
}

/** From line to line, where both are printed in about this size. */
function pitches(units: readonly Unit[], size: number): number[] {
  const isLike = (unit: Unit): boolean => Math.abs(unit.cells[0]!.size / size - 1) < 0.12
  return units.slice(1).flatMap((unit, i) => {
    const pitch = middleOf(unit.area) - middleOf(units[i]!.area)
    return isLike(unit) && isLike(units[i]!) && pitch > 0.7 * size && pitch < 2 * size ? [pitch] : []
  })
}

/** The line is full: the next word would not have fitted. Hanging and first-line indents are allowed for. */
function isWrapped(upper: Cell, lower: Cell, group: readonly Unit[], column: Column): boolean {
  const size = upper.size
  const start = textStart(group[0]!.cells[0]!)
  const indented = lower.area.left - Math.max(upper.area.left, start) > 1.3 * size
  const outdented = upper.area.left - lower.area.left > 1.3 * size && group.length > 1
  if (indented || outdented) return isCentred(upper, lower) && isFull(upper, lower, column)
  return isFull(upper, lower, column)
}

/** Where the text of a line begins, after its bullet or a label such as "To:". */
function textStart(cell: Cell): number {
  const [first, second] = cell.words
  return first && second && (isMark(first.text) || first.text.endsWith(':')) ? second.box[0] : cell.area.left
}

function isCentred(upper: Cell, lower: Cell): boolean {
  const middle = (cell: Cell): number => (cell.area.left + cell.area.right) / 2
  return Math.abs(middle(upper) - middle(lower)) < upper.size
}

const NARROWEST_TEXT = 7

function isFull(upper: Cell, lower: Cell, column: Column): boolean {
  const right = rightEdge(upper, column)
  const first = lower.words[0]!
  const word = first.box[2] - first.box[0]
  const space = 0.2 * upper.size
  const wide = right - Math.min(upper.area.left, lower.area.left) > NARROWEST_TEXT * upper.size
  return wide && upper.area.right + space + word > right - 0.3 * upper.size
}

/** How far lines of this column run near here. */
function rightEdge(cell: Cell, column: Column): number {
  const near = column.filter(unit => Math.abs(middleOf(unit.area) - middleOf(cell.area)) < 14 * cell.size)
  return Math.max(...near.map(unit => unit.area.right))
}

const ENDS_ADDRESS = /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?$/
const MOST_ADDRESS_LINES = 5

/** A line that ends in state and ZIP code closes an address: it joins the short lines right above it. */
function withAddresses(groups: readonly Unit[][]): Unit[][] {
  const joined: Unit[][] = []
  for (const group of groups) {
    const lines: Unit[] = [...group]
    if (group.length <= 2 && ENDS_ADDRESS.test(textOfCell(group.at(-1)!.cells[0]!))) {
      while (lines.length < MOST_ADDRESS_LINES && joined.length > 0 && isAddressLine(joined.at(-1)!, lines[0]!)) {
        lines.unshift(...joined.pop()!)
      }
    }
    joined.push(lines)
  }
  return joined
}

function isAddressLine(above: readonly Unit[], below: Unit): boolean {
  const [unit] = above
  if (above.length !== 1 || !unit || unit.isTableRow || below.isTableRow) return false
  const upper = unit.cells[0]!
  const lower = below.cells[0]!
  const text = textOfCell(upper)
  const aligned =
    Math.abs(upper.area.left - lower.area.left) < upper.size ||
    Math.abs(textStart(upper) - lower.area.left) < upper.size ||
    Math.abs(upper.area.right - lower.area.right) < upper.size ||
    isCentred(upper, lower)
  const tight = lower.area.top - upper.area.bottom < 0.45 * lower.size
  const isOther = /[:.?]$|\b(?:19|20)\d\d$|^[☐•]/.test(text) || ENDS_ADDRESS.test(text) || text.length > 50
  return aligned && tight && !isOther
}

/** Printed lines of a unit. A value beside the last line of its label stands on that line. */
function linesOf(unit: Unit): Line[] {
  const lines: PlacedWord[][] = []
  let last: Cell | undefined
  for (const cell of unit.cells) {
    const onSameLine = last && (besides(last.area, cell.area) > 0.25 || cell.area.left >= last.area.right)
    if (onSameLine) lines.at(-1)!.push(...cell.words)
    else lines.push([...cell.words])
    last = cell
  }
  return lines.map(words => ({ words }))
}
