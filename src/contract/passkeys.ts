import { z } from 'zod'
import { signedInReply } from './accounts.ts'
import { call } from './call.ts'

// What browser and authenticator say to each other is WebAuthn's own shape; its library checks it.
const options = z.object({ success: z.literal(true), options: z.looseObject({ challenge: z.string() }) })
const answer = z.object({ response: z.looseObject({ id: z.string().max(1400), rawId: z.string().max(1400) }) })

export const newPasskeyOptions = call({
  method: 'POST',
  path: '/api/auth/passkey/new-options',
  summary: 'What a device needs to make a passkey for who is signed in.',
  reply: options,
})

export const newPasskey = call({
  method: 'POST',
  path: '/api/auth/passkey/new',
  summary: 'Keeps a passkey that was just made.',
  body: answer,
  reply: z.object({ success: z.literal(true) }),
})

export const passkeyOptions = call({
  method: 'POST',
  path: '/api/auth/passkey/options',
  summary: 'What a device is asked to sign.',
  reply: options,
})

export const passkeyLogin = call({
  method: 'POST',
  path: '/api/auth/passkey/login',
  summary: 'Signs in with a passkey.',
  body: answer,
  reply: signedInReply,
})

export const deletePasskey = call({
  method: 'DELETE',
  path: '/api/user/passkeys/:id',
  summary: 'Forgets a passkey.',
  params: z.object({ id: z.string().max(1400) }),
  reply: z.object({ success: z.literal(true) }),
})
