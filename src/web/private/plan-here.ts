import type { z } from 'zod'
import {
  accessOf,
  ALL_ACCESS,
  canMakeFiles,
  EVERYTHING_OPEN,
  NOTHING_HELD,
  resultAccess,
  type ResultAccess,
} from '#billing/access.ts'
import type { settings } from '#contract/health.ts'
import { offlinePlan, signedPlan, type OfflinePlan, type SignedPlan } from '#contract/private-mode.ts'
import { fromBase64Url, sha256, toBase64Url } from './bytes.ts'
import { CACHE, LATEST_TIME, PLAN } from './names.ts'

/** Why a plan does not open anything here. */
export type PlanFault =
  /** Its time is over. */
  | 'ended'
  /** This phone's clock tells an earlier time than it once did. */
  | 'clock-set-back'
  /** It is another account's, or nobody is signed in. */
  | 'other-account'
  /** It is not as the server signed it, or this browser cannot check that. */
  | 'not-signed'

export type PlanHere =
  | { readonly kind: 'all' }
  | { readonly kind: 'free'; readonly why: PlanFault | undefined }
  | { readonly kind: 'plan'; readonly plan: OfflinePlan }

interface Moment {
  /** Seconds since 1970, as this phone tells it now, and the latest it ever told. */
  readonly now: number
  readonly latest: number
  /** The address of who is signed in in this browser. */
  readonly account: string | undefined
}

// a clock that is set right by the network goes back a little
const CLOCK_MAY_DIFFER = 60 * 60

/** What a signed plan opens now. */
export async function planAt(signed: SignedPlan, { now, latest, account }: Moment): Promise<PlanHere> {
  const plan = await opened(signed)
  if (!plan) return { kind: 'free', why: 'not-signed' }
  const whose = account && toBase64Url(await sha256(new TextEncoder().encode(account)))
  if (plan.account !== whose) return { kind: 'free', why: 'other-account' }
  if (now + CLOCK_MAY_DIFFER < Math.max(latest, plan.issued_at)) return { kind: 'free', why: 'clock-set-back' }
  return now < plan.ends_at ? { kind: 'plan', plan } : { kind: 'free', why: 'ended' }
}

/** What of a letter is open here, by the same rule as on the server. A single scan is counted there, and opens nothing here. */
export function openHere(here: PlanHere): { readonly result: ResultAccess; readonly makesFiles: boolean } {
  if (here.kind === 'all') return { result: EVERYTHING_OPEN, makesFiles: canMakeFiles(ALL_ACCESS) }
  const nothing = accessOf(NOTHING_HELD)
  if (here.kind === 'free')
    return { result: resultAccess(nothing, { opened: false, signedIn: false }), makesFiles: canMakeFiles(nothing) }
  const { everything, enhance, files } = here.plan.opens
  const access = { ...nothing, hasFullAccess: everything, canEnhance: enhance }
  return { result: resultAccess(access, { opened: false, signedIn: true }), makesFiles: files }
}

/** What the plan kept on this phone opens now. Remembers the time, so that a clock that is set back opens nothing. */
export async function planHere(
  { billing }: z.output<typeof settings.reply>,
  { now, account }: Pick<Moment, 'now' | 'account'>,
): Promise<PlanHere> {
  if (billing === 'off') return { kind: 'all' }
  const cache = await caches.open(CACHE)
  const kept = signedPlan.safeParse(await (await cache.match(PLAN))?.json()).data
  if (!kept) return { kind: 'free', why: undefined }
  const latest = Number(await (await cache.match(LATEST_TIME))?.text()) || 0
  if (now > latest) await cache.put(LATEST_TIME, new Response(String(now)))
  return planAt(kept, { now, latest, account })
}

/** Keeps a plan that just came from the server, in the place of the one before; none: takes that away. */
export async function keepPlan(signed: SignedPlan | null): Promise<void> {
  const cache = await caches.open(CACHE)
  await cache.delete(LATEST_TIME) // the server's own time is in the plan
  if (signed) await cache.put(PLAN, Response.json(signed))
  else await cache.delete(PLAN)
}

async function opened({ plan, signature, public_key }: SignedPlan): Promise<OfflinePlan | undefined> {
  try {
    const key = await crypto.subtle.importKey('raw', fromBase64Url(public_key), 'Ed25519', false, ['verify'])
    const bytes = fromBase64Url(plan)
    if (!(await crypto.subtle.verify('Ed25519', key, fromBase64Url(signature), bytes))) return undefined
    return offlinePlan.safeParse(JSON.parse(new TextDecoder().decode(bytes))).data
  } catch {
    return undefined
  }
}
