// How many fields of tradelines are exactly as labelled.
import { firstDelinquencyOf } from '#credit/first-delinquency.ts'
import type { Field } from '#credit/field.ts'
import { allTradelines, type CreditReport, type PaymentCode, type Tradeline } from '#credit/report.ts'
import type { LabelledReport, LabelledTradeline } from './labelled.ts'

export interface FieldScore {
  readonly fields: number
  readonly exact: number
  readonly wrong: readonly string[]
  /** Which read tradeline each labelled one is. */
  readonly matched: ReadonlyMap<string, Tradeline>
}

/** Fields that are labelled or read: one that is neither is no achievement. Years of payments are one field. */
export function scoreFields(report: CreditReport, labelled: LabelledReport): FieldScore {
  const read = [...allTradelines(report)]
  const matched = new Map<string, Tradeline>()
  const wrong: string[] = []
  let [fields, exact] = [0, 0]
  for (const expected of labelled.expected.tradelines) {
    const found = bestOf(read, expected)
    if (found) {
      read.splice(read.indexOf(found), 1)
      matched.set(expected.ref, found)
    }
    for (const [name, want, got] of compared(expected, found)) {
      if (want === null && got === null) continue
      fields += 1
      if (same(name, want, got)) exact += 1
      else wrong.push(`${labelled.id} ${expected.ref} ${name}: ${differing(want, got)}`)
    }
  }
  for (const extra of read) {
    fields += 1
    wrong.push(`${labelled.id}: not there: ${extra.bureau} ${extra.creditor.value}`)
  }
  return { fields, exact, wrong, matched }
}

/** What differs, of years of payments only the months. */
function differing(want: unknown, got: unknown): string {
  if (!isMonths(want) || !isMonths(got)) return `${JSON.stringify(want)} read as ${JSON.stringify(got)}`
  const months = [...new Set([...Object.keys(want), ...Object.keys(got)])].filter(
    month => !sameHistory({ [month]: want[month] ?? 'ND' }, { [month]: got[month] ?? 'ND' }),
  )
  return months.map(month => `${month} ${want[month] ?? 'ND'} read as ${got[month] ?? 'ND'}`).join(', ')
}

function isMonths(value: unknown): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function bestOf(read: readonly Tradeline[], expected: LabelledTradeline): Tradeline | undefined {
  const score = (line: Tradeline): number =>
    (line.bureau === expected.bureau ? 1 : 0) +
    (letters(line.creditor.value) === letters(expected.creditor) ? 2 : 0) +
    (valueOf(line.account) !== null && mask(valueOf(line.account)!) === mask(expected.account_mask ?? '-') ? 2 : 0)
  const [best] = [...read].sort((a, b) => score(b) - score(a))
  return best && score(best) >= 2 && best.bureau === expected.bureau ? best : undefined
}

type Compared = readonly [name: string, want: unknown, got: unknown]

function compared(expected: LabelledTradeline, line: Tradeline | undefined): Compared[] {
  const cents = (field: Field<number> | undefined): number | null => {
    const value = field ? valueOf(field) : null
    return value === null ? null : value / 100
  }
  const delinquency = line && expected.dofd !== null ? firstDelinquencyOf(line) : undefined
  return [
    ['creditor', expected.creditor, line?.creditor.value ?? null],
    ['original_creditor', expected.original_creditor, line ? valueOf(line.originalCreditor) : null],
    ['account_mask', expected.account_mask, line ? valueOf(line.account) : null],
    ['type', expected.type, line ? valueOf(line.type) : null],
    ['responsibility', expected.responsibility, line ? valueOf(line.responsibility) : null],
    ['opened', expected.opened, line ? valueOf(line.opened) : null],
    ['closed', expected.closed, line ? valueOf(line.closed) : null],
    ['date_reported', expected.date_reported, line ? valueOf(line.reported) : null],
    ['date_last_payment', expected.date_last_payment, line ? valueOf(line.lastPayment) : null],
    ['dofd', expected.dofd, delinquency && delinquency.source !== 'history' ? delinquency.date : null],
    ['removal_date', expected.removal_date, line ? valueOf(line.removal) : null],
    ['status', expected.status, line ? valueOf(line.status) : null],
    ['balance', expected.balance, cents(line?.balance)],
    ['high_balance', expected.high_balance, cents(line?.highBalance)],
    ['credit_limit', expected.credit_limit, cents(line?.creditLimit)],
    ['original_amount', expected.original_amount, cents(line?.originalAmount)],
    ['past_due', expected.past_due, cents(line?.pastDue)],
    [
      'remarks',
      expected.remarks.length > 0 ? expected.remarks : null,
      line && line.remarks.length > 0 ? line.remarks.map(({ value }) => value) : null,
    ],
    [
      'payment_history',
      Object.keys(expected.payment_history).length > 0 ? expected.payment_history : null,
      line && line.history.length > 0 ? historyOf(line) : null,
    ],
  ]
}

function valueOf<T>(field: Field<T>): T | null {
  return field.known ? field.value : null
}

const STATUS: Readonly<Record<string, string>> = { 'charge-off': 'chargeoff' }
const RESPONSIBILITY: Readonly<Record<string, string>> = { 'authorized-user': 'authorised_user' }

function same(name: string, want: unknown, got: unknown): boolean {
  switch (name) {
    case 'past_due':
      return want === got || (want === null && got === 0) // nothing past due printed as zero
    case 'account_mask':
      return typeof want === 'string' && typeof got === 'string' && mask(want) === mask(got)
    case 'status':
      return want === (STATUS[String(got)] ?? String(got).replace('late-', 'late'))
    case 'responsibility':
      return want === (RESPONSIBILITY[String(got)] ?? got)
    case 'payment_history':
      return sameHistory(want as Record<string, string> | null, got as Record<string, string> | null)
    case 'remarks':
      return Array.isArray(want) && Array.isArray(got) && want.map(letters).join('|') === got.map(letters).join('|')
    case 'creditor':
    case 'original_creditor':
      return typeof want === 'string' && typeof got === 'string' && letters(want) === letters(got)
    default:
      return want === got
  }
}

function letters(text: unknown): string {
  return String(text)
    .toUpperCase()
    .replaceAll(/[^A-Z0-9&]/g, '')
}

/** What a mask shows: its digits, and where signs stand for others. */
function mask(text: string): string {
  return text
    .toUpperCase()
    .replaceAll(/[X*•#]+/g, '*')
    .replaceAll(/\s/g, '')
}

const CODES: Readonly<Record<PaymentCode, string>> = {
  ok: 'OK',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  'charge-off': 'CO',
  collection: 'COL',
  bankruptcy: 'BK',
  repossession: 'RPO',
  foreclosure: 'FC',
  surrender: 'VS',
  closed: 'PD',
  'no-data': 'ND',
}

function historyOf(line: Tradeline): Record<string, string> {
  return Object.fromEntries(line.history.map(({ month, code }) => [month, CODES[code]]))
}

/** A tick has no letters and "no data" is nothing: both may be missing. Everything else must be there, and nothing more. */
function sameHistory(want: Record<string, string> | null, got: Record<string, string> | null): boolean {
  const months = new Set([...Object.keys(want ?? {}), ...Object.keys(got ?? {})])
  return [...months].every(month => {
    const [a = 'ND', b = 'ND'] = [want?.[month], got?.[month]]
    return a === b || (isQuiet(a) && b === 'ND')
  })
}

function isQuiet(code: string): boolean {
  return code === 'OK' || code === 'ND'
}
