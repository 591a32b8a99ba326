import { z } from 'zod'
import { call } from './call.ts'

const status = z.enum(['ok', 'down'])

/** How each part stands. Nothing of a person and nothing of a letter. */
export const adminHealth = call({
  method: 'GET',
  path: '/api/admin/health',
  summary: 'How each part of the installation stands. Operators only.',
  reply: z.object({
    success: z.literal(true),
    database: z.object({ status, kind: z.enum(['embedded', 'postgres']) }),
    storage: z.object({ status }),
    reader: z.object({ status }),
    mail: z.object({
      sends: z.enum(['smtp', 'outbox', 'nothing']),
      waiting: z.int(),
      oldest_waiting: z.string().nullable(),
      given_up: z.int(),
    }),
    payments: z.object({ status: z.enum(['ok', 'down', 'off']), kind: z.enum(['off', 'test', 'paypal']) }),
    law: z.object({ checked_on: z.iso.date(), expires_on: z.iso.date(), expired: z.boolean() }),
    /** The job that deletes uploads within the hour; `overdue`: files it should have deleted by now. */
    deletion: z.object({ last_run: z.string().nullable(), overdue: z.int() }),
  }),
})

export const adminJobs = call({
  method: 'GET',
  path: '/api/admin/jobs',
  summary: 'Work beside the requests: queued, running, given up. Operators only.',
  reply: z.object({
    success: z.literal(true),
    queues: z.array(
      z.object({
        name: z.string(),
        queued: z.int(),
        running: z.int(),
        failed: z.int(),
        last_done: z.string().nullable(),
      }),
    ),
    /** Tried as often as it may be, newest first: `fault` is the kind and code of the error, never its words. */
    dead: z.array(
      z.object({ id: z.uuid(), name: z.string(), failed_at: z.string().nullable(), tries: z.int(), fault: z.string() }),
    ),
  }),
})

const answered = z.object({ answered: z.int(), refused: z.int(), failed: z.int() })

export const adminAnswers = call({
  method: 'GET',
  path: '/api/admin/answers',
  summary: 'How calls were answered by every process in the last hour and day. Operators only.',
  reply: z.object({
    success: z.literal(true),
    /** By the first word of the route, most failures first. `refused`: answered 400 to 499. `failed`: 500 and more. */
    parts: z.array(z.object({ part: z.string(), hour: answered, day: answered })),
  }),
})

export const adminDiscardJob = call({
  method: 'POST',
  path: '/api/admin/jobs/:id/discard',
  summary: 'Drops a job that was given up for good. Operators only.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})

export const adminRetryJob = call({
  method: 'POST',
  path: '/api/admin/jobs/:id/retry',
  summary: 'Tries a job again that was given up. Operators only.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})
