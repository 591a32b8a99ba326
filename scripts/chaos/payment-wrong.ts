import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { ProviderOrder } from '#server/billing/provider.ts'
import { Buyer, openShop, type Shop } from '#server/billing/testing.ts'
import { cents } from '#units/cents.ts'
import type { Expectation } from './expectation.ts'

const VERIFY = '/api/payment/verify-paypal-order'

/** The provider answers about a payment what cannot be, others deliver in its name, and it delivers twice. In one process
 *  with this script, which stands between the product and the stand-in for PayPal. */
export async function paymentWrong(): Promise<readonly Expectation[]> {
  let lie = (truth: ProviderOrder): ProviderOrder => truth
  const shop = await openShop('embedded', { hears: truth => lie(truth) })
  try {
    shop.passesOn = false
    const buyer = new Buyer(shop)
    const orderID = await buyer.order('bundle', { email: 'dana@example.com' })
    await shop.approve(orderID)
    const verify = () => buyer.post(VERIFY, { orderID, plan_type: 'bundle' })
    const refused: boolean[] = []
    for (const wrong of LIES) {
      lie = wrong
      const { status, json } = await verify()
      refused.push(status >= 400 && status < 500 && (json as { code?: string }).code === 'payment-differs')
    }
    lie = truth => truth
    const openMeanwhile = (await buyer.plan()).purchases
    const delivery = await firstDelivery(shop)
    const unknown = await Promise.all(
      [
        { ...delivery, headers: { 'content-type': 'application/json' } },
        { ...delivery, headers: { ...delivery.headers, 'paypal-transmission-sig': 'AAAA' } },
        { ...delivery, body: delivery.body.replace(/"value":\s*"[^"]*"/, '"value":"0.01"') + ' ' },
      ].map(forged => shop.deliver(forged)),
    )
    const openAfterForged = (await buyer.plan()).purchases
    const right = await verify()
    const again = await Promise.all(Array.from({ length: 10 }, () => shop.deliver(delivery)))
    const purchases = (await buyer.plan()).purchases
    const receipts = await countReceipts(shop)
    return [
      { what: 'another amount, currency or order than ours is refused in words, and opens nothing', held: refused.every(Boolean) && openMeanwhile.length === 0 }, // prettier-ignore
      { what: 'a delivery that nobody we know signed is refused, and opens nothing', held: unknown.every(status => status === 400) && openAfterForged.length === 0 }, // prettier-ignore
      { what: 'as soon as the provider answers rightly, what was paid is open', held: right.status === 200 && purchases.includes('bundle') }, // prettier-ignore
      { what: 'told eleven times, it is bought once, with one receipt', held: again.every(status => status === 200) && purchases.length === 1 && receipts === 1 }, // prettier-ignore
    ]
  } finally {
    await shop.close()
  }
}

const LIES: readonly ((truth: ProviderOrder) => ProviderOrder)[] = [
  truth => ({ ...truth, amount: cents(1) }),
  truth => ({ ...truth, currency: 'EUR' }),
  truth => ({ ...truth, orderId: '00000000-0000-4000-8000-000000000000' }),
  truth => ({ ...truth, orderId: undefined }),
  truth => ({ ...truth, capture: truth.capture && { ...truth.capture, amount: cents(truth.capture.amount - 1) } }),
]

async function firstDelivery(shop: Shop) {
  for (;;) {
    const [delivery] = shop.deliveries
    if (delivery) return delivery
    await pause(50)
  }
}

async function countReceipts(shop: Shop): Promise<number> {
  const { rows } = await shop.server.db.execute<{ count: number }>(
    sql`select count(*)::int as count from mails where template = 'receipt'`,
  )
  return rows[0]!.count
}
