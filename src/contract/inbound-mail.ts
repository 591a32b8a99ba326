import { z } from 'zod'
import { call } from './call.ts'

const forwarding = z.object({
  success: z.literal(true),
  /** False: this installation takes no mail, and nobody has an address. */
  on: z.boolean(),
  /** Where to mail letters to; null until the person makes one. */
  address: z.string().nullable(),
  created_at: z.string().nullable(),
  /** The number by which Gmail asks the person whether it may forward to here, while it is fresh. */
  gmail_code: z.string().nullable(),
})

export type Forwarding = z.infer<typeof forwarding>

const forwardingAddress = call({
  method: 'GET',
  path: '/api/user/forwarding-address',
  summary: 'One’s own address to mail letters to.',
  reply: forwarding,
})

const newForwardingAddress = call({
  method: 'POST',
  path: '/api/user/forwarding-address',
  summary: 'Makes an address to mail letters to; one that was there before takes no more mail.',
  reply: forwarding,
})

const removeForwardingAddress = call({
  method: 'DELETE',
  path: '/api/user/forwarding-address',
  summary: 'Ends the address: no more mail is taken.',
  reply: forwarding,
})

export const INBOUND_MAIL_CALLS = { forwardingAddress, newForwardingAddress, removeForwardingAddress } as const

/** Where a letter that came by mail says it is from. Nobody checked it. */
export const mailOrigin = z.object({
  from_name: z.string(),
  from_address: z.string(),
  subject: z.string(),
  /** Written from the address the person logs in with: they passed it on. */
  from_you: z.boolean(),
  /** How often the same letter came. */
  times: z.int(),
})

export type MailOrigin = z.infer<typeof mailOrigin>
