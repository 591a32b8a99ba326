import type { Word } from '#reading/paper.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { shown } from '#credit/field.ts'
import type { Bureau, PersonalData, PersonalItem, PrintedDate } from '#credit/report.ts'
import { bureauColumns, columnOf, type BureauColumn } from './bureau.ts'
import { distance, plain } from './labels.ts'
import { cellOf, evidenceOf, type Cell, type Row } from './rows.ts'
import { sectionOf } from './sections.ts'
import { isEmptyValue, lastFourOfSsn, printedDate, printedDay } from './values.ts'

type Kind = 'name' | 'address' | 'employer' | 'phone' | 'birth' | 'ssn'

const LABELS: readonly (readonly [RegExp, Kind | 'skip'])[] = [
  [
    /^(?:full |consumer |your |legal )?names?(?: reported| on file| s)?$|^(?:also|formerly|otherwise) known as$|^aka$|^former(?: names?)?$|^other names(?: used)?$|^name variations?$|^names you have used$/,
    'name',
  ],
  [
    /^(?:(?:current|previous|former|mailing|home|other|prior) )?address(?:es| es)?(?: reported| on file)?(?: es)?$|^(?:current|previous) address es$|^where you (?:have )?lived?$/,
    'address',
  ],
  [
    /^(?:current |previous |former )?employers?(?: name)?$|^employment(?: history| data reported| information)?$|^company$|^where you (?:have )?worked$|^employment data$/,
    'employer',
  ],
  [/^(?:tele)?phone(?: numbers?)?(?: reported)?s?$/, 'phone'],
  [/^(?:year|date) of birth$|^birth (?:date|year)$|^age or date of birth$|^dob$|^born$|^year you were born$/, 'birth'],
  [/^(?:social security|ssn)(?: number| no| numbers?)?(?: variations?| reported| on file)?$|^social$/, 'ssn'],
  [
    /^(?:status|date reported|date verified|position|occupation|start date|hire date|title|spouse or co applicant|other records|type|reported|first reported|last reported|alert contacts|credit report date|contact information|identification|income)$/,
    'skip',
  ],
]

function kindOf(text: string): Kind | 'skip' | undefined {
  const words = plain(text)
  return LABELS.find(([pattern]) => pattern.test(words))?.[1]
}

interface Found {
  readonly kind: Kind
  readonly words: readonly Word[]
  readonly page: number
  readonly label: string
  readonly since?: PrintedDate
  readonly bureau?: Bureau
}

/** Names, addresses, employers, telephone numbers, dates of birth and Social Security digits: beside their labels, under
 *  headings as lists or cards, or in tables with a heading row.
 *  @param bureau whose report it is; a tri-merge names its own in columns */
export function personalOf(rows: readonly Row[], bureau: Bureau): PersonalData {
  const all = found(rows).filter(one => one.bureau === undefined || one.bureau === bureau)
  const items = (kind: Kind): PersonalItem[] =>
    unlike(all.filter(one => one.kind === kind).flatMap(split)).map((one, index) =>
      itemOf(one, `${bureau}-${kind}-${index + 1}`),
    )
  return {
    names: items('name').filter(({ value }) => /[A-Za-z]{2}/.test(value)),
    addresses: items('address').filter(({ value }) => /\d/.test(value) && value.length > 7),
    employers: items('employer'),
    phones: items('phone').filter(({ value }) => /\d{3}\D*\d{4}/.test(value)),
    births: items('birth').flatMap(birthOf),
    ssns: items('ssn').flatMap(item => {
      const last = lastFourOfSsn(item.value)
      if (!last) return []
      return [{ ...item, value: last, evidence: item.evidence.map(one => ({ ...one, quote: maskedSsn(one.quote) })) }]
    }),
  }
}

/** A number printed whole is never kept whole. */
function maskedSsn(quote: string): string {
  return quote.replace(/^\D*\d{3}[- ]?\d{2}[- ]?(\d{4})\D*$/, 'XXX-XX-$1')
}

function birthOf(item: PersonalItem): PersonalItem<IsoDate | `${number}`>[] {
  const day = printedDay(item.value)
  if (day) return [{ ...item, value: day }]
  const years = [...item.value.matchAll(/\b(?:19|20)\d{2}\b/g)].map(([year]) => year as `${number}`)
  return years.map((year, index) => ({ ...item, value: year, id: index === 0 ? item.id : `${item.id}-${index + 1}` }))
}

function itemOf({ words, page, label, since }: Found, id: string): PersonalItem {
  const evidence = evidenceOf(page, words)
  const value = evidence.quote.replace(/[,;]$/, '')
  return {
    id,
    ...shown(value, { label, evidence: [{ ...evidence, quote: value }], confidence: evidence.confidence }),
    ...(since ? { since } : {}),
  }
}

/** "ANA LEE, LEE, ANA": names in a list, the surname first again. Only one like the first is kept apart. */
function split(one: Found): Found[] {
  const text = one.words.map(word => word.text).join(' ')
  if (isEmptyValue(text) || text === '') return []
  if (one.kind !== 'name' || !text.includes(',')) return [one]
  const parts: Word[][] = [[]]
  for (const word of one.words) {
    parts.at(-1)!.push({ ...word, text: word.text.replace(/[,;]$/, '') })
    if (/[,;]$/.test(word.text)) parts.push([])
  }
  const whole = parts.filter(words => words.length > 1 || /\w{2,40}\s\w/.test(words.map(word => word.text).join(' ')))
  return (whole.length > 0 ? whole : [one.words]).map(words => ({ ...one, words }))
}

/** The same words once. */
function unlike(all: readonly Found[]): Found[] {
  const kept: Found[] = []
  for (const one of all) {
    const text = plain(cellOf(one.words).text)
    if (text !== '' && !kept.some(other => distance(plain(cellOf(other.words).text), text, 0) === 0)) kept.push(one)
  }
  return kept
}

interface Column {
  readonly kind: Kind | 'skip'
  readonly cell: Cell
}

function found(rows: readonly Row[]): Found[] {
  const out: Found[] = []
  let heading: { readonly kind: Kind; readonly label: string } | undefined
  let table: readonly Column[] = []
  let bureaus: readonly BureauColumn[] | undefined
  let open: { one: Found; words: Word[]; left: number; right: number; bottom: number }[] = []
  const add = (one: Omit<Found, 'words'>, cell: Cell, row: Row): void => {
    const words = [...cell.words]
    const made = { ...one, words }
    out.push(made)
    open.push({ one: made, words, left: cell.left, right: cell.right, bottom: row.bottom })
  }
  for (const row of rows) {
    const header = bureauColumns(row)
    if (header) {
      bureaus = header
      continue
    }
    const kinds = row.cells.map(cell => kindOf(cell.text))
    if (kinds[0] === undefined && sectionOf(row) !== undefined) {
      heading = undefined
      table = []
      open = []
      continue
    }
    if (row.cells.length === 1 && kinds[0] !== undefined) {
      heading = kinds[0] === 'skip' ? undefined : { kind: kinds[0], label: row.text }
      table = []
      open = []
      continue
    }
    if (row.cells.length > 1 && kinds.every(kind => kind !== undefined)) {
      table = row.cells.map((cell, index) => ({ kind: kinds[index]!, cell }))
      open = []
      continue
    }
    if (kinds[0] !== undefined || /^[^:]{2,30}:$/.test(row.cells[0]!.text)) {
      open = []
      heading = undefined
      table = []
      let kind = kinds[0]
      let label = row.cells[0]!.text
      for (const [index, cell] of row.cells.entries()) {
        if (index === 0) continue
        if (kinds[index] !== undefined && !bureaus) {
          kind = kinds[index]
          label = cell.text
        } else if (kind !== undefined && kind !== 'skip') {
          const column = bureaus && columnOf(cell, bureaus)
          const before = row.cells[index - 1]!
          const last = open.at(-1)
          const isSame = !bureaus || column === columnOf(before, bureaus)
          if (isSame && last && last.right === before.right && cell.left - before.right < WORD_GAP * row.unit) {
            last.words.push(...cell.words) // a space of a scan that came out wide
            last.right = cell.right
            continue
          }
          add(
            { kind, page: row.page, label: label.replace(/:$/, ''), ...(column ? { bureau: column.bureau } : {}) },
            cell,
            row,
          )
        }
      }
      continue
    }
    if (table.length > 0 && row.cells.length >= Math.min(2, table.length)) {
      inTable(row, table, add)
      continue
    }
    if (goesOn(row, open)) continue
    if (heading && !isSentence(row)) {
      open = open.filter(one => row.top - one.bottom < 2 * row.unit)
      for (const cell of row.cells) {
        if (isNote(cell.text)) continue
        const card = open.find(one => Math.abs(one.left - cell.left) < 0.012)
        if (card && heading.kind === 'address' && !endsAddress(card.words)) {
          card.words.push(...cell.words)
          card.bottom = row.bottom
        } else if (!card || heading.kind !== 'address') add({ ...heading, page: row.page }, cell, row)
      }
    }
  }
  return out
}

/** In heights of print: cells of one row this close are one value. */
const WORD_GAP = 1.5

function inTable(
  row: Row,
  table: readonly Column[],
  add: (one: Omit<Found, 'words'>, cell: Cell, row: Row) => void,
): void {
  const nearest = (cell: Cell): Column =>
    table.reduce((best, one) =>
      Math.abs(one.cell.left - cell.left) < Math.abs(best.cell.left - cell.left) ? one : best,
    )
  const since = row.cells.map(cell => printedDate(cell.text)).find(date => date !== undefined)
  for (const cell of row.cells) {
    const column = nearest(cell)
    if (column.kind !== 'skip' && !printedDate(cell.text))
      add({ kind: column.kind, page: row.page, label: column.cell.text, ...(since ? { since } : {}) }, cell, row)
  }
}

/** A line of a table or a column goes on with what stands above it: an address over two lines. */
function goesOn(
  row: Row,
  open: readonly { one: Found; words: Word[]; left: number; right: number; bottom: number }[],
): boolean {
  const pairs = row.cells.flatMap(cell => {
    const over = open.find(
      one =>
        (Math.abs(one.left - cell.left) < 0.012 || Math.abs(one.right - cell.right) < 0.012) &&
        row.top - one.bottom < row.unit &&
        (one.one.kind === 'address' ? !endsAddress(one.words) : one.one.bureau !== undefined),
    )
    return over ? [{ over, cell }] : []
  })
  if (pairs.length === 0 || pairs.length < row.cells.length) return false
  for (const { over, cell } of pairs) {
    over.words.push(...cell.words)
    over.bottom = row.bottom
  }
  return true
}

function endsAddress(words: readonly Word[]): boolean {
  return /\b[A-Z]{2}\s+\d{5}(?:-\d{4})?$/.test(words.map(word => word.text).join(' '))
}

/** "Name ID #20417", "Single family". */
function isNote(text: string): boolean {
  return /\bID\b|^(?:single family|apartment complex|multi-?family|post office box|geographical code.*|-)$/i.test(
    text.trim(),
  )
}

function isSentence(row: Row): boolean {
  return (
    row.cells.some(cell => cell.words.length > 12 || /[a-z]\.$/.test(cell.text)) ||
    /^\d+ \w+(?: \d+ \w+)+/.test(row.text)
  )
}
