import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { REMIND_OF_DEADLINES } from '#server/jobs/remind-of-deadlines.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'
import { addDays, day } from '#units/iso-date.ts'
import { pushKeyFrom } from './push-key.ts'
import { isPushEndpoint } from './push-service.ts'
import { senderOf, startPushService, testPhone, type PushService } from './testing.ts'

let service: PushService
let server: TestServer
let count = 0

beforeAll(async () => {
  service = await startPushService()
  setDefaultCACertificates([...getCACertificates('default'), service.certificate])
  server = await testServer('postgres', { TEST_PUSH_SERVICE: service.origin })
})
beforeEach(() => server.clock.move(16))
afterAll(async () => {
  await server.remove()
  await service.close()
})

const newPhone = () => testPhone(`${service.origin}/push/${(count += 1)}`)

async function signedIn(): Promise<Person> {
  const person = new Person(server)
  await person.signIn(`phone-${(count += 1)}@example.com`)
  return person
}

const phones = async (person: Person) =>
  ((await person.get('/api/user/phones')).json as { phones: { id: string; device: string }[] }).phones

/** A person with a phone and a letter that was mailed a week ago: a step is due today. */
async function withStepDue() {
  const person = await signedIn()
  const phone = newPhone()
  expect((await person.post('/api/user/phones', phone.subscription)).status).toBe(200)
  const { dispute_id: id } = (await person.post('/api/disputes', { collector_name: 'Coastal Recovery LLC' })).json as {
    dispute_id: string
  }
  const today = day(server.clock.now().toISOString().slice(0, 10))
  await person.post('/api/responses', { dispute_id: id, sent_date: addDays(today, -7) })
  return { person, phone, id }
}

const remind = () => server.runJob(REMIND_OF_DEADLINES)

/** The ends of every push of one phone, once none waits. */
async function ends(endpoint: string): Promise<readonly string[]> {
  const rows = async () =>
    (
      await server.db.execute<{ status: string }>(
        sql`select status from pushes join push_phones phone on phone.id = phone_id where endpoint = ${endpoint}`,
      )
    ).rows.map(({ status }) => status)
  await expect.poll(rows, { timeout: 30_000 }).not.toContain('waiting')
  return rows()
}

const sentTo = ({ subscription }: ReturnType<typeof testPhone>) =>
  service.received.filter(({ path }) => subscription.endpoint.endsWith(path))

test('only the push services of the browsers are ever called', () => {
  for (const endpoint of [
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
  ])
    expect(isPushEndpoint(endpoint), endpoint).toBe(true)
  for (const endpoint of [
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/fcm/send/abc',
    'https://someone@fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com.evil.example/abc',
    'https://evilpush.apple.com/abc',
    'https://example.com/abc',
    'https://127.0.0.1/abc',
    'https://[::1]/abc',
    'https://169.254.169.254/latest/meta-data',
    'https://localhost/abc',
    'file:///etc/passwd',
    'no address',
  ])
    expect(isPushEndpoint(endpoint), endpoint).toBe(false)
})

test('what is no push service, no key of a phone or an eleventh phone is refused', async () => {
  const person = await signedIn()
  const { keys } = newPhone().subscription
  const offCurve = Buffer.concat([Buffer.of(4), Buffer.alloc(64, 7)]).toString('base64url')
  for (const [endpoint, key] of [
    ['https://169.254.169.254/latest/meta-data', keys.p256dh],
    ['http://127.0.0.1:80/', keys.p256dh],
    [`${service.origin}/x`, offCurve],
    [`${service.origin}/x`, 'short'],
  ]) {
    const answer = await person.post('/api/user/phones', { endpoint, keys: { ...keys, p256dh: key } })
    expectRefusal(answer, 400, 'invalid-request')
  }
  for (let at = 0; at < 10; at += 1)
    expect((await person.post('/api/user/phones', newPhone().subscription)).status).toBe(200)
  expectRefusal(await person.post('/api/user/phones', newPhone().subscription), 400, 'invalid-request')
  expect(await phones(person)).toHaveLength(10)
  expectRefusal(await new Person(server).post('/api/user/phones', newPhone().subscription), 401)
})

test('a phone is told of a step once, sealed for it alone and signed by us, without a word of the matter', async () => {
  const { person, phone, id } = await withStepDue()
  await Promise.all([remind(), remind(), remind()])
  await remind()
  expect(await ends(phone.subscription.endpoint)).toEqual(['sent'])
  const [push, ...more] = sentTo(phone)
  expect(more).toEqual([])

  const { public_key: publicKey } = (await person.get('/api/user/phones')).json as { public_key: string }
  const sender = senderOf(push!)
  expect(sender.publicKey).toBe(publicKey)
  const { aud, sub, exp } = sender.claims as { aud: string; sub: string; exp: number }
  expect([aud, sub]).toEqual([service.origin, 'mailto:no-reply@writeback.invalid'])
  expect(exp - Date.now() / 1000).toBeLessThanOrEqual(24 * 3600)
  expect(push!.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: String(12 * 3600) })
  expect(phone.open(push!)).toEqual({
    title: 'Writeback: something is due',
    body: 'Open Writeback to see your next step.',
    tag: expect.any(String) as string,
    path: `/response-tracker/${id}`,
  })
  expect(() => newPhone().open(push!)).toThrow() // sealed for another
  expect(push!.body.toString('latin1')).not.toMatch(/Writeback|Coastal/)
})

test('a phone that is gone is forgotten; a busy service is asked again; a broken line is not sent twice', async () => {
  for (const status of [404, 410]) {
    const { person, phone } = await withStepDue()
    service.answerNext(status)
    await remind()
    await expect.poll(() => phones(person), { timeout: 30_000 }).toEqual([])
    expect(sentTo(phone)).toHaveLength(1)
  }
  for (const [status, end, times] of [
    [503, 'sent', 2],
    [429, 'sent', 2],
    [400, 'given-up', 1],
    [302, 'given-up', 1], // never to where somebody else points
    [0, 'unsure', 1],
  ] as const) {
    const { phone } = await withStepDue()
    service.answerNext(status)
    await remind()
    expect(await ends(phone.subscription.endpoint), `${status}`).toEqual([end])
    expect(sentTo(phone), `${status}`).toHaveLength(times)
  }
})

test('a phone belongs to whoever asked with it last, is listed, stopped, exported and gone with the account', async () => {
  const [first, second] = [await signedIn(), await signedIn()]
  const { subscription } = newPhone()
  const ids = []
  for (const person of [first, first, second])
    ids.push(((await person.post('/api/user/phones', subscription)).json as { id: string }).id)
  expect(ids[0]).toBe(ids[1])
  expect(await phones(first)).toEqual([])
  expect(await phones(second)).toMatchObject([{ id: ids[2], device: 'An unknown browser' }])
  expectRefusal(await first.delete(`/api/user/phones/${ids[2]}`), 404)
  expect((await second.get('/api/user/data/export')).bytes.toString('latin1')).toContain(subscription.endpoint)
  const other = newPhone().subscription
  const { id } = (await second.post('/api/user/phones', other)).json as { id: string }
  expect((await second.delete(`/api/user/phones/${id}`)).status).toBe(200)
  expect(await phones(second)).toHaveLength(1)
  expect((await second.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
  const { rows } = await server.db.execute(sql`select 1 from push_phones where endpoint = ${subscription.endpoint}`)
  expect(rows).toEqual([])
})

test('the key pair is made on first start, kept with the other keys, or the one that is set', () => {
  const config = (env: Record<string, string>) => {
    const read = readConfig({ DATA_DIR: server.dataDir, NODE_ENV: 'test', ...env })
    if (read.kind === 'invalid') throw new Error(read.faults.join())
    return read.config
  }
  const made = pushKeyFrom(config({}))
  expect(pushKeyFrom(config({}))).toEqual(made)
  expect(readdirSync(join(server.dataDir, 'keys'))).toContain('push-key-1')
  expect(statSync(join(server.dataDir, 'keys', 'push-key-1')).mode & 0o777).toBe(0o600)
  const set = pushKeyFrom(config({ PUSH_KEY: Buffer.alloc(32, 1).toString('base64url'), SUPPORT_EMAIL: 'a@b.org' }))
  expect(set.publicKey).not.toBe(made.publicKey)
  expect(set.contact).toBe('mailto:a@b.org')
  expect(() => config({ PUSH_KEY: 'short' })).toThrow('PUSH_KEY')
})
