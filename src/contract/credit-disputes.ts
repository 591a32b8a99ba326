import { z } from 'zod'
import { ANSWERS } from '#credit/dispute-log.ts'
import { BUREAUS } from '#credit/report.ts'
import { SENDING_METHODS } from '#disputes/event.ts'
import { CREDIT_LETTER_IDS } from '#letters/credit/define-credit-letter.ts'
import { call } from './call.ts'
import { ssnLastFour, writtenLetter } from './credit.ts'

const bureau = z.enum(BUREAUS)
const isoDate = z.iso.date()
const letterId = z.enum(CREDIT_LETTER_IDS)
const words = (most: number) => z.string().trim().max(most)
const idParams = z.object({ id: z.uuid() })

const bureauStanding = z.object({
  bureau,
  name: z.string(),
  /** `pending` until an answer is recorded; null before a letter is out. */
  status: z.enum(['pending', ...ANSWERS]).nullable(),
  sent_on: isoDate.nullable(),
  received: z.object({ on: isoDate, basis: z.enum(['delivered', 'assumed']) }).nullable(),
  due: z.object({ on: isoDate, days: z.int(), results_by: isoDate, law: z.string() }).nullable(),
  is_overdue: z.boolean(),
  answered_on: isoDate.nullable(),
  reasons: z.array(z.string()),
  next_step: z.object({
    title: z.string(),
    why: z.string(),
    on: isoDate,
    actor: z.enum(['you', 'wait']),
    action: z.enum([
      'mail-letter',
      'record-delivery',
      'write-letter',
      'record-answer',
      'check-report',
      'complain',
      'wait',
    ]),
    letter: letterId.nullable(),
  }),
  needs_follow_up: z.boolean(),
  complaint: z.object({ open: z.boolean(), because: z.string(), opens_on: isoDate.nullable() }),
  items: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      account: z.string().nullable(),
      claim: z.string(),
      is_direct: z.boolean(),
      contact: z.array(z.string()),
    }),
  ),
  letters: z.array(
    z.object({
      letter_id: z.uuid(),
      template: letterId,
      title: z.string(),
      written_on: isoDate,
      asks_ssn: z.boolean(),
    }),
  ),
})
export type BureauStandingReply = z.infer<typeof bureauStanding>

const creditDispute = z.object({
  id: z.uuid(),
  dispute_id: z.uuid(),
  created_at: z.string(),
  /** The first letter that went out. */
  sent_date: isoDate.nullable(),
  follow_up_sent: z.boolean(),
  bureau_status: z.partialRecord(bureau, z.enum(['pending', ...ANSWERS]).nullable()),
  needs_follow_up: z.array(bureau),
  total_items: z.int(),
  bureaus: z.array(bureauStanding),
})
export type CreditDisputeReply = z.infer<typeof creditDispute>

const timelineEntry = z.object({
  id: z.uuid(),
  date: isoDate,
  bureau,
  type: z.string(),
  description: z.string(),
  note: z.string().nullable(),
})
const detail = creditDispute.extend({ timeline: z.array(timelineEntry) })
export type CreditDisputeDetail = z.infer<typeof detail>

const creditDisputes = call({
  method: 'GET',
  path: '/api/credit-disputes',
  summary: 'One’s disputes with the bureaus, and which of them want a look.',
  reply: z.object({
    success: z.literal(true),
    disputes: z.array(creditDispute),
    /** The follow-up check in the specified words. */
    follow_up: z.object({ count: z.int(), message: z.string() }),
  }),
})

const creditTimeline = call({
  method: 'GET',
  path: '/api/credit-repair/dispute/:id/timeline',
  summary: 'One dispute with the bureaus: its log, where it stands with each, and the next step.',
  params: idParams,
  reply: z.object({ success: z.literal(true), dispute: detail }),
})

const deleteCreditDispute = call({
  method: 'DELETE',
  path: '/api/credit-repair/dispute/:id',
  summary: 'Deletes a dispute with the bureaus: its log and its letters.',
  params: idParams,
  reply: z.object({ success: z.literal(true) }),
})

const dated = { bureau, on: isoDate, notes: words(2000).optional() }

const newEvent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('letter-sent'),
    template: letterId,
    letter_id: z.uuid().optional(),
    method: z.enum(SENDING_METHODS).default('certified_mail'),
    tracking_number: words(60).optional(),
    ...dated,
  }),
  z.object({ kind: z.literal('delivered'), ...dated }),
  z.object({ kind: z.literal('more-sent'), ...dated }),
  z.object({ kind: z.literal('reinserted'), was_noticed: z.boolean(), ...dated }),
  z.object({ kind: z.literal('complaint-filed'), ...dated }),
  z.object({ kind: z.literal('noted'), ...dated }),
])
export type NewCreditEvent = z.infer<typeof newEvent>

const changed = z.object({ success: z.literal(true), event_id: z.uuid(), dispute: detail })

const recordCreditEvent = call({
  method: 'POST',
  path: '/api/credit-repair/dispute/:id/events',
  summary: 'Writes down what happened with a bureau.',
  params: idParams,
  body: newEvent,
  reply: changed,
})

const withdrawCreditEvent = call({
  method: 'POST',
  path: '/api/credit-repair/dispute/:id/events/:event/withdraw',
  summary: 'Takes back an entry that was wrong.',
  params: z.object({ id: z.uuid(), event: z.uuid() }),
  body: z.object({}),
  reply: changed,
})

/** A follow-up letter, when the answer calls for one and nothing more has to be asked. */
const followUp = z.object({ ...changed.shape, letter: writtenLetter.nullable() })

export const recordBureauAnswer = call({
  method: 'POST',
  path: '/api/credit-repair/dispute/:id/response',
  summary: 'Writes down what a bureau answered.',
  params: idParams,
  body: z.object({
    bureau,
    response_type: z.enum(ANSWERS),
    details: words(2000).optional(),
    on: isoDate.optional(),
    /** Frivolous: the reasons as the bureau wrote them. */
    reasons: z.array(words(400)).max(10).default([]),
    auto_generate_followup: z.boolean().default(false),
  }),
  reply: followUp,
})

/** The answer itself: read, and filed as what it concludes. */
export const uploadBureauAnswer = call({
  method: 'POST',
  path: '/api/credit-repair/dispute/:id/upload-response',
  summary: 'Reads a bureau’s answer, files it, and writes the next letter when nothing more has to be asked.',
  params: idParams,
  multipart: { fields: z.object({ bureau }), files: ['file', 'files'] },
  reply: followUp,
})

/** The letter that follows an answer, or another one about the same items. */
export const writeCreditLetter = call({
  method: 'POST',
  path: '/api/credit-repair/dispute/:id/letter',
  summary: 'Writes the next letter of a dispute: to the bureau, the company or the business.',
  params: idParams,
  body: z.object({
    bureau,
    letter: letterId,
    /** All that are still disputed when left out. */
    item_ids: z.array(z.string().max(120)).max(4).optional(),
    recipient: z.object({ name: words(120), address_lines: z.array(words(120)).max(4) }).optional(),
    theft: z
      .object({
        identity_proof: z.boolean(),
        report: z.object({ kind: z.enum(['ftc', 'police']), number: words(60).optional() }).optional(),
        states_not_theirs: z.boolean(),
      })
      .optional(),
    /** What the person now says or encloses to each reason of a frivolous notice. */
    reasons: z
      .array(z.object({ reason: words(400), answer: words(600) }))
      .max(10)
      .optional(),
    goodwill: z.object({ in_good_standing: z.boolean(), hardship: words(600).optional() }).optional(),
    ssn_last_four: ssnLastFour.optional(),
  }),
  reply: z.object({ success: z.literal(true), letter: writtenLetter, dispute: detail }),
})

/** Handing a letter over, in any form, is what its order may be charged for.  @law 15 USC 1679b(b) */
const creditLetterFile = call({
  method: 'POST',
  path: '/api/credit-repair/letters/:id/file',
  summary: 'A letter as TXT, PDF or DOCX.',
  params: idParams,
  body: z.object({ format: z.enum(['txt', 'pdf', 'docx']), ssn_last_four: ssnLastFour.optional() }),
  reply: z.instanceof(Uint8Array),
})

export const creditComplaint = call({
  method: 'GET',
  path: '/api/credit-repair/dispute/:id/complaint/:bureau',
  summary: 'What to enter in the CFPB’s form, once it would take the complaint.',
  params: z.object({ id: z.uuid(), bureau }),
  reply: z.object({
    success: z.literal(true),
    what_happened: z.string(),
    what_you_want: z.string(),
    attach: z.array(z.string()),
    portal: z.string(),
    attest: z.string(),
  }),
})

/** Calls about disputes with the bureaus. */
export const CREDIT_DISPUTE_CALLS = {
  creditDisputes,
  creditTimeline,
  deleteCreditDispute,
  recordCreditEvent,
  withdrawCreditEvent,
  recordBureauAnswer,
  uploadBureauAnswer,
  writeCreditLetter,
  creditLetterFile,
  creditComplaint,
}
