import type { CALLS } from '#contract/index.ts'
import type { CREDIT_REPORT_CALLS } from '#contract/credit-reports.ts'
import { refuse } from '#server/errors.ts'
import type { Route } from '#server/route.ts'
import { presentReport, presentReports } from './present-report.ts'
import { analyzeReport } from './read-report.ts'
import * as table from './reports-table.ts'

const UPLOAD_BYTES = 12 * 1024 * 1024

const analyzeCredit: Route<typeof CALLS.analyzeCredit> = {
  who: 'person',
  perMinute: 12,
  bodyBytes: UPLOAD_BYTES,
  handle: async ({ room, owner, request }) => analyzeReport(room, owner, request),
}

const creditReports: Route<typeof CALLS.creditReports> = {
  who: 'person',
  perMinute: 60,
  handle: async ({ room, owner }) => ({
    success: true,
    reports: await presentReports(room, owner, await table.reportsOf(room.db, owner)),
  }),
}

const creditReport: Route<typeof CALLS.creditReport> = {
  who: 'person',
  perMinute: 60,
  handle: async ({ room, owner, params }) => {
    const row = await table.findReport(room.db, owner, params.id)
    if (!row) throw refuse.notFound()
    return { success: true, analysis: await presentReport(room, owner, row) }
  },
}

const deleteCreditReport: Route<typeof CALLS.deleteCreditReport> = {
  who: 'person',
  handle: async ({ room, owner, params }) => {
    if (!(await table.removeReport(room.db, owner, params.id))) throw refuse.notFound()
    return { success: true }
  },
}

type Calls = typeof CREDIT_REPORT_CALLS

/** The handlers of the reports themselves. */
export const CREDIT_REPORT_ROUTES: { readonly [Name in keyof Calls]: Route<Calls[Name]> } = {
  analyzeCredit,
  creditReports,
  creditReport,
  deleteCreditReport,
}
