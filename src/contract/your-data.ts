import { z } from 'zod'
import { sessionSchema } from './accounts.ts'
import { pagesState } from './analysis-parts.ts'
import { call } from './call.ts'
import { mailOrigin } from './inbound-mail.ts'

/** What is held about whoever asks: a person with an account, or a visitor known by this browser. */
export const yourData = call({
  method: 'GET',
  path: '/api/user/data',
  summary: 'Everything that is held about oneself, as a list.',
  reply: z.object({
    success: z.literal(true),
    account: z.object({ email: z.string(), created_at: z.string() }).nullable(),
    analyses: z.array(
      z.object({
        id: z.uuid(),
        file_name: z.string(),
        collector_name: z.string().nullable(),
        created_at: z.string(),
        /** When what was uploaded goes, without the pages that are kept; null once it is gone. */
        pages_deleted_after: z.string().nullable(),
        pages_state: pagesState,
        /** Small cuts of the lines that findings rest on. */
        pieces: z.int(),
        saved: z.boolean(),
        /** Null: it did not come by mail. */
        mail: mailOrigin.nullable(),
      }),
    ),
    letters: z.array(z.object({ id: z.uuid(), title: z.string(), created_at: z.string(), download_url: z.string() })),
    disputes: z.array(
      z.object({
        id: z.uuid(),
        collector_name: z.string().nullable(),
        created_at: z.string(),
        evidence_files: z.int(),
      }),
    ),
    sessions: z.array(sessionSchema),
    passkeys: z.array(
      z.object({ id: z.string(), device: z.string(), created_at: z.string(), used_at: z.string().nullable() }),
    ),
    /** Whether reminders of deadlines are mailed; a visitor has no address for them. */
    deadline_reminders: z.boolean(),
    /** Where letters can be mailed to; null when none was made. */
    forwarding_address: z.string().nullable(),
    /** An address kept because its owner agreed to hear from us. */
    lead_email: z.string().nullable(),
  }),
})

export const setReminders = call({
  method: 'POST',
  path: '/api/user/reminders',
  summary: 'Asks for reminders of deadlines by email, or for no more of them.',
  body: z.object({ wanted: z.boolean() }),
  reply: z.object({ success: z.literal(true), wanted: z.boolean() }),
})

export const exportData = call({
  method: 'GET',
  path: '/api/user/data/export',
  summary: 'Everything that is held about oneself, as a ZIP.',
  reply: z.instanceof(Uint8Array),
})

export const deleteAnalysis = call({
  method: 'DELETE',
  path: '/api/analyses/:id',
  summary: 'Deletes one letter: its pages, findings and answers.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})

/** Asks for the word, so that no stray click deletes anything. */
export const deleteData = call({
  method: 'DELETE',
  path: '/api/user/data',
  summary: 'Deletes everything that is held about oneself, and the account.',
  body: z.object({ confirm: z.literal('DELETE') }),
  reply: z.object({ success: z.literal(true) }),
})
