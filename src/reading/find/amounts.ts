import { known, type Evidence } from '#law/fact.ts'
import type { AmountRole, PrintedAmount } from '#law/statements.ts'
import { cents } from '#units/cents.ts'
import type { IsoDate } from '#units/iso-date.ts'
import { evidenceOfWords } from '#reading/evidence.ts'
import type { Atom } from '#reading/language/atoms.ts'
import { lineAt, type ReadLine } from '#reading/lines.ts'
import { accountTables } from './account-tables.ts'
import { roleOf, type Labelled, type Rank } from './amount-roles.ts'
import { withEnds } from './breakdown-ends.ts'
import { detachedAmounts } from './detached-amounts.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { findLetterDate } from './letter-date.ts'

/** An amount with all the reading knows of it. */
export interface ReadAmount extends PrintedAmount {
  readonly rank?: Rank
  /** Stands behind its label at the end of a row or segment, as in a table. */
  readonly inRow: boolean
  readonly sentence: number
  readonly line: number
  readonly atom: Atom
}

const SUBJECT =
  /\b(?:account|acct|card|loan|agreement|contract|ticket|member|customer|file|ref|estate|owner)\b.*(?:\$)/i
const SENTENCE = /\b(?:you|your|we|is|are|was|will|has|have|if)\b/i
const LONGEST_LABEL = 30 // words
const LONGEST_PRINTED_LABEL = 80 // signs
const LONGEST_SUBJECT = 200 // signs

/** Every amount of money on the paper with what it is. Only amounts of one role may be compared. */
export function findAmounts(text: ReadText): FoundFacts {
  const amounts = readAmounts(text)
  return { amounts: known(amounts.map(publicPart), { evidence: [] }) }
}

// "Pay $300" names no balance: only a label that does makes an amount the one owed.
function publicPart({ role: read, rank, amount, confidence, account, evidence }: ReadAmount): PrintedAmount {
  const role = read === 'current' && (rank ?? 1) < 4 ? 'other' : read
  return account === undefined
    ? { role, amount, confidence, evidence }
    : { role, amount, confidence, account, evidence }
}

const READ = new WeakMap<ReadText, readonly ReadAmount[]>()

/** The same with rank and place, worked out once a paper. */
export function readAmounts(text: ReadText): readonly ReadAmount[] {
  const done = READ.get(text)
  if (done) return done
  const columns = tableAmounts(text)
  const read = text.sentences.flatMap((sentence, index) =>
    sentence.atoms.flatMap((atom, i) => {
      if (atom.kind !== 'money' || atom.value === undefined) return []
      const line = lineAt(text.lines, sentence.page, atom.firstWord)
      const { role, rank, account, isApart } = columns.get(atom) ?? labelOf(text, index, i, line) ?? unlabelled(line)
      const confidence = confidenceOf(text, sentence.page, atom)
      return [
        {
          role,
          ...(rank === undefined ? {} : { rank }),
          amount: cents(atom.value),
          confidence: isApart ? Math.min(APART, confidence) : confidence,
          ...(account === undefined ? {} : { account }),
          evidence: [evidenceOfAmount(text, sentence.page, atom, line)],
          inRow: endsRow(sentence.atoms, i, line),
          sentence: index,
          line: line?.index ?? 0,
          atom,
        },
      ]
    }),
  )
  const { letterDate } = findLetterDate(text)
  const today = letterDate?.known ? letterDate.value : undefined
  const amounts = withEnds(text, partsOfRows(text, todayAmongThem(text, read, today)), today)
  READ.set(text, amounts)
  return amounts
}

const BETWEEN: ReadonlySet<AmountRole> = new Set(['interest', 'fees', 'payments-and-credits'])
const NO_LABEL: ReadonlySet<AmountRole> = new Set(['other', 'unplaced'])
const JOINED = /^[\s,;]*(?:and|plus|&|\+|,)[\s(+-]*$/i
const LEAST_PARTS = 2

/** "Fees $45.00 (late charge $25.00, returned check $20.00)", "Paid $40.00 and $60.00, together $100.00": the sum is the row, its
 *  parts are none. Without a sum, what is joined to an amount is of its kind. */
function partsOfRows(text: ReadText, amounts: readonly ReadAmount[]): readonly ReadAmount[] {
  const found = new Map<ReadAmount, ReadAmount>()
  for (const line of new Set(amounts.filter(({ role }) => BETWEEN.has(role)).map(one => one.line))) {
    const inLine = amounts.filter(one => one.line === line)
    const [first, ...others] = inLine
    if (!first || others.length === 0 || !BETWEEN.has(first.role) || first.account !== undefined) continue
    if (others.some(({ role }) => role !== first.role && !NO_LABEL.has(role))) continue
    const total = inLine.reduce((so, { amount }) => so + amount, 0)
    const sum = others.length < LEAST_PARTS ? undefined : [first, others.at(-1)!].find(one => one.amount * 2 === total)
    for (const [i, one] of inLine.entries()) {
      if (sum) found.set(one, { ...one, role: one === sum ? first.role : 'other' })
      else if (i > 0 && JOINED.test(between(text.lines[line]!, inLine[i - 1]!.atom, one.atom)))
        found.set(one, { ...one, role: first.role })
    }
  }
  return found.size === 0 ? amounts : amounts.map(one => found.get(one) ?? one)
}

function between(line: ReadLine, before: Atom, after: Atom): string {
  const [start, end] = [line.starts[before.lastWord - line.first + 1], line.starts[after.firstWord - line.first]]
  return start === undefined || end === undefined ? '' : line.text.slice(start, end)
}

/** "Balance on" the letter's own day is the balance now. */
function todayAmongThem(
  text: ReadText,
  amounts: readonly ReadAmount[],
  today: IsoDate | undefined,
): readonly ReadAmount[] {
  if (!today) return amounts
  return amounts.map(one => {
    const line = text.lines[one.line]
    if (one.role !== 'on-itemization-date' || !one.inRow || !line || line.text.length > LONGEST_SUBJECT) return one
    const dates = line.atoms.filter(atom => atom.kind === 'date')
    const isToday = dates.length === 1 && dates[0]!.date === today
    return isToday ? { ...one, role: 'current', rank: 5 } : one
  })
}

function labelOf(text: ReadText, index: number, i: number, line: ReadLine | undefined): Placed | undefined {
  const { atoms } = text.sentences[index]!
  const start = lastMoney(atoms, i) + 1
  const before = wrappedLabel(text, index, start) + printed(withoutLeader(atoms.slice(start, i)).slice(-LONGEST_LABEL))
  const after = printed(atoms.slice(i + 1, nextMoney(atoms, i)).slice(0, 12))
  const own = labelBehind(atoms, i, line) ?? roleOf(before, after)
  if (own || /\p{L}/u.test(before.replaceAll(SHORT.date!, ''))) return own
  // "TOTAL NOW DUE ......... $2,710.00": the dots made the label a sentence of its own
  const isNear = line && line.starts[atoms[i]!.firstWord - line.first]! < LONGEST_PRINTED_LABEL
  const label = isNear ? printed(line.atoms.filter(atom => atom.lastWord < atoms[i]!.firstWord)) : ''
  if (/\p{L}/u.test(label)) return roleOf(label, after)
  return line && labelAbove(text, line)
}

// the dots that lead from a label to its figure
function withoutLeader(atoms: readonly Atom[]): readonly Atom[] {
  return atoms.filter((atom, i) => atom.text !== '.' || (atoms[i - 1]?.text !== '.' && atoms[i + 1]?.text !== '.'))
}

// "$35.00 Fees added after that": a table with its figures first
function labelBehind(atoms: readonly Atom[], i: number, line: ReadLine | undefined): Placed | undefined {
  if (!line || line.text.length > LONGEST_PRINTED_LABEL || /[.;!?]$/.test(line.text)) return undefined
  const amounts = line.atoms.filter(({ kind }) => kind === 'money')
  const isFirst = !/[\p{L}\d]/u.test(line.text.slice(0, line.starts[atoms[i]!.firstWord - line.first]))
  if (amounts.length !== 1 || !isFirst) return undefined
  return roleOf(printed(atoms.slice(i + 1)), '')
}

// a column set apart: the label stands at the end of the line above
function labelAbove(text: ReadText, line: ReadLine): Placed | undefined {
  const above = text.lines[line.index - 1]
  if (!above || above.page !== line.page || above.text.length > LONGEST_PRINTED_LABEL) return undefined
  if (above.atoms.some(atom => atom.kind === 'money')) return undefined
  const label = roleOf(printed(above.atoms), '')
  return label && { ...label, isApart: true }
}

// "You paid or were credited this amount" and, on the next line, "toward the debt: - $50.00"
function wrappedLabel(text: ReadText, index: number, start: number): string {
  const first = text.sentences[index]!.atoms[0]
  const before = text.sentences[index - 1]?.atoms
  if (start > 0 || !first || !before || !/^\p{Ll}/u.test(first.text) || before.at(-1)!.kind !== 'word') return ''
  return `${printed(before.slice(-LONGEST_LABEL))} `
}

function unlabelled(line: ReadLine | undefined): Placed {
  if (!line || line.text.length > LONGEST_SUBJECT) return { role: 'other' }
  if (!/\p{L}/u.test(line.text)) return { role: 'unplaced' }
  const inSubject = line.index < 40 && SUBJECT.test(line.text) && !SENTENCE.test(line.text)
  if (inSubject) return { role: 'current', rank: 2 }
  return { role: SENTENCE.test(line.text) || /[.!?]$/.test(line.text) ? 'other' : 'unplaced' }
}

function printed(atoms: readonly Atom[]): string {
  return atoms
    .map((atom, i) => {
      const previous = atoms[i - 1]
      const space = previous && previous.lastWord !== atom.firstWord ? ' ' : ''
      return space + (SHORT[atom.kind] ?? atom.norm)
    })
    .join('')
}

const SHORT: Readonly<Partial<Record<Atom['kind'], string>>> = { date: '<date>', money: '$', percent: '%' }

function lastMoney(atoms: readonly Atom[], i: number): number {
  for (let k = i - 1; k >= 0; k -= 1) if (atoms[k]!.kind === 'money') return k
  return -1
}

function nextMoney(atoms: readonly Atom[], i: number): number {
  const next = atoms.findIndex((atom, k) => k > i && atom.kind === 'money')
  return next < 0 ? atoms.length : next
}

function confidenceOf(text: ReadText, page: number, atom: Atom): number {
  const words = (text.words.get(page) ?? []).slice(atom.firstWord, atom.lastWord + 1)
  return words.some(word => word.digitsAgree === false) ? Math.min(0.5, atom.confidence) : atom.confidence
}

// A row is quoted whole, an amount in prose with the words that lead to it.
function evidenceOfAmount(text: ReadText, page: number, atom: Atom, line: ReadLine | undefined): Evidence {
  if (!line || line.text.length > 120) {
    return evidenceOfWords(text, page, Math.max(line?.first ?? atom.firstWord, atom.firstWord - 8), atom.lastWord)
  }
  return evidenceOfWords(text, page, line.first, line.last)
}

function endsRow(atoms: readonly Atom[], i: number, line: ReadLine | undefined): boolean {
  const next = atoms[i + 1]
  if (!next) return true
  return next.norm === ';' || next.norm === '.' || (line !== undefined && next.firstWord > line.last)
}

interface Placed extends Labelled {
  readonly account?: number
  /** Its label is not on its line: which one it is was concluded from the order of lines. */
  readonly isApart?: boolean
}

const APART = 0.8 // no arithmetic is built on it

const LEAST_ACROSS = 4

/** "Owed on <date> | Interest | Fees | Paid | Owed now", and one row of figures below. */
function acrossAmounts(text: ReadText): ReadonlyMap<Atom, Labelled> {
  const found = new Map<Atom, Labelled>()
  for (const line of text.lines) {
    if (/\p{L}/u.test(line.text)) continue
    const amounts = line.atoms.filter(({ kind }) => kind === 'money')
    if (amounts.length < LEAST_ACROSS) continue
    const heading = text.lines.slice(0, line.index).findLast(one => /\p{L}/u.test(one.text))
    if (heading?.page !== line.page || heading.atoms.some(({ kind }) => kind === 'money')) continue
    const roles = cellsOf(heading).map(cell => roleOf(cell, ''))
    if (roles.length !== amounts.length || roles.filter(one => one?.role === 'current').length !== 1) continue
    amounts.forEach((atom, i) => found.set(atom, roles[i] ?? { role: 'unplaced' }))
  }
  return found
}

function cellsOf({ atoms }: ReadLine): readonly string[] {
  const cells: Atom[][] = [[]]
  for (const atom of atoms) {
    if (atom.text === '|') cells.push([])
    else cells.at(-1)!.push(atom)
  }
  return cells.map(printed).filter(cell => cell !== '')
}

/** What amounts in tables and set-apart columns are, by the heading or label they belong to. */
function tableAmounts(text: ReadText): ReadonlyMap<Atom, Placed> {
  const found = new Map<Atom, Placed>()
  for (const [atom, labelled] of acrossAmounts(text)) found.set(atom, labelled)
  for (const [atom, labelled] of detachedAmounts(text))
    if (!found.has(atom)) found.set(atom, { ...labelled, isApart: true })
  for (const { columns, rows } of accountTables(text)) {
    rows.forEach(({ amounts }, account) =>
      amounts.forEach((atom, k) => found.set(atom, { ...columns[k]!, ...(rows.length > 1 ? { account } : {}) })),
    )
  }
  return found
}
