import { z } from 'zod'
export const isoDate = z.iso.date()
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])
export const evidence = z.object({
  page: z.int(),
  quote: z.string(),
  boxes: z.array(box),
  /** The piece of the page that stays when the page is deleted, and what of the page it shows. */
  piece: z.object({ url: z.string(), shows: box }).optional(),
})

function fact<T extends z.ZodType>(value: T) {
  return z.object({ value, confidence: z.number(), page: z.int(), quote: z.string(), boxes: z.array(box) }).nullable()
}

export const flowType = z.enum(['generate', 'enhance'])
export const strategyName = z.enum([
  'ATTORNEY NOW',
  'DEBT VALIDATION REQUEST',
  'DISPUTE',
  'CEASE AND DESIST',
  'STATUTE OF LIMITATIONS DEFENSE',
  'SETTLEMENT NEGOTIATION',
  'ATTORNEY REPRESENTATION NOTICE',
  'FDCPA VIOLATION DEMAND',
])

/** One finding, counted or worth asking. */
export const violationSchema = z.object({
  rule_id: z.string(),
  type: z.string(),
  violation_type: z.string(),
  title: z.string(),
  description: z.string(),
  why_it_matters: z.string(),
  legal_basis: z.string(),
  citations: z.array(z.object({ cite: z.string(), title: z.string(), url: z.string() })),
  strength: z.enum(['strong', 'likely', 'possible']),
  confidence: z.enum(['high', 'medium', 'low']),
  severity: z.number(),
  statutory_damages: z.number(),
  value: z.number(),
  evidence: z.array(evidence),
  absent: z.object({ expected: z.string(), model_form_line: z.int().nullable() }).nullable(),
  would_change_this: z.array(z.string()),
})

/** A text the chosen state wants on the letter, and that is not on it. */
const stateFindingSchema = z.object({
  id: z.string(),
  title: z.string(),
  expected: z.string(),
  why_it_matters: z.string(),
  cite: z.string(),
})

/** The chosen state's own law on letters: apart from the federal findings and never in their count. */
export const stateLawSchema = z.object({
  state: z.string(),
  /** Possible violations: the law was read and the occasion confirmed. */
  findings: z.array(stateFindingSchema),
  /** To ask the collector about. */
  worth_asking: z.array(stateFindingSchema),
  /** How many of both a plan would show. */
  hidden: z.int(),
  damages_note: z.string(),
  license: z.object({
    needed: z.boolean().nullable(),
    cite: z.string(),
    register: z.string().nullable(),
    note: z.string().nullable(),
    numbers: z.array(z.string()),
  }),
  questions: z.array(z.object({ fact: z.string(), ask: z.string(), why: z.string() })),
})

export const timeLimitSchema = z.object({
  verdict: z.enum(['likely_time_barred', 'likely_not_time_barred', 'depends', 'unknown', 'not_applicable']),
  earliest_on: isoDate.nullable(),
  latest_on: isoDate.nullable(),
  statute: z.string().nullable(),
  why: z.string(),
  questions: z.array(z.object({ fact: z.string(), ask: z.string() })),
  warning: z.string(),
})

export const deadlineSchema = z.object({
  id: z.string(),
  on: isoDate,
  days_left: z.int(),
  basis: z.string(),
  assumed: z.boolean(),
  what: z.string(),
  what_is_lost: z.string(),
})

export const factsSchema = z.object({
  collector_name: fact(z.string()),
  collector_address: fact(z.string()),
  original_creditor: fact(z.string()),
  current_creditor: fact(z.string()),
  account_number: fact(z.string()),
  reference_number: fact(z.string()),
  amount_total: fact(z.number()),
  itemization: z
    .object({
      date: isoDate.nullable(),
      amount_then: z.number().nullable(),
      interest: z.number().nullable(),
      fees: z.number().nullable(),
      credits: z.number().nullable(),
    })
    .nullable(),
  letter_date: fact(isoDate),
  dispute_deadline: fact(isoDate),
  phone: fact(z.string()),
  email: fact(z.string()),
  website: fact(z.string()),
  consumer_name: fact(z.string()),
  consumer_address: fact(z.string()),
  settlement_offers: z.array(
    z.object({
      amount: z.number().nullable(),
      percent: z.number().nullable(),
      deadline: isoDate.nullable(),
      page: z.int(),
      quote: z.string(),
      boxes: z.array(box),
    }),
  ),
  threatened_actions: z.array(
    z.object({
      action: z.string(),
      modality: z.enum(['will', 'intends', 'may', 'conditional']),
      page: z.int(),
      quote: z.string(),
      boxes: z.array(box),
    }),
  ),
})

/** A page as the proof overlay needs it; the picture itself is fetched by its own call. */
export const pageSchema = z.object({
  number: z.int(),
  width: z.int(),
  height: z.int(),
  source: z.enum(['text-layer', 'ocr', 'mixed', 'typed']),
  confidence: z.number(),
  image_url: z.string().nullable(),
})

export const pagesState = z.enum(['held', 'kept', 'deleted'])
