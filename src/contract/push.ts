import { z } from 'zod'
import { call } from './call.ts'

const base64url = (length: number) => z.string().regex(new RegExp(`^[\\w-]{${length}}={0,2}$`))

const phones = call({
  method: 'GET',
  path: '/api/user/phones',
  summary: 'The phones and browsers that are reminded, and the key a new one asks its push service with.',
  reply: z.object({
    success: z.literal(true),
    public_key: z.string(),
    phones: z.array(z.object({ id: z.uuid(), endpoint: z.string(), device: z.string(), created_at: z.string() })),
  }),
})

const addPhone = call({
  method: 'POST',
  path: '/api/user/phones',
  summary: 'Reminds this phone or browser from now on.',
  // the browser's own shape of a subscription
  body: z.object({
    endpoint: z.url().max(1000),
    keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  }),
  reply: z.object({ success: z.literal(true), id: z.uuid() }),
})

const removePhone = call({
  method: 'DELETE',
  path: '/api/user/phones/:id',
  summary: 'Reminds a phone or browser no more.',
  params: z.object({ id: z.uuid() }),
  reply: z.object({ success: z.literal(true) }),
})

export const PUSH_CALLS = { phones, addPhone, removePhone } as const
