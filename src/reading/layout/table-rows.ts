import { textOfCell, type Cell } from './cells.ts'
import { isFigure, isMoney } from './figures.ts'
import { aboveEachOther, around, besides, heightOf, middleOf, type Area } from './placed-word.ts'

/** What is read in one go: a line of a column, or a whole row of a table, cell after cell. */
export interface Unit {
  readonly cells: readonly Cell[]
  readonly area: Area
  readonly isTableRow: boolean
}

/** Finds the rows of tables and makes each one unit, so that an amount stays with its label; other cells stay alone.
 *  A cell is a value when its column holds mostly figures, or stands against labels that end in a colon. */
export function tableRows(cells: readonly Cell[]): Unit[] {
  const values = valueCells(cells)
  const rows = new Map<Cell, Cell[]>()
  for (const cell of [...cells].sort((a, b) => a.area.left - b.area.left)) {
    const label = values.has(cell) ? values.get(cell) : undefined
    const row = label && rows.get(label)
    if (row) {
      row.push(cell)
      rows.set(cell, row)
    } else {
      rows.set(cell, [cell])
    }
  }
  const units = [...new Set(rows.values())].map(row => unitOf(row))
  return withHeadings(withWrappedLabels(units))
}

function unitOf(cells: readonly Cell[]): Unit {
  return { cells, area: around(cells.map(cell => cell.area)), isTableRow: cells.length > 1 }
}

/** Each value cell with the cell to its left that it belongs to. */
function valueCells(cells: readonly Cell[]): Map<Cell, Cell> {
  const values = new Map<Cell, Cell>()
  for (const column of columnsOf(cells)) {
    const pairs = column.flatMap(cell => {
      const label = leftNeighbour(cell, cells)
      return label ? [{ cell, label }] : []
    })
    if (isValueColumn(column, pairs)) for (const { cell, label } of pairs) values.set(cell, label)
    else for (const { cell, label } of pairs) if (isLonelyAmount(cell, label)) values.set(cell, label)
  }
  return values
}

interface Pair {
  readonly cell: Cell
  readonly label: Cell
}

function isValueColumn(column: readonly Cell[], pairs: readonly Pair[]): boolean {
  if (pairs.length === 0) return false
  const figures = column.filter(cell => isFigure(textOfCell(cell))).length
  const colons = pairs.filter(({ label }) => textOfCell(label).endsWith(':')).length
  const matched = pairs.length >= 0.8 * column.length
  const labelled = pairs.filter(({ label }) => isLabel(textOfCell(label))).length >= 0.7 * pairs.length
  if (matched && colons >= 2 && colons >= 0.6 * pairs.length) return true
  if (column.length < 2) return false
  return figures === column.length || (figures >= 0.4 * column.length && matched && labelled)
}

/** A label says what a value is: words, not itself an address or a sentence. */
function isLabel(text: string): boolean {
  return /\p{L}{2}/u.test(text) && !/\d/.test(text.replace(/\d{1,2}\/\d{1,2}\/\d{2,4}|\b\d{4}\b/g, ''))
}

function isLonelyAmount(cell: Cell, label: Cell): boolean {
  const text = textOfCell(cell)
  if (!isFigure(text)) return false
  return isMoney(text) || textOfCell(label).endsWith(':') || isFigure(textOfCell(label))
}

/** Stacks of cells that stand one under the other with no more than a line between. */
function columnsOf(cells: readonly Cell[]): Cell[][] {
  const columns: Cell[][] = []
  for (const cell of [...cells].sort((a, b) => a.area.top - b.area.top)) {
    const column = columns.find(stack => standsUnder(cell, stack))
    if (column) column.push(cell)
    else columns.push([cell])
  }
  return columns
}

function standsUnder(cell: Cell, stack: readonly Cell[]): boolean {
  const last = stack.at(-1)!
  const gap = cell.area.top - last.area.bottom
  const near = gap > -0.4 * cell.size && gap < 2.2 * Math.max(cell.size, last.size)
  const edge = 0.8 * cell.size
  const aligned = Math.abs(cell.area.left - last.area.left) < edge || Math.abs(cell.area.right - last.area.right) < edge
  return near && aligned && aboveEachOther(cell.area, last.area) > 0.5
}

/** The nearest cell to the left on the same printed line. */
function leftNeighbour(cell: Cell, cells: readonly Cell[]): Cell | undefined {
  let best: Cell | undefined
  for (const other of cells) {
    if (other === cell || other.area.right > cell.area.left + 0.2 * cell.size) continue
    if (besides(other.area, cell.area) < 0.35) continue
    if (!best || other.area.right > best.area.right) best = other
  }
  return best
}

/** A label of two lines, with the amount beside either or between them, is one row. */
function withWrappedLabels(units: readonly Unit[]): Unit[] {
  let all = [...units]
  for (const row of units) {
    if (!row.isTableRow || !all.includes(row)) continue
    const [label, ...values] = row.cells
    const extra = all.filter(
      unit => unit !== row && !unit.isTableRow && continuesLabel(unit.cells[0]!, label!, values, all),
    )
    const nearest = extra.sort((a, b) => away(a, label!) - away(b, label!))[0]
    if (!nearest) continue
    const labels = [label!, nearest.cells[0]!].sort((a, b) => a.area.top - b.area.top)
    const joined = { cells: [...labels, ...values], area: around([row.area, nearest.area]), isTableRow: true }
    all = [...all.filter(unit => unit !== row && unit !== nearest), joined]
  }
  return all
}

function away(unit: Unit, label: Cell): number {
  return Math.abs(middleOf(unit.area) - middleOf(label.area))
}

/** Set tight under or over a label at its left edge, running on in small letters, nearer to it than to another row. */
function continuesLabel(cell: Cell, label: Cell, values: readonly Cell[], units: readonly Unit[]): boolean {
  const [upper, lower] = cell.area.top < label.area.top ? [cell, label] : [label, cell]
  const gap = lower.area.top - upper.area.bottom
  const tight = gap > -0.4 * label.size && gap < 0.45 * label.size
  const aligned = Math.abs(cell.area.left - label.area.left) < 1.5 * label.size
  const runsOn = /^[\p{Ll}(]/u.test(textOfCell(lower)) && !/[:.]$/.test(textOfCell(upper))
  const leftOfValues = values.every(value => cell.area.right < value.area.left + 0.5 * label.size)
  const alone = !units.some(
    unit => unit.isTableRow && !unit.cells.includes(label) && besides(unit.area, cell.area) > 0.5,
  )
  return tight && aligned && runsOn && leftOfValues && alone
}

/** Column headings, of one line or several, right above the first row of a table of three or more columns. */
function withHeadings(units: readonly Unit[]): Unit[] {
  let all = [...units]
  for (const row of [...units].sort((a, b) => a.area.top - b.area.top)) {
    if (row.cells.length < 3) continue
    const heads = headingCells(row, all)
    if (heads.length < 2) continue
    const used = new Set<Unit>(all.filter(unit => unit.cells.some(cell => heads.includes(cell))))
    const cells = row.cells.flatMap(cell =>
      heads.filter(head => headsColumn(head, cell, row)).sort((a, b) => a.area.top - b.area.top),
    )
    const heading = { cells: [...new Set(cells)], area: around(cells.map(cell => cell.area)), isTableRow: true }
    all = [...all.filter(unit => !used.has(unit)), heading]
  }
  return all
}

function headingCells(row: Unit, units: readonly Unit[]): Cell[] {
  const heads: Cell[] = []
  let bottom = row.area.top
  const above = units
    .filter(
      unit =>
        !unit.cells.some(cell => isFigure(textOfCell(cell))) &&
        unit.area.bottom <= row.area.top + 0.3 * heightOf(row.area),
    )
    .sort((a, b) => b.area.bottom - a.area.bottom)
  for (const unit of above) {
    const fits = unit.cells.every(cell => row.cells.filter(column => headsColumn(cell, column, row)).length === 1)
    if (!fits || bottom - unit.area.bottom > 1.6 * unit.cells[0]!.size) continue
    heads.push(...unit.cells)
    bottom = Math.min(bottom, unit.area.top)
  }
  return heads
}

/** Whether a cell stands over this column of a row and not over its neighbours. */
function headsColumn(cell: Cell, column: Cell, row: Unit): boolean {
  const at = row.cells.indexOf(column)
  const left = row.cells[at - 1]?.area.right ?? -Infinity
  const right = row.cells[at + 1]?.area.left ?? Infinity
  const over = aboveEachOther(cell.area, column.area) > 0.3
  return over && cell.area.left > left - 0.3 * cell.size && cell.area.right < right + 0.3 * cell.size
}
