import type { IsoDate } from '#units/iso-date.ts'
import { notShown, shown, type Field, type Shown } from '#credit/field.ts'
import type { Bureau, Inquiry } from '#credit/report.ts'
import { bureauIn } from './bureau.ts'
import type { Part } from './entries.ts'
import { keyOfLabel, plain } from './labels.ts'
import { centreOf, evidenceOf, type Cell, type Row } from './rows.ts'
import { printedDay } from './values.ts'

type Unnumbered = Omit<Inquiry, 'id' | 'bureau'> & { readonly bureau?: Bureau }

/** The inquiries of a part: a table with a date in each row, cards side by side, or a name with its date beneath. Each
 *  stands by its date; its name is in the same row, or the nearest line above in the same column.
 *  @param kind what an inquiry is when its part does not say */
export function inquiriesOf({ section, rows }: Part, kind: Inquiry['kind'] = 'hard'): Unnumbered[] {
  const kindHere = section === 'soft-inquiries' ? 'soft' : section === 'hard-inquiries' ? 'hard' : kind
  const header = rows.findIndex(isTableHeader)
  const columns = header < 0 ? undefined : columnsOf(rows[header]!)
  return rows.flatMap((row, index) =>
    row.cells.flatMap(cell => {
      const date = printedDay(cell.text)
      if (!date || isHeaderRow(row)) return []
      const found = inTable(rows, index, cell, columns) ?? above(rows, index, cell)
      if (!found) return []
      return [
        {
          name: found.name,
          date: dayField(date, row, cell, found.label),
          kind: kindHere,
          originator: found.originator ?? notShown('absent'),
          ...(found.bureau ? { bureau: found.bureau } : {}),
        },
      ]
    }),
  )
}

interface Found {
  readonly name: Shown<string>
  readonly label: string
  readonly originator?: Field<string>
  readonly bureau?: Bureau
}

const DATE_HEAD =
  /^(?:date|date of (?:inquiry|enquiry|request)|inquiry date|requested on|request date|viewed on|pulled on|inquired on)$/
const NAME_HEAD =
  /^(?:company|creditor name|creditor|name|requestor|requester|requested by|subscriber|business|business name|who asked|inquirer|company name|made by)$/
const ORIGINATOR_HEAD = /^(?:request originator|originator|on behalf of|requested for)$/
const BUREAU_HEAD = /^(?:credit bureau|bureau|agency)$/

interface Columns {
  readonly name: Cell
  readonly date: Cell
  readonly originator?: Cell
  readonly bureau?: Cell
  readonly all: readonly Cell[]
}

function isTableHeader(row: Row): boolean {
  return columnsOf(row) !== undefined
}

function isHeaderRow(row: Row): boolean {
  return row.cells.length > 1 && row.cells.some(cell => DATE_HEAD.test(plain(cell.text)))
}

function columnsOf(row: Row): Columns | undefined {
  const head = (pattern: RegExp): Cell | undefined => row.cells.find(cell => pattern.test(plain(cell.text)))
  const [name, date, originator, bureau] = [head(NAME_HEAD), head(DATE_HEAD), head(ORIGINATOR_HEAD), head(BUREAU_HEAD)]
  if (!name || !date) return undefined
  return { name, date, ...(originator ? { originator } : {}), ...(bureau ? { bureau } : {}), all: row.cells }
}

function inTable(rows: readonly Row[], index: number, cell: Cell, columns: Columns | undefined): Found | undefined {
  const row = rows[index]!
  if (!columns || headOf(cell, columns) !== columns.date) return undefined
  const under = (head: Cell | undefined): Cell | undefined =>
    row.cells.find(one => head && headOf(one, columns) === head)
  const name = under(columns.name)
  if (!name) return undefined
  const more = rows[index + 1]
  const wrap =
    more &&
    more.cells.length === 1 &&
    isInColumn(more.cells[0]!, name) &&
    !/[.:]$/.test(more.text) &&
    more.page === row.page &&
    more.top - row.bottom < 0.6 * row.unit
      ? more.cells[0]!.words
      : []
  const bureau = bureauIn(under(columns.bureau)?.text ?? '')
  const originator = under(columns.originator)
  return {
    name: nameField(row.page, [...name.words, ...wrap], columns.name.text),
    label: columns.date.text,
    originator: originator
      ? nameField(row.page, originator.words, columns.originator!.text)
      : notShown(columns.originator ? 'blank' : 'absent'),
    ...(bureau ? { bureau } : {}),
  }
}

function headOf(cell: Cell, { all }: Columns): Cell {
  const apart = (head: Cell): number =>
    Math.min(
      Math.abs(cell.left - head.left),
      Math.abs(centreOf(cell) - centreOf(head)),
      Math.abs(cell.right - head.right),
    )
  return all.reduce((best, head) => (apart(head) < apart(best) ? head : best))
}

const MOST_UP = 4

/** The topmost of the lines right above a date in its column: what was asked is named first, its date under it. */
function above(rows: readonly Row[], index: number, cell: Cell): Found | undefined {
  const row = rows[index]!
  const beside = row.cells.find(one => keyOfLabel(one.text, row.isScan) !== undefined)
  let label = beside?.text ?? ''
  let found: { readonly row: Row; readonly cell: Cell } | undefined
  for (let at = index - 1; at >= Math.max(0, index - MOST_UP); at--) {
    const up = rows[at]!
    if (up.page === row.page && row.top - up.bottom > 6 * row.unit) break
    const over =
      up.cells.find(one => isInColumn(one, cell)) ??
      (isTableHead(up) ? undefined : up.cells.find(one => up.cells.length === 1 && one.left < cell.left))
    if (!over) {
      if (isTableHead(up)) continue
      break
    }
    if (printedDay(over.text)) break
    const key = keyOfLabel(over.text, up.isScan)
    if (/^name$/i.test(over.text)) break
    if (key === 'inquiryDate') label = over.text
    else if (key === undefined && !/\d{3,}|[.,]$/.test(over.text) && over.words.length <= 8)
      found = { row: up, cell: over }
    else if (key === undefined) break
  }
  return found && { name: nameField(found.row.page, found.cell.words, ''), label }
}

/** "Location   Requested On   Phone". */
function isTableHead(row: Row): boolean {
  return row.cells.length > 1 && row.cells.every(cell => keyOfLabel(cell.text, row.isScan) !== undefined)
}

function isInColumn(cell: Cell, other: Cell): boolean {
  return Math.abs(cell.left - other.left) < 0.015
}

function nameField(page: number, words: Cell['words'], label: string): Shown<string> {
  const evidence = evidenceOf(page, words)
  return shown(evidence.quote, { label, evidence: [evidence], confidence: evidence.confidence })
}

function dayField(date: IsoDate, row: Row, cell: Cell, label: string): Field<IsoDate> {
  const evidence = evidenceOf(row.page, cell.words)
  return shown(date, { label, evidence: [evidence], confidence: evidence.confidence })
}
