import type { Cents } from '#units/cents.ts'
import type { Fact } from './fact.ts'
import type { LetterFacts } from './facts.ts'
import type { PrintedAmount } from './statements.ts'

/** The amounts one total is explained by: of the letter's only debt, or of one account on it. */
export interface Breakdown {
  /** Where it starts: mostly one. */
  readonly starts: readonly PrintedAmount[]
  readonly interest: readonly PrintedAmount[]
  readonly fees: readonly PrintedAmount[]
  readonly paid: readonly PrintedAmount[]
  readonly total: readonly PrintedAmount[]
  /** All of them, in the order printed. */
  readonly rows: readonly PrintedAmount[]
}

const ROUNDING = 2 // cents

/** The same from the letter's single rows, where a row is told in words ("no fees were added") and so prints no amount.
 *  Undefined when a row is missing, or none was told in words. */
export function breakdownInWords(facts: LetterFacts): Breakdown | undefined {
  const rows = [
    rowOf('on-itemization-date', facts.itemizationDateAmount),
    rowOf('interest', facts.itemizedInterest),
    rowOf('fees', facts.itemizedFees),
    rowOf('payments-and-credits', facts.itemizedPaymentsAndCredits),
    rowOf('current', facts.currentAmount),
  ]
  const [start, interest, fees, paid, total] = rows
  if (!start || !interest || !fees || !paid || !total) return undefined
  return {
    starts: [start, ...othersOf(facts, start)],
    interest: [interest],
    fees: [fees],
    paid: [paid],
    total: [total],
    rows: [start, interest, fees, paid, total],
  }
}

// a second figure for the first day, printed elsewhere
function othersOf({ amounts }: LetterFacts, { amount }: PrintedAmount): readonly PrintedAmount[] {
  return amounts.known ? amounts.value.filter(one => one.role === 'on-itemization-date' && one.amount !== amount) : []
}

function rowOf(role: PrintedAmount['role'], fact: Fact<Cents>): PrintedAmount | undefined {
  return fact.known ? { role, amount: fact.value, confidence: fact.confidence, evidence: fact.evidence } : undefined
}

/** Every breakdown that is whole: starting amount, interest, fees, payments and total. Others prove nothing. */
export function breakdownsIn(amounts: readonly PrintedAmount[]): Breakdown[] {
  const accounts = [...new Set(amounts.map(({ account }) => account))]
  return accounts.flatMap(account => {
    const rows = amounts.filter(one => one.account === account)
    const of = (role: PrintedAmount['role']): PrintedAmount[] => rows.filter(one => one.role === role)
    const onDate = of('on-itemization-date')
    const starts = onDate.length > 0 ? onDate : datedRow(rows)
    const breakdown = {
      interest: of('interest'),
      fees: of('fees').length > 0 ? of('fees') : of('collection-fee'),
      paid: of('payments-and-credits'),
      total: totalBelow(rows) ?? of('current'),
    }
    const between = [...breakdown.interest, ...breakdown.fees, ...breakdown.paid]
    if (starts.length === 0 || Object.values(breakdown).some(kind => kind.length === 0)) return []
    return [{ starts, ...breakdown, rows: [...starts, ...between, breakdown.total[0]!] }]
  })
}

// "June 3, 2026 .... $455.00" on top of the rows of interest, fees and payments
function datedRow(rows: readonly PrintedAmount[]): readonly PrintedAmount[] {
  const first = rows[rows.findIndex(({ role }) => BETWEEN.includes(role)) - 1]
  return first?.role === 'unplaced' && DATE_ALONE.test(first.evidence[0]?.quote ?? '') ? [first] : []
}
const DATE_ALONE = /^\W*(?:[A-Z][a-z]{2,8}\.? \d{1,2}, \d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4})\W{1,60}[\d,.]+$/

// the total right under one row of each kind is theirs, whatever else the letter prints
function totalBelow(rows: readonly PrintedAmount[]): PrintedAmount[] | undefined {
  const at = rows.findIndex(
    ({ role }, i) =>
      role === 'on-itemization-date' &&
      rows[i + 4]?.role === 'current' &&
      BETWEEN.every(kind => rows.slice(i + 1, i + 4).some(one => one.role === kind)),
  )
  return at < 0 ? undefined : [rows[at + 4]!]
}

const BETWEEN: readonly PrintedAmount['role'][] = ['interest', 'fees', 'payments-and-credits']

/** Whether starting amount plus interest and fees less payments gives a printed total, to two cents. Where a kind of row is
 *  printed twice (once in the table, once in a note, for one day or another) any reading that adds up counts: one of them, or
 *  their sum. With more rows of a kind than a letter has, nothing is said against it. */
export function addsUp({ starts, interest, fees, paid, total }: Breakdown): boolean {
  if ([starts, interest, fees, paid].some(rows => rows.length > MOST_ROWS)) return true
  return starts.some(start =>
    chargesOf(interest).some(plusInterest =>
      chargesOf(fees).some(plusFees =>
        readings(paid).some(less =>
          total.some(({ amount }) => Math.abs(start.amount + plusInterest + plusFees - less - amount) <= ROUNDING),
        ),
      ),
    ),
  )
}

const MOST_ROWS = 20

function readings(rows: readonly PrintedAmount[]): readonly number[] {
  return rows.length === 0 ? [0] : oneOrAll(rows.map(({ amount }) => amount))
}

// "Interest reversed: ($14.00)" lowers the debt
function chargesOf(rows: readonly PrintedAmount[]): readonly number[] {
  if (!rows.some(isTakenBack)) return readings(rows)
  return [...readings(rows), ...oneOrAll(rows.map(one => (isTakenBack(one) ? 0 - one.amount : one.amount)))]
}

function oneOrAll(amounts: readonly number[]): readonly number[] {
  return [...new Set([...amounts, sumOf(amounts)])]
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((so, amount) => so + amount, 0)
}

function isTakenBack({ evidence }: PrintedAmount): boolean {
  return TAKEN_BACK.test(evidence[0]?.quote ?? '')
}
const TAKEN_BACK =
  /\(\s?-?\s?\$?\s?[\d,.]+\s?\)\W{0,3}$|[-–−]\s?\$?\s?[\d,.]+$|\b(?:reversed|reversal|waived|waiver|refunded|rebate\w*|written off|credited|removed|forgiven|abated?|taken (?:off|back)|returned|cancell?ed|dropped)\b/i

/** Digits a scanner takes for one another. */
const ALIKE: Readonly<Record<string, string>> = { 0: '8', 8: '03', 1: '7', 7: '1', 3: '8', 5: '6', 6: '5' }

/** Whether one digit read wrongly, on a page that was scanned, would make it add up. Text that came as text has none. */
export function misreadingWouldExplain(breakdown: Breakdown): boolean {
  return breakdown.rows.some(row => {
    if (row.confidence === 1) return false
    return variants(row.amount).some(amount => addsUp(withAmount(breakdown, row, amount)))
  })
}

function variants(amount: number): number[] {
  const digits = String(amount)
  const swapped = Array.from(digits).flatMap((digit, i) =>
    Array.from(ALIKE[digit] ?? '').map(other => Number(digits.slice(0, i) + other + digits.slice(i + 1))),
  )
  return [...swapped, amount * 100, Math.round(amount / 100)] // a lost or invented decimal point
}

function withAmount(breakdown: Breakdown, row: PrintedAmount, amount: number): Breakdown {
  const swap = (one: PrintedAmount): PrintedAmount =>
    one === row ? { ...one, amount: amount as PrintedAmount['amount'] } : one
  const { starts, interest, fees, paid, total, rows } = breakdown
  return {
    starts: starts.map(swap),
    interest: interest.map(swap),
    fees: fees.map(swap),
    paid: paid.map(swap),
    total: total.map(swap),
    rows,
  }
}
