import { z } from 'zod'
import { call } from './call.ts'
import { comparisonSchema } from './comparison.ts'

const isoDate = z.iso.date()
const box = z.tuple([z.number(), z.number(), z.number(), z.number()])
const evidence = z.object({
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
const violationSchema = z.object({
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
const stateLawSchema = z.object({
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

const timeLimitSchema = z.object({
  verdict: z.enum(['likely_time_barred', 'likely_not_time_barred', 'depends', 'unknown', 'not_applicable']),
  earliest_on: isoDate.nullable(),
  latest_on: isoDate.nullable(),
  statute: z.string().nullable(),
  why: z.string(),
  questions: z.array(z.object({ fact: z.string(), ask: z.string() })),
  warning: z.string(),
})

const deadlineSchema = z.object({
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
const pageSchema = z.object({
  number: z.int(),
  width: z.int(),
  height: z.int(),
  source: z.enum(['text-layer', 'ocr', 'mixed', 'typed']),
  confidence: z.number(),
  image_url: z.string().nullable(),
})

export const pagesState = z.enum(['held', 'kept', 'deleted'])

export const analysisSchema = z.object({
  success: z.literal(true),
  analysis_id: z.string(),
  timestamp: z.string(),
  file_name: z.string(),
  flow_type: flowType,
  dispute_id: z.string().nullable(),
  state: z.string().nullable(),
  law_as_of: isoDate,
  /** The day after which it is due for another look. */
  law_expires_on: isoDate,
  reading: z.object({
    source: z.enum(['text_layer', 'ocr', 'mixed']),
    pages: z.int(),
    confidence: z.number(),
    unread: z.array(z.string()),
  }),
  pages: z.array(pageSchema),
  /** Whether the pictures of the pages are there for the hour, kept as evidence, or deleted; and when they go. */
  pages_state: pagesState,
  pages_deleted_after: z.iso.datetime().nullable(),
  /** In the history of a person who paid. */
  saved: z.boolean(),
  letter_kind: z.string().nullable(),
  is_court_paper: z.boolean(),
  court_paper: z
    .object({
      words: z.string().nullable(),
      answer_by: isoDate.nullable(),
      rule: z.string().nullable(),
      note: z.string().nullable(),
    })
    .nullable(),
  original_creditor_only: z.boolean(),
  scam_signs: z.array(z.string()),
  /** Situations with their own way, the most pressing first. */
  flows: z.array(z.string()),
  facts: factsSchema,
  strategic_analysis: z.object({
    recommended_strategy: strategyName,
    alternatives: z.array(strategyName),
    success_probability: z.number().nullable(),
    success_factors: z.array(z.object({ label: z.string(), points: z.number() })),
    strategy_explanation: z.string(),
    urgency_level: z.enum(['critical', 'high', 'medium', 'low']),
    settlement_options: z.array(z.object({ amount: z.number(), savings: z.number(), percentage: z.number() })),
    current_collector: z.string().nullable(),
    debt_amount: z.number().nullable(),
  }),
  /** The same as in `violations`, where the specification also has them. */
  total_violations: z.int(),
  total_value: z.number(),
  violations: z.object({
    violation_count: z.int(),
    severity_score: z.number(),
    total_value: z.number(),
    legal_recovery_note: z.string(),
    violations: z.array(violationSchema),
    worth_asking: z.array(violationSchema),
    rules_checked: z.int(),
    could_not_check: z.array(z.object({ rule_id: z.string(), title: z.string(), missing: z.array(z.string()) })),
  }),
  /** Null while no state was chosen, and for papers it does not reach. */
  state_law: stateLawSchema.nullable(),
  /** Only what could change the findings, most telling first. */
  questions: z.array(z.object({ fact: z.string(), ask: z.string(), why: z.string() })),
  locked: z.object({ hidden_violations: z.int(), unlock: z.string().nullable() }),
  time_limit: timeLimitSchema,
  deadlines: z.array(deadlineSchema),
  urgency: z.array(z.object({ message: z.string() })),
  model_notice: z.object({
    compared: z.boolean(),
    language: z.enum(['en', 'es']),
    elements: z.array(
      z.object({
        id: z.string(),
        state: z.enum(['present', 'different', 'missing']),
        optional: z.boolean(),
        page: z.int().nullable(),
        evidence: z.array(evidence),
      }),
    ),
  }),
  /** Beside an earlier letter, when one was chosen. */
  comparison: comparisonSchema.nullable(),
  letter: z.object({ content: z.string().nullable() }),
})

export type AnalysisReply = z.infer<typeof analysisSchema>
export type ViolationReply = z.infer<typeof violationSchema>

/** Fields of the upload form besides the files. */
export const analyzeFields = z.object({
  state: z.string().optional(),
  service_type: z.string().default('debt'),
  user_issue: z.string().default('general'),
  upload_context: z.enum(['new', 'response']).default('new'),
  flow_type: flowType.default('generate'),
  user_email: z.string().optional(),
  is_authenticated: z.string().optional(),
  is_multi_page: z.string().optional(),
  dispute_id: z.string().optional(),
  user_letter_text: z.string().max(100_000).optional(),
  /** IANA name, so that days are counted where the person lives. */
  time_zone: z.string().max(60).optional(),
  /** JSON object of letter-facts section 3. */
  consumer_facts: z.string().max(20_000).optional(),
  earlier_analysis_id: z.string().optional(),
})

export const analyzeStrategic = call({
  method: 'POST',
  path: '/api/analyze-strategic',
  summary: 'Reads a letter and says what the law says about it.',
  multipart: { fields: analyzeFields, files: ['file', 'files', 'user_letter', 'envelope'] },
  reply: analysisSchema,
})

const analysisParams = z.object({ id: z.uuid() })

export const getAnalysis = call({
  method: 'GET',
  path: '/api/analyses/:id',
  summary: 'An analysis made before, as it was shown.',
  params: analysisParams,
  reply: analysisSchema,
})

/** Answers judged again at once, without reading the letter again. */
export const answerQuestions = call({
  method: 'POST',
  path: '/api/analyses/:id/facts',
  summary: 'Adds what the consumer knows and judges again.',
  params: analysisParams,
  body: z.object({
    state: z.string().length(2).optional(),
    /** Names of letter-facts section 3, snake_case; null is "none", absent is "I do not know". */
    consumer_facts: z.record(z.string(), z.unknown()).default({}),
  }),
  reply: analysisSchema,
})

/** The envelope is read in memory and thrown away; the day counts only once the person has confirmed it (`sent_on`). */
export const readEnvelope = call({
  method: 'POST',
  path: '/api/analyses/:id/envelope',
  summary: 'Reads the day of the postmark from a photo of the envelope. Nothing of the photo is kept.',
  params: analysisParams,
  multipart: { fields: z.object({}), files: ['envelope'] },
  reply: z.object({ success: z.literal(true), postmark: isoDate.nullable(), line: z.string() }),
})

/** Chooses one's own earlier letter to compare with, or none; the letter is judged again with it. */
export const setEarlier = call({
  method: 'POST',
  path: '/api/analyses/:id/earlier',
  summary: 'Compares with an earlier letter of the same person.',
  params: analysisParams,
  body: z.object({ earlier_analysis_id: z.uuid().nullable() }),
  reply: analysisSchema,
})

export const pageImage = call({
  method: 'GET',
  path: '/api/analyses/:id/pages/:page',
  summary: 'The picture of one page, as long as the upload is kept.',
  params: z.object({ id: z.uuid(), page: z.coerce.number().int().min(1).max(40) }),
  reply: z.instanceof(Uint8Array),
})

/** Server-sent events of real steps; the id is the one the page made and sent as `X-Analysis-Id`. */
export const analysisProgress = call({
  method: 'GET',
  path: '/api/analyses/:id/progress',
  summary: 'What the reader is doing now.',
  params: analysisParams,
  reply: z.string(),
})

export const progressEvent = z.discriminatedUnion('step', [
  z.object({ step: z.literal('received') }),
  z.object({ step: z.literal('page_read'), page: z.int(), pages: z.int() }),
  z.object({ step: z.literal('facts_found'), count: z.int() }),
  z.object({ step: z.literal('rules_checked'), count: z.int() }),
  z.object({ step: z.literal('done') }),
  z.object({ step: z.literal('failed'), code: z.string() }),
])

export type ProgressEvent = z.infer<typeof progressEvent>
