import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { offlinePlan, type SignedPlan } from '#contract/private-mode.ts'
import { expectRefusal, Person } from '#server/testing.ts'
import { openShop, type Shop } from './testing.ts'

const DAY = 24 * 60 * 60

let shop: Shop
beforeAll(async () => {
  shop = await openShop('embedded')
})
afterAll(() => shop.close())

test('a plan that is signed for private mode: for whom, what it opens, until when', async () => {
  const person = new Person(shop.server)
  expectRefusal(await person.get('/api/private/plan'), 401, 'sign-in-needed')
  await person.signIn('offline@example.com')
  expect((await person.get('/api/private/plan')).json).toEqual({ success: true, signed: null })

  await buy(person, 'monthly')
  shop.server.clock.move(10 * 24 * 60)
  const month = await planOf(person)
  const now = Math.floor(shop.server.clock.now().getTime() / 1000)
  expect(month.account).toBe(createHash('sha256').update('offline@example.com').digest('base64url'))
  expect(month.opens).toEqual({ everything: true, enhance: true, files: true })
  expect(Math.abs(month.issued_at - now)).toBeLessThan(DAY)
  expect(Math.round((month.ends_at - month.issued_at) / DAY)).toBe(20) // what is left of the pass

  await buy(person, 'lifetime')
  const always = await planOf(person)
  expect(always.ends_at - always.issued_at).toBe(30 * DAY)
  expect(JSON.stringify(always)).not.toContain('offline@')
})

test('what was changed is not signed', async () => {
  const person = new Person(shop.server)
  await person.signIn('forger@example.com')
  await buy(person, 'diy')
  const signed = await signedFor(person)
  const plan = offlinePlan.parse(JSON.parse(text(signed.plan)))
  expect(plan.opens).toEqual({ everything: false, enhance: true, files: true })
  const forged = { ...plan, opens: { ...plan.opens, everything: true } }
  expect(await holds({ ...signed, plan: Buffer.from(JSON.stringify(forged)).toString('base64url') })).toBe(false)
})

async function buy(person: Person, plan_type: string): Promise<void> {
  const { orderID } = (await person.post('/api/payment/create-paypal-order', { plan_type })).json as { orderID: string }
  await shop.approve(orderID)
  expect((await person.post('/api/payment/verify-paypal-order', { orderID, plan_type })).status).toBe(200)
}

async function planOf(person: Person) {
  const signed = await signedFor(person)
  expect(await holds(signed)).toBe(true)
  return offlinePlan.parse(JSON.parse(text(signed.plan)))
}

async function signedFor(person: Person): Promise<SignedPlan> {
  return ((await person.get('/api/private/plan')).json as { signed: SignedPlan }).signed
}

/** As a browser checks it. */
async function holds({ plan, signature, public_key }: SignedPlan): Promise<boolean> {
  const raw = Buffer.from(public_key, 'base64url')
  const key = await crypto.subtle.importKey('raw', raw, 'Ed25519', false, ['verify'])
  return crypto.subtle.verify('Ed25519', key, Buffer.from(signature, 'base64url'), Buffer.from(plan, 'base64url'))
}

function text(base64url: string): string {
  return Buffer.from(base64url, 'base64url').toString()
}
