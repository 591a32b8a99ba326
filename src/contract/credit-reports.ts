import { z } from 'zod'
import { ERROR_CATEGORIES } from '#credit/categories.ts'
import { CREDIT_ERROR_KINDS, type CreditErrorKind } from '#credit/error-kinds.ts'
import { BUREAUS } from '#credit/report.ts'
import { call } from './call.ts'

const bureau = z.enum(BUREAUS)
const isoDate = z.iso.date()
const kind = z.enum(CREDIT_ERROR_KINDS as readonly [CreditErrorKind, ...CreditErrorKind[]])
const idParams = z.object({ id: z.uuid() })

/** An error as the lists show it: what, where, why, which law, what proof helps. */
const creditError = z.object({
  id: z.string(),
  /** The kind of the taxonomy. */
  type: kind,
  category: z.enum(ERROR_CATEGORIES),
  title: z.string(),
  /** Why, in plain words. */
  description: z.string(),
  account: z.string(),
  bureaus: z.array(bureau),
  certainty: z.enum(['violation', 'policy', 'practice', 'confirm', 'told', 'contested']),
  /** What the person must confirm before a letter may say it. */
  confirm: z.string().nullable(),
  /** What a letter would say. */
  claim: z.string(),
  quotes: z.array(z.object({ label: z.string(), value: z.string(), page: z.int().nullable() })),
  dates: z.array(z.object({ label: z.string(), date: z.string() })),
  citations: z.array(z.string()),
  proof_helps: z.array(z.string()),
  caution: z.string().nullable(),
  /** A letter disputes it; false for what is only explained. */
  can_dispute: z.boolean(),
})
export type CreditErrorReply = z.infer<typeof creditError>

/** One account by bureau: what each shows, and where they differ. */
const entry = z.object({
  title: z.string(),
  account: z.string().nullable(),
  bureaus: z.array(bureau),
  rows: z.array(
    z.object({
      label: z.string(),
      /** As printed; null where a bureau does not show it. */
      values: z.partialRecord(bureau, z.string().nullable()),
      differs: z.boolean(),
    }),
  ),
  /** Labels under which something stands that could not be read. */
  unread: z.array(z.string()),
})
export type CreditEntry = z.infer<typeof entry>

/** Yes or no, a day, a month, or `never`. */
const answer = z.union([z.boolean(), z.string().max(10)])

const analysis = z.object({
  report_id: z.uuid(),
  file_name: z.string(),
  created_at: z.string(),
  pages: z.int(),
  is_free_annual: z.boolean(),
  bureaus: z.array(z.object({ bureau, name: z.string(), date: isoDate.nullable(), number: z.string().nullable() })),
  /** Number of likely errors. */
  errors_found: z.int(),
  bureaus_affected: z.array(bureau),
  /** The illustration of the simulator for these errors, labelled; not a forecast. */
  score_impact: z.int(),
  /** Reports print no score that can be relied on: null. */
  credit_score: z.int().nullable(),
  errors: z.array(creditError),
  entries: z.array(entry),
  /** Parts that could not be read, in plain words. */
  unread: z.array(z.string()),
  /** What only the person knows, and would change the errors. */
  questions: z.array(
    z.object({
      id: z.string(),
      /** The entry it is about; null when it is about the person. */
      entry: z.string().nullable(),
      ask: z.string(),
      why: z.string(),
      control: z.enum(['yes-no', 'day', 'day-or-never', 'month']),
      /** Those to choose from, as `YYYY-MM`. */
      months: z.array(z.string()),
      given: answer.nullable(),
    }),
  ),
})
export type CreditAnalysis = z.infer<typeof analysis>

const exampleError = z.object({ id: z.string(), type: z.string(), description: z.string(), account: z.string() })

/** Refused when it cannot be read, unless the person asked to see examples then: those are marked, and no letter is made
 *  from them.  @law decision 22 */
export const analyzeCredit = call({
  method: 'POST',
  path: '/api/credit-repair/analyze',
  summary: 'Reads a credit report and shows its likely errors.',
  multipart: { fields: z.object({ show_examples: z.enum(['yes', 'no']).optional() }), files: ['file', 'files'] },
  reply: z.union([
    z.object({ success: z.literal(true), analysis }),
    z.object({
      success: z.literal(false),
      error: z.string(),
      suggestion: z.string(),
      mock_data: z.object({ errors: z.array(exampleError) }),
    }),
  ]),
})

export const creditReports = call({
  method: 'GET',
  path: '/api/credit-repair/reports',
  summary: 'The credit reports that were read, newest first.',
  reply: z.object({
    success: z.literal(true),
    reports: z.array(
      z.object({
        report_id: z.uuid(),
        file_name: z.string(),
        created_at: z.string(),
        bureaus: z.array(bureau),
        errors_found: z.int(),
      }),
    ),
    /** Those still being read, and those that could not be: each until it is deleted. */
    readings: z.array(
      z.object({
        reading_id: z.uuid(),
        file_name: z.string(),
        created_at: z.string(),
        failure: z.object({ error: z.string(), suggestion: z.string() }).nullable(),
      }),
    ),
  }),
})

const creditReport = call({
  method: 'GET',
  path: '/api/credit-repair/report/:id',
  summary: 'One credit report as it was read, with its likely errors.',
  params: idParams,
  reply: z.object({ success: z.literal(true), analysis }),
})

const answerCreditQuestion = call({
  method: 'POST',
  path: '/api/credit-repair/report/:id/answers',
  summary: 'Takes one answer of the person; the report is judged anew, and not read again.',
  params: idParams,
  body: z.object({
    question: z.string().max(160),
    /** Null takes the answer back. */
    answer: answer.nullable(),
  }),
  reply: z.object({ success: z.literal(true), analysis }),
})

const deleteCreditReport = call({
  method: 'DELETE',
  path: '/api/credit-repair/report/:id',
  summary: 'Deletes what was read in a credit report, or stops its reading.',
  params: idParams,
  reply: z.object({ success: z.literal(true) }),
})

/** Every call about the reports themselves. */
export const CREDIT_REPORT_CALLS = {
  analyzeCredit,
  creditReports,
  creditReport,
  answerCreditQuestion,
  deleteCreditReport,
}
