import { z } from 'zod'
import { ERROR_CATEGORIES, HARDSHIPS } from '#credit/categories.ts'
import { CREDIT_ERROR_KINDS, type CreditErrorKind } from '#credit/error-kinds.ts'
import { BUREAUS } from '#credit/report.ts'
import { CREDIT_LETTER_IDS } from '#letters/credit/define-credit-letter.ts'
import { call } from './call.ts'
import { letterDocument, mailingSteps } from './letters.ts'

const bureau = z.enum(BUREAUS)
const isoDate = z.iso.date()
const kind = z.enum(CREDIT_ERROR_KINDS as readonly [CreditErrorKind, ...CreditErrorKind[]])
const words = (most: number) => z.string().trim().max(most)
const letterId = z.enum(CREDIT_LETTER_IDS)

/** An error the person confirmed: one that was found in a report, by its id, or one they typed in. */
export const selectedError = z.object({
  id: z.string().max(120).optional(),
  type: kind.optional(),
  creditor: words(120).optional(),
  account: words(60).optional(),
  page: z.int().min(1).max(400).optional(),
  field: words(80).optional(),
  shown: words(120).optional(),
  /** How they know, in their own words. */
  story: words(600).optional(),
  correct: words(120).optional(),
  /** The paper they enclose. */
  proof: words(120).optional(),
  /** For what is too old: the day the payments first stopped for good. */
  first_delinquency: isoDate.optional(),
  bureaus: z.array(bureau).max(3).optional(),
})
export type SelectedError = z.infer<typeof selectedError>

export const ssnLastFour = z.string().regex(/^\d{0,4}$/, 'digits only, at most four')

const creditUserInfo = z.object({
  name: words(120).default(''),
  address: words(160).default(''),
  city_state_zip: words(120).default(''),
  /** Printed in the letters of this reply and kept nowhere. */
  ssn_last_four: ssnLastFour.optional(),
})

const customization = z.object({
  specificErrors: words(1000).optional(),
  hardshipReason: z.union([z.enum(HARDSHIPS), z.literal('')]).optional(),
  specificHarm: words(600).optional(),
  debtDate: z.union([isoDate, z.literal('')]).optional(),
})

export const writtenLetter = z.object({
  letter_id: z.uuid(),
  template: letterId,
  title: z.string(),
  content: z.string(),
  bureau_address: z.string(),
  document: letterDocument,
  cautions: z.array(z.string()),
  mailing: mailingSteps,
})
export type CreditLetterReply = z.infer<typeof writtenLetter>

/** What was chosen and stands in no letter, with the reason. */
const leftOut = z.array(z.object({ id: z.string(), title: z.string(), why: z.string() }))

export const generateCreditLetters = call({
  method: 'POST',
  path: '/api/credit-repair/disputes/generate',
  summary: 'Writes a dispute letter for each bureau from the errors the person confirmed.',
  body: z.object({
    report_id: z.uuid().optional(),
    selected_errors: z.array(selectedError).max(40).default([]),
    bureau: bureau.optional(),
    uploaded_bureau: bureau.nullish(),
    bureaus: z.array(bureau).max(3).default([]),
    /** The same as `selected_errors`, as specified; not read. */
    disputes: z.array(z.unknown()).max(40).optional(),
    user_info: creditUserInfo,
    /** Accepted as specified. A letter demands the method of verification only after *verified*, and threatens nothing.
     *  @law decision 18 */
    user_customization: z.looseObject({}).optional(),
    /** What it cost them, and papers they enclose besides. */
    harm: words(600).optional(),
    papers: z.array(words(120)).max(10).default([]),
    /** The person read what the letters are, and that each statement must be true. */
    legal_notice_accepted: z.boolean().default(false),
  }),
  reply: z.object({
    success: z.literal(true),
    dispute_id: z.uuid(),
    letters: z.partialRecord(bureau, writtenLetter),
    left_out: leftOut,
  }),
})

const planSchema = z.object({
  urgency: z.object({
    level: z.enum(['high', 'normal']),
    message: z.string(),
    action: z.string(),
    /** To a real date only; null before a letter is out. */
    countdown_days: z.int().nullable(),
  }),
  roi_analysis: z.object({
    /** Fixed figures, labelled illustrative. */
    label: z.string(),
    monthly_interest_savings: z.number(),
    annual_savings: z.number(),
    payback_period: z.string(),
    new_qualifications: z.array(z.string()),
  }),
  detailed_success_rate: z.object({
    overall: z.number(),
    confidence: z.string(),
    breakdown: z.partialRecord(z.enum(ERROR_CATEGORIES), z.object({ count: z.int(), success_rate: z.number() })),
  }),
  total_errors: z.int(),
})

/** From ticked errors, without a report. */
const generateCreditDisputes = call({
  method: 'POST',
  path: '/api/generate-credit-disputes',
  summary: 'Writes a dispute letter for each bureau from ticked errors.',
  body: z.object({
    disputes: z
      .array(z.object({ category: z.enum(ERROR_CATEGORIES), text: words(300), id: z.string().max(120) }))
      .max(40),
    bureaus: z.array(bureau).max(3),
    user_info: creditUserInfo.extend({ customization: customization.optional() }),
  }),
  reply: z.object({
    success: z.literal(true),
    dispute_id: z.uuid(),
    letters: z.partialRecord(bureau, z.string()),
    letter_ids: z.partialRecord(bureau, z.uuid()),
    left_out: leftOut,
    plan: planSchema,
  }),
})

const creditTemplates = call({
  method: 'GET',
  path: '/api/credit-repair/templates',
  summary: 'The letters about a credit report: what each is for, and when.',
  reply: z.object({
    success: z.literal(true),
    templates: z.array(
      z.object({
        id: letterId,
        name: z.string(),
        description: z.string(),
        goes_to: z.enum(['bureau', 'furnisher', 'business']),
        /** An estimate, labelled; null where there is none. */
        success_rate: z.number().nullable(),
      }),
    ),
  }),
})

const scoreSimulator = call({
  method: 'POST',
  path: '/api/credit-repair/score-simulator',
  summary: 'An illustration of what corrected errors could mean for a score, labelled as that.',
  body: z.object({ current_score: z.int().min(300).max(850).default(650), errors: z.array(z.unknown()).max(60) }),
  reply: z.object({
    success: z.literal(true),
    current_score: z.int(),
    potential_score: z.int(),
    improvement: z.int(),
    range: z.object({ least: z.int(), most: z.int() }),
    timeline: z.string(),
    label: z.string(),
  }),
})

/** Calls that make letters of errors, and what surrounds them. */
export const CREDIT_CALLS = {
  generateCreditDisputes,
  creditTemplates,
  generateCreditLetters,
  scoreSimulator,
}
