import { cents } from '#units/cents.ts'
import { refuse } from '#contract/refuse.ts'
import * as table from './orders.ts'
import type { Holder, OrderRow } from './orders.ts'
import { creditPeriodOf } from './credit-period.ts'
import { revoke, settle, type Till } from './settle.ts'

const REFUND_DAYS = 30

/** Within 30 days of paying, once. */
export function canAskRefund(order: OrderRow, now: Date): boolean {
  const paidAt = order.settledAt ?? order.createdAt
  const isInTime = now.getTime() - paidAt.getTime() <= REFUND_DAYS * 86_400_000
  return order.status === 'paid' && order.refunded === 0 && order.refundAskedAt === null && isInTime
}

/** As long as nothing was charged: at any time, which is longer than the three days the law gives.  @law 15 USC 1679e */
export function canCancel(order: OrderRow): boolean {
  return order.status === 'authorized' && order.deliveredAt === null
}

/** The buyer asks for the money back: one button, no reason needed. An operator gives it. */
export async function askRefund(till: Till, holder: Holder, id: string): Promise<OrderRow> {
  const order = await ownOrder(till, holder, id)
  if (order.refundAskedAt) return order
  if (!canAskRefund(order, till.clock.now())) throw refuse.orderOver()
  await table.updateOrder(till.db, id, { refundAskedAt: till.clock.now() })
  return ownOrder(till, holder, id)
}

/** The buyer cancels what was authorized and not charged. */
export async function cancelOrder(till: Till, holder: Holder, id: string): Promise<OrderRow> {
  const order = await ownOrder(till, holder, id)
  if (order.status === 'voided') return order
  if (!canCancel(order) || !order.authorizationId) throw refuse.orderOver()
  await till.payments.voidAuthorized(order.authorizationId)
  return settle(till, id)
}

/** An operator gives the money back that was asked for. Letters already mailed are deducted; what was bought closes.
 *  Repeating it sends nothing twice. */
export async function giveRefund(till: Till, id: string): Promise<OrderRow> {
  const order = await table.findOrder(till.db, id)
  if (!order) throw refuse.notFound()
  if (order.status === 'refunded') return order
  if (order.status !== 'paid' || !order.captureId || !order.refundAskedAt) throw refuse.orderOver()
  const amount = cents(order.amount - (await mailedShare(till, order)))
  if (amount > 0 && order.refunded === 0)
    await till.payments.refund({ orderId: order.id, captureId: order.captureId, amount })
  const settled = await settle(till, id)
  await revoke(till.db, id, till.clock.now())
  return settled
}

async function mailedShare({ db }: Till, order: OrderRow): Promise<number> {
  const work = (await table.doneForYouOf(db, [order.id])).get(order.id)
  if (!work || !order.letterCount) return 0
  const mailed = work.letters.filter(letter => letter.trackingNumber !== null).length
  return Math.round((order.amount * Math.min(mailed, order.letterCount)) / order.letterCount)
}

/** Takes the money that was authorized, now that the letters were delivered. For the credit letters' own room.
 *  Refuses while the order can be cancelled by law: nothing may have been done yet.  @law 15 USC 1679b(b), 1679d(a)(2) */
export async function chargeDelivered(till: Till, id: string): Promise<OrderRow> {
  const order = await table.findOrder(till.db, id)
  if (!order?.authorizationId) throw refuse.notFound()
  if (order.status === 'paid') return order
  if (order.status !== 'authorized') throw refuse.orderOver()
  const period = creditPeriodOf(order)
  if (period && till.clock.now() < period.startsAt) throw refuse.workNotBegun()
  await till.payments.captureAuthorized({ orderId: id, authorizationId: order.authorizationId })
  await table.updateOrder(till.db, id, { deliveredAt: till.clock.now() })
  return settle(till, id)
}

async function ownOrder({ db }: Till, holder: Holder, id: string): Promise<OrderRow> {
  const order = await table.findOwnOrder(db, holder, id)
  if (!order) throw refuse.notFound()
  return order
}
