import { ECDH } from 'node:crypto'
import { PUSH_CALLS } from '#contract/push.ts'
import { deviceOf } from '#server/accounts/device.ts'
import { recordAudit } from '#server/audit.ts'
import { refuse } from '#contract/refuse.ts'
import type { Route } from '#server/route.ts'
import { isPushEndpoint } from './push-service.ts'
import * as table from './table.ts'

const MOST_PHONES = 10

const phones: Route<typeof PUSH_CALLS.phones> = {
  who: 'person',
  handle: async ({ room, owner }) => ({
    success: true,
    public_key: room.pushKey.publicKey,
    phones: (await table.phonesOf(room.db, owner.id)).map(({ id, endpoint, device, createdAt }) => ({
      id,
      endpoint,
      device,
      created_at: createdAt.toISOString(),
    })),
  }),
}

const addPhone: Route<typeof PUSH_CALLS.addPhone> = {
  who: 'person',
  perMinute: 60, // one address can be a whole office
  handle: async ({ room, owner, body: { endpoint, keys }, request }) => {
    if (!isPushEndpoint(endpoint, room.config.testPushService))
      throw refuse.invalidRequest('this is no push service we know.')
    if (!isPoint(keys.p256dh)) throw refuse.invalidRequest('the key of the phone is not right.')
    const others = (await table.phonesOf(room.db, owner.id)).filter(phone => phone.endpoint !== endpoint)
    if (others.length >= MOST_PHONES) throw refuse.invalidRequest('ten phones are reminded already. Stop one first.')
    const device = deviceOf(request.headers['user-agent'])
    const id = await table.keepPhone(room.db, {
      personId: owner.id,
      endpoint,
      ...keys,
      device,
      createdAt: room.clock.now(),
    })
    await recordAudit(room.db, { action: 'phone-added', subject: owner.id })
    return { success: true, id }
  },
}

const removePhone: Route<typeof PUSH_CALLS.removePhone> = {
  who: 'person',
  handle: async ({ room, owner, params: { id } }) => {
    if (!(await table.removePhone(room.db, owner.id, id))) throw refuse.notFound()
    return { success: true }
  },
}

// on the curve; anything else could never be encrypted for
function isPoint(p256dh: string): boolean {
  try {
    ECDH.convertKey(p256dh, 'prime256v1', 'base64url', undefined, 'uncompressed')
    return true
  } catch {
    return false
  }
}

/** What answers the calls about phones that are reminded. */
export const PUSH_ROUTES = { phones, addPhone, removePhone }
