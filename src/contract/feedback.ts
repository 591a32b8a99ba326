import { z } from 'zod'
import { call } from './call.ts'

export const FEEDBACK_TYPES = ['idea', 'improvement', 'issue'] as const
const feedbackType = z.enum(FEEDBACK_TYPES)

/** Shown: planned and implemented. */
export const FEEDBACK_STATES = ['new', 'planned', 'implemented', 'closed'] as const
const feedbackState = z.enum(FEEDBACK_STATES)

const sendFeedback = call({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Sends an idea or a problem to whoever runs this installation. Shown to others only with consent.',
  body: z.object({
    feedback: z.string().trim().min(1).max(4000),
    /** To answer to. Never shown. */
    email: z.string().trim().min(1).max(254),
    feedback_type: feedbackType.default('idea'),
    name: z.string().trim().max(80).optional(),
    /** The person agrees that the name stands beside the idea. */
    may_show_name: z.boolean().default(false),
    /** The person agrees that the words are shown as they were written. */
    may_quote: z.boolean().default(false),
  }),
  reply: z.object({ success: z.literal(true) }),
})

const idea = z.object({
  id: z.uuid(),
  user_name: z.string(),
  date: z.iso.date(),
  /** The person's own words with consent, else what it was about in ours. */
  feedback: z.string(),
  status: feedbackState,
  impact_description: z.string(),
})

export type ImplementedIdea = z.infer<typeof idea>

const implementedIdeas = call({
  method: 'GET',
  path: '/api/feedback/implemented',
  summary: 'What people asked for that was built or will be.',
  reply: z.object({ success: z.literal(true), implemented_ideas: z.array(idea) }),
})

const received = z.object({
  id: z.uuid(),
  feedback: z.string(),
  email: z.string(),
  feedback_type: feedbackType,
  name: z.string().nullable(),
  may_show_name: z.boolean(),
  may_quote: z.boolean(),
  status: feedbackState,
  summary: z.string().nullable(),
  impact_description: z.string().nullable(),
  received_at: z.string(),
})

export type ReceivedFeedback = z.infer<typeof received>

const adminFeedback = call({
  method: 'GET',
  path: '/api/admin/feedback',
  summary: 'What people sent, newest first. Operators only.',
  reply: z.object({ success: z.literal(true), feedback: z.array(received) }),
})

const moderateFeedback = call({
  method: 'POST',
  path: '/api/admin/feedback/:id',
  summary:
    'Decides what becomes of an idea. Without consent to be quoted it is shown in our own words only. Operators only.',
  params: z.object({ id: z.uuid() }),
  body: z.object({
    status: feedbackState,
    summary: z.string().trim().max(600).default(''),
    impact_description: z.string().trim().max(600).default(''),
  }),
  reply: z.object({ success: z.literal(true) }),
})

export const FEEDBACK_CALLS = { sendFeedback, implementedIdeas, adminFeedback, moderateFeedback } as const
