import { z } from 'zod'
import { call } from './call.ts'

/** What a plan opens in private mode, and until when: what the page checks while there is no connection. */
export const offlinePlan = z.object({
  version: z.literal(1),
  /** SHA-256 of the account's address, base64url. */
  account: z.string(),
  opens: z.object({ everything: z.boolean(), enhance: z.boolean(), files: z.boolean() }),
  /** Seconds since 1970. */
  issued_at: z.int(),
  ends_at: z.int(),
})
export type OfflinePlan = z.infer<typeof offlinePlan>

/** A plan, signed with Ed25519: its JSON and the signature, both base64url. */
export const signedPlan = z.object({
  plan: z.string().max(2000),
  signature: z.string().max(200),
  /** The installation's, raw, base64url. */
  public_key: z.string().max(100),
})
export type SignedPlan = z.infer<typeof signedPlan>

const planForOffline = call({
  method: 'GET',
  path: '/api/private/plan',
  summary: 'What the plan opens in private mode, signed, so that it holds for its time without a connection.',
  reply: z.object({
    success: z.literal(true),
    /** Null where nothing is sold or nothing was bought. */
    signed: signedPlan.nullable(),
  }),
})

export const PRIVATE_MODE_CALLS = { planForOffline } as const
