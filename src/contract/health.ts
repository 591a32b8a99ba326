import { z } from 'zod'
import { call } from './call.ts'

export const health = call({
  method: 'GET',
  path: '/api/health',
  summary: 'Whether the product and its database answer.',
  reply: z.object({
    status: z.enum(['ok', 'degraded']),
    database: z.enum(['ok', 'down']),
    reader: z.enum(['ok', 'down']),
    version: z.string(),
    law_as_of: z.iso.date(),
  }),
})

/** What the page must know before it can draw: read once at start. */
export const settings = call({
  method: 'GET',
  path: '/api/settings',
  summary: 'Public settings of this installation.',
  reply: z.object({
    billing: z.enum(['off', 'test', 'paypal']),
    law_as_of: z.iso.date(),
    /** Where people who need help write to, and the postal address; null when the operator gave none. */
    support_email: z.string().nullable(),
    office_address: z.string().nullable(),
    rules: z.int(),
    /** Whether letters can be mailed here. */
    inbound_mail: z.boolean(),
    /** A guess from the address by a database on the server; null when there is none. Never asserted. */
    state_guess: z.string().length(2).nullable(),
  }),
})
