import { createHash, createPrivateKey, createPublicKey, hkdfSync, sign } from 'node:crypto'
import { accessOf, canMakeFiles } from '#billing/access.ts'
import { PRIVATE_MODE_CALLS, type OfflinePlan, type SignedPlan } from '#contract/private-mode.ts'
import { installationKey } from '#server/blobs/encryption.ts'
import type { Route } from '#server/route.ts'
import { holdingsUsable } from './holdings.ts'
import { entitlementsOf } from './orders.ts'

const LONGEST_MS = 30 * 24 * 60 * 60 * 1000
// PKCS #8 of an Ed25519 key, up to the 32 bytes of its secret  @law RFC 8410
const BEFORE_SECRET = Buffer.from('302e020100300506032b657004220420', 'hex')

const planForOffline: Route<(typeof PRIVATE_MODE_CALLS)['planForOffline']> = {
  who: 'person',
  handle: async ({ room: { config, db, clock }, owner }) => {
    if (config.billing === 'off') return { success: true, signed: null }
    const now = clock.now()
    const held = await entitlementsOf(db, owner)
    const opensAt = (at: Date): OfflinePlan['opens'] => {
      const access = accessOf(holdingsUsable(held, at))
      return { everything: access.hasFullAccess, enhance: access.canEnhance, files: canMakeFiles(access) }
    }
    const opens = opensAt(now)
    if (!Object.values(opens).includes(true)) return { success: true, signed: null }
    const latest = new Date(now.getTime() + LONGEST_MS)
    // until it opens something else, as when a pass runs out
    const ends = held
      .flatMap(({ endsAt }) => (endsAt !== null && endsAt > now && endsAt < latest ? [endsAt] : []))
      .toSorted((a, b) => a.getTime() - b.getTime())
      .find(end => JSON.stringify(opensAt(end)) !== JSON.stringify(opens))
    const plan: OfflinePlan = {
      version: 1,
      account: createHash('sha256').update(owner.email).digest('base64url'),
      opens,
      issued_at: seconds(now),
      ends_at: seconds(ends ?? latest),
    }
    return { success: true, signed: signed(config.keysDir, plan) }
  },
}

/** Signed with a key that follows from this installation's own: every process of it has the same. */
function signed(keysDir: string, plan: OfflinePlan): SignedPlan {
  const seed = hkdfSync('sha256', installationKey(keysDir, 'sign-in-key-1'), '', 'plan in private mode', 32)
  const key = createPrivateKey({
    key: Buffer.concat([BEFORE_SECRET, Buffer.from(seed)]),
    format: 'der',
    type: 'pkcs8',
  })
  const bytes = Buffer.from(JSON.stringify(plan))
  return {
    plan: bytes.toString('base64url'),
    signature: sign(null, bytes, key).toString('base64url'),
    public_key: createPublicKey(key).export({ format: 'jwk' }).x ?? '',
  }
}

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000)
}

export const OFFLINE_PLAN_ROUTES = { planForOffline } as const
