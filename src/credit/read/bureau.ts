import { BUREAUS, type Bureau } from '#credit/report.ts'
import { centreOf, type Cell, type Row } from './rows.ts'

const NAMES: Readonly<Record<Bureau, RegExp>> = {
  equifax: /\bequifax\b/i,
  experian: /\bexperian\b/i,
  transunion: /\btrans\s?union\b/i,
}

/** The one bureau these words name; undefined when none or several. @example bureauIn('Trans Union LLC') // 'transunion' */
export function bureauIn(text: string): Bureau | undefined {
  const named = BUREAUS.filter(bureau => NAMES[bureau].test(text))
  return named.length === 1 ? named[0] : undefined
}

/** Where the column of a bureau stands in a tri-merge report. */
export interface BureauColumn {
  readonly bureau: Bureau
  readonly left: number
  readonly right: number
}

/** The columns a row is the header of: two or three cells that each name another bureau and nothing else. */
export function bureauColumns(row: Row): BureauColumn[] | undefined {
  const named = row.cells.flatMap(cell => {
    const bureau = cell.words.length <= 2 ? bureauIn(cell.text) : undefined
    return bureau ? [{ bureau, left: cell.left, right: cell.right }] : []
  })
  const isHeader = named.length >= 2 && named.length >= row.cells.length - 1
  return isHeader && new Set(named.map(({ bureau }) => bureau)).size === named.length ? named : undefined
}

/** The column a cell stands in, by whichever of its sides or its middle is nearest to the header's. */
export function columnOf(cell: Cell, columns: readonly BureauColumn[]): BureauColumn {
  const apart = (column: BureauColumn): number =>
    Math.min(
      Math.abs(cell.left - column.left),
      Math.abs(cell.right - column.right),
      Math.abs(centreOf(cell) - centreOf(column)),
    )
  return columns.reduce((best, column) => (apart(column) < apart(best) ? column : best))
}

/** Words that only stand where a bureau's own report begins. */
const STARTS =
  /credit report|prepared for|personal credit|report number|file number|confirmation|date generated|report date|date created|credit file|disclosure/i
const MOST_WORDS = 14
const HEAD_ROWS = 14

/** Which bureau each page belongs to. A report begins on a page whose first rows name one bureau and say that it is a
 *  report; pages before the first one (a covering page) belong to none, unless only one bureau is named throughout. */
export function bureauOfPages(rows: readonly Row[], pages: number): ReadonlyMap<number, Bureau> {
  const found = new Map<number, Bureau>()
  let current: Bureau | undefined
  for (let page = 1; page <= pages; page++) {
    const head = rows.filter(row => row.page === page).slice(0, HEAD_ROWS)
    const short = head.filter(row => row.text.split(' ').length <= MOST_WORDS)
    const named = new Set(short.flatMap(row => BUREAUS.filter(bureau => NAMES[bureau].test(row.text))))
    if (named.size === 1 && head.some(row => STARTS.test(row.text))) current = [...named][0]
    if (current) found.set(page, current)
  }
  if (found.size > 0) return found
  const most = mostNamed(rows)
  return new Map(most ? Array.from({ length: pages }, (_, index) => [index + 1, most] as const) : [])
}

function mostNamed(rows: readonly Row[]): Bureau | undefined {
  const counts = BUREAUS.map(bureau => ({ bureau, count: rows.filter(row => NAMES[bureau].test(row.text)).length }))
  const [first, second] = counts.sort((a, b) => b.count - a.count)
  return first && second && first.count > second.count ? first.bureau : undefined
}
