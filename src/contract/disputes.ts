import { z } from 'zod'
import { CHECKLISTS, type ChecklistId } from '#disputes/checklists.ts'
import { CHECK_IN_ANSWERS, CONTACTS, SENDING_METHODS } from '#disputes/event.ts'
import { OUTCOME_IDS } from '#disputes/outcomes.ts'
import { STATE_IDS } from '#disputes/standing.ts'
import { call } from './call.ts'
import { letterReply } from './letters.ts'
import { dollarsTold } from './plain.ts'

const isoDate = z.iso.date()
const status = z.enum(['active', 'awaiting_user_action', 'resolved'])
const checklistId = z.enum(Object.keys(CHECKLISTS) as [ChecklistId, ...ChecklistId[]])
const disputeLetter = z.enum([
  'validation-request',
  'counter-letter',
  'violation-demand',
  'settlement-offer',
  'cease-contact',
  'dispute',
  'cfpb-complaint',
])
/** The three answers of the specification to a collector who wrote or called. */
const counterResponse = z.enum(['continued_dispute', 'settlement_offer', 'cease_desist'])

const evidence = z.object({ id: z.uuid(), file_name: z.string(), media_type: z.string(), bytes: z.int() })

const timelineEntry = z.object({
  id: z.uuid(),
  /** The kind of event, also under the specification's other name. */
  type: z.string(),
  event: z.string(),
  /** The day it happened. */
  date: isoDate,
  description: z.string(),
  by: z.enum(['you', 'collector', 'writeback']),
  note: z.string().nullable(),
  evidence: z.array(evidence),
  /** What a reply says, for replies that were read. */
  response_data: z
    .object({
      analysis_id: z.uuid(),
      conclusion: z.string(),
      conclusion_words: z.string(),
      answered: z.array(z.string()),
      not_answered: z.array(z.string()),
      new_violations: z.int(),
      ocr_confidence: z.number(),
    })
    .nullable(),
  letter_id: z.uuid().nullable(),
  tracking_number: z.string().nullable(),
  /** When it was written down. */
  timestamp: z.string(),
})

export type TimelineEntry = z.infer<typeof timelineEntry>

const smartAction = z.object({
  status: z.enum(['victory', 'action', 'waiting']),
  urgency: z.enum(['critical', 'normal']),
  message: z.string(),
  action: z.string(),
  label: z.string(),
  next_steps: z.array(z.string()),
  legal_impact: z.string(),
})

const nextStep = z.object({
  title: z.string(),
  why: z.string(),
  on: isoDate,
  /** Negative when its day is past. */
  days_left: z.int(),
  /** `wait`: nothing to do before that day. */
  actor: z.enum(['you', 'wait']),
  action: z.enum([
    'mail-letter',
    'mark-delivered',
    'check-in',
    'write-letter',
    'upload-reply',
    'answer-court',
    'check-reports',
    'confirm-outcome',
    'keep-papers',
    'wait',
  ]),
  letter: disputeLetter.nullable(),
  checklist: z.object({ id: checklistId, title: z.string(), items: z.array(z.string()) }).nullable(),
  if_not_done: z.string(),
})

/** A matter as the lists show it. Fields without data are null: nothing is estimated to fill them. */
const disputeSchema = z.object({
  dispute_id: z.uuid(),
  /** The same, under the specification's other name. */
  _id: z.uuid(),
  type: z.enum(['debt_collection', 'credit_dispute']),
  collector_name: z.string().nullable(),
  debt_amount: z.number().nullable(),
  /** Last characters only. */
  account_number: z.string().nullable(),
  analysis_id: z.uuid().nullable(),
  letter_id: z.uuid().nullable(),
  status,
  state: z.enum(STATE_IDS),
  state_title: z.string(),
  category: z.enum(['action_required', 'active', 'waiting', 'victories', 'ended']),
  days_active: z.int(),
  days_elapsed: z.int(),
  /** 0 to 1: days of thirty. */
  progress: z.number(),
  /** The real day the thirty are counted from; null while nothing was sent. */
  counted_from: z.object({ on: isoDate, basis: z.enum(['delivered', 'sent']) }).nullable(),
  check_in_on: isoDate.nullable(),
  total_violations: z.int(),
  urgency: z.enum(['critical', 'high', 'normal']),
  warning: z.string().nullable(),
  deadline_alert_days: z.int().nullable(),
  steps: z.array(z.object({ title: z.string(), text: z.string(), state: z.enum(['done', 'active', 'ahead']) })),
  timeline_summary: z.object({ last_action: z.string(), last_date: isoDate }),
  created_at: z.string(),
  next_recommended_action: z.string(),
  next_step: nextStep,
  total_interactions: z.int(),
  smart_action: smartAction,
  /** Null is *no data*. */
  ai_insights: z.object({
    typical_response_time: z.string().nullable(),
    settlement_tendency: z.string().nullable(),
    aggression_level: z.string().nullable(),
    recommended_approach: z.string().nullable(),
    item_removal_likelihood: z.string().nullable(),
  }),
  /** The strength estimate of the letter behind it, not a measured success rate; null without one.  @law decision 15 */
  success_prediction: z.number().nullable(),
  outcome: z
    .object({ outcome: z.enum(OUTCOME_IDS), words: z.string(), saved: z.number(), on: isoDate, victory: z.boolean() })
    .nullable(),
  bureaus: z.array(z.string()),
  bureau_responses: z.record(z.string(), z.object({ status: z.string() })),
  total_items: z.int(),
})

export type DisputeReply = z.infer<typeof disputeSchema>

/** A matter with its whole log. */
const disputeDetail = disputeSchema.extend({
  timeline: z.array(timelineEntry),
  /** When the person said they will do the next step; null when they have not, or that step is done. */
  planned_for: z.iso.datetime().nullable(),
})
export type DisputeDetail = z.infer<typeof disputeDetail>

const disputeList = z.object({ success: z.literal(true), disputes: z.array(disputeSchema) })
const byStatus = z.object({ status: status.optional() })
const idParams = z.object({ id: z.uuid() })

export const listDisputes = call({
  method: 'GET',
  path: '/api/disputes',
  summary: 'One’s disputes, also by status.',
  query: byStatus,
  reply: disputeList,
})

export const myDisputes = call({
  method: 'GET',
  path: '/api/disputes/my-disputes',
  summary: 'One’s disputes, also by status.',
  query: byStatus,
  reply: disputeList,
})

export const unifiedDisputes = call({
  method: 'GET',
  path: '/api/disputes/unified',
  summary: 'One’s disputes in the tracker’s lists, with what they add up to.',
  reply: z.object({
    success: z.literal(true),
    action_required: z.array(disputeSchema),
    active: z.array(disputeSchema),
    waiting: z.array(disputeSchema),
    victories: z.array(disputeSchema),
    /** What ended without a victory. */
    ended: z.array(disputeSchema),
    summary: z.object({
      total_active: z.int(),
      total_victories: z.int(),
      /** Sum of what the person confirmed. */
      total_saved: z.number(),
      /** Victories of what ended, 0 to 100; null while nothing ended. */
      success_rate: z.number().nullable(),
      insights: z.array(z.object({ type: z.string(), icon: z.string(), message: z.string() })),
    }),
  }),
})

export type UnifiedReply = z.infer<typeof unifiedDisputes.reply>

const text = z.string().trim().max(2000)
const name = z.string().trim().min(1).max(200)

/** For a letter that was written elsewhere: a dispute made with our letters opens by itself. */
export const openDispute = call({
  method: 'POST',
  path: '/api/disputes',
  summary: 'Opens a dispute to follow.',
  body: z.object({
    analysis_id: z.uuid().optional(),
    collector_name: name.optional(),
    debt_amount: dollarsTold.optional(),
    account_number: z.string().trim().max(60).optional(),
    time_zone: z.string().max(60).optional(),
  }),
  reply: z.object({ success: z.literal(true), dispute_id: z.uuid() }),
})

export const disputeStatus = call({
  method: 'GET',
  path: '/api/dispute/:id/status',
  summary: 'One dispute with its log, its steps and what to do next.',
  params: idParams,
  reply: z.object({ success: z.literal(true), dispute: disputeDetail }),
})

export const deleteDispute = call({
  method: 'DELETE',
  path: '/api/dispute/:id',
  summary: 'Deletes a dispute: its log and its evidence.',
  params: idParams,
  reply: z.object({ success: z.literal(true) }),
})

export const trackSentLetter = call({
  method: 'POST',
  path: '/api/responses',
  summary: 'Writes down that a letter was sent.',
  body: z.object({
    dispute_id: z.uuid(),
    sent_date: isoDate,
    method: z.enum(SENDING_METHODS).default('certified_mail'),
    tracking_number: z.string().trim().max(60).optional(),
    notes: text.optional(),
    /** The letter of ours that was sent. */
    letter_id: z.uuid().optional(),
  }),
  reply: z.object({ success: z.literal(true), event_id: z.uuid(), dispute: disputeDetail }),
})

const dated = { on: isoDate, notes: text.optional() }

/** What can be written down by hand. A reply comes by upload, an end by its own call. */
const newEvent = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('delivered'), signed_for: z.boolean().optional(), ...dated }),
  z.object({ kind: z.literal('contact-logged'), contact: z.enum(CONTACTS), asked_for_money: z.boolean(), ...dated }),
  z.object({ kind: z.literal('checked-in'), answer: z.enum(CHECK_IN_ANSWERS), ...dated }),
  z.object({ kind: z.literal('sold'), to: name.optional(), ...dated }),
  z.object({ kind: z.literal('sued'), answer_by: isoDate.optional(), ...dated }),
  z.object({ kind: z.literal('court-answered'), ...dated }),
  z.object({ kind: z.literal('reported'), ...dated }),
  z.object({ kind: z.literal('complaint-filed'), ...dated }),
  z.object({ kind: z.literal('noted'), ...dated }),
])
export type NewEvent = z.infer<typeof newEvent>

const changed = z.object({ success: z.literal(true), event_id: z.uuid(), dispute: disputeDetail })

export const recordEvent = call({
  method: 'POST',
  path: '/api/dispute/:id/events',
  summary: 'Writes down what happened.',
  params: idParams,
  body: newEvent,
  reply: changed,
})

/** The log is only added to: what was wrong is taken back by a further line. */
export const withdrawEvent = call({
  method: 'POST',
  path: '/api/dispute/:id/events/:event/withdraw',
  summary: 'Takes back an entry that was wrong.',
  params: z.object({ id: z.uuid(), event: z.uuid() }),
  body: z.object({}),
  reply: changed,
})

export const confirmOutcome = call({
  method: 'POST',
  path: '/api/dispute/:id/outcome',
  summary: 'How it ended, as the person confirms it.',
  params: idParams,
  body: z.object({
    outcome: z.enum(OUTCOME_IDS),
    amount_saved: dollarsTold.default(0),
    ...dated,
  }),
  reply: changed,
})

/** *When will you do it?* Who names an hour does it more often. */
export const planStep = call({
  method: 'POST',
  path: '/api/dispute/:id/plan',
  summary: 'Chooses an hour for the next step, or none.',
  params: idParams,
  body: z.object({ at: z.iso.datetime().nullable() }),
  reply: z.object({ success: z.literal(true), dispute: disputeDetail }),
})

export const addEvidence = call({
  method: 'POST',
  path: '/api/dispute/:id/evidence',
  summary: 'Keeps a receipt or a photo as evidence, with an entry of the log or as one of its own.',
  params: idParams,
  multipart: { fields: z.object({ event_id: z.uuid().optional(), notes: text.optional() }), files: ['file'] },
  reply: changed,
})

export const evidenceFile = call({
  method: 'GET',
  path: '/api/dispute/:id/evidence/:file',
  summary: 'A piece of evidence as it was added.',
  params: z.object({ id: z.uuid(), file: z.uuid() }),
  reply: z.instanceof(Uint8Array),
})

const replyFields = z.object({ dispute_type: z.string().max(40).optional() })

export const addResponse = call({
  method: 'POST',
  path: '/api/dispute/:id/response',
  summary: 'Reads a collector’s reply and files it.',
  params: idParams,
  multipart: { fields: replyFields, files: ['file', 'files'] },
  reply: z.object({ success: z.literal(true), analysis_id: z.uuid(), dispute: disputeDetail }),
})

export const uploadResponse = call({
  method: 'POST',
  path: '/api/dispute/:id/upload-response',
  summary: 'Reads a collector’s reply, files it and says what to do next.',
  params: idParams,
  multipart: { fields: replyFields, files: ['file', 'files'] },
  reply: z.object({
    success: z.literal(true),
    analysis_id: z.uuid(),
    smart_action: smartAction,
    dispute: disputeDetail,
  }),
})

/** The same reply as `generate-letter`: `letter.content` is the text. */
export const counterLetter = call({
  method: 'POST',
  path: '/api/dispute/:id/counter-response',
  summary: 'Writes the answer to what they did.',
  params: idParams,
  body: z.object({
    response_type: counterResponse,
    /** Dollars, for an offer. */
    amount: dollarsTold.positive().optional(),
    /** Another letter than the response's own, as a next step names it. */
    letter: disputeLetter.optional(),
  }),
  reply: letterReply,
})
