import { and, eq, isNull, sql } from 'drizzle-orm'
import { purchaseName } from '#billing/aliases.ts'
import { product } from '#billing/catalogue.ts'
import { recordAudit } from '#server/audit.ts'
import type { Db } from '#server/database/database.ts'
import { doneForYou, entitlements } from '#server/database/billing-tables.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { creditPeriodOf } from './credit-period.ts'
import { openWithScan } from './holdings.ts'
import * as table from './orders.ts'
import type { OrderRow } from './orders.ts'
import type { PaymentProvider, ProviderOrder } from './provider.ts'
import { tellBuyer } from './tell-buyer.ts'

type Status = OrderRow['status']
export type Till = Pick<Room, 'db' | 'clock' | 'mailer' | 'log'> & { readonly payments: PaymentProvider }

// An order only moves forward: what is told late or twice changes nothing.
const ORDER_OF_EVENTS: Readonly<Record<Status, number>> = {
  new: 0,
  pending: 1,
  denied: 1,
  authorized: 2,
  paid: 3,
  voided: 4,
  refunded: 4,
}

/** Takes what the buyer approved, then brings our record up to what the provider knows. Safe to repeat at any time.
 *  @throws when the provider does not answer: nothing is lost, it is asked again later */
export async function completeOrder(
  till: Till,
  order: OrderRow & { providerOrderId: string },
): Promise<{ readonly outcome: 'done' | 'not-approved' | 'declined'; readonly order: OrderRow }> {
  const outcome = await till.payments.complete({
    orderId: order.id,
    providerOrderId: order.providerOrderId,
    charge: order.charge,
  })
  return { outcome, order: outcome === 'done' ? await settle(till, order.id) : order }
}

/** Asks the provider how an order stands and makes our record say so: grants, revokes, or leaves alone.
 *  What anyone else claims about it is never read.  Refuses an order that is not the one we made. */
export async function settle(till: Till, orderId: string): Promise<OrderRow> {
  const order = await table.findOrder(till.db, orderId)
  if (!order?.providerOrderId) throw refuse.notFound()
  const truth = await till.payments.readOrder(order.providerOrderId)
  if (!isOurs(order, truth)) {
    await recordAudit(till.db, { action: 'payment-differs', subject: order.id, details: { amount: truth.amount } })
    till.log.error({ order: order.id }, 'a payment differs from its order')
    throw refuse.paymentDiffers()
  }
  return till.db.transaction(tx => record(till, tx, order.id, truth))
}

function isOurs(order: OrderRow, { orderId, amount, currency, capture }: ProviderOrder): boolean {
  const sums = [{ amount, currency }, ...(capture ? [capture] : [])]
  return orderId === order.id && sums.every(sum => sum.amount === order.amount && sum.currency === order.currency)
}

async function record(till: Till, tx: Db, orderId: string, truth: ProviderOrder): Promise<OrderRow> {
  const before = await table.lockOrder(tx, orderId)
  const now = till.clock.now()
  const told = statusOf(truth)
  const status = ORDER_OF_EVENTS[told] >= ORDER_OF_EVENTS[before.status] ? told : before.status
  const after: OrderRow = {
    ...before,
    status,
    authorizationId: truth.authorization?.id ?? before.authorizationId,
    authorizedUntil: truth.authorization?.until ?? before.authorizedUntil,
    captureId: truth.capture?.id ?? before.captureId,
    refunded: Math.max(before.refunded, truth.capture?.refunded ?? 0),
    settledAt: before.settledAt ?? (status === 'paid' || status === 'authorized' ? now : null),
  }
  const { id, ...set } = after
  await table.updateOrder(tx, id, set)
  if (status === 'paid' || status === 'authorized') await grant(till, tx, after)
  if (status === 'voided' || status === 'refunded') await revoke(tx, after.id, now)
  if (status !== before.status) {
    await recordAudit(tx, { action: `order-${status}`, subject: id, details: { product: after.product } })
    await tellBuyer(till.mailer, tx, after)
  }
  return after
}

function statusOf({ authorization, capture }: ProviderOrder): Status {
  if (capture)
    return ({ completed: 'paid', pending: 'pending', denied: 'denied', refunded: 'refunded' } as const)[capture.state]
  if (!authorization) return 'new'
  return ({ held: 'authorized', captured: 'authorized', gone: 'voided' } as const)[authorization.state]
}

/** Opens what was bought: once for each order, also when it is told a hundred times at once. */
async function grant(till: Till, tx: Db, order: OrderRow): Promise<void> {
  const now = till.clock.now()
  const [granted] = await tx
    .insert(entitlements)
    .values({
      orderId: order.id,
      ownerId: order.ownerId,
      email: order.email,
      purchase: purchaseName(order.product, order.letterChoice ?? undefined),
      scans: order.product === 'scan' || order.product === 'credit_single' ? 1 : 0,
      grantedAt: now,
      startsAt: creditPeriodOf(order)?.startsAt ?? null,
      endsAt: await endOf(tx, order, now),
    })
    .onConflictDoNothing()
    .returning()
  if (!granted) return
  if (order.product === 'dfy_service')
    await tx
      .insert(doneForYou)
      .values({ orderId: order.id, status: 'waiting', letters: [], updatedAt: now })
      .onConflictDoNothing()
  if (order.product === 'scan' && order.ownerId && order.analysisId)
    await openWithScan(tx, { id: order.ownerId }, order.analysisId, now)
}

// A second pass begins when the first ends. Two bought at the same moment wait for each other.
async function endOf(tx: Db, order: OrderRow, now: Date): Promise<Date | null> {
  const { days } = product(order.product)
  if (days === undefined) return null
  const holder = order.ownerId ?? order.email ?? order.id
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${holder}))`)
  const held = await table.entitlementsOf(tx, { id: order.ownerId ?? order.id, email: order.email ?? undefined })
  const ends = held.flatMap(({ purchase, endsAt }) => (purchase === 'debt_monthly' && endsAt ? [endsAt.getTime()] : []))
  return new Date(Math.max(now.getTime(), ...ends) + days * 86_400_000)
}

export async function revoke(db: Db, orderId: string, now: Date): Promise<void> {
  await db
    .update(entitlements)
    .set({ revokedAt: now })
    .where(and(eq(entitlements.orderId, orderId), isNull(entitlements.revokedAt)))
}
