import type { Atom } from '#reading/language/atoms.ts'
import type { ReadLine } from '#reading/lines.ts'
import type { Labelled } from './amount-roles.ts'
import type { ReadText } from './finder.ts'
import { matchesOf } from '#reading/matches.ts'

/** Rows of amounts under a heading that names their columns: one row an account. */
export interface AccountTable {
  readonly heading: readonly ReadLine[]
  readonly columns: readonly Labelled[]
  readonly rows: readonly AccountRow[]
}

export interface AccountRow {
  readonly line: ReadLine
  readonly amounts: readonly Atom[]
  /** What a narrow first column carried over to the lines below: "GC-" above "1101". */
  readonly rest: string
}

const COLUMN =
  /(amount (?:owed|due)?\s?on (?:that|itemization)(?: date)?|balance before|beginning balance|orig(?:inal|\.)? (?:chg|charge|bal|balance|amt|amount)\.?(?: owed)?)|(interest|\bint\b\.?)|(chgs?\.?\/fees?|fees?|charges|costs)|(payments?(?: and credits| \/ credits)?|adj(?:ustments)?\.?\/credits?|pmts?\.?|credits|paid)|(bal\.? (?:now )?due|amount now|balance now|current balance|balance due|amount due|total due|amount owed now|balance|total|amount)/gi
const COLUMN_ROLES: readonly Labelled[] = [
  { role: 'on-itemization-date' },
  { role: 'interest' },
  { role: 'fees' },
  { role: 'payments-and-credits' },
  { role: 'current', rank: 4 },
]
const FIRST_COLUMN =
  /^(?:account|acct|(?:(?:current|present|new) )?(?:creditor|owner)|client|date of service|dos|provider|loan|original creditor)\b/i
const LONGEST_HEADING = 160
const MOST_HEADING_LINES = 8
const CARRIED_OVER = /^[A-Z-]{0,6}\d[A-Z\d-]{0,11}$/

const READ = new WeakMap<ReadText, readonly AccountTable[]>()

/** Every such table of the paper, worked out once. */
export function accountTables(text: ReadText): readonly AccountTable[] {
  const done = READ.get(text)
  if (done) return done
  const tables: AccountTable[] = []
  let from = 0
  for (const line of text.lines) {
    if (line.index < from || moneyOn(line).length === 0) continue
    const table = tableFrom(text.lines, line)
    if (!table) continue
    tables.push(table)
    from = table.rows.at(-1)!.line.index + 1
  }
  READ.set(text, tables)
  return tables
}

function tableFrom(lines: readonly ReadLine[], first: ReadLine): AccountTable | undefined {
  const width = moneyOn(first).length
  const most = width > 1 ? MOST_HEADING_LINES : 1 // a single amount may stand under anything
  const heading: ReadLine[] = []
  for (let i = first.index - 1; i >= 0 && heading.length < most; i -= 1) {
    const line = lines[i]!
    if (
      line.page !== first.page ||
      line.text.length > LONGEST_HEADING ||
      line.text.includes(':') ||
      moneyOn(line).length > 0
    )
      return undefined
    heading.unshift(line)
    if (!FIRST_COLUMN.test(line.text)) continue
    const columns = columnsOf(heading)
    if (columns.length === width) return { heading, columns, rows: rowsFrom(lines, first, width) }
  }
  return undefined
}

function columnsOf(heading: readonly ReadLine[]): Labelled[] {
  const words = heading.map(line => line.text).join(' ')
  return matchesOf(COLUMN, words).map(match => COLUMN_ROLES[match.slice(1).findIndex(part => part !== undefined)]!)
}

function rowsFrom(lines: readonly ReadLine[], first: ReadLine, width: number): AccountRow[] {
  const rows: AccountRow[] = []
  for (let i = first.index; i < lines.length; i += 1) {
    const line = lines[i]!
    const amounts = moneyOn(line)
    const last = rows.at(-1)
    if (amounts.length === width) rows.push({ line, amounts, rest: '' })
    else if (last && amounts.length === 0 && last.rest === '' && CARRIED_OVER.test(line.text)) {
      rows[rows.length - 1] = { ...last, rest: line.text }
    } else break
  }
  return rows
}

function moneyOn(line: ReadLine): Atom[] {
  return line.atoms.filter(atom => atom.kind === 'money')
}
