import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { LetterReply } from '#contract/letters.ts'
import { sealerFrom } from '#server/blobs/encryption.ts'
import { todayIn } from '#server/clock.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { startQueue, type Queue } from '#server/jobs/queue.ts'
import type { Job } from '#server/jobs/job.ts'
import { remindAtChosenHoursJob, remindOfDeadlinesJob } from '#server/jobs/remind-of-deadlines.ts'
import type { RemindRoom } from './remind.ts'
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

describe('a next step', () => {
  test('is told on its day, once; what was done meanwhile is told no more, nor what its dispute tells already', async () => {
    const { person, analysisId, mailBy } = await withLetter('follower@example.com', { asks: true })
    const { dispute_id: id } = (await person.post('/api/generate-letter', { analysis_id: analysisId }))
      .json as LetterReply
    goTo(addDays(mailBy, -7))
    expect(await toldNow('follower@example.com')).toEqual(['Your next step in 7 days']) // and no deadline besides
    const sentOn = todayIn(server.clock)
    await person.post('/api/responses', { dispute_id: id, sent_date: sentOn })
    goTo(addDays(sentOn, 5))
    expect(await toldNow('follower@example.com')).toEqual([]) // the letter is mailed: its days are met
    goTo(addDays(sentOn, 7))
    const [mail] = await sentBy(() => Promise.all([remind(), remind(), remind()]))
    expect(mail).toMatchObject({ to: ['follower@example.com'], subject: 'Your next step is today' })
    for (const words of ['With: Coastal Recovery LLC', 'Note the day it arrived', 'If you do not:', 'When will you'])
      expect(mail!.text).toContain(words)
    expect(mail!.text).toContain(`${server.address}/response-tracker/${id}`)
    expect(mail!.attachments[0]!.text).toContain('SUMMARY:Writeback: your next step')
    for (const days of [8, 9, 10]) {
      goTo(addDays(sentOn, days))
      expect(await toldNow('follower@example.com'), `${days}`).toEqual([])
    }
  })

  test('that was in line when the log changed is taken back', async () => {
    const { person, id, sentOn } = await withSentLetter('waiter@example.com')
    goTo(addDays(sentOn, 7))
    mails.refuseNext(451) // so that it waits
    await remind()
    await person.post(`/api/dispute/${id}/events`, { kind: 'delivered', on: sentOn })
    await expect.poll(() => endOf(id), { timeout: 20_000 }).toEqual(['withdrawn'])
  })

  test('is told at the hour that was chosen for it, once, and not when it is done by then', async () => {
    const email = 'planner@example.com'
    const { person, id, sentOn } = await withSentLetter(email)
    const at = new Date(server.clock.now().getTime() + 3 * 3_600_000).toISOString()
    const plan = async (at: string | null) => person.post(`/api/dispute/${id}/plan`, { at })
    expect((await plan(at)).json).toMatchObject({ dispute: { planned_for: at } })
    for (const bad of [server.clock.now().toISOString(), '2099-01-01T00:00:00Z', 'soon'])
      expectRefusal(await plan(bad), 400, 'invalid-request')
    expect(await sentBy(chosenHours)).toEqual([])
    server.clock.move(3 * 60 + 1)
    const [mail, ...more] = await sentBy(() => Promise.all([chosenHours(), chosenHours()]))
    expect(mail).toMatchObject({ to: [email], subject: 'It is the time you chose' })
    expect(more).toEqual([])
    server.clock.move(30)
    expect(await sentBy(chosenHours)).toEqual([])

    await plan(new Date(server.clock.now().getTime() + 3_600_000).toISOString())
    const { json } = await person.post(`/api/dispute/${id}/events`, { kind: 'delivered', on: sentOn })
    expect(json).toMatchObject({ dispute: { planned_for: null } })
    server.clock.move(61)
    expect(await sentBy(chosenHours)).toEqual([])
  })
})

async function withSentLetter(email: string) {
  const { person, analysisId } = await withLetter(email, { asks: true })
  const { dispute_id: id } = (await person.post('/api/generate-letter', { analysis_id: analysisId }))
    .json as LetterReply
  const sentOn = todayIn(server.clock)
  await person.post('/api/responses', { dispute_id: id, sent_date: sentOn })
  return { person, id: id!, sentOn }
}

/** Subjects of what one person is told now; others of this file may have days too. */
async function toldNow(email: string): Promise<readonly string[]> {
  return (await sentBy(remind)).filter(({ to }) => to[0] === email).map(({ subject }) => subject)
}

async function endOf(disputeId: string): Promise<readonly string[]> {
  const { rows } = await database.db.execute<{ status: string }>(
    sql`select status from mails where key like ${`step:${disputeId}:%`}`,
  )
  return rows.map(({ status }) => status)
}

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

const remind = () => ended(remindOfDeadlinesJob)
const chosenHours = () => ended(remindAtChosenHoursJob)

async function ended(jobOf: (start: () => RemindRoom) => Job): Promise<void> {
  const { db } = database
  const mailer = createMailer({ db, queue, sealer: sealerFrom(join(server.dataDir, 'keys')), clock: server.clock })
  const job = jobOf(() => ({ db, clock: server.clock, mailer, queue }))
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
