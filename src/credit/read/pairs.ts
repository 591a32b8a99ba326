import type { Word } from '#reading/paper.ts'
import type { Bureau } from '#credit/report.ts'
import { columnOf, bureauColumns, type BureauColumn } from './bureau.ts'
import { sectionOf } from './sections.ts'
import { keyOfLabel, plain, type LabelKey } from './labels.ts'
import { cellOf, centreOf, type Cell, type Row } from './rows.ts'
import { printedDate, printedMoney } from './values.ts'

/** A printed label and what stands beside or under it. No lines: nothing stands there. */
export interface Pair {
  readonly key: LabelKey
  readonly label: string
  readonly page: number
  /** The words of the value, a list for each printed line. */
  readonly lines: Word[][]
  /** Tri-merge: whose column. */
  readonly bureau?: Bureau
}

interface Open {
  readonly pair: Pair
  readonly row: Row
  left: number
  right: number
  bottom: number
  page: number
}

/** What stands in these rows as label and value: side by side, two pairs a row, under one another, or in columns of
 *  bureaus. Rows without a label go on with the value they stand under. */
export function pairsOf(rows: readonly Row[]): Pair[] {
  const pairs: Pair[] = []
  let open: Open[] = []
  let under: Open[] = []
  let columns: readonly BureauColumn[] | undefined
  for (const row of rows) {
    const header = bureauColumns(row)
    if (header) {
      columns = header
      continue
    }
    if (sectionOf(row) !== undefined) {
      open = []
      under = []
      continue
    }
    const parts = partsOf(row, columns !== undefined)
    const labels = parts.filter(part => part.key !== undefined)
    if (labels.length === 0) {
      goOn(row, open, under)
      continue
    }
    const made = columns ? inColumns(row, parts, columns) : besideLabels(row, parts)
    pairs.push(...made.map(({ pair }) => pair))
    open = made
    under = made.every(({ pair }) => pair.lines.length === 0) ? made : []
  }
  return pairs
}

interface Part {
  readonly cell: Cell
  readonly key?: LabelKey
  readonly label?: string
  /** Where the label stands, when the value stands in the same cell. */
  readonly left: number
}

/** A row's cells, each known as a label or a value; a label with its value in one cell is parted, and so are two pairs.
 *  @param isMerged in columns of bureaus only the first cell is a label */
function partsOf(row: Row, isMerged: boolean): Part[] {
  const parts: Part[] = []
  for (const printed of row.cells) {
    if (row.isScan && SIGN.test(printed.text)) continue
    const cell = withoutSpeck(printed, row.isScan)
    const last = parts.at(-1)
    const key = isMerged && last ? undefined : keyOfLabel(cell.text, row.isScan)
    if (key !== undefined && (last?.key === undefined || !isAlsoValue(cell.text)))
      parts.push({ cell, key, label: labelText(cell.text), left: cell.left })
    else
      parts.push(
        ...((isMerged && last ? undefined : (parted(cell, row.isScan) ?? (last && afterValue(cell, row.isScan)))) ?? [
          { cell, left: cell.left },
        ]),
      )
  }
  return parts
}

/** One sign by itself on a scan is a dash as likely as anything. */
const SIGN = /^[^0]$/

/** A label without the sign before it that a reader of pictures made of ruling: "i Last Updated". */
function withoutSpeck(cell: Cell, isScan: boolean): Cell {
  const [first, ...rest] = cell.words
  if (!isScan || rest.length === 0 || first!.text.length > 1 || keyOfLabel(cell.text, isScan) !== undefined) return cell
  const label = cellOf(rest)
  return keyOfLabel(label.text, isScan) === undefined ? cell : label
}

/** Words that stand as a value as often as they stand as a label: right after a label they are its value. */
const ALSO_VALUES =
  /^(?:current|previous|assigned|opened|reported|updated|owner|collector|association|resolved|filed|written off|overdue|owed|owing|result|date|standing|type|amount financed)$/

function isAlsoValue(text: string): boolean {
  return ALSO_VALUES.test(plain(text)) && !/:\s*$/.test(text)
}

function labelText(text: string): string {
  return text.replaceAll(/^[>‹\s]+|[<›:\s]{1,40}$/g, '')
}

/** "File Number: 418820377", "Confirmation # 63…", "Balance $500": the longest label at the start, and the rest. */
function parted(cell: Cell, isScan: boolean): Part[] | undefined {
  const { words } = cell
  for (let count = Math.min(words.length - 1, 7); count >= 1; count--) {
    const head = cellOf(words.slice(0, count))
    const key = keyOfLabel(head.text, isScan)
    const rest = cellOf(words.slice(count))
    if (key !== undefined && (/[:#]$/.test(head.text) || isFigure(rest.text)))
      return [
        { cell: head, key, label: labelText(head.text), left: cell.left },
        { cell: rest, left: rest.left },
      ]
  }
  return undefined
}

/** An amount, a date or a masked number, and then a label: two columns that come close. */
function afterValue({ words }: Cell, isScan: boolean): Part[] | undefined {
  for (let from = 1; from <= Math.min(3, words.length - 1); from++) {
    const value = cellOf(words.slice(0, from))
    if (!isFigure(value.text) && !MASKED.test(value.text)) continue
    for (let to = Math.min(words.length, from + 7); to > from; to--) {
      const head = cellOf(words.slice(from, to))
      const key = keyOfLabel(head.text, isScan)
      if (key === undefined) continue
      const label: Part = { cell: head, key, label: labelText(head.text), left: head.left }
      const rest = cellOf(words.slice(to))
      return [{ cell: value, left: value.left }, label, ...(to < words.length ? [{ cell: rest, left: rest.left }] : [])]
    }
  }
  return undefined
}

const MASKED = /^[\dA-Z]{0,30}[xX*#]{2,40}[\d*xX#-]*(?: \d{2,4})?$/

function isFigure(text: string): boolean {
  return printedMoney(text) !== undefined || printedDate(text) !== undefined
}

/** Each label takes the cells up to the next one. */
function besideLabels(row: Row, parts: readonly Part[]): Open[] {
  const made: Open[] = []
  for (const part of parts) {
    if (part.key !== undefined) {
      made.push(openPair(row, part))
      continue
    }
    const last = made.at(-1)
    if (!last) continue
    const [line] = last.pair.lines
    if (line) line.push(...part.cell.words)
    else last.pair.lines.push([...part.cell.words])
    last.left = line ? Math.min(last.left, part.cell.left) : part.cell.left
    last.right = part.cell.right
  }
  return made
}

function openPair(row: Row, part: Part, bureau?: Bureau): Open {
  return {
    pair: {
      key: part.key!,
      label: part.label!,
      page: row.page,
      lines: [],
      ...(bureau ? { bureau } : {}),
    },
    row,
    left: part.left,
    right: part.cell.right,
    bottom: row.bottom,
    page: row.page,
  }
}

/** A label and a value for each bureau. */
function inColumns(row: Row, parts: readonly Part[], columns: readonly BureauColumn[]): Open[] {
  const [label, ...values] = parts
  if (label?.key === undefined) return []
  const made = columns.map(column => {
    const one = openPair(row, label, column.bureau)
    one.left = column.left
    one.right = column.right
    return one
  })
  for (const { cell } of values) {
    const one = made[columns.indexOf(columnOf(cell, columns))]!
    const [line] = one.pair.lines
    if (line) line.push(...cell.words)
    else one.pair.lines.push([...cell.words])
    one.left = Math.min(one.left, cell.left)
    one.right = cell.right
  }
  return made
}

const NEAR = 2.3
const LEVEL = 0.012

/** A row without labels goes on with values above it that it is in line with, or fills the labels it stands under. */
function goOn(row: Row, open: Open[], under: readonly Open[]): void {
  for (const cell of row.cells) {
    const filled = under.find(
      one => isUnder(cell, one) && (one.pair.lines.length === 0 || isList(one.pair.key)) && follows(row, one),
    )
    const target =
      filled ??
      open.find(one => one.pair.lines.length > 0 && isInLine(cell, one) && isText(one, cell) && follows(row, one))
    if (!target) continue
    target.pair.lines.push([...cell.words])
    target.bottom = row.bottom
    target.page = row.page
    if (filled) {
      target.left = Math.min(target.left, cell.left)
      target.right = Math.max(target.right, cell.right)
    }
  }
}

function isList(key: LabelKey): boolean {
  return key === 'remarks' || key === 'contact' || key === 'address'
}

/** The next row down, or the first of the next page. */
function follows(row: Row, one: Open): boolean {
  if (row.page === one.page) return row.top - one.bottom < NEAR * row.unit
  return row.page === one.page + 1 && row.top < 0.12
}

function isInLine(cell: Cell, one: Open): boolean {
  return (
    Math.abs(cell.left - one.left) < LEVEL ||
    Math.abs(cell.right - one.right) < LEVEL ||
    (Math.abs(centreOf(cell) - (one.left + one.right) / 2) < LEVEL && cell.left > one.left - LEVEL)
  )
}

function isUnder(cell: Cell, one: Open): boolean {
  return (
    Math.abs(cell.left - one.left) < 2 * LEVEL ||
    Math.abs(cell.right - one.right) < 2 * LEVEL ||
    (cell.left < one.right && cell.right > one.left)
  )
}

/** Only words go on over a line, never a date or an amount. */
function isText(one: Open, cell: Cell): boolean {
  const last = cellOf(one.pair.lines.at(-1)!)
  return !isFigure(last.text) && !isFigure(cell.text)
}
