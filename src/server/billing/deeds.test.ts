import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { ProductId } from '#billing/catalogue.ts'
import { priceOf, product } from '#billing/catalogue.ts'
import { createVisitor } from '#server/accounts/owner.ts'
import { openDatabase } from '#server/database/database.ts'
import { DATABASES, testPlace } from '#server/database/testing.ts'
import { createLog } from '#server/log.ts'
import { holdingsOf } from './holdings.ts'
import type { MailRequest } from '#server/mail/mailer.ts'
import { followUpLettersJob } from './follow-up-job.ts'
import { approveLetters, prepareLetters, recordMailing } from './letters-for-you.ts'
import { doneForYouOf, findOrder, insertOrder, setProviderOrder, updateOrder } from './orders.ts'
import { askRefund, chargeDelivered, giveRefund } from './refunds.ts'
import { completeOrder, type Till } from './settle.ts'
import { settlePaymentsJob } from './settle-payments-job.ts'
import { startTestProvider } from './stand-in.ts'

const DAY_MS = 86_400_000

describe.each(DATABASES)('what becomes of an order, on the %s database', kind => {
  let till: Till
  let owner: { id: string }
  let ahead = 0
  let undo: () => Promise<void>

  beforeEach(async () => {
    const place = await testPlace(kind)
    const database = await openDatabase(place)
    const clock = { now: () => new Date(Date.now() + ahead) }
    const payments = await startTestProvider({ dataDir: place.dataDir, clock })
    // nobody gave an address here: whoever writes to somebody all the same fails
    const mailer = { send: () => Promise.reject(new Error('there is nobody to write to')) }
    till = { db: database.db, clock, log: createLog('silent'), payments, mailer }
    owner = (await createVisitor(database.db)).owner
    undo = async () => {
      await payments.close()
      await database.close()
      await place.remove()
    }
  })
  afterEach(async () => {
    ahead = 0
    await undo()
  })

  async function bought(id: ProductId, letterCount?: number): Promise<string> {
    const amount = priceOf(id, letterCount === undefined ? {} : { letterCount })!
    const { charge, name } = product(id)
    const order = {
      id: randomUUID(),
      ownerId: owner.id,
      product: id,
      letterCount: letterCount ?? null,
      amount,
      currency: 'USD',
      charge,
      provider: 'test' as const,
      status: 'new' as const,
      createdAt: till.clock.now(),
    }
    await insertOrder(till.db, order)
    const providerOrderId = await till.payments.createOrder({ orderId: order.id, amount, charge, description: name })
    await setProviderOrder(till.db, order.id, providerOrderId)
    await fetch(`${till.payments.address}/checkoutnow/${providerOrderId}/approve`, { method: 'POST' })
    const row = (await findOrder(till.db, order.id))!
    expect((await completeOrder(till, { ...row, providerOrderId })).outcome).toBe('done')
    return order.id
  }

  const purchases = async (): Promise<readonly string[]> =>
    (await holdingsOf(till.db, owner, till.clock.now())).purchases
  const atProvider = async (id: string) => till.payments.readOrder((await findOrder(till.db, id))!.providerOrderId!)

  test('credit repair is charged after delivery, once, and never within the days to cancel', async () => {
    const id = await bought('credit_all')
    await expect(chargeDelivered(till, id)).rejects.toMatchObject({ code: 'work-not-begun' })
    expect((await atProvider(id)).capture).toBeUndefined()
    ahead = 8 * DAY_MS // three business days, whatever stands in the calendar
    for (let times = 0; times < 2; times += 1) expect((await chargeDelivered(till, id)).status).toBe('paid')
    expect((await atProvider(id)).capture).toMatchObject({ state: 'completed', amount: 4900 })
    expect(await purchases()).toEqual(['credit_all'])
  })

  test('an authorization that would lapse undelivered is voided, and what it opened is closed', async () => {
    const id = await bought('credit_single')
    const job = settlePaymentsJob(() => till)
    await job.run({}, new AbortController().signal)
    expect((await findOrder(till.db, id))?.status).toBe('authorized')
    ahead = 28.5 * DAY_MS
    await job.run({}, new AbortController().signal)
    expect((await findOrder(till.db, id))?.status).toBe('voided')
    expect((await atProvider(id)).authorization?.state).toBe('gone')
    expect(await purchases()).toEqual([])
    await expect(chargeDelivered(till, id)).rejects.toMatchObject({ code: 'order-over' })
  })

  test('a refund is given only when it was asked for; then the money goes back once and the purchase closes', async () => {
    const id = await bought('lifetime')
    await expect(giveRefund(till, id)).rejects.toMatchObject({ code: 'order-over' })
    await askRefund(till, owner, id)
    for (let times = 0; times < 2; times += 1)
      expect(await giveRefund(till, id)).toMatchObject({ status: 'refunded', refunded: 8900 })
    expect((await atProvider(id)).capture).toMatchObject({ state: 'refunded', refunded: 8900 })
    expect(await purchases()).toEqual([])
  })

  describe('done-for-you', () => {
    const LETTERS = [
      { title: 'To Harlan', text: 'I dispute this debt.' },
      { title: 'To Pike', text: 'I dispute this debt too.' },
    ]

    test('nothing is mailed before the customer approved it, and never more than was ordered', async () => {
      const id = await bought('dfy_service', 2)
      const stranger = (await createVisitor(till.db)).owner
      await expect(recordMailing(till, id, ['12345678', '12345679'])).rejects.toMatchObject({ code: 'order-over' })
      await expect(prepareLetters(till, id, [...LETTERS, ...LETTERS])).rejects.toMatchObject({
        code: 'invalid-request',
      })
      await prepareLetters(till, id, LETTERS)
      await expect(recordMailing(till, id, ['12345678', '12345679'])).rejects.toMatchObject({ code: 'order-over' })
      await expect(approveLetters(till, stranger, id)).rejects.toMatchObject({ code: 'not-found' })
      await approveLetters(till, owner, id)
      await expect(prepareLetters(till, id, LETTERS)).rejects.toMatchObject({ code: 'order-over' })
      await expect(recordMailing(till, id, ['12345678'])).rejects.toMatchObject({ code: 'invalid-request' })
      await recordMailing(till, id, ['12345678', '12345679'])
      const work = (await doneForYouOf(till.db, [id])).get(id)
      expect(work).toMatchObject({ status: 'mailed', watchedUntil: expect.stringMatching(/^\d{4}-/) })
    })

    test('when the 30 days are over, buyer and operators are told, once', async () => {
      const told: string[] = []
      const id = await bought('dfy_service', 2)
      await updateOrder(till.db, id, { email: 'buyer@example.org' })
      const mailer = { send: async ({ to, template }: MailRequest) => void told.push(`${template} to ${to}`) }
      const writing = { ...till, mailer }
      await prepareLetters(writing, id, LETTERS)
      await approveLetters(writing, owner, id)
      await recordMailing(writing, id, ['12345678', '12345679'])
      told.length = 0
      const job = followUpLettersJob(() => ({ ...writing, adminEmails: ['one@x.org', 'two@x.org'] }))
      const run = () => job.run({}, new AbortController().signal)
      ahead = 29 * DAY_MS
      await run()
      expect(told).toEqual([])
      ahead = 32 * DAY_MS
      for (let times = 0; times < 3; times += 1) await run()
      await Promise.all([run(), run()])
      expect(told).toEqual([
        'order-news to buyer@example.org',
        'operator-news to one@x.org',
        'operator-news to two@x.org',
      ])
      expect((await doneForYouOf(till.db, [id])).get(id)?.followedUpAt).not.toBeNull()
    })

    test('letters already mailed are deducted from a refund', async () => {
      const id = await bought('dfy_service', 2)
      await prepareLetters(till, id, LETTERS.slice(0, 1))
      await approveLetters(till, owner, id)
      await recordMailing(till, id, ['12345678'])
      await askRefund(till, owner, id)
      expect(await giveRefund(till, id)).toMatchObject({ status: 'paid', refunded: 9950 })
      expect(await giveRefund(till, id)).toMatchObject({ refunded: 9950 })
      expect(await purchases()).toEqual([])
    })
  })
})
