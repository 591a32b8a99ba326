import { z } from 'zod'
import { call } from './call.ts'

const historyViolation = z.object({
  id: z.string(),
  type: z.string(),
  title: z.string(),
  description: z.string(),
  /** Dollars of the negotiation estimate.  @law decision 14 */
  value: z.number(),
  collectorName: z.string().nullable(),
  letterDate: z.iso.date().nullable(),
  analysisId: z.uuid().nullable(),
  severity: z.int().nullable(),
  law: z.string(),
  date: z.iso.date(),
  hasEvidence: z.boolean(),
  source: z.enum(['letter', 'user_added']),
})

export type HistoryViolationReply = z.infer<typeof historyViolation>

const allViolations = call({
  method: 'GET',
  path: '/api/user/violations/all',
  summary: 'Every violation found in one’s letters or added by oneself.',
  reply: z.object({
    success: z.literal(true),
    violations: z.array(historyViolation),
    /** How many more a plan would show. */
    hidden: z.int(),
  }),
})

const text = (most: number) => z.string().trim().min(1).max(most)

const addViolation = call({
  method: 'POST',
  path: '/api/violations/user-added',
  summary: 'Keeps a violation the person saw themselves.',
  body: z.object({
    violation: z.object({
      type: text(120),
      description: text(2000),
      date: z.iso.date().nullish(),
      collectorName: z.string().trim().max(200).nullish(),
      hasEvidence: z.boolean().default(false),
    }),
  }),
  reply: z.object({ success: z.literal(true), violation: historyViolation }),
})

const removeViolation = call({
  method: 'DELETE',
  path: '/api/violations/user-added/:id',
  summary: 'Deletes a violation the person added.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})

const checkCombos = call({
  method: 'POST',
  path: '/api/violations/check-combos',
  summary: 'Whether violations of one collector weigh more together, for negotiation.',
  body: z.object({
    violations: z
      .array(z.looseObject({ type: z.string().max(120), collectorName: z.string().max(200).nullish() }))
      .max(500),
  }),
  reply: z.object({
    success: z.literal(true),
    combo: z.object({ name: z.string(), emoji: z.string(), multiplier: z.number(), message: z.string() }).nullable(),
  }),
})

/** The violation centre’s calls. */
export const VIOLATION_CALLS = { allViolations, addViolation, removeViolation, checkCombos }
