import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Bureau } from '#credit/report.ts'
import type { Owner } from '#server/accounts/owner.ts'
import { accessFor, ownedBy, spendScan } from '#server/billing/holdings.ts'
import { entitlements } from '#server/database/billing-tables.ts'
import { creditOpenings } from '#server/database/credit-tables.ts'
import type { Db } from '#server/database/database.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'

type Money = Pick<Room, 'config' | 'db' | 'clock'>

/** Refuses who has no credit plan, and who has one that may still be cancelled: nothing is done for them yet.
 *  @law 15 USC 1679d(a)(2) */
export async function requireCredit(room: Money, owner: Owner): Promise<void> {
  if ((await accessFor(room, owner)).canAccessCredit) return
  throw (await ownedBy(room, owner)).canAccessCredit ? refuse.workNotBegun() : refuse.creditPlanNeeded()
}

/** Opens a bureau for letters. Plans for all bureaus open each; an order for a single bureau opens the first one it is used
 *  for, and that one again and again.
 *  Refuses: a further bureau when no order is left for it. */
export async function openBureau(room: Room, tx: Db, owner: Owner, bureau: Bureau): Promise<void> {
  if (await opensEverything({ ...room, db: tx }, owner)) return
  const mine = await lockedOpenings(tx, owner)
  if (mine.some(one => one.bureau === bureau)) return
  const orderId =
    mine.find(one => one.bureau === null)?.orderId ?? (await spendScan(tx, owner, 'credit_single', room.clock.now()))
  if (!orderId) throw refuse.oneBureauOnly()
  await tx
    .insert(creditOpenings)
    .values({ orderId, ownerId: owner.id, bureau, openedAt: room.clock.now() })
    .onConflictDoUpdate({ target: creditOpenings.orderId, set: { bureau } })
}

/** Refuses before the work what `openReport` would refuse after it: no credit plan, no scan left. */
export async function requireScan(room: Money, owner: Owner): Promise<void> {
  if (await opensEverything(room, owner)) return
  const { remainingCreditScans } = await accessFor(room, owner)
  const isOpen = (await room.db.transaction(tx => lockedOpenings(tx, owner))).some(one => one.reportId === null)
  if (!isOpen && remainingCreditScans <= 0) throw refuse.noScanLeft()
}

/** Counts the scan of a report, once.
 *  Refuses: when no scan is left. */
export async function openReport(room: Money, tx: Db, owner: Owner, reportId: string): Promise<void> {
  if (await opensEverything({ ...room, db: tx }, owner)) return
  const mine = await lockedOpenings(tx, owner)
  const unread = mine.find(one => one.reportId === null)
  const orderId = unread?.orderId ?? (await spendScan(tx, owner, 'credit_single', room.clock.now()))
  if (!orderId) throw refuse.noScanLeft()
  await tx
    .insert(creditOpenings)
    .values({ orderId, ownerId: owner.id, reportId, openedAt: room.clock.now() })
    .onConflictDoUpdate({ target: creditOpenings.orderId, set: { reportId } })
}

/** The orders that opened a bureau for somebody and are charged after delivery. */
export async function ordersBehind(db: Db, owner: { readonly id: string }, bureau: Bureau): Promise<readonly string[]> {
  const rows = await db
    .select({ orderId: creditOpenings.orderId })
    .from(creditOpenings)
    .where(and(eq(creditOpenings.ownerId, owner.id), eq(creditOpenings.bureau, bureau)))
  return rows.map(({ orderId }) => orderId)
}

// asked inside the transaction: the embedded database has one line, and who waits for it elsewhere waits for ever
async function opensEverything(room: Money, owner: Owner): Promise<boolean> {
  await requireCredit(room, owner)
  const access = await accessFor(room, owner)
  return access.hasFullAccess || access.hasCreditAll
}

// two requests at once wait for each other here, so that no scan is spent twice
async function lockedOpenings(tx: Db, owner: Owner) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`credit ${owner.id}`}))`)
  return tx
    .select({ orderId: creditOpenings.orderId, bureau: creditOpenings.bureau, reportId: creditOpenings.reportId })
    .from(creditOpenings)
    .innerJoin(entitlements, eq(entitlements.orderId, creditOpenings.orderId))
    .where(and(eq(creditOpenings.ownerId, owner.id), isNull(entitlements.revokedAt)))
}
