import { afterAll, beforeAll, expect, test } from 'vitest'
import type { CreditLetterReply } from '#contract/credit.ts'
import type { OrderReply } from '#contract/billing.ts'
import type { Bureau } from '#credit/report.ts'
import { openShop, type Shop } from '#server/billing/testing.ts'
import { expectRefusal, Person } from '#server/testing.ts'

let shop: Shop

// embedded: one line to the database, so that whoever asks it twice at once would wait for ever
beforeAll(async () => {
  shop = await openShop('embedded')
})
afterAll(() => shop.close())

const DAYS = 24 * 60
const SIGNED = { notice_read: true, signature: 'Dana Whitfield' }

async function signedIn(name: string): Promise<Person> {
  const person = new Person(shop.server)
  await person.signIn(`${name}@example.com`)
  return person
}

async function buyer(product: string, name = product): Promise<Person> {
  const person = await signedIn(name)
  const made = await person.post('/api/payment/create-paypal-order', { plan_type: product, ...SIGNED })
  const { orderID } = made.json as { orderID: string }
  await shop.approve(orderID)
  const paid = await person.post('/api/payment/verify-paypal-order', { orderID, plan_type: product })
  expect(paid.status).toBe(200)
  return person
}

const write = (person: Person, bureaus: readonly Bureau[]) =>
  person.post('/api/credit-repair/disputes/generate', {
    selected_errors: [{ type: 'acct_balance_wrong', creditor: 'Harbor Card', story: 'My statement shows $512.' }],
    bureaus,
    user_info: { name: 'Dana Whitfield', address: '1 Elm Street', city_state_zip: 'Houston, TX 77002' },
    legal_notice_accepted: true,
  })
const letterOf = (answer: { readonly json: unknown }, bureau: Bureau) =>
  (answer.json as { letters: Record<Bureau, CreditLetterReply> }).letters[bureau].letter_id
const take = (person: Person, id: string) => person.post(`/api/credit-repair/letters/${id}/file`, { format: 'txt' })
const status = async (person: Person) =>
  ((await person.get('/api/payment/orders')).json as { orders: OrderReply[] }).orders[0]!.status

test('nothing is done while an order can be cancelled, and it is charged when every letter was handed over', async () => {
  const person = await buyer('credit_all')
  expectRefusal(await write(person, ['equifax']), 409, 'work-not-begun')
  shop.server.clock.move(10 * DAYS)
  const written = await write(person, ['equifax', 'experian'])
  expect(await status(person)).toBe('authorized')
  await take(person, letterOf(written, 'equifax'))
  expect(await status(person)).toBe('authorized')
  await take(person, letterOf(written, 'experian'))
  expect(await status(person)).toBe('paid')
  expect((await take(person, letterOf(written, 'experian'))).status).toBe(200)
})

test('an order for one bureau opens the first it is used for, again and again, and no other', async () => {
  const person = await buyer('credit_single')
  shop.server.clock.move(10 * DAYS)
  const written = await write(person, ['transunion'])
  expect(written.status).toBe(200)
  expect((await write(person, ['transunion'])).status).toBe(200)
  expectRefusal(await write(person, ['experian']), 402, 'one-bureau-only')
  await take(person, letterOf(written, 'transunion'))
  expect(await status(person)).toBe('paid')
  const { plan } = (await person.get('/api/user/plan')).json as { plan: { credit_scans_used: number } }
  expect(plan.credit_scans_used).toBe(1)
})

test('a charge the payment service did not take is taken later, once, and nobody waits for their letter', async () => {
  const person = await buyer('credit_single', 'later')
  shop.server.clock.move(10 * DAYS)
  const written = await write(person, ['equifax'])
  const { captureAuthorized } = shop.provider
  Object.assign(shop.provider, { captureAuthorized: () => Promise.reject(new Error('away')) })
  expect((await take(person, letterOf(written, 'equifax'))).status).toBe(200)
  await shop.server.runJob('charge-delivered-letters')
  expect(await status(person)).toBe('authorized')
  Object.assign(shop.provider, { captureAuthorized })
  await shop.server.runJob('charge-delivered-letters')
  expect(await status(person)).toBe('paid')
  await shop.server.runJob('charge-delivered-letters')
  expect(await status(person)).toBe('paid')
})

test('who has no credit plan is told so, and no letter is made', async () => {
  const person = await signedIn('nobody')
  expectRefusal(await write(person, ['equifax']), 402, 'credit-plan-needed')
})
