import { bureauColumns } from './bureau.ts'
import { keyOfLabel, plain, type LabelKey } from './labels.ts'
import type { Cell, Row } from './rows.ts'
import { sectionOf, type Section } from './sections.ts'

/** An account, a collection or a court record: the name above it and its rows. */
export interface Entry {
  readonly section: Section
  readonly title: { readonly cell: Cell; readonly page: number } | undefined
  readonly rows: readonly Row[]
}

/** A part of a report: the rows under one heading. */
export interface Part {
  readonly section: Section
  readonly rows: readonly Row[]
}

const WITH_ENTRIES: ReadonlySet<Section> = new Set([
  'accounts',
  'collections',
  'records',
  'bankruptcies',
  'judgments',
  'liens',
])

/** Cuts rows into parts by their headings. Headings within an entry stay with it. */
export function partsOfReport(rows: readonly Row[]): Part[] {
  const parts: { section: Section; rows: Row[] }[] = [{ section: 'other', rows: [] }]
  for (const row of rows) {
    const current = parts.at(-1)!
    const section = headingOf(row, current.section)
    if (section) parts.push({ section, rows: [] })
    else current.rows.push(row)
  }
  return parts.filter(part => part.rows.length > 0)
}

/** "Account History" begins the accounts of one report and heads a table within the entries of another. */
function headingOf(row: Row, current: Section): Section | undefined {
  const section = sectionOf(row)
  if (section !== 'inside') return section
  const opens = /^account (?:history|information|details)$/.test(plain(row.text))
  if (plain(row.text) === 'summary') return WITH_ENTRIES.has(current) ? undefined : 'other'
  return opens && !WITH_ENTRIES.has(current) ? 'accounts' : undefined
}

const IDENTITY: ReadonlySet<LabelKey> = new Set(['account', 'creditor', 'agency', 'reference'])

/** Cuts the rows of a part into its entries: a new one begins where a label that names one comes again, or the label that
 *  the first one began with. */
export function entriesOf({ section, rows }: Part): Entry[] {
  if (!WITH_ENTRIES.has(section)) return []
  const starts = startsOf(rows)
  return starts.map((start, index) => {
    const { from, title } = start
    const end = starts[index + 1]?.from ?? rows.length
    return { section, title, rows: rows.slice(from, end) }
  })
}

interface Start {
  readonly from: number
  readonly title: Entry['title']
}

function startsOf(rows: readonly Row[]): Start[] {
  const starts: Start[] = []
  let seen = new Set<string>()
  let opener: string | undefined
  for (const [index, row] of rows.entries()) {
    const names = labelsOf(row)
    const heads = bureauColumns(row) !== undefined
    const again = names.find(name => seen.has(name.label) && (IDENTITY.has(name.key) || name.label === opener))
    const first = starts.length === 0 && (names.some(({ key }) => key !== 'other') || heads)
    const headsAgain = heads && seen.has(HEADER) && seen.size > 1
    const numbered = NUMBERED.test(row.text) && row.cells.length === 1
    if (numbered) {
      starts.push({ from: index, title: titleFrom(row) })
      seen = new Set()
      continue
    }
    if (first || again !== undefined || headsAgain) {
      const previous = starts.at(-1)
      const isJustTitled = previous?.title !== undefined && seen.size === 0
      // entries of one part look alike: when the first has no name above it, none has
      const isTitled = starts[0] === undefined || starts[0].title !== undefined
      if (!isJustTitled)
        starts.push(isTitled ? startAt(rows, index, previous?.from ?? -1) : { from: index, title: undefined })
      opener ??= names[0]?.label
      seen = new Set()
    }
    opener ??= names[0]?.label
    for (const { label } of names) seen.add(label)
    if (heads) seen.add(HEADER)
  }
  return starts
}

const HEADER = '(bureaus)'
const NUMBERED = /^\d{1,2}\.\d{1,3}\s+\S/

/** The labels a row begins with or holds; tables of months have none that count. */
function labelsOf(row: Row): { readonly key: LabelKey; readonly label: string }[] {
  return row.cells.flatMap((cell, index) => {
    const text = index === 0 ? (/^([^:]{2,40}:)\s/.exec(`${cell.text} `)?.[1] ?? cell.text) : cell.text
    const key = keyOfLabel(text, row.isScan)
    return key ? [{ key, label: plain(text) }] : []
  })
}

const BADGES =
  /^(?:potentially negative|negative|closed|open|in good standing|good standing|adverse|paid|current|exceptional payment history|back to top|account info(?:rmation)?|account details|summary|details|account name|name|never late|derogatory|top|collection account|closed account|open account)$/
const MOST_BACK = 7
const MOST_TITLE_WORDS = 10

/** The name above an entry: the last short line before its first label that stands at the left and is no sentence. */
function startAt(rows: readonly Row[], index: number, after: number): Start {
  const opener = rows[index]!
  const under = titleUnder(rows, index)
  if (under) return { from: index, title: under }
  let found: Start | undefined
  for (let at = index - 1; at > after && index - at <= MOST_BACK; at--) {
    const row = rows[at]!
    if (labelsOf(row).length > 0 && !BADGES.test(plain(row.text))) break
    if (row.cells.length > 2 || bureauColumns(row)) {
      if (bureauColumns(row)) continue
      break
    }
    if (isName(row, opener)) {
      found = { from: at, title: titleFrom(row) }
      break
    }
    if (sectionOf(row) && sectionOf(row) !== 'inside') break
  }
  return found ?? { from: index, title: undefined }
}

/** "Account Name" alone on its row, and the name on the next. */
function titleUnder(rows: readonly Row[], index: number): Entry['title'] {
  const row = rows[index]!
  const next = rows[index + 1]
  const [only] = labelsOf(row)
  if (row.cells.length !== 1 || !only || (only.key !== 'creditor' && only.key !== 'agency') || !next) return undefined
  if (plain(row.cells[0]!.text) !== only.label || labelsOf(next).length > 0 || next.cells.length > 2) return undefined
  return titleFrom(next)
}

const MASK = /^[\dA-Z]{0,30}[*xX#]{2,40}[\d*xX#-]*$/

function isName(row: Row, opener: Row): boolean {
  const text = plain(row.text)
  const words = text.split(' ')
  return (
    text !== '' &&
    (row.cells.length === 1 || MASK.test(row.cells[1]!.text)) &&
    row.cells[0]!.left < opener.cells[0]!.left + 0.05 &&
    words.length <= MOST_TITLE_WORDS &&
    !BADGES.test(text) &&
    sectionOf(row) === undefined &&
    /[a-z]{2}/.test(text) &&
    !/[.:;]$/.test(row.text.replace(/\b(?:inc|co|corp|llc|ltd|n\.a)\.$/i, ''))
  )
}

function titleFrom(row: Row): Entry['title'] {
  const words = row.cells.flatMap(cell => cell.words)
  const kept = NUMBERED.test(row.text) ? words.slice(1) : words
  const cell = row.cells[0]!
  return { cell: { ...cell, words: kept, text: kept.map(word => word.text).join(' ') }, page: row.page }
}
