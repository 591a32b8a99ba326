import { cellOf, centreOf, type Cell, type Row } from './rows.ts'

/** A paragraph, or a record of a table under its heading row. */
export type Passage =
  | { readonly kind: 'paragraph'; readonly text: string; readonly rows: readonly Row[] }
  | { readonly kind: 'record'; readonly cells: readonly TableCell[]; readonly rows: readonly Row[] }

export interface TableCell {
  /** The heading above it. */
  readonly head: string
  readonly cell: Cell
}

const RECORD_GAP = 0.35
const TABLE_GAP = 3

/** A letter's rows as paragraphs and records of tables. A record may run over several rows, a paragraph over many. */
export function passagesOf(rows: readonly Row[]): Passage[] {
  const passages: Passage[] = []
  for (let index = 0; index < rows.length;) {
    const table = tableFrom(rows, index)
    const taken = table ? table.end : paragraphEnd(rows, index)
    if (table) passages.push(...table.records)
    else passages.push({ kind: 'paragraph', text: joined(rows.slice(index, taken)), rows: rows.slice(index, taken) })
    index = taken
  }
  return passages
}

function joined(rows: readonly Row[]): string {
  return rows.map(row => row.text).join(' ')
}

function paragraphEnd(rows: readonly Row[], from: number): number {
  let end = from + 1
  while (end < rows.length && rows[end]!.cells.length === 1 && isNear(rows[end - 1]!, rows[end]!, RECORD_GAP)) end += 1
  return end
}

/** Two or three short headings side by side, and cells under them. */
function tableFrom(rows: readonly Row[], from: number): { records: Passage[]; end: number } | undefined {
  if (!isHeader(rows[from]!)) return undefined
  const { header, first } = wholeHeader(rows, from)
  const records: Row[][] = []
  let end = first
  for (; end < rows.length && isNear(rows[end - 1]!, rows[end]!, TABLE_GAP); end++) {
    const row = rows[end]!
    const goesOn = end > first && isNear(rows[end - 1]!, row, RECORD_GAP)
    if (!goesOn && (row.cells.length < 2 || isHeader(row))) break
    if (goesOn) records.at(-1)!.push(row)
    else records.push([row])
  }
  if (records.length === 0) return undefined
  return { end, records: records.map(record => ({ kind: 'record', rows: record, cells: underHeads(record, header) })) }
}

/** A heading may go on over a line: "Placed / back". */
function wholeHeader(rows: readonly Row[], from: number): { header: Row; first: number } {
  const header = rows[from]!
  const next = rows[from + 1]
  const goesOn =
    next &&
    isNear(header, next, RECORD_GAP) &&
    next.cells.length < header.cells.length &&
    next.cells.every(({ words }) => words.length === 1)
  if (!goesOn) return { header, first: from + 1 }
  const cells = header.cells.map(cell => {
    const more = next.cells.filter(one => Math.abs(one.left - cell.left) < SLACK).flatMap(one => one.words)
    return more.length > 0 ? cellOf([...cell.words, ...more]) : cell
  })
  return { header: { ...header, cells, bottom: next.bottom }, first: from + 2 }
}

const HEADS =
  /^(?:item|account|description|outcome|result|results|field|value|before(?: dispute)?|after(?: dispute)?|removed|placed(?: back)?|original value|new value|date removed|date placed(?: back)?|creditor|item disputed|what changed|was|now|status|decision)s?$/i

function isHeader({ cells }: Row): boolean {
  return cells.length >= 2 && cells.every(cell => HEADS.test(cell.text.trim()))
}

function isNear(above: Row, below: Row, most: number): boolean {
  return above.page === below.page ? below.top - above.bottom < most * below.unit : below.top < 0.15
}

/** The words of a record by the heading whose left edge is the last one before them. */
function underHeads(record: readonly Row[], { cells: heads }: Row): TableCell[] {
  const of = (cell: Cell): Cell =>
    heads.findLast(head => head.left <= cell.left + SLACK) ??
    heads.reduce((best, head) =>
      Math.abs(centreOf(head) - centreOf(cell)) < Math.abs(centreOf(best) - centreOf(cell)) ? head : best,
    )
  return heads.flatMap(head => {
    const words = record.flatMap(row => row.cells.filter(cell => of(cell) === head).flatMap(cell => cell.words))
    return words.length > 0 ? [{ head: head.text, cell: cellOf(words) }] : []
  })
}

const SLACK = 0.012
