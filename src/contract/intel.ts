import { z } from 'zod'
import { call } from './call.ts'

const date = z.iso.date()

/** A share of complaints with its 95 % interval, where there is one. */
const shareSchema = z.object({
  share: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  of: z.int(),
})

const foundSchema = z.object({
  id: z.string(),
  name: z.string(),
  other_names: z.array(z.string()),
  /** About debt collection; null when the sources have none under this name. */
  complaints: z.int().nullable(),
})

const issueSchema = z.object({ issue: z.string(), in_words: z.string(), count: z.int() })

const profileSchema = z.object({
  id: z.string(),
  name: z.string(),
  other_names: z.array(z.string()),
  kind: z.enum(['agency', 'buyer', 'law_firm']).nullable(),
  /** Its business is mainly debt collection; null when unknown. */
  mainly_collects: z.boolean().nullable(),
  complaints: z
    .object({
      company: z.string(),
      total: z.int(),
      through: date,
      /** `partial`: the count stops within the year. */
      by_year: z.array(z.object({ year: z.int(), count: z.int(), partial: z.boolean() })),
      all_products: z.object({ total: z.int(), through: date, name: z.string() }).nullable(),
    })
    .nullable(),
  issues: z.object({ of: z.int(), list: z.array(issueSchema) }).nullable(),
  answers: z
    .object({
      from: date,
      to: date,
      sampled: z.boolean(),
      relief: shareSchema.nullable(),
      in_time: shareSchema.nullable(),
    })
    .nullable(),
  /** Share of complaints that ended with relief, as the specification names it; null when too few were read. */
  fold_rate: z.number().nullable(),
  /** No public source says how long a collector takes to answer, so this stays null. */
  avg_response_days: z.null(),
  /** What people complain of most, in plain words. */
  tactics: z.array(z.string()),
  registry: z.array(
    z.object({
      name: z.string(),
      parent: z.string().nullable(),
      mailing_address: z.string().nullable(),
      phone: z.string().nullable(),
      website: z.string().nullable(),
      licence_states: z.array(z.string()).nullable(),
      as_of: date.nullable(),
      source: z.string(),
      confidence: z.enum(['high', 'medium']),
    }),
  ),
  enforcement: z.array(
    z.object({
      agency: z.string(),
      year: z.int(),
      date: z.string().nullable(),
      what: z.string(),
      stage: z.enum(['order', 'settlement', 'filing_or_notice']),
      source: z.string(),
    }),
  ),
  /** The person's own letters from this collector, newest first. */
  your_letters: z.array(
    z.object({ analysis_id: z.uuid(), created_at: z.string(), violation_count: z.int().nullable() }),
  ),
})

export type CollectorProfile = z.output<typeof profileSchema>
export type FoundCollector = z.output<typeof foundSchema>

export const searchCollectors = call({
  method: 'GET',
  path: '/api/collector-intel',
  summary: 'Collectors of the public sources by name, other names and with typing errors.',
  query: z.object({ name: z.string().max(200) }),
  reply: z.object({ success: z.literal(true), collectors: z.array(foundSchema) }),
})

export const collectorOverview = call({
  method: 'GET',
  path: '/api/collector-intel/overview',
  summary: 'The names that stand in most complaints, and what people complain of.',
  reply: z.object({
    success: z.literal(true),
    most_named: z.array(foundSchema),
    /** The last day counted by name. */
    named_through: date,
    total: z.int(),
    through: date,
    issues: z.array(issueSchema),
  }),
})

export const collectorProfile = call({
  method: 'GET',
  path: '/api/collector-intel/:collector',
  summary: 'What public sources say of one collector, and one’s own letters from it.',
  params: z.object({ collector: z.string().min(1).max(200) }),
  reply: z.object({ success: z.literal(true), collector: profileSchema }),
})
