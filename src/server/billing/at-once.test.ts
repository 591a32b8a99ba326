import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createVisitor } from '#server/accounts/owner.ts'
import { insertAnalysis } from '#server/analyses/table.ts'
import { entitlements, openedAnalyses } from '#server/database/billing-tables.ts'
import { openDatabase, type Db } from '#server/database/database.ts'
import { DATABASES, testPlace } from '#server/database/testing.ts'
import { openWithScan, spendScan } from './holdings.ts'
import { insertOrder } from './orders.ts'
import { Buyer, openShop, type Shop } from './testing.ts'

const PEOPLE = 200
const PRODUCTS = ['scan', 'monthly', 'lifetime', 'bundle', 'diy', 'letter', 'credit_single', 'credit_all'] as const

describe.each(DATABASES)('on the %s database', kind => {
  let undo: (() => Promise<void>) | undefined
  afterEach(async () => {
    await undo?.()
    undo = undefined
  })

  test(`${PEOPLE} people sign up and buy at once, each payment told many times in random order: one entitlement for each order`, async () => {
    const shop = await openShop(kind)
    undo = () => shop.close()
    shop.passesOn = false
    const orders = await allAtOnce(PEOPLE, async index => {
      const person = new Buyer(shop)
      const product = PRODUCTS[index % PRODUCTS.length]!
      const email = `person-${index}@example.org`
      const orderID = await person.order(product, { email, notice_read: true, signature: 'A Buyer' })
      await shop.approve(orderID)
      expect((await person.askCode(email)).status).toBe(200)
      return { person, product, orderID, email }
    })
    await vi.waitFor(() => expect(shop.deliveries.length).toBe(PEOPLE), { timeout: 60_000 })
    const codes = await codesMailed(shop)

    // the sign-up, the browser's two tabs and the provider's deliveries, twice each, in any order
    const first = [
      ...orders.map(({ person, email }) => async () => {
        expect((await person.signIn(email, codes.get(email)!)).status).toBe(200)
      }),
      ...orders.flatMap(one => [() => verifyOnTheWay(one), () => verifyOnTheWay(one)]),
      ...shop.deliveries.flatMap(one => [one, one]).map(one => () => delivered(shop, one)),
    ]
    await mixed(first, 1)
    await vi.waitFor(() => expect(shop.deliveries.length).toBe(2 * PEOPLE), { timeout: 60_000 })
    // then everything that was ever delivered, late and out of order, and every tab once more
    await mixed([...shop.deliveries.map(one => () => delivered(shop, one)), ...orders.map(one => () => verify(one))], 2)

    const bought = await allAtOnce(PEOPLE, async index => {
      const { person } = orders[index]!
      const { orders: mine } = (await person.get('/api/payment/orders')).json as { orders: { status: string }[] }
      return mine.map(order => order.status)
    })
    expect(bought).toEqual(orders.map(({ product }) => [product.startsWith('credit') ? 'authorized' : 'paid']))
    const plans = await allAtOnce(PEOPLE, index => orders[index]!.person.plan())
    expect(plans.map(plan => plan.purchases.length)).toEqual(orders.map(() => 1))
    for (const { orderID } of orders) {
      const { capture, authorization } = await shop.provider.readOrder(orderID)
      expect([capture, authorization].filter(one => one !== undefined)).toHaveLength(1)
    }
  }, 360_000)

  test('one scan opens one letter, however many are asked for at once; the same letter again is free', async () => {
    const { db, owner } = await database()
    await buyScans(db, owner.id, 1)
    const letters = await allAtOnce(40, () => letterOf(db, owner.id))
    const answers = await Promise.all(letters.map(letter => openWithScan(db, owner, letter, new Date())))
    expect(answers.filter(Boolean)).toHaveLength(1)
    expect(await db.select().from(openedAnalyses)).toHaveLength(1)

    const opened = letters[answers.indexOf(true)]!
    const again = await allAtOnce(20, () => openWithScan(db, owner, opened, new Date()))
    expect(again.every(Boolean)).toBe(true)
    const [row] = await db.select().from(entitlements)
    expect(row?.scansUsed).toBe(1)
  }, 60_000)

  test('three scans bought one by one are three, never more, for debts as for credit', async () => {
    const { db, owner } = await database()
    for (const purchase of ['debt_scan', 'credit_single'] as const) {
      await buyScans(db, owner.id, 3, purchase)
      const spent = await allAtOnce(30, () => spendScan(db, owner, purchase, new Date()))
      expect(spent.filter(id => id !== undefined)).toHaveLength(3)
    }
    const rows = await db.select().from(entitlements)
    expect(rows.map(row => row.scansUsed)).toEqual([1, 1, 1, 1, 1, 1])
  }, 60_000)

  test('a scan that was refunded opens nothing', async () => {
    const { db, owner } = await database()
    await buyScans(db, owner.id, 1)
    await db.update(entitlements).set({ revokedAt: new Date() }).where(eq(entitlements.ownerId, owner.id))
    expect(await openWithScan(db, owner, await letterOf(db, owner.id), new Date())).toBe(false)
  }, 60_000)

  async function database() {
    const place = await testPlace(kind)
    const opened = await openDatabase(place)
    undo = async () => {
      await opened.close()
      await place.remove()
    }
    return { db: opened.db, owner: (await createVisitor(opened.db)).owner }
  }
})

type Bought = Readonly<{ person: Buyer; product: string; orderID: string }>

/** The codes in the local outbox, by address. */
async function codesMailed({ server }: Shop): Promise<ReadonlyMap<string, string>> {
  const page = await (await fetch(`${server.address}/dev/mail`)).text()
  const mails = page.split('<li>').flatMap(mail => {
    const [, to] = /To ([^,]+),/.exec(mail) ?? []
    const [code] = /\b\d{6}\b/.exec(mail.slice(mail.indexOf('<pre>'))) ?? []
    return to && code ? [[to, code] as const] : []
  })
  return new Map(mails)
}

/** A tab that was open before the sign-up may find its visitor gone to the account; it then asks again. */
async function verifyOnTheWay({ person, product, orderID }: Bought): Promise<void> {
  const { status } = await person.post('/api/payment/verify-paypal-order', { orderID, plan_type: product })
  expect([200, 404]).toContain(status)
}

async function verify({ person, product, orderID }: Bought): Promise<void> {
  const { status, json } = await person.post('/api/payment/verify-paypal-order', { orderID, plan_type: product })
  expect(status, JSON.stringify(json)).toBe(200)
}

async function delivered(shop: Shop, delivery: Shop['deliveries'][number]): Promise<void> {
  expect(await shop.deliver(delivery)).toBe(200)
}

/** Runs them in an order that is random and the same each time, forty at once. */
async function mixed(deeds: readonly (() => Promise<void>)[], seed: number): Promise<void> {
  const [order] = fc.sample(fc.shuffledSubarray([...deeds], { minLength: deeds.length }), { seed, numRuns: 1 })
  const waiting = [...order!]
  const hands = Array.from({ length: 40 }, async () => {
    for (let deed = waiting.pop(); deed; deed = waiting.pop()) await deed()
  })
  await Promise.all(hands)
}

function allAtOnce<T>(count: number, deed: (index: number) => Promise<T>): Promise<T[]> {
  return Promise.all(Array.from({ length: count }, (_, index) => deed(index)))
}

async function letterOf(db: Db, ownerId: string): Promise<string> {
  const id = randomUUID()
  await insertAnalysis(db, {
    id,
    ownerId,
    status: 'done',
    fileName: 'letter.pdf',
    flowType: 'generate',
    uploadContext: 'new',
    serviceType: 'debt',
    userIssue: 'general',
    consumerFacts: {},
  })
  return id
}

async function buyScans(
  db: Db,
  ownerId: string,
  count: number,
  purchase: 'debt_scan' | 'credit_single' = 'debt_scan',
): Promise<void> {
  for (let bought = 0; bought < count; bought += 1) {
    const id = randomUUID()
    await insertOrder(db, {
      id,
      ownerId,
      product: purchase === 'debt_scan' ? 'scan' : purchase,
      amount: 700,
      currency: 'USD',
      charge: 'at-checkout',
      provider: 'test',
      status: 'paid',
      createdAt: new Date(),
    })
    await db.insert(entitlements).values({ orderId: id, ownerId, purchase, scans: 1, grantedAt: new Date() })
  }
}
