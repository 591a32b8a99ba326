import { z } from 'zod'
import { FORM_PROMPTS } from '#law/answer-form.ts'
import { call } from './call.ts'

const params = z.object({ id: z.uuid() })
const prompt = z.enum(FORM_PROMPTS)

const answerForm = call({
  method: 'GET',
  path: '/api/analyses/:id/answer-form',
  summary: 'The boxes of the collector’s own tear-off form, and whether the picture of its page is still there.',
  params,
  reply: z.object({ success: z.literal(true), prompts: z.array(prompt), page_held: z.boolean() }),
})

const fillAnswerForm = call({
  method: 'POST',
  path: '/api/analyses/:id/answer-form',
  summary: 'A copy of the form with the person’s boxes ticked, as a PDF. Nothing of it is kept.',
  params,
  body: z.object({
    ticked: z.array(prompt).min(1).max(FORM_PROMPTS.length),
    /** What else is wrong, for *other*; stands on a page of its own. */
    reason: z.string().trim().max(1500).default(''),
  }),
  reply: z.instanceof(Uint8Array),
})

/** The collector’s own form. */
export const ANSWER_FORM_CALLS = { answerForm, fillAnswerForm }
