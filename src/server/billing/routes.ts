import { eq } from 'drizzle-orm'
import { accessOf, ALL_ACCESS, isCovered, NOTHING_HELD } from '#billing/access.ts'
import { productNamed } from '#billing/aliases.ts'
import { product } from '#billing/catalogue.ts'
import { DONE_FOR_YOU_TIERS } from '#billing/done-for-you.ts'
import type { CALLS } from '#contract/index.ts'
import { toDollars } from '#units/cents.ts'
import { ownerOf } from '#server/accounts/identify.ts'
import { findAnalysis, markSaved } from '#server/analyses/table.ts'
import { paymentEvents } from '#server/database/billing-tables.ts'
import { RefusalError, refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import type { Route } from '#server/route.ts'
import { accessFor, holdingsOf, openWithScan, ownedBy, resultAccessFor } from './holdings.ts'
import * as table from './orders.ts'
import type { Holder, OrderRow } from './orders.ts'
import { placeOrder } from './place-order.ts'
import { presentCatalogue, presentCreditTerms, presentOrder, presentPlan } from './present.ts'
import type { PaymentProvider } from './provider.ts'
import { approveLetters as approve } from './letters-for-you.ts'
import { askRefund as ask, cancelOrder as cancel } from './refunds.ts'
import { completeOrder, settle } from './settle.ts'

const PAYMENTS_A_MINUTE = 30

export const catalogue: Route<typeof CALLS.catalogue> = {
  who: 'anyone',
  handle: async ({ room: { payments, config, clock } }) => ({
    success: true,
    products: presentCatalogue(config),
    credit: presentCreditTerms(config, clock.now()),
    done_for_you: DONE_FOR_YOU_TIERS.map(({ from, to, price }) => ({ from, to, price: toDollars(price) })),
    provider: payments
      ? { kind: payments.kind, client_id: payments.page.clientId, sdk_base_url: payments.page.sdkBaseUrl }
      : null,
  }),
}

export const createPaypalOrder: Route<typeof CALLS.createPaypalOrder> = {
  who: 'visitor',
  perMinute: PAYMENTS_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    const till = tillOf(room)
    const { providerOrderId, amount } = await asking(room, () => placeOrder(till, owner, body))
    return {
      success: true,
      orderID: providerOrderId,
      order_id: providerOrderId,
      message: 'The order is made. Approve it to pay.',
      amount: toDollars(amount),
    }
  },
}

export const verifyPaypalOrder: Route<typeof CALLS.verifyPaypalOrder> = {
  who: 'owner',
  perMinute: PAYMENTS_A_MINUTE,
  handle: async ({ room, owner, body }) => {
    const till = tillOf(room)
    const found = await table.findByProviderOrder(room.db, owner, body.orderID)
    if (!found) throw refuse.notFound()
    if (productNamed(body.plan_type) !== found.product) throw refuse.planDiffers()
    const order = await asking(room, () => paid(till, found, owner))
    return verified(order)
  },
}

// What was bought meanwhile in another window is not charged a second time.
async function paid(till: Room & { payments: PaymentProvider }, order: OrderRow, holder: Holder): Promise<OrderRow> {
  if (order.status !== 'new') return order
  if (isCovered(await ownedBy(till, holder), order.product, order.letterChoice)) {
    // it may be this very order, settled by another tab or by the provider's word since it was read
    const since = await table.findOrder(till.db, order.id)
    if (since && since.status !== 'new') return since
    throw refuse.alreadyYours()
  }
  const { outcome, order: after } = await completeOrder(till, { ...order, providerOrderId: order.providerOrderId! })
  if (outcome === 'not-approved') throw refuse.notApproved()
  if (outcome === 'declined') throw refuse.declined()
  return after
}

function verified({ status, product: id }: OrderRow) {
  const { name } = product(id)
  if (status === 'paid') return { success: true, message: `${name} is open now.`, plan_type: id, status } as const
  if (status === 'authorized') {
    const message = `${name} is ordered. Work begins when the days to cancel are over; you are charged after your letters are delivered.`
    return { success: true, message, plan_type: id, status } as const
  }
  if (status === 'pending') {
    const message = 'The payment is being checked. We open what you bought as soon as it is through.'
    return { success: true, message, plan_type: id, status } as const
  }
  throw status === 'denied' ? refuse.declined() : refuse.orderOver()
}

/** Deliveries are a hint to look, never a source: what counts is what the provider answers when it is asked. */
export const paymentWebhook: Route<typeof CALLS.paymentWebhook> = {
  who: 'anyone',
  rawBody: true,
  perMinute: 600,
  handle: async ({ room, request }) => {
    const till = tillOf(room)
    const event = Buffer.isBuffer(request.body)
      ? await till.payments.eventOf(request.headers, request.body).catch(() => undefined)
      : undefined
    if (!event) throw refuse.notSigned()
    const now = room.clock.now()
    await room.db
      .insert(paymentEvents)
      .values({ id: event.id, type: event.type, receivedAt: now })
      .onConflictDoNothing()
    const [known] = await room.db.select().from(paymentEvents).where(eq(paymentEvents.id, event.id))
    if (known?.processedAt) return { success: true }
    if (event.orderId) await asking(room, () => settleEvent(till, event.orderId!, event.type))
    await room.db.update(paymentEvents).set({ processedAt: now }).where(eq(paymentEvents.id, event.id))
    return { success: true }
  },
}

async function settleEvent(till: Room & { payments: PaymentProvider }, orderId: string, type: string): Promise<void> {
  const order = await table.findOrder(till.db, orderId)
  if (!order?.providerOrderId) return // of another installation that shares the account
  if (type !== 'CHECKOUT.ORDER.APPROVED' || order.status !== 'new') {
    await settle(till, orderId)
    return
  }
  // the browser may never come back: what the buyer approved is taken now, unless they hold it already
  const holder = { id: order.ownerId ?? order.id, email: order.email ?? undefined }
  if (isCovered(await ownedBy(till, holder), order.product, order.letterChoice)) return
  await completeOrder(till, { ...order, providerOrderId: order.providerOrderId })
}

export const userPlan: Route<typeof CALLS.userPlan> = {
  who: 'anyone', // asked by every page that shows a price: nobody is made a visitor by it
  handle: async ({ room, request }) => {
    const owner = await ownerOf(room, request)
    const held = owner ? await holdingsOf(room.db, owner, room.clock.now()) : NOTHING_HELD
    const access = owner ? await accessFor(room, owner) : room.config.billing === 'off' ? ALL_ACCESS : accessOf(held)
    return { success: true, plan: presentPlan(held, access), access: { ...access } }
  },
}

export const openAnalysis: Route<typeof CALLS.openAnalysis> = {
  who: 'owner',
  handle: async ({ room, owner, params }) => {
    if (!(await findAnalysis(room.db, owner, params.id))) throw refuse.notFound()
    const { seesAllFindings } = await resultAccessFor(room, owner, params.id)
    if (!seesAllFindings && !(await openWithScan(room.db, owner, params.id, room.clock.now())))
      throw refuse.planNeeded()
    return { success: true }
  },
}

export const saveAnalysis: Route<typeof CALLS.saveAnalysis> = {
  who: 'owner',
  handle: async ({ room, owner, body }) => {
    if (!(await findAnalysis(room.db, owner, body.analysis_id))) throw refuse.notFound()
    if ((await accessFor(room, owner)).isFreeTier) throw refuse.planNeeded()
    await markSaved(room.db, owner, body.analysis_id, room.clock.now())
    return { success: true }
  },
}

export const myOrders: Route<typeof CALLS.myOrders> = {
  who: 'owner',
  handle: async ({ room, owner }) => {
    const rows = await table.ordersOf(room.db, owner)
    const work = await table.doneForYouOf(
      room.db,
      rows.map(row => row.id),
    )
    const now = room.clock.now()
    return { success: true, orders: rows.map(row => presentOrder(row, work.get(row.id), now)) }
  },
}

export const askRefund: Route<typeof CALLS.askRefund> = {
  who: 'owner',
  perMinute: PAYMENTS_A_MINUTE,
  handle: async ({ room, owner, params }) => shown(room, await ask(tillOf(room), owner, params.id)),
}

export const cancelOrder: Route<typeof CALLS.cancelOrder> = {
  who: 'owner',
  perMinute: PAYMENTS_A_MINUTE,
  handle: async ({ room, owner, params }) => {
    const till = tillOf(room)
    return shown(room, await asking(room, () => cancel(till, owner, params.id)))
  },
}

export const approveLetters: Route<typeof CALLS.approveLetters> = {
  who: 'owner',
  perMinute: PAYMENTS_A_MINUTE,
  handle: async ({ room, owner, params }) => {
    await approve(tillOf(room), owner, params.id)
    return shown(room, (await table.findOwnOrder(room.db, owner, params.id))!)
  },
}

async function shown(room: Room, order: OrderRow) {
  const work = await table.doneForYouOf(room.db, [order.id])
  return { success: true, order: presentOrder(order, work.get(order.id), room.clock.now()) } as const
}

/** Where nothing is sold there is nothing to pay. */
export function tillOf(room: Room): Room & { payments: PaymentProvider } {
  const { payments } = room
  if (!payments) throw refuse.nothingSold()
  return { ...room, payments }
}

/** What the provider does not answer is no fault of the buyer's, and nothing is lost by it. */
export async function asking<T>(room: Room, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof RefusalError) throw error
    room.log.error({ error: error instanceof Error ? error.message : String(error) }, 'the payment provider failed')
    throw refuse.paymentsDown()
  }
}
