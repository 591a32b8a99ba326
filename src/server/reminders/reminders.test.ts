import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { sealerFrom } from '#server/blobs/encryption.ts'
import { todayIn } from '#server/clock.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { startQueue, type Queue } from '#server/jobs/queue.ts'
import { remindOfDeadlinesJob } from '#server/jobs/remind-of-deadlines.ts'
import { createLog } from '#server/log.ts'
import { createMailer } from '#server/mail/mailer.ts'
import { signedInByMail, startMailServer, type MailServer, type ReceivedMail } from '#server/mail/testing.ts'
import { expectRefusal, Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'
import { addDays, day, longDate, type IsoDate } from '#units/iso-date.ts'

const letterOf = (on: IsoDate): Buffer =>
  Buffer.from(`Coastal Recovery LLC
100 Harbor Street, Houston, TX 77002
${longDate(on)}
Dear Dana Whitfield,
Coastal Recovery LLC is a debt collector. We are trying to collect a debt that you owe to Bank of Palo Duro. We will use any information you give us to help collect the debt.
Total amount of the debt now: $812.40
How can you dispute the debt?
Call or write to us by ${longDate(addDays(on, 40))}, to dispute all or part of the debt. If you do not, we will assume that our information is correct.
If you write to us by ${longDate(addDays(on, 40))}, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.`)

let mails: MailServer
let server: TestServer
let database: Database
let queue: Queue

beforeAll(async () => {
  mails = await startMailServer()
  server = await testServer('postgres', { SMTP_URL: mails.url }, { readWith: readTypedText })
  database = await openDatabase(server)
  queue = await startQueue(database, [], createLog('silent'))
})
beforeEach(() => server.clock.move(16))
afterAll(async () => {
  await queue.stop()
  await database.close()
  await server.remove()
  await mails.close()
})

test('are asked for by whoever is signed in, and by nobody else', async () => {
  expectRefusal(await new Person(server).post('/api/user/reminders', { wanted: true }), 401, 'sign-in-needed')
  const person = await signedIn('asker@example.com')
  const isOn = async () =>
    ((await person.get('/api/user/data')).json as { deadline_reminders: boolean }).deadline_reminders
  expect(await isOn()).toBe(false)
  for (const wanted of [true, true, false]) {
    expect((await person.post('/api/user/reminders', { wanted })).json).toEqual({ success: true, wanted })
    expect(await isOn()).toBe(wanted)
  }
})

test('come seven and two days before, once each, and to nobody who did not ask, asked no more, or left', async () => {
  const dana = await withLetter('dana@example.com', { asks: true })
  await withLetter('silent@example.com', { asks: false })
  const stopped = await withLetter('stopped@example.com', { asks: true })
  await stopped.person.post('/api/user/reminders', { wanted: false })
  const left = await withLetter('left@example.com', { asks: true })
  expect((await left.person.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)

  expect(await sentBy(remind)).toEqual([])
  goTo(addDays(dana.mailBy, -8))
  expect(await sentBy(remind)).toEqual([])
  goTo(addDays(dana.mailBy, -7))
  const [first, ...more] = await sentBy(() => Promise.all([remind(), remind(), remind()]))
  expect(more).toEqual([])
  expect(first).toMatchObject({ to: ['dana@example.com'], subject: 'A deadline in 7 days' })
  for (const words of [
    'Letter from: Coastal Recovery LLC',
    'by certified mail',
    'We assumed when the letter reached you',
  ])
    expect(first!.text).toContain(words)
  expect(first!.text).toContain(`${server.address}/results?analysis=${dana.analysisId}`)

  for (const daysLeft of [6, 5, 3]) {
    goTo(addDays(dana.mailBy, -daysLeft))
    expect(await sentBy(remind), `${daysLeft}`).toEqual([])
  }
  goTo(addDays(dana.mailBy, -2))
  const second = await sentBy(remind)
  expect(second.map(({ to, subject }) => [to, subject])).toEqual([[['dana@example.com'], 'A deadline in 2 days']])
  goTo(dana.mailBy)
  expect(await sentBy(remind)).toEqual([])
})

test('go with everything else, also those that wait', async () => {
  const person = await withLetter('leaver@example.com', { asks: true })
  goTo(addDays(person.mailBy, -7))
  await person.signInAgain()
  const before = mails.count()
  mails.refuseNext(451) // so that it waits
  await remind()
  expect((await person.person.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
  for (const table of ['reminders', 'mails']) {
    const { rows } = await database.db.execute<{ text: string }>(sql.raw(`select t::text as text from ${table} t`))
    expect(
      rows.filter(({ text }) => text.includes(person.id)),
      table,
    ).toEqual([])
  }
  goTo(addDays(person.mailBy, -2))
  expect(await sentBy(remind)).toEqual([])
  expect(mails.count()).toBe(before)
})

async function withLetter(email: string, { asks }: { asks: boolean }) {
  const person = await signedIn(email)
  const { json } = await person.upload([{ bytes: letterOf(todayIn(server.clock)) }], { state: 'TX' })
  const { analysis_id: analysisId, deadlines } = json as AnalysisReply
  if (asks) await person.post('/api/user/reminders', { wanted: true })
  const { rows } = await database.db.execute<{ id: string }>(sql`select id from people where email = ${email}`)
  return {
    person,
    analysisId,
    id: rows[0]!.id,
    mailBy: day(deadlines.find(({ id }) => id === 'mail-by')!.on),
    signInAgain: async () => {
      person.token = (await signedIn(email)).token
    },
  }
}

function goTo(on: IsoDate): void {
  while (todayIn(server.clock) < on) server.clock.move(12 * 60)
  expect(todayIn(server.clock)).toBe(on)
}

async function remind(): Promise<void> {
  const { db } = database
  const mailer = createMailer({ db, queue, sealer: sealerFrom(server.dataDir), clock: server.clock })
  const job = remindOfDeadlinesJob(() => ({ db, clock: server.clock, mailer }))
  expect(await job.run({}, AbortSignal.timeout(20_000))).toEqual({ kind: 'done' })
}

/** What the mail server got from a deed, once nothing waits any more. */
async function sentBy(deed: () => Promise<unknown>): Promise<readonly ReceivedMail[]> {
  const before = mails.count()
  await deed()
  const waiting = async () => (await database.db.execute(sql`select 1 from mails where status = 'waiting'`)).rows.length
  await expect.poll(waiting, { timeout: 20_000 }).toBe(0)
  return (await mails.received(before)).slice(before)
}

const signedIn = (email: string): Promise<Person> => signedInByMail(server, mails, email)
