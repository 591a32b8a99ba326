import { z } from 'zod'
import { flowType, strategyName } from './analysis-parts.ts'
import { call } from './call.ts'
import { dollarsTold, number, text, yesOrNo } from './plain.ts'

const reason = z.object({
  because: text,
  cites: z.array(text),
  ruleId: text.optional(),
  quote: text.optional(),
})
const blank = z.object({ blank: text, value: text, hint: text })
const asIs = z.object({ words: text })
const run = z.union([text, blank, asIs])
const sentence = z.object({ id: text, runs: z.array(run), reason })

/** A letter as data: the page edits it, the server renders it. Same shape as `Letter` of the letters room. */
export const letterDocument = z.object({
  template: text,
  title: text,
  blocks: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('paragraph'), sentences: z.array(sentence) }),
      z.object({ kind: z.literal('list'), items: z.array(sentence) }),
      z.object({
        kind: z.enum([
          'sender',
          'date',
          'recipient',
          'delivery',
          'subject',
          'salutation',
          'closing',
          'signature',
          'enclosures',
        ]),
        lines: z.array(z.array(run)),
      }),
    ]),
  ),
})

/** How to send a letter, step by step. */
export const mailingSteps = z.array(z.object({ id: text, text: text, why: text }))

export const letterReply = z.object({
  success: z.literal(true),
  letter_id: text,
  dispute_id: text.nullable(),
  title: text,
  letter: z.object({ content: text }),
  letter_content: text,
  content_preview: text,
  document: letterDocument,
  /** Only the first paragraph is here: a plan opens the rest. */
  locked: yesOrNo,
  pdf_path: text,
  download_url: text,
  email_version: text,
  follow_up_date: z.iso.date().nullable(),
  /** What to know before sending it. */
  cautions: z.array(text),
  mailing: mailingSteps,
})

export type LetterReply = z.infer<typeof letterReply>

const templateName = z.enum([
  'validation-request',
  'dispute',
  'bankruptcy-dispute',
  'general-dispute',
  'violation-demand',
  'counter-letter',
  'time-limit-defense',
  'cease-contact',
  'settlement-offer',
  'attorney-notice',
  'cfpb-complaint',
])

const collectorInfo = z.object({
  name: text.max(200).optional(),
  amount: dollarsTold.optional(),
  original_amount: dollarsTold.optional(),
})

/** `analysis_id` makes the letter rest on a stored analysis: its facts, findings and dates. Without it only what the
 *  request says is asserted. */
export const generateLetter = call({
  method: 'POST',
  path: '/api/generate-letter',
  summary: 'Writes the answer to a letter.',
  body: z.object({
    analysis_id: z.uuid().optional(),
    strategy: strategyName.optional(),
    /** Another letter than the strategy's own, chosen by the person. */
    template: templateName.optional(),
    violations: z
      .array(z.looseObject({ rule_id: text.optional(), type: text.optional() }))
      .max(100)
      .default([]),
    collector_info: collectorInfo.default({}),
    user_state: text.optional(),
    flow_type: flowType.default('generate'),
    /** The person confirmed to go on although the paper comes from a court (decision 17). */
    court_paper_confirmed: yesOrNo.default(false),
    /** The dispute it belongs to; without one, the one of its analysis, which is opened when there is none. */
    dispute_id: z.uuid().optional(),
  }),
  reply: letterReply,
})

export const generateSettlement = call({
  method: 'POST',
  path: '/api/generate-settlement',
  summary: 'Writes a settlement offer that admits nothing.',
  body: z.object({
    analysis_id: z.uuid().optional(),
    option: z.object({
      amount: dollarsTold.positive(),
      savings: number.optional(),
      percentage: number.optional(),
    }),
    collector_info: collectorInfo.default({}),
    user_state: text.optional(),
  }),
  reply: letterReply,
})

const flag = z.object({
  flag: text,
  quote: text.nullable(),
  severity: z.enum(['low', 'medium', 'high']),
  why: text,
  improve: text,
})

export const enhanceLetter = call({
  method: 'POST',
  path: '/api/enhance-letter',
  summary: "Makes the person's own letter safer and stronger, in their voice.",
  body: z.object({
    analysis_id: z.uuid().optional(),
    /** Eight full pages at most. */
    letter_content: text.trim().min(1).max(20_000),
    strategy: strategyName.optional(),
    collector_name: text.max(200).optional(),
    violations: z
      .array(z.looseObject({ rule_id: text.optional() }))
      .max(100)
      .default([]),
  }),
  reply: z.object({
    success: z.literal(true),
    letter_id: text,
    enhanced_letter: text,
    enhanced: text,
    document: letterDocument,
    flags: z.array(flag),
    missing: z.array(text),
    changes: z.array(z.object({ before: text, after: text, why: text })),
    overall: z.enum(['good', 'fair', 'needs_work', 'dangerous']),
    mailing: mailingSteps,
    pdf_path: text,
    download_url: text,
  }),
})

export type EnhanceReply = z.infer<typeof enhanceLetter.reply>

/** Renders what stands in the editor. The reply is the file itself: the letter, or as a mail kit with the sheets that help
 *  to send it. */
export const generatePdf = call({
  method: 'POST',
  path: '/api/generate-pdf',
  summary: 'The letter as a PDF or Word file.',
  body: z.object({
    content: text.min(1).max(60_000),
    type: z.enum(['response_letter', 'mail_kit']).default('response_letter'),
    document: letterDocument.optional(),
    format: z.enum(['pdf', 'docx']).default('pdf'),
  }),
  reply: z.instanceof(Uint8Array),
})

export const downloadLetter = call({
  method: 'GET',
  path: '/api/download/:file',
  summary: 'A letter written before, as a file: its id with .pdf, .docx or .txt.',
  params: z.object({ file: text.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(?:pdf|docx|txt)$/) }),
  reply: z.instanceof(Uint8Array),
})

/** A letter that was written in private mode, as the person changed it. Its id is the one it got there: the same id again
 *  changes nothing. It goes with its analysis, which is in the account before it. */
export const takeInLetter = call({
  method: 'POST',
  path: '/api/letters',
  summary: 'Takes in a letter that was written in private mode.',
  body: z.object({
    id: z.uuid(),
    analysis_id: z.uuid(),
    document: letterDocument.extend({ template: templateName, title: text.trim().min(1).max(200) }),
  }),
  reply: z.object({ success: z.literal(true), letter_id: text, dispute_id: text.nullable() }),
})

const twinRun = z.union([text, z.object({ at: number.int().nonnegative(), hint: text.optional() })])

/** A letter to read in Spanish beside the English one, which alone is sent: as much of it as the plan opens. */
export const letterTwin = call({
  method: 'GET',
  path: '/api/letters/:id/twin',
  summary: 'A letter written before, in Spanish, to read: never to send.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({
    success: z.literal(true),
    /** The runs of each sentence and line by its key; `at`: the place of a name, a quotation or a blank among the English
     *  runs. What is not in it stands as it is sent. */
    sentences: z.record(text, z.array(twinRun)),
    /** The whole as text, under the words that it is for reading only. */
    text: text,
  }),
})

export type LetterTwinReply = z.infer<typeof letterTwin.reply>

/** `document`: the letter as the person changed it; without it, as it was written. */
export const emailLetter = call({
  method: 'POST',
  path: '/api/letters/:id/email',
  summary: 'Mails a letter, as a PDF and as text, to the address one is signed in with.',
  params: z.object({ id: z.uuid() }),
  body: z.object({ document: letterDocument.optional() }),
  reply: z.object({ success: z.literal(true), sent_to: text }),
})

/** Counts only; nothing about the person is kept. */
export const trackDownload = call({
  method: 'POST',
  path: '/api/track-download',
  summary: 'Counts a download.',
  body: z.object({ type: text.max(60), violations: z.union([number, z.array(z.unknown())]).optional() }),
  reply: z.object({ success: z.literal(true) }),
})
