import type { PaymentCode } from '#credit/report.ts'
import { plain } from './labels.ts'

const CODES: Readonly<Record<string, PaymentCode>> = {
  ok: 'ok',
  okay: 'ok',
  cur: 'ok',
  current: 'ok',
  paid: 'ok',
  pos: 'ok',
  '30': '30',
  '60': '60',
  '90': '90',
  '120': '120',
  '150': '150',
  '180': '180',
  co: 'charge-off',
  'c o': 'charge-off',
  chg: 'charge-off',
  chargeoff: 'charge-off',
  'charge off': 'charge-off',
  c: 'collection',
  col: 'collection',
  coll: 'collection',
  collection: 'collection',
  b: 'bankruptcy',
  bk: 'bankruptcy',
  bkr: 'bankruptcy',
  pp: 'bankruptcy',
  r: 'repossession',
  rp: 'repossession',
  rpo: 'repossession',
  repo: 'repossession',
  f: 'foreclosure',
  fc: 'foreclosure',
  v: 'surrender',
  vs: 'surrender',
  cls: 'closed',
  clo: 'closed',
  closed: 'closed',
  pd: 'closed',
  nd: 'no-data',
  nr: 'no-data',
  'n r': 'no-data',
  'n a': 'no-data',
  x: 'no-data',
  tn: 'no-data',
  tnr: 'no-data',
  ns: 'no-data',
}

const TICKS = /^[✓✔√☑]$/
const DASHES = /^[-–—_.]{1,4}$/

/** What a cell of a payment history means; undefined when it cannot be read. A legend of the report itself comes first.
 *  On scans a tick may come out as any small sign: it is then not read, and never late. */
export function paymentCode(text: string, isScan: boolean, legend: Legend): PaymentCode | undefined {
  const clean = text.replace(/^[>‹<]+|[<›>]{1,20}$/g, '').trim()
  if (TICKS.test(clean)) return 'ok'
  if (DASHES.test(clean)) return 'no-data'
  const words = plain(isScan ? clean.replace(/^[cC€¢]\/?[0oO]$/, 'CO').replace(/^[oO0][kK]$/, 'OK') : clean)
  // a tick on a scan is read as a v, which alone means a voluntary surrender
  if (isScan && /^[vy]?$/.test(words)) return undefined
  const late = /^(\d{2,3})(?: ?(?:days?|d|\+))*(?: late| past due)?$/.exec(words)?.[1]
  if (late) return late in CODES ? CODES[late] : undefined
  return legend.get(words) ?? CODES[words]
}

/** What readers of pictures make of a tick. */
export function looksLikeTick(text: string): boolean {
  return /^[v<¥y‹√]$/.test(text.trim())
}

/** A report's own meaning of its codes. */
export type Legend = ReadonlyMap<string, PaymentCode>

const MEANINGS: readonly (readonly [RegExp, PaymentCode])[] = [
  [/^charge/, 'charge-off'],
  [/^(?:in )?collection/, 'collection'],
  [/^(?:current|paid (?:on time|as agreed)|on time|ok)/, 'ok'],
  [/bankruptcy/, 'bankruptcy'],
  [/^repo/, 'repossession'],
  [/^foreclos/, 'foreclosure'],
  [/^voluntary/, 'surrender'],
  [/^(?:closed|paid (?:and )?closed)/, 'closed'],
  [/^(?:no data|not reported|unknown|too new|not available|no information|no history)/, 'no-data'],
]

/** Codes explained in a row: "CO Charge-Off   B Included in Bankruptcy". */
export function legendIn(cells: readonly string[]): [string, PaymentCode][] {
  return cells.flatMap(cell => {
    const [code = '', ...rest] = cell.split(/\s+(?:[=–-]\s+)?/)
    const meaning = MEANINGS.find(([words]) => words.test(plain(rest.join(' '))))
    return rest.length > 0 && /^[A-Z/]{1,3}$/.test(code) && meaning
      ? [[plain(code), meaning[1]] as [string, PaymentCode]]
      : []
  })
}
