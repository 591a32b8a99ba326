import { z } from 'zod'
import { planSchema } from './billing.ts'
import { call } from './call.ts'

const email = z
  .string()
  .trim()
  .max(254)
  .transform(text => text.toLowerCase())
  .pipe(z.email())

/** Who is signed in, as the page keeps it. Counters and plans are for display: the server decides by its own rows. */
const userSchema = z.object({
  email: z.string(),
  name: z.string(),
  ...planSchema.shape,
  is_admin: z.boolean(),
})

export type UserReply = z.infer<typeof userSchema>

export const signedInReply = z.object({ success: z.literal(true), token: z.string(), user: userSchema })
const codeSentReply = z.object({
  success: z.literal(true),
  code_sent: z.literal(true),
  minutes: z.int(),
  /** Only on a development machine without a mail server, and only for whoever sits at it. */
  development_code: z.string().optional(),
})

/** Without a code, one is mailed: the same answer for every address. With the code, a token. */
export const login = call({
  method: 'POST',
  path: '/api/auth/login',
  summary: 'Asks for a sign-in code, or signs in with one.',
  body: z.object({
    email,
    code: z
      .string()
      .transform(text => text.replace(/\s/g, ''))
      .pipe(z.string().regex(/^\d{6}$/))
      .optional(),
  }),
  reply: z.union([signedInReply, codeSentReply]),
})

const userReply = z.object({ success: z.literal(true), user: userSchema })

export const verify = call({
  method: 'GET',
  path: '/api/auth/verify',
  summary: 'Whether the token still holds, and whose it is.',
  reply: userReply,
})

export const profile = call({
  method: 'GET',
  path: '/api/user/profile',
  summary: 'Who is signed in.',
  reply: userReply,
})

const done = z.object({ success: z.literal(true) })

export const logout = call({
  method: 'POST',
  path: '/api/auth/logout',
  summary: 'Ends this session.',
  reply: done,
})

export const sessionSchema = z.object({
  id: z.uuid(),
  created_at: z.string(),
  last_used_at: z.string(),
  expires_at: z.string(),
  /** Browser and system, as far as they can be told. */
  device: z.string(),
  current: z.boolean(),
})

export const sessions = call({
  method: 'GET',
  path: '/api/user/sessions',
  summary: 'Where one is signed in.',
  reply: z.object({ success: z.literal(true), sessions: z.array(sessionSchema) }),
})

export const endSession = call({
  method: 'DELETE',
  path: '/api/user/sessions/:id',
  summary: 'Ends one session.',
  params: z.object({ id: z.uuid() }),
  reply: done,
})

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/api/user/sessions',
  summary: 'Ends all sessions but this one.',
  reply: done,
})

/** The email is kept only with consent, and nothing beside it. */
export const saveLead = call({
  method: 'POST',
  path: '/api/save-lead',
  summary: 'Keeps an email address of someone who agreed to hear from us.',
  body: z.object({
    email,
    consent: z.boolean().default(false),
    /** Sent by older pages; not kept. */
    strategy: z.string().max(200).optional(),
    confidence: z.union([z.string().max(40), z.number()]).nullish(),
  }),
  reply: z.object({ success: z.literal(true), saved: z.boolean() }),
})
