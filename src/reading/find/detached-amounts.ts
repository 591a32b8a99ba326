import type { Atom } from '#reading/language/atoms.ts'
import type { ReadLine } from '#reading/lines.ts'
import { roleOf, type Labelled } from './amount-roles.ts'
import type { ReadText } from './finder.ts'

const LEAST = 2
const LINES_A_LABEL = 3
const LONGEST_LABEL = 80
const HEADS_ROWS = /^(?:between|since|after)\b[^:]*:$|\b(?:information|records) shows?:$/i

/** Amounts that stand below one another with no word beside them, as when a page was read column by column. They are paired
 *  in order with as many labels above that end in a colon; otherwise nobody can tell which is which. */
export function detachedAmounts(text: ReadText): ReadonlyMap<Atom, Labelled> {
  const found = new Map<Atom, Labelled>()
  for (const column of columnsIn(text.lines)) {
    const labels = labelsAbove(text.lines, column)
    column.forEach((line, i) => {
      const label = labels[i]
      found.set(amountOn(line)!, (label === undefined ? undefined : roleOf(label, '')) ?? { role: 'unplaced' })
    })
  }
  return found
}

function columnsIn(lines: readonly ReadLine[]): ReadLine[][] {
  const columns: ReadLine[][] = []
  let column: ReadLine[] = []
  for (const line of lines) {
    if (amountOn(line) && column.at(-1)?.page !== line.page) column = []
    if (amountOn(line)) column.push(line)
    else column = []
    if (column.length === LEAST) columns.push(column)
  }
  return columns
}

/** The amount of a line that holds nothing else. */
function amountOn(line: ReadLine): Atom | undefined {
  if (/\p{L}/u.test(line.text)) return undefined
  const amounts = line.atoms.filter(atom => atom.kind === 'money')
  return amounts.length === 1 && line.atoms.every(atom => atom.kind !== 'number' && atom.kind !== 'date')
    ? amounts[0]
    : undefined
}

function labelsAbove(lines: readonly ReadLine[], column: readonly ReadLine[]): string[] {
  const first = column[0]!
  const labels: string[] = []
  const furthest = Math.max(0, first.index - LINES_A_LABEL * column.length)
  let label = ''
  for (let i = first.index - 1; i >= furthest; i -= 1) {
    const { page, text, atoms } = lines[i]!
    if (page !== first.page || text.length > LONGEST_LABEL || atoms.some(atom => atom.kind === 'money')) break
    if (text.endsWith(':')) {
      if (label !== '') labels.unshift(label)
      label = text
    } else if (label === '') return []
    else label = `${text} ${label}`
  }
  if (label !== '') labels.unshift(label)
  // "Between <date> and today:" heads the rows below it and has no figure of its own
  const own = labels.length === column.length ? labels : labels.filter(one => !HEADS_ROWS.test(one))
  return own.length === column.length ? own.map(one => one.toLowerCase()) : []
}
