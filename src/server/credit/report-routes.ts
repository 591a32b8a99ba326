import type { CALLS } from '#contract/index.ts'
import type { CREDIT_REPORT_CALLS } from '#contract/credit-reports.ts'
import { creditQuestions, isAnswerTo } from '#credit/questions.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import { caseOf, presentReport, presentReports } from './present-report.ts'
import { analyzeReport, refusalOf, stopReading } from './accept-report.ts'
import * as readings from './readings-table.ts'
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
    readings: (await readings.readingsOf(room.db, owner)).map(({ id, fileName, createdAt, failure }) => ({
      reading_id: id,
      file_name: fileName,
      created_at: createdAt.toISOString(),
      failure: failure && { error: failure.message, suggestion: failure.suggestion },
    })),
  }),
}

const creditReport: Route<typeof CALLS.creditReport> = {
  who: 'person',
  perMinute: 60,
  handle: async ({ room, owner, params }) => {
    const row = await table.findReport(room.db, owner, params.id)
    if (!row) throw refusalOf(await readings.findReading(room.db, owner, params.id))
    return { success: true, analysis: await presentReport(room, owner, row) }
  },
}

const answerCreditQuestion: Route<typeof CALLS.answerCreditQuestion> = {
  who: 'person',
  perMinute: 120,
  handle: async ({ room, owner, params, body: { question: id, answer } }) => {
    const row = await table.findReport(room.db, owner, params.id)
    if (!row) throw refuse.notFound()
    const about = await caseOf(room, owner, row)
    const question = creditQuestions(about, row.told).find(one => one.id === id)
    if (!question) throw refuse.notFound()
    if (answer !== null && !isAnswerTo(question, answer, about.on))
      throw refuse.invalidRequest('this does not answer the question. A day must not be in the future.')
    await table.setAnswer(room.db, owner, row.id, { question: id, answer })
    const told = (await table.findReport(room.db, owner, row.id)) ?? row
    return { success: true, analysis: await presentReport(room, owner, told) }
  },
}

const deleteCreditReport: Route<typeof CALLS.deleteCreditReport> = {
  who: 'person',
  handle: async ({ room, owner, params }) => {
    const isRemoved = await table.removeReport(room.db, owner, params.id)
    if (!isRemoved && !(await stopReading(room, owner, params.id))) throw refuse.notFound()
    return { success: true }
  },
}

type Calls = typeof CREDIT_REPORT_CALLS

/** The handlers of the reports themselves. */
export const CREDIT_REPORT_ROUTES: { readonly [Name in keyof Calls]: Route<Calls[Name]> } = {
  analyzeCredit,
  creditReports,
  creditReport,
  answerCreditQuestion,
  deleteCreditReport,
}
