import { z } from 'zod'
import { call } from './call.ts'
import { mailOrigin } from './inbound-mail.ts'

const isoDate = z.iso.date()
/** IANA name, so that *today* is the person's own day. */
const where = { time_zone: z.string().max(60).optional() }

const analysisItem = z.object({
  id: z.uuid(),
  collector_name: z.string().nullable(),
  file_name: z.string(),
  created_at: z.string(),
  status: z.enum(['waiting', 'reading', 'done', 'failed']),
  violations_count: z.int(),
  severity_score: z.int(),
  is_court_paper: z.boolean(),
  /** Null: it did not come by mail. */
  mail: mailOrigin.nullable(),
})

export type AnalysisItem = z.infer<typeof analysisItem>

const userAnalyses = call({
  method: 'GET',
  path: '/api/user/analyses',
  summary: 'The letters one had analyzed, newest first.',
  query: z.object({ ...where, limit: z.coerce.number().int().min(1).max(500).default(500) }),
  reply: z.object({
    success: z.literal(true),
    analyses: z.array(analysisItem),
    stats: z.object({ total: z.int(), today: z.int() }),
  }),
})

const stats = z.object({
  totalAnalyses: z.int(),
  analysesThisMonth: z.int(),
  violationsFound: z.int(),
  strongViolations: z.int(),
  /** Dollars. The specification's value for each, summed: a negotiation estimate.  @law decision 14 */
  totalViolationValue: z.number(),
  /** Dollars the person confirmed to have saved. */
  totalSavings: z.number(),
  collectors: z.int(),
  creditErrorsFound: z.int(),
  creditDisputesSubmitted: z.int(),
  creditBureausScanned: z.int(),
  activeDisputes: z.int(),
  total: z.int(),
})

export type Stats = z.infer<typeof stats>

const userStats = call({
  method: 'GET',
  path: '/api/user/stats',
  summary: 'What one’s letters add up to.',
  query: z.object(where),
  reply: z.object({ success: z.literal(true), stats }),
})

const dueItem = z.object({
  id: z.string(),
  /** Null: the paper is from a court and its day is not known yet. */
  on: isoDate.nullable(),
  /** Negative when its day is past. */
  days_left: z.int().nullable(),
  title: z.string(),
  text: z.string(),
  what_is_lost: z.string(),
  /** Counted from an assumed day, not one the person told us. */
  assumed: z.boolean(),
  /** A court may decide without the person when this day is lost. */
  is_court: z.boolean(),
  analysis_id: z.uuid().nullable(),
  dispute_id: z.uuid().nullable(),
})

export type DueItem = z.infer<typeof dueItem>

const userDue = call({
  method: 'GET',
  path: '/api/user/due',
  summary: 'What is due, the nearest day first.',
  query: z.object(where),
  reply: z.object({ success: z.literal(true), due: z.array(dueItem) }),
})

/** The dashboard’s calls. */
export const DASHBOARD_CALLS = { userAnalyses, userStats, userDue }
