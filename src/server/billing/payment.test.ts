import { generateKeyPairSync, sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { z } from 'zod'
import { catalogue, type myOrders, userPlan } from '#contract/billing.ts'
import { isoDate, longDate } from '#units/iso-date.ts'
import { DATABASES } from '#server/database/testing.ts'
import { expectRefusal } from '#server/testing.ts'
import { Buyer, openShop, type Shop } from './testing.ts'

const EMAIL = 'buyer@example.org'
const CREATE = '/api/payment/create-paypal-order'
const VERIFY = '/api/payment/verify-paypal-order'
const WEBHOOK = '/api/payment/webhook'

describe.each(DATABASES)('payments, on the %s database', kind => {
  let shop: Shop
  const buyer = (): Buyer => new Buyer(shop)

  beforeAll(async () => {
    shop = await openShop(kind)
  })
  afterAll(() => shop.close())

  describe('an order is refused', () => {
    test.each([
      ['an unknown plan', { plan_type: 'everything' }, 400, 'invalid-request'],
      ['a plan that is recognised and not sold', { plan_type: 'yearly' }, 400, 'invalid-request'],
      ['monthly without an e-mail', { plan_type: 'monthly' }, 400, 'email-needed'],
      [
        'done-for-you without an e-mail',
        { plan_type: 'dfy', dfy_details: { letter_count: 2, authorized: true } },
        400,
        'email-needed',
      ],
      [
        'done-for-you not authorized',
        { plan_type: 'dfy', email: EMAIL, dfy_details: { letter_count: 2, authorized: false } },
        400,
        'authorization-needed',
      ],
      [
        'done-for-you for eleven letters',
        { plan_type: 'dfy', email: EMAIL, dfy_details: { letter_count: 11, authorized: true } },
        400,
        'invalid-request',
      ],
      ['done-for-you without a count', { plan_type: 'dfy_service', email: EMAIL }, 400, 'invalid-request'],
      ['credit repair before the notice was read', { plan_type: 'credit_all' }, 400, 'notice-not-read'],
      [
        'credit repair without a signed contract',
        { plan_type: 'credit', notice_read: true },
        400,
        'contract-not-signed',
      ],
      ['an e-mail that is none', { plan_type: 'scan', email: 'a@b\r\nBcc: c@d.org' }, 400, 'invalid-request'],
    ])('for %s', async (_, body, status, code) => {
      expectRefusal(await buyer().post(CREATE, body), status, code)
    })

    test('for a letter that is not one’s own', async () => {
      const body = { plan_type: 'scan', analysis_id: '7f7d8f8e-0000-4000-8000-000000000000' }
      expectRefusal(await buyer().post(CREATE, body), 404)
    })
  })

  describe('a client that names its own price', () => {
    test.each([
      ['lifetime', { price: 0.01, amount: 1, originalPrice: 1 }, 89],
      ['bundle', { price: '1' }, 119],
      ['dfy_service', { email: EMAIL, dfy_details: { letter_count: 10, authorized: true, price: 1 }, price: 1 }, 499],
    ])('pays the catalogue’s for %s', async (plan, body, amount) => {
      const answer = await buyer().post(CREATE, { plan_type: plan, ...body })
      expect(answer.json).toMatchObject({ success: true, amount })
      const { orderID } = answer.json as { orderID: string }
      expect((await shop.provider.readOrder(orderID)).amount).toBe(amount * 100)
    })
  })

  describe('a payment is refused, and opens nothing,', () => {
    test('when the order is another person’s', async () => {
      const [one, other] = [buyer(), buyer()]
      const orderID = await one.order('lifetime')
      await other.order('scan')
      await shop.approve(orderID)
      expectRefusal(await other.post(VERIFY, { orderID, plan_type: 'lifetime' }), 404)
      expect((await other.plan()).purchases).toEqual([])
    })

    test('when nobody is known', async () => {
      const orderID = await buyer().order('scan')
      expectRefusal(await buyer().post(VERIFY, { orderID, plan_type: 'scan' }), 404)
    })

    test('when a cheap order is presented for a dear plan', async () => {
      const person = buyer()
      const orderID = await person.order('scan')
      await shop.approve(orderID)
      expectRefusal(await person.post(VERIFY, { orderID, plan_type: 'lifetime' }), 409, 'plan-differs')
      expect((await person.plan()).purchases).not.toContain('debt_lifetime')
    })

    test('when it was not approved', async () => {
      const person = buyer()
      const orderID = await person.order('scan')
      expectRefusal(await person.post(VERIFY, { orderID, plan_type: 'scan' }), 402, 'not-approved')
    })

    test('when the card is declined; another card then pays the same order', async () => {
      const person = buyer()
      shop.passesOn = false
      const orderID = await person.order('scan')
      await shop.approve(orderID, 'decline')
      expectRefusal(await person.post(VERIFY, { orderID, plan_type: 'scan' }), 402, 'declined')
      expect((await person.plan()).purchases).toEqual([])
      await shop.approve(orderID)
      expect((await person.post(VERIFY, { orderID, plan_type: 'scan' })).json).toMatchObject({ status: 'paid' })
      shop.passesOn = true
    })

    test('when the buyer has it already', async () => {
      const person = buyer()
      const second = await person.order('lifetime')
      await person.buy('lifetime')
      expectRefusal(await person.post(CREATE, { plan_type: 'lifetime' }), 409, 'already-yours')
      shop.passesOn = false
      await shop.approve(second)
      expectRefusal(await person.post(VERIFY, { orderID: second, plan_type: 'lifetime' }), 409, 'already-yours')
      shop.passesOn = true
      expect((await shop.provider.readOrder(second)).capture).toBeUndefined()
    })
  })

  test('every product can be bought, and opens what it says', async () => {
    const signed = { notice_read: true, signature: 'Dana Whitfield' }
    const dfy_details = { letter_count: 4, authorized: true }
    const opened = [
      ['scan', {}, 'single', 'debt_scan', 'paid'],
      ['monthly', { email: EMAIL }, 'monthly', 'debt_monthly', 'paid'],
      ['lifetime', {}, 'lifetime', 'debt_lifetime', 'paid'],
      ['bundle', {}, 'bundle', 'bundle', 'paid'],
      ['credit_single', signed, 'credit_single', 'credit_single', 'authorized'],
      ['credit', signed, 'credit_all', 'credit_all', 'authorized'],
      ['diy', {}, 'free', 'diy', 'paid'],
      ['letter', { template: 'cease' }, 'free', 'letter_cease', 'paid'],
      ['dfy', { email: EMAIL, dfy_details }, 'free', 'dfy_service', 'paid'],
    ] as const
    for (const [product, more, planType, purchase, status] of opened) {
      const person = buyer()
      const { answer } = await person.buy(product, more)
      expect(answer.json, product).toMatchObject({ success: true, status })
      expect(await person.plan(), product).toMatchObject({ plan_type: planType, purchases: [purchase] })
    }
  })

  test('the catalogue tells each product under the specified names', async () => {
    const { products } = catalogue.reply.parse((await buyer().get('/api/payment/catalogue')).json)
    expect(products).toHaveLength(9)
    for (const product of products)
      expect(Object.keys(product)).toEqual(
        expect.arrayContaining(['name', 'price', 'originalPrice', 'description', 'badge', 'features', 'note']),
      )
  })

  test('a plan is told under the specified names: purchases, subscription, what was used, the limit', async () => {
    const person = buyer()
    await person.buy('scan')
    await person.buy('monthly', { email: EMAIL })
    const { plan } = userPlan.reply.parse((await person.get('/api/user/plan')).json)
    expect(plan).toEqual({
      plan_type: 'monthly',
      purchases: expect.arrayContaining(['debt_scan', 'debt_monthly']),
      subscription_status: 'active',
      debt_scans_used: 0,
      credit_scans_used: 0,
      analyses_limit: 999,
    })
  })

  test('repeating the verification changes nothing', async () => {
    const person = buyer()
    const { orderId } = await person.buy('scan')
    for (let times = 0; times < 3; times += 1) {
      const again = await person.post(VERIFY, { orderID: orderId, plan_type: 'scan' })
      expect(again.json).toMatchObject({ success: true, status: 'paid' })
    }
    expect((await person.plan()).purchases).toEqual(['debt_scan'])
  })

  test('a second month begins when the first ends, and a month that is over opens nothing', async () => {
    const person = buyer()
    const email = 'months@example.org'
    await person.buy('monthly', { email })
    await person.buy('monthly', { email })
    expect(await person.plan()).toMatchObject({ subscription_status: 'active', plan_type: 'monthly' })
    const DAY = 24 * 60
    shop.server.clock.move(45 * DAY)
    expect(await person.plan()).toMatchObject({ subscription_status: 'active' })
    shop.server.clock.move(16 * DAY)
    expect(await person.plan()).toMatchObject({ subscription_status: 'expired', plan_type: 'free' })
    shop.server.clock.move(-61 * DAY)
  })

  describe('credit repair', () => {
    const signed = { notice_read: true, signature: 'Dana Whitfield' }

    test('is authorized and not charged at checkout; the buyer cancels with one button', async () => {
      const person = buyer()
      const { orderId } = await person.buy('credit_single', signed)
      expect(await shop.provider.readOrder(orderId)).toMatchObject({
        authorization: { state: 'held' },
        capture: undefined,
      })
      const [order] = (
        (await person.get('/api/payment/orders')).json as { orders: { id: string; can_cancel: boolean }[] }
      ).orders
      expect(order?.can_cancel).toBe(true)
      expect((await person.post(`/api/payment/orders/${order!.id}/cancel`)).json).toMatchObject({
        order: { status: 'voided' },
      })
      expect(await shop.provider.readOrder(orderId)).toMatchObject({ authorization: { state: 'gone' } })
      expect((await person.plan()).purchases).toEqual([])
      expect((await person.post(`/api/payment/orders/${order!.id}/cancel`)).status).toBe(200)
    })

    test('opens nothing before the days to cancel are over, and says from when', async () => {
      const person = buyer()
      await person.buy('credit_all', signed)
      const { orders } = (await person.get('/api/payment/orders')).json as z.output<typeof myOrders.reply>
      const { cancel_until, work_begins_on, contract } = orders[0]!.credit!
      expect(contract).toContain('Signed by: Dana Whitfield')
      expect(contract).toContain(`before midnight on ${longDate(isoDate(cancel_until)!)}`)
      expect(contract).toContain('You have a right to dispute inaccurate information')
      const opens = async () =>
        ((await person.get('/api/user/plan')).json as z.output<typeof userPlan.reply>).access.canAccessCredit
      expect(await opens()).toBe(false)
      expectRefusal(await person.post(CREATE, { plan_type: 'credit_all', ...signed }), 409, 'already-yours')
      const minutes = (new Date(`${work_begins_on}T10:00:00Z`).getTime() - shop.server.clock.now().getTime()) / 60_000
      shop.server.clock.move(minutes - 1)
      expect(await opens()).toBe(false)
      shop.server.clock.move(2)
      expect(await opens()).toBe(true)
      shop.server.clock.move(-minutes - 1)
    })

    test('another person’s order cannot be cancelled', async () => {
      const [one, other] = [buyer(), buyer()]
      await one.buy('credit_single', signed)
      await other.order('scan')
      const [order] = ((await one.get('/api/payment/orders')).json as { orders: { id: string }[] }).orders
      expectRefusal(await other.post(`/api/payment/orders/${order!.id}/cancel`), 404)
      expectRefusal(await other.post(`/api/payment/orders/${order!.id}/refund`), 404)
    })
  })

  test('a refund is asked for with one button, within 30 days, and once', async () => {
    const person = buyer()
    await person.buy('scan')
    const id = ((await person.get('/api/payment/orders')).json as { orders: { id: string }[] }).orders[0]!.id
    const MONTH = 31 * 24 * 60
    shop.server.clock.move(MONTH)
    expectRefusal(await person.post(`/api/payment/orders/${id}/refund`), 409, 'order-over')
    shop.server.clock.move(-MONTH)
    for (let times = 0; times < 2; times += 1)
      expect((await person.post(`/api/payment/orders/${id}/refund`)).json).toMatchObject({
        order: { refund_asked: true },
      })
  })

  test('operators’ calls do not exist for anybody else', async () => {
    const person = buyer()
    await person.buy('scan')
    const id = ((await person.get('/api/payment/orders')).json as { orders: { id: string }[] }).orders[0]!.id
    for (const answer of [
      await person.get('/api/admin/orders'),
      await person.post(`/api/admin/orders/${id}/refund`),
      await person.post(`/api/admin/orders/${id}/letters`, { letters: [{ title: 'a', text: 'b' }] }),
      await person.post(`/api/admin/orders/${id}/mailed`, { tracking_numbers: ['12345678'] }),
    ])
      expect([401, 404]).toContain(answer.status)
  })

  describe('a delivery', () => {
    test('settles what the browser never came back to tell', async () => {
      const person = buyer()
      const orderID = await person.order('lifetime')
      await shop.approve(orderID)
      await vi.waitFor(async () => expect((await person.plan()).plan_type).toBe('lifetime'), { timeout: 10_000 })
      expect((await shop.provider.readOrder(orderID)).capture?.state).toBe('completed')
    })

    test('of a refund the operator made at PayPal itself closes what was bought', async () => {
      const person = buyer()
      const { orderId } = await person.buy('bundle')
      const { capture, amount } = await shop.provider.readOrder(orderId)
      await shop.provider.refund({ orderId: 'elsewhere', captureId: capture!.id, amount })
      await vi.waitFor(async () => expect((await person.plan()).purchases).toEqual([]), { timeout: 10_000 })
    })

    test('that is forged is not read', async () => {
      const person = buyer()
      shop.passesOn = false
      const orderID = await person.order('bundle')
      const before = shop.deliveries.length
      await shop.approve(orderID)
      await vi.waitFor(() => expect(shop.deliveries.length).toBe(before + 1), { timeout: 10_000 })
      const real = shop.deliveries[before]!
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      const signedBy = (key: typeof privateKey, webhook: string): string =>
        sign(
          'sha256',
          Buffer.from(
            `${real.headers['paypal-transmission-id']}|${real.headers['paypal-transmission-time']}|${webhook}|${crc32(real.body)}`,
          ),
          key,
        ).toString('base64')
      const forgeries = [
        { ...real, headers: { 'content-type': 'application/json' } },
        { ...real, body: real.body.replace('CHECKOUT.ORDER.APPROVED', 'PAYMENT.CAPTURE.COMPLETED') },
        { ...real, body: `${real.body} ` },
        { ...real, headers: { ...real.headers, 'paypal-transmission-sig': signedBy(privateKey, 'WH') } },
        { ...real, headers: { ...real.headers, 'paypal-transmission-id': 'another' } },
        { ...real, headers: { ...real.headers, 'paypal-auth-algo': 'none' } },
        { ...real, headers: { ...real.headers, 'paypal-cert-url': 'https://paypal.com.evil.example/cert' } },
        { ...real, headers: { ...real.headers, 'paypal-cert-url': `${shop.server.address}/robots.txt` } },
        { ...real, headers: { ...real.headers, 'paypal-cert-url': 'file:///etc/passwd' } },
      ]
      for (const forged of forgeries) expect(await shop.deliver(forged)).toBe(400)
      expect((await person.plan()).purchases).toEqual([])
      expect(await shop.deliver(real)).toBe(200) // the same one, untouched, is
      expect((await person.plan()).purchases).toEqual(['bundle'])
      shop.passesOn = true
    })

    test('without a body, or with one that is no JSON, is refused', async () => {
      const send = (body: string) =>
        fetch(shop.server.address + WEBHOOK, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
      expect([(await send('')).status, (await send('{')).status, (await send('[]')).status]).toEqual([400, 400, 400])
    })
  })

  test('through our own address the stand-in shows its pages and nothing else', async () => {
    const status = async (path: string): Promise<number> => (await fetch(shop.server.address + path)).status
    expect(await status('/test-payments/sdk/js')).toBe(200)
    for (const path of [
      '/test-payments/v2/checkout/orders/A',
      '/test-payments/v1/notifications/webhooks-events',
      '/test-payments//evil.example/',
      '/test-payments/../api/settings/..%2f',
    ])
      expect(await status(path), path).not.toBe(200)
  })
})
