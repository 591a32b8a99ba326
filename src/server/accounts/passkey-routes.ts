import type { CALLS } from '#contract/index.ts'
import { recordAudit } from '#server/audit.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import { deviceOf } from './device.ts'
import * as passkeys from './passkeys.ts'
import { requireFreshSignIn, welcome } from './sign-in.ts'
import { placeOf } from './tries.ts'

const TRIES = { most: 60, minutes: 15 }
const ANSWER_BYTES = 32 * 1024

export const newPasskeyOptions: Route<typeof CALLS.newPasskeyOptions> = {
  who: 'person',
  perMinute: 20,
  handle: async ({ room, owner }) => {
    requireFreshSignIn(room, owner)
    const { db, siteUrl, clock } = room
    return { success: true, options: { ...(await passkeys.optionsForNew(db, owner, siteUrl(), clock.now())) } }
  },
}

export const newPasskey: Route<typeof CALLS.newPasskey> = {
  who: 'person',
  perMinute: 20,
  bodyBytes: ANSWER_BYTES,
  handle: async ({ room: { db, siteUrl, clock }, owner, body: { response }, request }) => {
    const device = deviceOf(request.headers['user-agent'])
    const isKept = await passkeys.keepNew(db, owner, { response, siteUrl: siteUrl(), device, now: clock.now() })
    if (!isKept) throw refuse.wrongPasskey()
    await recordAudit(db, { action: 'passkey-added', subject: owner.id })
    return { success: true }
  },
}

export const passkeyOptions: Route<typeof CALLS.passkeyOptions> = {
  who: 'anyone',
  perMinute: 20,
  handle: async ({ room: { db, siteUrl, clock } }) => ({
    success: true,
    options: { ...(await passkeys.optionsForLogin(db, siteUrl(), clock.now())) },
  }),
}

export const passkeyLogin: Route<typeof CALLS.passkeyLogin> = {
  who: 'anyone',
  bodyBytes: ANSWER_BYTES,
  handle: async ({ room, body: { response }, request, reply }) => {
    await room.tries.count('passkey by place', placeOf(request.ip), TRIES)
    const now = room.clock.now()
    const personId = await passkeys.signer(room.db, { response, siteUrl: room.siteUrl(), now })
    if (!personId) throw refuse.wrongPasskey()
    const token = await room.auth.sessionFor(personId, deviceOf(request.headers['user-agent']))
    return welcome(room, { token, personId }, { request, reply })
  },
}

export const deletePasskey: Route<typeof CALLS.deletePasskey> = {
  who: 'person',
  handle: async ({ room, owner, params: { id } }) => {
    requireFreshSignIn(room, owner)
    const { db } = room
    if (!(await passkeys.removePasskey(db, owner, id))) throw refuse.notFound()
    await recordAudit(db, { action: 'passkey-removed', subject: owner.id })
    return { success: true }
  },
}
