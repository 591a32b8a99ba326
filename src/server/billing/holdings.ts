import { and, eq, isNull, lt, sql } from 'drizzle-orm'
import {
  accessOf,
  ALL_ACCESS,
  resultAccess,
  EVERYTHING_OPEN,
  type Access,
  type Holdings,
  type ResultAccess,
} from '#billing/access.ts'
import type { Owner } from '#server/accounts/owner.ts'
import type { Db } from '#server/database/database.ts'
import { entitlements, openedAnalyses } from '#server/database/billing-tables.ts'
import type { Room } from '#server/room.ts'
import { entitlementsOf, type Holder } from './orders.ts'

type Money = Pick<Room, 'config' | 'db' | 'clock'>

// the first that is held names the plan
const PLANS = [
  ['bundle', 'bundle'],
  ['debt_lifetime', 'lifetime'],
  ['yearly', 'yearly'],
  ['debt_monthly', 'monthly'],
  ['credit_all', 'credit_all'],
  ['credit_single', 'credit_single'],
  ['debt_scan', 'single'],
] as const

/** What somebody bought and holds. What may not be used yet counts: to show it, and to sell nothing twice. */
export async function holdingsOf(db: Db, holder: Holder, now: Date): Promise<Holdings> {
  return holdings(await entitlementsOf(db, holder), now)
}

function holdings(held: readonly (typeof entitlements.$inferSelect)[], now: Date): Holdings {
  const passes = held.filter(one => one.purchase === 'debt_monthly')
  const runs = passes.some(({ endsAt }) => endsAt === null || endsAt > now)
  const counts = held.filter(one => one.purchase !== 'debt_monthly' || runs)
  const used = (purchase: string): number =>
    held.filter(one => one.purchase === purchase).reduce((sum, one) => sum + one.scansUsed, 0)
  return {
    planType: PLANS.find(([purchase]) => counts.some(one => one.purchase === purchase))?.[1] ?? 'free',
    purchases: held.map(one => one.purchase),
    subscriptionStatus: passes.length === 0 ? 'none' : runs ? 'active' : 'expired',
    debtScansUsed: used('debt_scan'),
    creditScansUsed: used('credit_single'),
  }
}

/** What somebody may use: the one place the server asks. */
export async function accessFor({ config, db, clock }: Money, holder: Holder): Promise<Access> {
  if (config.billing === 'off') return ALL_ACCESS
  const now = clock.now()
  const held = await entitlementsOf(db, holder)
  return accessOf(holdingsUsable(held, now))
}

/** What of these somebody may use at a moment. */
export function holdingsUsable(held: readonly (typeof entitlements.$inferSelect)[], at: Date): Holdings {
  return holdings(
    held.filter(one => mayBeUsed(one, at)),
    at,
  )
}

/** What is theirs, also when it may not be used yet: nobody pays for it again. */
export async function ownedBy({ config, db, clock }: Money, holder: Holder): Promise<Access> {
  return config.billing === 'off' ? ALL_ACCESS : accessOf(await holdingsOf(db, holder, clock.now()))
}

// nothing is done for a buyer of credit repair while they may still cancel  @law 15 USC 1679d(a)(2)
function mayBeUsed({ startsAt }: { readonly startsAt: Date | null }, now: Date): boolean {
  return startsAt === null || startsAt <= now
}

/** What of one letter's result its owner may see and do. Without an analysis: what needs none. */
export async function resultAccessFor(
  room: Money,
  owner: Owner,
  analysisId: string | undefined,
): Promise<ResultAccess & { readonly scansLeft: boolean }> {
  if (room.config.billing === 'off') return { ...EVERYTHING_OPEN, scansLeft: false }
  const access = await accessFor(room, owner)
  const opened = analysisId !== undefined && (await isOpened(room.db, analysisId))
  return {
    ...resultAccess(access, { opened, signedIn: owner.kind === 'person' }),
    scansLeft: !access.hasFullAccess && access.remainingDebtScans > 0,
  }
}

async function isOpened(db: Db, analysisId: string): Promise<boolean> {
  const rows = await db
    .select({ id: openedAnalyses.analysisId })
    .from(openedAnalyses)
    .innerJoin(entitlements, eq(entitlements.orderId, openedAnalyses.orderId))
    .where(and(eq(openedAnalyses.analysisId, analysisId), isNull(entitlements.revokedAt)))
    .limit(1)
  return rows.length > 0
}

/** Spends one single scan on one letter; the same letter again costs nothing more. False when none is left.
 *  Safe against any number of requests at once: the row that counts is changed only while a scan is left on it. */
export async function openWithScan(db: Db, holder: Holder, analysisId: string, now: Date): Promise<boolean> {
  return db.transaction(async tx => {
    // one letter at a time: a second request for the same letter waits here and finds it open
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${analysisId}))`)
    if (await isOpened(tx, analysisId)) return true
    const orderId = await spendScan(tx, holder, 'debt_scan', now)
    if (!orderId) return false
    await tx
      .insert(openedAnalyses)
      .values({ analysisId, orderId, openedAt: now })
      .onConflictDoUpdate({ target: openedAnalyses.analysisId, set: { orderId, openedAt: now } })
    return true
  })
}

/** Counts one scan as used; undefined when none is left. */
export async function spendScan(
  db: Db,
  holder: Holder,
  purchase: 'debt_scan' | 'credit_single',
  now: Date,
): Promise<string | undefined> {
  const held = (await entitlementsOf(db, holder)).filter(one => one.purchase === purchase && mayBeUsed(one, now))
  for (const { orderId } of held.toSorted((a, b) => a.grantedAt.getTime() - b.grantedAt.getTime())) {
    const [spent] = await db
      .update(entitlements)
      .set({ scansUsed: sql`${entitlements.scansUsed} + 1` })
      .where(
        and(
          eq(entitlements.orderId, orderId),
          isNull(entitlements.revokedAt),
          lt(entitlements.scansUsed, entitlements.scans),
        ),
      )
      .returning({ orderId: entitlements.orderId })
    if (spent) return spent.orderId
  }
  return undefined
}
