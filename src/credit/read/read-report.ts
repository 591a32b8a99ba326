import type { Paper } from '#reading/paper.ts'
import { notShown, shown, type Field, type Shown } from '#credit/field.ts'
import {
  BUREAUS,
  type Bureau,
  type BureauFile,
  type CreditReport,
  type ReportForm,
  type UnreadPart,
} from '#credit/report.ts'
import { bureauColumns, bureauOfPages } from './bureau.ts'
import { entriesOf, partsOfReport, type Part } from './entries.ts'
import { inquiriesOf } from './inquiries.ts'
import { personalOf } from './personal.ts'
import { recordsOf } from './records.ts'
import { cellOf, evidenceOf, rowsOf, type Row } from './rows.ts'
import { tradelinesOf } from './tradeline.ts'
import { printedDay, withoutWholeNumbers } from './values.ts'

/** Reads a credit report: one bureau's, the packet of three, or a tri-merge. Every field says where it stands, or why it is
 *  not shown. A paper that is no report gives no files. Social Security and account numbers are masked here.
 *  @example readCreditReport(paper).files[0].tradelines[0].balance // { known: true, value: 184200, label: 'Balance', … } */
export function readCreditReport(paper: Paper): CreditReport {
  const rows = rowsOf(paper)
  const isMerged = rows.filter(row => bureauColumns(row) !== undefined).length > 1
  const pages = paper.pages.length
  const files = isMerged ? mergedFiles(rows) : bureauFiles(rows, pages)
  const filled = files.filter(
    file =>
      file.tradelines.length + file.inquiries.length + file.publicRecords.length > 0 || file.personal.names.length > 0,
  )
  const form: ReportForm = isMerged ? 'tri-merge' : filled.length > 1 ? 'packet' : 'bureau'
  return {
    form,
    isFreeAnnualReport: rows.some(row =>
      /annualcreditreport|annual credit report request|\bacr\b.*report/i.test(row.text),
    ),
    pages,
    files: filled,
    unread: unreadParts(paper, filled),
  }
}

function bureauFiles(rows: readonly Row[], pages: number): BureauFile[] {
  const bureaus = bureauOfPages(rows, pages)
  return BUREAUS.filter(bureau => [...bureaus.values()].includes(bureau))
    .sort((a, b) => firstPage(bureaus, a) - firstPage(bureaus, b))
    .map(bureau =>
      fileOf(
        bureau,
        rows.filter(row => bureaus.get(row.page) === bureau),
      ),
    )
}

function firstPage(bureaus: ReadonlyMap<number, Bureau>, bureau: Bureau): number {
  return [...bureaus].find(([, one]) => one === bureau)?.[0] ?? 0
}

function fileOf(bureau: Bureau, rows: readonly Row[]): BureauFile {
  const parts = partsOfReport(rows)
  return {
    bureau,
    reportedOn: headField(rows, REPORT_DATE, printedDay),
    number: headField(rows, REPORT_NUMBER, text => (/\d{4}/.test(text) ? text : undefined)),
    personal: personalOf(personalRows(rows, parts), bureau),
    tradelines: numbered(bureau, tradelinesIn(parts, bureau)),
    publicRecords: numbered(`${bureau}-record`, recordsIn(parts, bureau)),
    inquiries: numbered(
      `${bureau}-inquiry`,
      inquiriesIn(parts).map(one => ({ ...one, bureau })),
    ),
    statements: statementsIn(parts),
  }
}

function mergedFiles(rows: readonly Row[]): BureauFile[] {
  const parts = partsOfReport(rows)
  const entries = parts.flatMap(entriesOf)
  const lines = entries.flatMap((entry, index) =>
    tradelinesOf(entry, undefined).map(line => ({ ...line, entry: `entry-${index + 1}` })),
  )
  const records = parts
    .filter(isRecords)
    .flatMap(entriesOf)
    .flatMap(entry => recordsOf(entry, undefined))
  const inquiries = inquiriesIn(parts)
  return BUREAUS.map(bureau => ({
    bureau,
    reportedOn: headField(rows, REPORT_DATE, printedDay),
    number: headField(rows, REPORT_NUMBER, text => (/\d{4}/.test(text) ? text : undefined)),
    personal: personalOf(personalRows(rows, parts), bureau),
    tradelines: numbered(
      bureau,
      lines.filter(line => line.bureau === bureau),
    ),
    publicRecords: numbered(
      `${bureau}-record`,
      records.filter(record => record.bureau === bureau),
    ),
    inquiries: numbered(
      `${bureau}-inquiry`,
      inquiries.filter(one => one.bureau === bureau).map(one => ({ ...one, bureau })),
    ),
    statements: [],
  }))
}

function numbered<T extends object>(prefix: string, items: readonly T[]): (T & { readonly id: string })[] {
  return items.map((item, index) => ({ id: `${prefix}-${index + 1}`, ...item }))
}

function tradelinesIn(parts: readonly Part[], bureau: Bureau): ReturnType<typeof tradelinesOf> {
  return parts
    .filter(part => part.section === 'accounts' || part.section === 'collections')
    .flatMap(entriesOf)
    .flatMap(entry => tradelinesOf(entry, bureau))
}

function isRecords({ section }: Part): boolean {
  return section === 'records' || section === 'bankruptcies' || section === 'judgments' || section === 'liens'
}

function recordsIn(parts: readonly Part[], bureau: Bureau): ReturnType<typeof recordsOf> {
  return parts
    .filter(isRecords)
    .flatMap(entriesOf)
    .flatMap(entry => recordsOf(entry, bureau))
}

function inquiriesIn(parts: readonly Part[]): ReturnType<typeof inquiriesOf> {
  return parts.filter(({ section }) => section.endsWith('inquiries')).flatMap(part => inquiriesOf(part))
}

/** The personal part, and what stands before the first part of all when the report has no heading for it. */
function personalRows(rows: readonly Row[], parts: readonly Part[]): readonly Row[] {
  const own = parts.filter(({ section }) => section === 'personal').flatMap(part => part.rows)
  return own.length > 0 ? own : rows.slice(0, HEAD)
}

const HEAD = 60
const REPORT_DATE =
  /^(?:report date|date generated|date created|date of report|credit report date|report generated|report created|generated on|date issued|prepared on|as of)\b:?/i
const REPORT_NUMBER = /^(?:confirmation|report|file|reference|disclosure|tracking)\s*(?:number|no\.?|#|id)\s*#?:?/i

/** A label among the first rows of a report, with its value in the same cell or the next. */
function headField<T>(rows: readonly Row[], label: RegExp, parse: (text: string) => T | undefined): Field<T> {
  for (const row of rows.slice(0, HEAD)) {
    for (const [index, cell] of row.cells.entries()) {
      const head = label.exec(cell.text)?.[0]
      if (head === undefined) continue
      const count = head.trim().split(/\s+/).length
      const rest = cell.words.slice(count)
      const value = rest.length > 0 ? cellOf(rest) : row.cells[index + 1]
      const parsed = value && parse(value.text)
      if (!value || parsed === undefined) continue
      const evidence = evidenceOf(row.page, value.words)
      return shown(parsed, { label: head.replace(/:$/, ''), evidence: [evidence], confidence: evidence.confidence })
    }
  }
  return notShown('absent')
}

/** What the person once wrote into the file: sentences, not "You currently do not have any". */
function statementsIn(parts: readonly Part[]): Shown<string>[] {
  const rows = parts.filter(({ section }) => section === 'statements').flatMap(part => part.rows)
  const own = rows.filter(
    row =>
      !/^(?:consumer statements? (?:are|is)|you currently do not|no (?:consumer )?statements?|provide more|would like)/i.test(
        row.text,
      ),
  )
  const quoted = own.filter(row => /["“]|statement\s*:/i.test(row.text))
  return quoted.map(row => {
    const words = row.cells.flatMap(cell => cell.words)
    const evidence = evidenceOf(row.page, words)
    const quote = withoutWholeNumbers(evidence.quote)
    return shown(quote, { label: '', evidence: [{ ...evidence, quote }], confidence: evidence.confidence })
  })
}

/** What the reader of pages could not read, and fields of accounts with words we could not take. */
function unreadParts(paper: Paper, files: readonly BureauFile[]): UnreadPart[] {
  const ofPages = paper.pages.flatMap(page => page.unread.map(what => ({ page: page.number, what })))
  const ofFields = files.flatMap(file =>
    file.tradelines.flatMap(line =>
      Object.values(line).flatMap(field => {
        if (typeof field !== 'object' || !('why' in field) || field.why !== 'unread') return []
        const seen = field.evidence?.[0]
        const [box] = seen?.boxes ?? []
        return [
          {
            page: seen?.page ?? line.pages[0] ?? 1,
            ...(box ? { box } : {}),
            what: `${line.creditor.value}: ${field.label ?? ''}`,
          },
        ]
      }),
    ),
  )
  return [...ofPages, ...ofFields]
}
