import { and, desc, eq, inArray, lt, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '#server/database/database.ts'
import { doneForYou, entitlements, orders } from '#server/database/billing-tables.ts'

export type OrderRow = typeof orders.$inferSelect
export type DoneForYouRow = typeof doneForYou.$inferSelect

/** Who may hold what was bought: an owner, and the e-mail address of someone who proved it is theirs. */
export interface Holder {
  readonly id: string
  readonly email?: string | undefined
}

function isHeldBy(table: typeof orders | typeof entitlements, holder: Holder): SQL | undefined {
  return holder.email
    ? or(eq(table.ownerId, holder.id), eq(table.email, holder.email.toLowerCase()))
    : eq(table.ownerId, holder.id)
}

export async function insertOrder(db: Db, row: typeof orders.$inferInsert): Promise<void> {
  await db.insert(orders).values(row)
}

export async function setProviderOrder(db: Db, id: string, providerOrderId: string): Promise<void> {
  await db.update(orders).set({ providerOrderId }).where(eq(orders.id, id))
}

/** One's own order by the provider's id; another's finds nothing. */
export async function findByProviderOrder(
  db: Db,
  holder: Holder,
  providerOrderId: string,
): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.providerOrderId, providerOrderId), isHeldBy(orders, holder)))
    .limit(1)
  return row
}

export async function findOwnOrder(db: Db, holder: Holder, id: string): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), isHeldBy(orders, holder)))
    .limit(1)
  return row
}

/** For the provider's deliveries, jobs and operators, who act for whoever the order belongs to. */
export async function findOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(orders).where(eq(orders.id, id)).limit(1)
  return row
}

/** The row, held until the transaction ends. */
export async function lockOrder(tx: Db, id: string): Promise<OrderRow> {
  const [row] = await tx.select().from(orders).where(eq(orders.id, id)).for('update')
  if (!row) throw new Error('The order is gone.')
  return row
}

export async function updateOrder(db: Db, id: string, set: Partial<typeof orders.$inferInsert>): Promise<void> {
  await db.update(orders).set(set).where(eq(orders.id, id))
}

export async function ordersOf(db: Db, holder: Holder): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(isHeldBy(orders, holder), ne(orders.status, 'new')))
    .orderBy(desc(orders.createdAt))
}

/** Done-for-you orders and refunds asked for, newest first. */
export async function ordersToWorkOn(db: Db): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.status, ['paid', 'refunded']))
    .orderBy(desc(orders.createdAt))
    .limit(500)
  return rows.filter(row => row.product === 'dfy_service' || row.refundAskedAt !== null)
}

/** Orders made a while ago of which nothing final is known: the browser and the provider's word may both be lost. */
export async function openOrders(db: Db, before: Date, after: Date): Promise<OrderRow[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.status, ['new', 'pending']), lt(orders.createdAt, before)))
    .limit(500)
  return rows.filter(row => row.providerOrderId !== null && row.createdAt > after)
}

export async function authorizationsLapsing(db: Db, before: Date): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'authorized'), lt(orders.authorizedUntil, before)))
    .limit(500)
}

/** Orders of credit letters whose money is promised and not taken. */
export async function authorizedCreditOrders(db: Db): Promise<OrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'authorized'), eq(orders.charge, 'after-delivery')))
    .limit(500)
}

export async function entitlementsOf(db: Db, holder: Holder): Promise<(typeof entitlements.$inferSelect)[]> {
  const rows = await db.select().from(entitlements).where(isHeldBy(entitlements, holder))
  return rows.filter(row => row.revokedAt === null)
}

export async function doneForYouOf(db: Db, orderIds: readonly string[]): Promise<ReadonlyMap<string, DoneForYouRow>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(doneForYou)
    .where(inArray(doneForYou.orderId, [...orderIds]))
  return new Map(rows.map(row => [row.orderId, row]))
}

/** Closes what somebody bought and takes their name off it, when they delete everything. What stays of an order is what
 *  any till keeps: what was sold, when, for how much, under which number of the provider. */
export async function forgetBuyer(db: Db, holder: Holder): Promise<void> {
  const mine = db.select({ id: orders.id }).from(orders).where(isHeldBy(orders, holder))
  await db.delete(doneForYou).where(inArray(doneForYou.orderId, mine))
  await db.delete(entitlements).where(isHeldBy(entitlements, holder))
  await db
    .update(orders)
    .set({ ownerId: null, email: null, agreement: null, analysisId: null })
    .where(isHeldBy(orders, holder))
}
