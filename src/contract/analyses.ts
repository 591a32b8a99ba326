import { z } from 'zod'
import {
  isoDate,
  evidence,
  flowType,
  strategyName,
  violationSchema,
  stateLawSchema,
  timeLimitSchema,
  deadlineSchema,
  factsSchema,
  pageSchema,
  pagesState,
} from './analysis-parts.ts'
import { call } from './call.ts'
import { comparisonSchema } from './comparison.ts'
import { mailOrigin } from './inbound-mail.ts'
import { number, text, whole, yesOrNo } from './plain.ts'

export const analysisSchema = z.object({
  success: z.literal(true),
  analysis_id: text,
  timestamp: text,
  file_name: text,
  flow_type: flowType,
  dispute_id: text.nullable(),
  state: text.nullable(),
  law_as_of: isoDate,
  /** The day after which it is due for another look. */
  law_expires_on: isoDate,
  reading: z.object({
    source: z.enum(['text_layer', 'ocr', 'mixed']),
    pages: whole,
    confidence: number,
    unread: z.array(text),
  }),
  pages: z.array(pageSchema),
  /** Whether the pictures of the pages are there for the hour, kept as evidence, or deleted; and when they go. */
  pages_state: pagesState,
  pages_deleted_after: z.iso.datetime().nullable(),
  /** In the history of a person who paid. */
  saved: yesOrNo,
  letter_kind: text.nullable(),
  is_court_paper: yesOrNo,
  court_paper: z
    .object({
      words: text.nullable(),
      answer_by: isoDate.nullable(),
      rule: text.nullable(),
      note: text.nullable(),
    })
    .nullable(),
  original_creditor_only: yesOrNo,
  scam_signs: z.array(text),
  /** Situations with their own way, the most pressing first. */
  flows: z.array(text),
  facts: factsSchema,
  strategic_analysis: z.object({
    recommended_strategy: strategyName,
    alternatives: z.array(strategyName),
    success_probability: number.nullable(),
    success_factors: z.array(z.object({ label: text, points: number })),
    strategy_explanation: text,
    urgency_level: z.enum(['critical', 'high', 'medium', 'low']),
    settlement_options: z.array(z.object({ amount: number, savings: number, percentage: number })),
    current_collector: text.nullable(),
    debt_amount: number.nullable(),
  }),
  /** The same as in `violations`, where the specification also has them. */
  total_violations: whole,
  total_value: number,
  violations: z.object({
    violation_count: whole,
    severity_score: number,
    total_value: number,
    legal_recovery_note: text,
    violations: z.array(violationSchema),
    worth_asking: z.array(violationSchema),
    rules_checked: whole,
    could_not_check: z.array(z.object({ rule_id: text, title: text, missing: z.array(text) })),
  }),
  /** Null while no state was chosen, and for papers it does not reach. */
  state_law: stateLawSchema.nullable(),
  /** Only what could change the findings, most telling first. */
  questions: z.array(z.object({ fact: text, ask: text, why: text })),
  locked: z.object({ hidden_violations: whole, unlock: text.nullable() }),
  time_limit: timeLimitSchema,
  deadlines: z.array(deadlineSchema),
  urgency: z.array(z.object({ message: text })),
  model_notice: z.object({
    compared: yesOrNo,
    language: z.enum(['en', 'es']),
    elements: z.array(
      z.object({
        id: text,
        state: z.enum(['present', 'different', 'missing']),
        optional: yesOrNo,
        page: whole.nullable(),
        evidence: z.array(evidence),
      }),
    ),
  }),
  /** Beside an earlier letter, when one was chosen. */
  comparison: comparisonSchema.nullable(),
  letter: z.object({ content: text.nullable() }),
  /** Only of a letter that came by mail. */
  mail: mailOrigin.optional(),
})

export type AnalysisReply = z.infer<typeof analysisSchema>
export type ViolationReply = z.infer<typeof violationSchema>

/** Fields of the upload form besides the files. */
export const analyzeFields = z.object({
  state: text.optional(),
  service_type: text.default('debt'),
  user_issue: text.default('general'),
  upload_context: z.enum(['new', 'response']).default('new'),
  flow_type: flowType.default('generate'),
  user_email: text.optional(),
  is_authenticated: text.optional(),
  is_multi_page: text.optional(),
  dispute_id: text.optional(),
  user_letter_text: text.max(100_000).optional(),
  /** IANA name, so that days are counted where the person lives. */
  time_zone: text.max(60).optional(),
  /** JSON object of letter-facts section 3. */
  consumer_facts: text.max(20_000).optional(),
  earlier_analysis_id: text.optional(),
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
    state: text.length(2).optional(),
    /** Names of letter-facts section 3, snake_case; null is "none", absent is "I do not know". */
    consumer_facts: z.record(text, z.unknown()).default({}),
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
  reply: z.object({ success: z.literal(true), postmark: isoDate.nullable(), line: text }),
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
  reply: text,
})

export const progressEvent = z.discriminatedUnion('step', [
  z.object({ step: z.literal('received') }),
  /** Not begun: so many letters come before it, and about so many minutes; null: not known. */
  z.object({ step: z.literal('in_line'), ahead: whole, minutes: whole.nullable() }),
  z.object({ step: z.literal('page_read'), page: whole, pages: whole }),
  z.object({ step: z.literal('facts_found'), count: whole }),
  z.object({ step: z.literal('rules_checked'), count: whole }),
  z.object({ step: z.literal('done') }),
  z.object({ step: z.literal('failed'), code: text }),
])

export type ProgressEvent = z.infer<typeof progressEvent>
