import { isoDate, type IsoDate } from '#units/iso-date.ts'
import { issueToday } from './issue-names.ts'

/** A row of the CFPB's export, by the columns this needs. */
export interface ComplaintRow {
  readonly 'Date received': string
  readonly Product: string
  readonly 'Sub-product': string
  readonly Issue: string
  readonly Company: string
  readonly State: string
  readonly 'Company response to consumer': string
  readonly 'Timely response?': string
  readonly 'Consumer disputed?': string
}

export const NEEDED_COLUMNS: readonly (keyof ComplaintRow)[] = [
  'Date received',
  'Product',
  'Sub-product',
  'Issue',
  'Company',
  'State',
  'Company response to consumer',
  'Timely response?',
  'Consumer disputed?',
]

type Counts = Map<string, number>

/** What is counted of one company. Its size grows with names, years and states, not with complaints. */
export interface CompanyCount {
  allProducts: number
  firstSeen: IsoDate
  lastSeen: IsoDate
  complaints: number
  readonly byYear: Counts
  readonly byIssue: Counts
  readonly bySubProduct: Counts
  readonly byState: Counts
  readonly byAnswer: Counts
  answeredInTime: number
  timeKnown: number
  disputed: number
  disputeKnown: number
}

/** Counts the export row by row, so that a file of any length needs the memory of its companies alone. */
export class ComplaintCount {
  readonly companies = new Map<string, CompanyCount>()
  readonly overall = emptyCount('9999-12-31' as IsoDate)
  rows = 0
  /** Rows without a company or a day that exists. */
  unread = 0

  add(row: ComplaintRow): void {
    this.rows += 1
    const on = isoDate(row['Date received'].slice(0, 10)) ?? americanDay(row['Date received'])
    if (row.Company === '' || on === undefined) {
      this.unread += 1
      return
    }
    const company = this.companies.get(row.Company) ?? emptyCount(on)
    this.companies.set(row.Company, company)
    for (const count of [company, this.overall]) addRow(count, row, on)
  }
}

/** The product, as the CFPB names it. */
const DEBT_COLLECTION = 'Debt collection'

function addRow(count: CompanyCount, row: ComplaintRow, on: IsoDate): void {
  count.allProducts += 1
  if (on < count.firstSeen) count.firstSeen = on
  if (on > count.lastSeen) count.lastSeen = on
  if (row.Product !== DEBT_COLLECTION) return
  count.complaints += 1
  one(count.byYear, on.slice(0, 4))
  one(count.byIssue, issueToday(row.Issue))
  one(count.bySubProduct, row['Sub-product'])
  one(count.byState, row.State)
  one(count.byAnswer, row['Company response to consumer'])
  if (row['Timely response?'] === 'Yes' || row['Timely response?'] === 'No') {
    count.timeKnown += 1
    if (row['Timely response?'] === 'Yes') count.answeredInTime += 1
  }
  if (row['Consumer disputed?'] === 'Yes' || row['Consumer disputed?'] === 'No') {
    count.disputeKnown += 1
    if (row['Consumer disputed?'] === 'Yes') count.disputed += 1
  }
}

function one(counts: Counts, name: string): void {
  if (name !== '') counts.set(name, (counts.get(name) ?? 0) + 1)
}

function americanDay(text: string): IsoDate | undefined {
  const [, month, date, year] = /^(\d{2})\/(\d{2})\/(\d{4})/.exec(text) ?? []
  return isoDate(`${year}-${month}-${date}`)
}

function emptyCount(firstSeen: IsoDate): CompanyCount {
  return {
    allProducts: 0,
    firstSeen,
    lastSeen: '0001-01-01' as IsoDate,
    complaints: 0,
    byYear: new Map(),
    byIssue: new Map(),
    bySubProduct: new Map(),
    byState: new Map(),
    byAnswer: new Map(),
    answeredInTime: 0,
    timeKnown: 0,
    disputed: 0,
    disputeKnown: 0,
  }
}
