import type { Word } from '#reading/paper.ts'
import { addMonthsTo, isoMonthOf, type IsoMonth } from '#units/iso-month.ts'
import type { Bureau, PaymentMonth } from '#credit/report.ts'
import { bureauIn } from './bureau.ts'
import { legendIn, looksLikeTick, paymentCode, type Legend } from './codes.ts'
import { plain } from './labels.ts'
import { centreOf, evidenceOf, type Cell, type Row } from './rows.ts'
import { monthNumber, printedMonthOf } from './values.ts'

/** What payment histories stand in the rows of an entry, and which rows they take. */
export interface Histories {
  readonly months: readonly (PaymentMonth & { readonly bureau?: Bureau })[]
  readonly taken: ReadonlySet<Row>
}

/** Where a month stands across the page. */
interface Column {
  readonly month: number
  readonly year?: number
  readonly centre: number
}

/** Reads every payment history among these rows: years down and months across, months with years across and ratings under
 *  them, or a row for each bureau. Tables of balances and payments are recognised and passed over. */
export function readHistories(rows: readonly Row[]): Histories {
  const legend: Legend = new Map(rows.flatMap(row => legendIn(row.cells.map(cell => cell.text))))
  const taken = new Set<Row>()
  const months: (PaymentMonth & { readonly bureau?: Bureau })[] = []
  let title = ''
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index]!
    const grid = yearGrid(rows, index) ?? monthBlock(rows, index) ?? bureauGrid(rows, index)
    if (!grid) {
      if (row.cells.length === 1) title = plain(row.text)
      continue
    }
    for (const one of grid.rows) taken.add(one)
    const above = rows[index - 1]
    if (above && title !== '' && plain(above.text) === title) taken.add(above) // its heading, whatever it is called
    if (!OTHER_TABLES.test(title)) months.push(...monthsOf(grid.cells, legend))
    index += grid.rows.length - 1
    // a table goes on over the page under its own title
  }
  return { months: inOrder(months), taken }
}

const OTHER_TABLES =
  /^(?:balance|scheduled payment|actual payment|credit limit|amount past due|activity designator|available credit|high credit|past due|payments?)$/

interface GridCell {
  readonly month: IsoMonth
  readonly words: readonly Word[]
  readonly row: Row
  readonly bureau?: Bureau
}
interface Grid {
  readonly rows: readonly Row[]
  readonly cells: readonly GridCell[]
}

/** On a scan several small signs alike are ticks, if not surely; one alone is not read. */
const FEWEST_TICKS = 3
const TICK_CONFIDENCE = 0.6

function monthsOf(cells: readonly GridCell[], legend: Legend): (PaymentMonth & { bureau?: Bureau })[] {
  const ticks = cells.filter(({ row, words }) => row.isScan && words.length === 1 && looksLikeTick(words[0]!.text))
  const isLone = (cell: GridCell): boolean =>
    letterOn(cell) !== undefined &&
    !legend.has(plain(letterOn(cell)!)) &&
    !cells.some(
      other =>
        letterOn(other) === letterOn(cell) && [1, -1].some(step => other.month === addMonthsTo(cell.month, step)),
    )
  return cells.flatMap(cell => {
    if (isLone(cell)) return [] // as likely a dash or a tick as a code
    if (ticks.length < FEWEST_TICKS || !ticks.includes(cell)) return monthOf(cell, legend)
    const [box] = evidenceOf(cell.row.page, cell.words).boxes
    return [
      {
        month: cell.month,
        code: 'ok' as const,
        printed: '\u2713',
        page: cell.row.page,
        ...(box ? { box } : {}),
        confidence: TICK_CONFIDENCE,
        ...(cell.bureau ? { bureau: cell.bureau } : {}),
      },
    ]
  })
}

/** A letter that stands by itself on a scan. */
function letterOn({ row, words: [word, ...more] }: GridCell): string | undefined {
  return row.isScan && more.length === 0 && /^[a-z]$/i.test(word!.text) ? word!.text : undefined
}

function monthOf({ month, words, row, bureau }: GridCell, legend: Legend): (PaymentMonth & { bureau?: Bureau })[] {
  const evidence = evidenceOf(row.page, words)
  const code = paymentCode(evidence.quote, row.isScan, legend)
  if (!code) return []
  const [box] = evidence.boxes
  const printed = evidence.quote.replace(/^[>‹]|[<›]$/g, '')
  return [
    {
      month,
      code,
      printed,
      page: row.page,
      ...(box ? { box } : {}),
      confidence: evidence.confidence,
      ...(bureau ? { bureau } : {}),
    },
  ]
}

function inOrder<T extends PaymentMonth & { readonly bureau?: Bureau }>(months: readonly T[]): T[] {
  const byMonth = new Map(months.map(month => [`${month.bureau ?? ''}${month.month}`, month]))
  return [...byMonth.values()].sort((a, b) => (a.month < b.month ? -1 : 1))
}

/** Years down, months across. */
function yearGrid(rows: readonly Row[], from: number): Grid | undefined {
  const columns = monthColumns(rows[from]!)
  if (!columns) return undefined
  const cells: GridCell[] = []
  let index = from + 1
  for (; index < rows.length; index++) {
    const row = rows[index]!
    const [first, ...rest] = row.cells.flatMap(cell => cell.words)
    const year = first && /^(?:19|20)\d{2}$/.exec(first.text)?.[0]
    if (!year) {
      if (monthColumns(row) || isSpeck(row)) continue // the header once more, on the next page
      break
    }
    for (const [column, words] of byColumn(rest, columns)) {
      const month = isoMonthOf(Number(year), column.month)
      if (month) cells.push({ month, words, row })
    }
  }
  return index === from + 1 ? undefined : { rows: rows.slice(from, index), cells }
}

/** A row that a reader of pictures made of ruling or of the edge of a sign. */
function isSpeck({ isScan, cells }: Row): boolean {
  return isScan && cells.length === 1 && cells[0]!.text.length === 1
}

const INITIALS = 'JFMAMJJASOND'
const FEWEST = 8

/** The twelve months across a row, by their names or first letters; missing ones are placed between their neighbours. */
function monthColumns(row: Row): Column[] | undefined {
  const words = row.cells.flatMap(cell => cell.words).filter(word => word.box !== undefined)
  if (words.length < FEWEST || words.length > 14) return undefined
  const named = words.flatMap(word => {
    const month = monthNumber(word.text)
    return month ? [{ month, centre: middle(word) }] : []
  })
  const found = named.length >= FEWEST ? named : initials(words)
  if (found.length < FEWEST || new Set(found.map(({ month }) => month)).size !== found.length) return undefined
  return spread(found)
}

function initials(words: readonly Word[]): Column[] {
  const letters = words.filter(word => /^[A-Z]$/i.test(word.text))
  if (letters.length < FEWEST + 1) return []
  const found: Column[] = []
  let at = 0
  for (const word of letters) {
    const next = INITIALS.indexOf(word.text.toUpperCase(), at)
    if (next < 0) return []
    found.push({ month: next + 1, centre: middle(word) })
    at = next + 1
  }
  return found
}

/** All twelve columns by a straight line through those that were read. */
function spread(found: readonly Column[]): Column[] {
  const n = found.length
  const meanMonth = found.reduce((sum, { month }) => sum + month, 0) / n
  const meanCentre = found.reduce((sum, { centre }) => sum + centre, 0) / n
  const slope =
    found.reduce((sum, { month, centre }) => sum + (month - meanMonth) * (centre - meanCentre), 0) /
    Math.max(
      1e-9,
      found.reduce((sum, { month }) => sum + (month - meanMonth) ** 2, 0),
    )
  return Array.from({ length: 12 }, (_, index) => {
    const read = found.find(({ month }) => month === index + 1)
    return { month: index + 1, centre: read?.centre ?? meanCentre + slope * (index + 1 - meanMonth) }
  })
}

function middle({ box }: Word): number {
  return box ? (box[0] + box[2]) / 2 : 0
}

/** Words put under the nearest column, where one is near enough. */
function byColumn<T extends { readonly centre: number }>(
  words: readonly Word[],
  columns: readonly T[],
): Map<T, Word[]> {
  const sorted = columns.map(({ centre }) => centre).sort((a, b) => a - b)
  const gaps = sorted.slice(1).map((centre, index) => centre - sorted[index]!)
  const reach = gaps.length > 0 ? 0.55 * Math.min(...gaps) : 0.06
  const found = new Map<T, Word[]>()
  for (const word of words) {
    if (!word.box) continue
    const [nearest] = [...columns].sort((a, b) => Math.abs(a.centre - middle(word)) - Math.abs(b.centre - middle(word)))
    if (nearest && Math.abs(nearest.centre - middle(word)) <= reach)
      found.set(nearest, [...(found.get(nearest) ?? []), word])
  }
  return found
}

const RATING = /^(?:rating|payment status|pay status|status|payment rating|account rating)$/
const METRIC =
  /^(?:balance|past due|amount past due|amount paid|scheduled payment|remarks|credit limit|high balance|payment received|terms)$/

/** "May 2022  June 2022 …" and under them names of figures with the figures, of which we take the rating. */
function monthBlock(rows: readonly Row[], from: number): Grid | undefined {
  const columns = monthYears(rows[from]!)
  if (!columns) return undefined
  const cells: GridCell[] = []
  let metric: 'rating' | 'other' | undefined
  let index = from + 1
  for (; index < rows.length && monthYears(rows[index]!) === undefined; index++) {
    const row = rows[index]!
    const names = row.cells.map(cell => plain(cell.text))
    if (names.every(name => RATING.test(name) || METRIC.test(name))) {
      metric = names.every(name => RATING.test(name)) ? 'rating' : 'other'
      continue
    }
    const [first, ...rest] = row.cells
    if (rest.length > 0 && (RATING.test(names[0]!) || METRIC.test(names[0]!))) {
      if (RATING.test(names[0]!)) cells.push(...placed(rest, columns, row))
      metric = undefined
      continue
    }
    if (!first || !row.cells.every(cell => isUnder(cell, columns)) || !isHistoryValue(row)) break
    if (metric !== 'other') cells.push(...placed(row.cells, columns, row))
  }
  return index === from + 1 ? undefined : { rows: rows.slice(from, index), cells }
}

function isHistoryValue(row: Row): boolean {
  return row.cells.every(cell => /^(?:>?\$?[\d,.]+<?|>?[A-Z/]{1,3}<?|-{1,4}|>?\d{2,3}\+?<?|[✓✔√])$/i.test(cell.text))
}

type MonthYear = Column & { readonly year: number; readonly left: number; readonly right: number }

function monthYears(row: Row): MonthYear[] | undefined {
  const found = row.cells.map(cell => {
    const month =
      /^[A-Za-z]/.test(cell.text) || /^\d{1,2}\/\d{4}$/.test(cell.text) ? printedMonthOf(cell.text) : undefined
    const isMonth = month !== undefined && /^\S+\s+\d{4}$|^\d{1,2}\/\d{4}$/.test(cell.text)
    return isMonth
      ? {
          month: Number(month.slice(5)),
          year: Number(month.slice(0, 4)),
          centre: centreOf(cell),
          left: cell.left,
          right: cell.right,
        }
      : undefined
  })
  return found.every(one => one !== undefined) && found.length > 0 ? found : undefined
}

function isUnder(cell: Cell, columns: readonly MonthYear[]): boolean {
  return columns.some(({ left, right }) => cell.right > left - 0.02 && cell.left < right + 0.02)
}

function placed(cells: readonly Cell[], columns: readonly MonthYear[], row: Row): GridCell[] {
  const found = byColumn(
    cells.flatMap(cell => cell.words),
    columns,
  )
  return [...found].flatMap(([{ year, month }, words]) => {
    const on = isoMonthOf(year, month)
    return on ? [{ month: on, words, row }] : []
  })
}

/** A row of months, a row of years, and a row for each bureau. */
function bureauGrid(rows: readonly Row[], from: number): Grid | undefined {
  const header = rows[from]!
  const [title, ...names] = header.cells.flatMap(cell => cell.words)
  if (!title || !/^months?:?$/i.test(title.text) || names.length === 0) return undefined
  const years = rows[from + 1]?.cells.flatMap(cell => cell.words) ?? []
  if (!/^years?:?$/i.test(years[0]?.text ?? '')) return undefined
  const columns = names.flatMap(word => {
    const month = monthNumber(word.text)
    const [year] = years
      .slice(1)
      .sort((a, b) => Math.abs(middle(a) - middle(word)) - Math.abs(middle(b) - middle(word)))
    const number = Number(year?.text.replace(/^'/, ''))
    return month && number > 0 ? [{ month, year: number < 100 ? 2000 + number : number, centre: middle(word) }] : []
  })
  const cells: GridCell[] = []
  let index = from + 2
  for (; index < rows.length; index++) {
    const row = rows[index]!
    const [first, ...rest] = row.cells.flatMap(cell => cell.words)
    const bureau = first && bureauIn(first.text)
    if (!bureau) break
    for (const [{ year, month }, words] of byColumn(rest, columns)) {
      const on = isoMonthOf(year, month)
      if (on) cells.push({ month: on, words, row, bureau })
    }
  }
  return { rows: rows.slice(from, index), cells }
}
