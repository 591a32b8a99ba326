import { z } from 'zod'
import { number, text, whole, yesOrNo } from './plain.ts'
export const isoDate = z.iso.date()
const box = z.tuple([number, number, number, number])
const boxes = z.array(box)
export const evidence = z.object({
  page: whole,
  quote: text,
  boxes,
  /** The piece of the page that stays when the page is deleted, and what of the page it shows. */
  piece: z.object({ url: text, shows: box }).optional(),
})

function fact<T extends z.ZodType>(value: T) {
  return z.object({ value, confidence: number, page: whole, quote: text, boxes }).nullable()
}

const textFact = fact(text)
const dateFact = fact(isoDate)

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
  rule_id: text,
  type: text,
  violation_type: text,
  title: text,
  description: text,
  why_it_matters: text,
  legal_basis: text,
  citations: z.array(z.object({ cite: text, title: text, url: text })),
  strength: z.enum(['strong', 'likely', 'possible']),
  confidence: z.enum(['high', 'medium', 'low']),
  severity: number,
  statutory_damages: number,
  value: number,
  evidence: z.array(evidence),
  absent: z.object({ expected: text, model_form_line: whole.nullable() }).nullable(),
  would_change_this: z.array(text),
})

/** A text the chosen state wants on the letter, and that is not on it. */
const stateFindingSchema = z.object({
  id: text,
  title: text,
  expected: text,
  why_it_matters: text,
  cite: text,
})

/** The chosen state's own law on letters: apart from the federal findings and never in their count. */
export const stateLawSchema = z.object({
  state: text,
  /** Possible violations: the law was read and the occasion confirmed. */
  findings: z.array(stateFindingSchema),
  /** To ask the collector about. */
  worth_asking: z.array(stateFindingSchema),
  /** How many of both a plan would show. */
  hidden: whole,
  damages_note: text,
  license: z.object({
    needed: yesOrNo.nullable(),
    cite: text,
    register: text.nullable(),
    note: text.nullable(),
    numbers: z.array(text),
  }),
  questions: z.array(z.object({ fact: text, ask: text, why: text })),
})

export const timeLimitSchema = z.object({
  verdict: z.enum(['likely_time_barred', 'likely_not_time_barred', 'depends', 'unknown', 'not_applicable']),
  earliest_on: isoDate.nullable(),
  latest_on: isoDate.nullable(),
  statute: text.nullable(),
  why: text,
  questions: z.array(z.object({ fact: text, ask: text })),
  warning: text,
})

export const deadlineSchema = z.object({
  id: text,
  on: isoDate,
  days_left: whole,
  basis: text,
  assumed: yesOrNo,
  what: text,
  what_is_lost: text,
})

export const factsSchema = z.object({
  collector_name: textFact,
  collector_address: textFact,
  original_creditor: textFact,
  current_creditor: textFact,
  account_number: textFact,
  reference_number: textFact,
  amount_total: fact(number),
  itemization: z
    .object({
      date: isoDate.nullable(),
      amount_then: number.nullable(),
      interest: number.nullable(),
      fees: number.nullable(),
      credits: number.nullable(),
    })
    .nullable(),
  letter_date: dateFact,
  dispute_deadline: dateFact,
  phone: textFact,
  email: textFact,
  website: textFact,
  consumer_name: textFact,
  consumer_address: textFact,
  settlement_offers: z.array(
    z.object({
      amount: number.nullable(),
      percent: number.nullable(),
      deadline: isoDate.nullable(),
      page: whole,
      quote: text,
      boxes,
    }),
  ),
  threatened_actions: z.array(
    z.object({
      action: text,
      modality: z.enum(['will', 'intends', 'may', 'conditional']),
      page: whole,
      quote: text,
      boxes,
    }),
  ),
})

/** A page as the proof overlay needs it; the picture itself is fetched by its own call. */
export const pageSchema = z.object({
  number: whole,
  width: whole,
  height: whole,
  source: z.enum(['text-layer', 'ocr', 'mixed', 'typed']),
  confidence: number,
  image_url: text.nullable(),
})

export const pagesState = z.enum(['held', 'kept', 'deleted'])
