import type { z } from 'zod'
import type { CreditAnalysis, CreditEntry, CreditErrorReply, creditReports } from '#contract/credit-reports.ts'
import { BUREAU_NAMES } from '#credit/bureau-names.ts'
import { isDisputed } from '#credit/categories.ts'
import { claimOf, restsOnLaw } from '#credit/claims.ts'
import { acrossBureaus, type CreditCase } from '#credit/credit-case.ts'
import type { CreditError } from '#credit/credit-error.ts'
import { kindOfError } from '#credit/error-kinds.ts'
import { printedOf, type Field } from '#credit/field.ts'
import { findCreditErrors } from '#credit/find-errors.ts'
import { creditQuestions, toldBy } from '#credit/questions.ts'
import { allTradelines, type CreditReport, type Tradeline } from '#credit/report.ts'
import { DEFAULT_SCORE, scoreEstimate } from '#credit/score-estimate.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { todayIn } from '#server/clock.ts'
import type { Room } from '#server/room.ts'
import { debtsOfLetters } from './debts-of-letters.ts'
import { deletedItems } from './deleted-items.ts'
import type { CreditReportRow } from './reports-table.ts'

/** What is known when a report is judged: the report, what was told of it, the collection letters already analysed, and
 *  what bureaus deleted before. */
export async function caseOf(room: Room, owner: Owner, row: CreditReportRow): Promise<CreditCase> {
  const about = {
    report: row.report,
    profile: { formerNames: [], addresses: [], employers: [] },
    letters: await debtsOfLetters(room.db, owner),
    deleted: await deletedItems(room, owner),
    on: todayIn(room.clock),
  }
  return { ...about, told: toldBy(about, row.told) }
}

export async function errorsOfReport(room: Room, owner: Owner, row: CreditReportRow): Promise<readonly CreditError[]> {
  return findCreditErrors(await caseOf(room, owner, row))
}

export async function presentReport(room: Room, owner: Owner, row: CreditReportRow): Promise<CreditAnalysis> {
  const about = await caseOf(room, owner, row)
  const errors = findCreditErrors(about)
  const { report } = row
  return {
    report_id: row.id,
    file_name: row.fileName,
    created_at: row.createdAt.toISOString(),
    pages: report.pages,
    is_free_annual: report.isFreeAnnualReport,
    bureaus: report.files.map(file => ({
      bureau: file.bureau,
      name: BUREAU_NAMES[file.bureau],
      date: file.reportedOn.known ? file.reportedOn.value : null,
      number: file.number.known ? file.number.value : null,
    })),
    errors_found: errors.filter(({ kind }) => isDisputed(kind)).length,
    bureaus_affected: [...new Set(errors.flatMap(({ bureaus }) => bureaus))],
    score_impact: scoreEstimate(DEFAULT_SCORE, errors.length).improvement,
    credit_score: null,
    errors: errors.map(error => presentError(error, about)),
    entries: entriesOf(about),
    unread: report.unread.map(({ page, what }) => `Page ${page}: ${what}`),
    questions: creditQuestions(about, row.told).map(({ id, entry, ask, why, control, months, given }) => ({
      id,
      entry: entry ?? null,
      ask,
      why,
      control,
      months: [...months],
      given: given ?? null,
    })),
  }
}

export async function presentReports(
  room: Room,
  owner: Owner,
  rows: readonly CreditReportRow[],
): Promise<z.input<typeof creditReports.reply>['reports']> {
  return Promise.all(
    rows.map(async row => ({
      report_id: row.id,
      file_name: row.fileName,
      created_at: row.createdAt.toISOString(),
      bureaus: row.report.files.map(({ bureau }) => bureau),
      errors_found: (await errorsOfReport(room, owner, row)).filter(({ kind }) => isDisputed(kind)).length,
    })),
  )
}

function presentError(error: CreditError, about: CreditCase): CreditErrorReply {
  const kind = kindOfError(error.kind)
  return {
    id: error.id,
    type: error.kind,
    category: kind.category,
    title: restsOnLaw(error.certainty) ? kind.label : 'Bureaus normally take this out',
    description: error.reason,
    account: nameOf(error, about),
    bureaus: [...error.bureaus],
    certainty: error.certainty,
    confirm: error.confirm ?? null,
    claim: claimOf(error.kind, error.certainty).says,
    quotes: error.quotes.map(({ label, value, evidence }) => ({ label, value, page: evidence[0]?.page ?? null })),
    dates: error.dates.map(({ label, date }) => ({ label, date })),
    citations: restsOnLaw(error.certainty) ? [...kind.citations] : [],
    proof_helps: [...kind.proofHelps],
    caution: kind.caution ?? null,
    can_dispute: isDisputed(error.kind),
  }
}

/** The entry an error is about: of several columns of one entry the first. */
export function lineOf(error: CreditError, report: CreditReport): Tradeline | undefined {
  return allTradelines(report).find(({ id, entry }) => id === error.ref || entry === error.ref)
}

/** What the entry is called on the report; the bureau for an error of a whole file. */
export function nameOf(error: CreditError, { report }: Pick<CreditCase, 'report'>): string {
  const line = lineOf(error, report)
  if (line) return line.creditor.value
  const inquiry = report.files.flatMap(({ inquiries }) => inquiries).find(({ id }) => id === error.ref)
  if (inquiry) return inquiry.name.value
  const record = report.files.flatMap(({ publicRecords }) => publicRecords).find(({ id }) => id === error.ref)
  if (record) return RECORDS[record.kind]
  return error.bureaus.map(bureau => BUREAU_NAMES[bureau]).join(', ')
}

const RECORDS = { bankruptcy: 'Bankruptcy', judgment: 'Judgment', lien: 'Tax lien', other: 'Public record' } as const

const ROWS: readonly (readonly [label: string, field: (line: Tradeline) => Field<unknown>])[] = [
  ['Original creditor', line => line.originalCreditor],
  ['Status', line => line.status],
  ['Balance', line => line.balance],
  ['Past due', line => line.pastDue],
  ['Opened', line => line.opened],
  ['First delinquency', line => line.firstDelinquency],
  ['Last payment', line => line.lastPayment],
  ['Reported', line => line.reported],
  ['To be removed', line => line.removal],
]

function entriesOf(about: CreditCase): CreditEntry[] {
  const groups = acrossBureaus(about)
  const grouped = new Set(groups.flat().map(({ id }) => id))
  const alone = allTradelines(about.report).filter(({ id }) => !grouped.has(id))
  return [...groups, ...alone.map(line => [line])].map(lines => ({
    title: lines[0]!.creditor.value,
    account: lines[0]!.account.known ? lines[0]!.account.value : null,
    bureaus: lines.map(({ bureau }) => bureau),
    rows: ROWS.flatMap(([label, fieldOf]) => {
      const shown = lines.map(line => [line.bureau, printedOf(fieldOf(line)) ?? null] as const)
      if (shown.every(([, value]) => value === null)) return []
      const values = new Set(
        lines.flatMap(line => (fieldOf(line).known ? [String((fieldOf(line) as { value: unknown }).value)] : [])),
      )
      return [{ label, values: Object.fromEntries(shown), differs: values.size > 1 }]
    }),
    unread: lines.flatMap(line => ROWS.flatMap(([label, fieldOf]) => (isUnread(fieldOf(line)) ? [label] : []))),
  }))
}

function isUnread(field: Field<unknown>): boolean {
  return !field.known && field.why === 'unread'
}
