import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { createTransport } from 'nodemailer'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import type { AnalysisItem } from '#contract/dashboard.ts'
import type { Forwarding } from '#contract/inbound-mail.ts'
import { example } from '#e2e/examples.ts'
import { expectRefusal, Person, testServer, type TestServer } from '#server/testing.ts'

const PDF = readFileSync(example('corpus/pdf/035-overshadow-ten-days-wa.pdf'))
const NAME = 'in.writeback.example'
const TEXT = `Coastal Recovery LLC is a debt collector. You owe $812.40 to Bank of Palo Duro.
If you do not pay by Friday you will be arrested.`

let server: TestServer
let database: Client

beforeAll(async () => {
  server = await testServer('postgres', {
    INBOUND_MAIL: 'on',
    INBOUND_MAIL_NAME: NAME,
    INBOUND_MAIL_PORT: '0',
    MAIL_FROM: 'office@writeback.example',
  })
  database = new Client({ connectionString: server.databaseUrl })
  await database.connect()
})
afterAll(async () => {
  await database.end()
  await server.remove()
})

let people = 0
const NEWCOMERS_AT_ONCE = 8 // one place may ask for so many codes, and some more

/** Somebody new with an address of their own. */
async function withAddress(): Promise<{ person: Person; email: string; address: string }> {
  if (++people % NEWCOMERS_AT_ONCE === 0) server.clock.move(61)
  const email = `mail-${people}@example.com`
  const person = new Person(server)
  await person.signIn(email)
  const { address } = (await person.post('/api/user/forwarding-address', {})).json as Forwarding
  return { person, email, address: address! }
}

/** What the listener answers to a mail that nodemailer sends: 250, or the status of its refusal. */
async function answerTo(mail: object): Promise<number> {
  const transport = createTransport({ url: server.mailAddress!, ignoreTLS: true })
  try {
    await transport.sendMail({
      from: 'Coastal Recovery LLC <letters@coastal.example>',
      subject: 'Your account',
      text: TEXT,
      ...mail,
    })
    return 250
  } catch (error) {
    const { responseCode } = error as { responseCode?: number }
    if (responseCode === undefined) throw error
    return responseCode
  } finally {
    transport.close()
  }
}

const listOf = async (person: Person): Promise<readonly AnalysisItem[]> =>
  ((await person.get('/api/user/analyses')).json as { analyses: AnalysisItem[] }).analyses

async function onceRead(person: Person): Promise<readonly AnalysisItem[]> {
  const isRead = ({ status }: AnalysisItem) => status === 'done' || status === 'failed'
  await expect
    .poll(async () => (await listOf(person)).map(isRead), { timeout: 60_000 })
    .toSatisfy((read: boolean[]) => read.length > 0 && read.every(Boolean))
  return listOf(person)
}

describe('one’s own address', () => {
  test('is asked for by who is logged in, and nobody else’s is like it', async () => {
    expectRefusal(await new Person(server).post('/api/user/forwarding-address', {}), 401)
    const [one, other] = [await withAddress(), await withAddress()]
    expect(one.address).toMatch(/^letters-[a-z2-9]{20}@in\.writeback\.example$/)
    expect(other.address).not.toBe(one.address)
    expect((await one.person.get('/api/user/forwarding-address')).json).toMatchObject({
      on: true,
      address: one.address,
    })
  })

  test('made anew or ended takes no more mail', async () => {
    const { person, address } = await withAddress()
    const { address: next } = (await person.post('/api/user/forwarding-address', {})).json as Forwarding
    expect(await answerTo({ to: address })).toBe(550)
    expect(await answerTo({ to: next! })).toBe(250)
    await person.delete('/api/user/forwarding-address')
    expect(await answerTo({ to: next! })).toBe(550)
  })

  test('is not there on an installation that takes no mail', async () => {
    const off = await testServer('postgres')
    try {
      expect(off.mailAddress).toBeUndefined()
      const person = new Person(off)
      await person.signIn('off@example.com')
      expect((await person.get('/api/user/forwarding-address')).json).toMatchObject({ on: false, address: null })
      expectRefusal(await person.post('/api/user/forwarding-address', {}), 503, 'no-inbound-mail')
    } finally {
      await off.remove()
    }
  })
})

describe('nobody learns who has an address, and nothing is relayed', () => {
  test('an address that never was, a revoked one, one of another domain: the same words', async () => {
    const { person, address } = await withAddress()
    await person.delete('/api/user/forwarding-address')
    const words = new Set<string>()
    for (const to of [
      address,
      `letters-${'a'.repeat(20)}@${NAME}`,
      'dana@elsewhere.example',
      `letters-x@sub.${NAME}`,
    ]) {
      const talk = await talkTo()
      await talk.say('EHLO sender.example')
      await talk.say('MAIL FROM:<letters@coastal.example>')
      words.add(await talk.say(`RCPT TO:<${to}>`))
      talk.end()
    }
    expect([...words]).toEqual([expect.stringMatching(/^550 .*no such mailbox/)])
  })

  test('nobody can log in, verify or expand an address', async () => {
    const talk = await talkTo()
    expect(await talk.say('EHLO sender.example')).not.toMatch(/AUTH|STARTTLS/)
    expect(await talk.say('AUTH PLAIN AGEAYg==')).toMatch(/^5/)
    for (const command of ['VRFY dana', 'EXPN all']) expect(await talk.say(command)).not.toMatch(/^250/)
    talk.end()
  })

  test('tries from one place come to an end', async () => {
    const own = await testServer('postgres', {
      INBOUND_MAIL: 'on',
      INBOUND_MAIL_NAME: NAME,
      INBOUND_MAIL_PORT: '0',
    })
    try {
      const answers: string[] = []
      let talk = await talkTo(own)
      for (let at = 0; at < 62; at++) {
        if (at % 20 === 0) {
          talk.end()
          talk = await talkTo(own)
          await talk.say('EHLO sender.example')
          await talk.say('MAIL FROM:<a@b.example>')
        }
        answers.push((await talk.say(`RCPT TO:<letters-${at}@${NAME}>`)).slice(0, 3))
        if (answers.at(-1) === '421') break
      }
      talk.end()
      expect(answers.filter(answer => answer === '550')).toHaveLength(60)
      expect(answers.at(-1)).toBe('421')
    } finally {
      await own.remove()
    }
  })
})

describe('a letter that is mailed', () => {
  test('is read like an upload, with the letter attached to it, and shows who it says it is from', async () => {
    const { person, address } = await withAddress()
    const attachments = [{ filename: 'letter.pdf', content: PDF }]
    expect(await answerTo({ to: address, subject: 'Final notice', attachments })).toBe(250)
    const [item] = await onceRead(person)
    expect(item).toMatchObject({
      status: 'done',
      file_name: 'Final notice',
      mail: {
        from_name: 'Coastal Recovery LLC',
        from_address: 'letters@coastal.example',
        subject: 'Final notice',
        from_you: false,
        times: 1,
      },
    })
    const reply = (await person.get(`/api/analyses/${item!.id}`)).json as AnalysisReply
    expect(reply.total_violations).toBeGreaterThan(0)
    expect(reply.mail).toEqual(item!.mail)
    const stranger = new Person(server)
    await stranger.signIn('stranger@example.com')
    expectRefusal(await stranger.get(`/api/analyses/${item!.id}`), 404)
  })

  test('without one is read by its words; the state chosen last is used; one’s own passing on is said', async () => {
    const { person, email, address } = await withAddress()
    await person.upload([{ bytes: PDF }], { state: 'WA' })
    expect(await answerTo({ to: address, from: email, subject: 'Fwd: Your account' })).toBe(250)
    await expect.poll(async () => (await listOf(person)).length).toBe(2)
    const [item] = await onceRead(person)
    expect(item?.mail).toMatchObject({ from_you: true, subject: 'Fwd: Your account' })
    const reply = (await person.get(`/api/analyses/${item!.id}`)).json as AnalysisReply
    expect(reply.state).toBe('WA')
    expect(reply.violations.violations.map(({ rule_id }) => rule_id)).toContain('threat-arrest-or-jail')
  })

  test('that comes again, or again attached to another mail, is analyzed once', async () => {
    const { person, address } = await withAddress()
    const attachments = [{ filename: 'letter.pdf', content: PDF }]
    const messageId = '<one@coastal.example>'
    expect(await answerTo({ to: address, messageId, attachments })).toBe(250)
    expect(await answerTo({ to: address, messageId, text: 'Other words.' })).toBe(250)
    expect(await answerTo({ to: address, text: 'Once more, another mail.', attachments })).toBe(250)
    const list = await onceRead(person)
    expect(list.map(({ mail }) => mail?.times)).toEqual([3])
    const other = await withAddress()
    expect(await answerTo({ to: other.address, messageId, attachments })).toBe(250) // of another person it is another's
    expect(await onceRead(other.person)).toHaveLength(1)
  })

  test('is in the database with its job before we say yes', async () => {
    const { person, address } = await withAddress()
    const talk = await talkTo()
    await talk.say('EHLO sender.example')
    await talk.say('MAIL FROM:<letters@coastal.example>')
    expect(await talk.say(`RCPT TO:<${address}>`)).toMatch(/^250/)
    await talk.say('DATA')
    expect(await talk.say(`From: a@b.example\r\nSubject: Kept\r\nDate: x\r\n\r\n${TEXT}\r\n.`)).toMatch(/^250/)
    talk.cut()
    const { rows } = await database.query<{ owner_id: string; jobs: string }>(
      `select owner_id, (select count(*) from jobs.job where data->>'analysisId' = analyses.id::text) as jobs
       from analyses where file_name = 'Kept'`,
    )
    expect(rows).toEqual([{ owner_id: expect.any(String) as string, jobs: '1' }])
    expect(await onceRead(person)).toMatchObject([{ file_name: 'Kept' }])
  })

  test('goes with the account, and its origin with the letter', async () => {
    const { person, address } = await withAddress()
    await answerTo({ to: address })
    const [item] = await onceRead(person)
    const origins = async () =>
      (await database.query('select 1 from inbound_mails where analysis_id = $1', [item!.id])).rowCount
    expect(await origins()).toBe(1)
    expect((await person.get('/api/user/data')).json).toMatchObject({
      forwarding_address: address,
      analyses: [{ mail: { from_address: 'letters@coastal.example' } }],
    })
    await person.delete(`/api/analyses/${item!.id}`)
    expect(await origins()).toBe(0)
    expect((await person.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
    expect(await answerTo({ to: address })).toBe(550)
    expect(
      (await database.query('select 1 from mail_addresses where local_part = $1', [address.split('@')[0]])).rowCount,
    ).toBe(0)
  })

  test('whose sender breaks off in the middle leaves nothing', async () => {
    const { person, address } = await withAddress()
    const talk = await talkTo()
    await talk.say('EHLO sender.example')
    await talk.say('MAIL FROM:<letters@coastal.example>')
    await talk.say(`RCPT TO:<${address}>`)
    await talk.say('DATA')
    talk.cut('From: a@b.example\r\nSubject: Half\r\n\r\nYou owe')
    expect(await answerTo({ to: address, subject: 'Whole' })).toBe(250)
    expect((await onceRead(person)).map(item => item.file_name)).toEqual(['Whole'])
  })
})

describe('what is no letter is turned away, and nobody is written to', () => {
  let somebody: Awaited<ReturnType<typeof withAddress>>
  beforeAll(async () => {
    somebody = await withAddress()
  })

  test.each([
    ['an automatic answer', { headers: { 'Auto-Submitted': 'auto-replied' } }],
    [
      'an automatic answer that a rule forwarded',
      { headers: { 'Auto-Submitted': 'auto-replied', 'X-Forwarded-To': 'x@y.example' } },
    ],
    ['mail made by a machine', { headers: { 'Auto-Submitted': 'auto-generated' } }],
    ['bulk mail', { headers: { Precedence: 'bulk' } }],
    ['mail to a list', { list: { id: 'news.coastal.example' } }],
    ['mail with a way to unsubscribe', { list: { unsubscribe: 'https://coastal.example/u' } }],
    ['what no mail may be returned to', { envelope: { from: '' } }],
    ['our own mail, by its sender', { from: 'office@writeback.example' }],
    ['our own mail, by its name', { messageId: '<0b1f6a3e-7a1c-4a8e-9d57-0c8f3a1d2b4c@writeback.example>' }],
    [
      'a mail that went through 31 servers',
      { headers: Array.from({ length: 31 }, () => ({ key: 'Received', value: 'from a by b' })) },
    ],
    ['a mail with nothing in it', { text: ' ' }],
    ['a mail with nothing but a program', { text: '', attachments: [{ content: `MZ${'\0'.repeat(500)}` }] }],
    ['a book', { text: 'Pay now. '.repeat(40_000) }],
  ])('%s: 554', async (_, mail) => {
    const { person, address } = somebody
    const envelope = 'envelope' in mail ? { envelope: { ...mail.envelope, to: address } } : {}
    expect(await answerTo({ to: address, ...mail, ...envelope })).toBe(554)
    expect(await listOf(person)).toEqual([])
  })

  test.each([
    ['a rule of Gmail', { 'X-Forwarded-To': 'x@y.example', 'X-Forwarded-For': 'dana@gmail.com x@y.example' }],
    ['a rule of Outlook', { 'X-MS-Exchange-Inbox-Rules-Loop': 'dana@outlook.com' }],
  ])('but bulk mail of a collector that %s forwarded is taken', async (_, headers) => {
    const { address } = await withAddress()
    const list = { unsubscribe: 'https://coastal.example/u' }
    expect(await answerTo({ to: address, list, headers: { ...headers, Precedence: 'bulk' } })).toBe(250)
  })

  test('more than 10 MB: 552, said before it is sent, and held to', async () => {
    const { person, address } = somebody
    const talk = await talkTo()
    expect(await talk.say('EHLO sender.example')).toContain('SIZE 10485760')
    expect(await talk.say('MAIL FROM:<a@b.example> SIZE=10485761')).toMatch(/^552/)
    talk.end()
    expect(await answerTo({ to: address, attachments: [{ content: Buffer.alloc(8_500_000, 'a') }] })).toBe(552)
    expect(await listOf(person)).toEqual([])
  })

  test('a second recipient in one mail comes back later; the thirty-first mail in an hour too', async () => {
    const { address } = await withAddress()
    const other = await withAddress()
    const talk = await talkTo()
    await talk.say('EHLO sender.example')
    await talk.say('MAIL FROM:<a@b.example>')
    expect(await talk.say(`RCPT TO:<${address}>`)).toMatch(/^250/)
    expect(await talk.say(`RCPT TO:<${other.address}>`)).toMatch(/^452/)
    for (let at = 1; at < 30; at++) {
      await talk.say('RSET')
      await talk.say('MAIL FROM:<a@b.example>')
      expect(await talk.say(`RCPT TO:<${address}>`)).toMatch(/^250/)
    }
    await talk.say('RSET')
    await talk.say('MAIL FROM:<a@b.example>')
    expect(await talk.say(`RCPT TO:<${address}>`)).toMatch(/^452/)
    talk.end()
  })

  test('an eleventh connection from one place: 421', async () => {
    const talks = await Promise.all(Array.from({ length: 10 }, () => talkTo()))
    expect((await talkTo()).greeting).toMatch(/^421/)
    for (const talk of talks) talk.end()
  })
})

test('Gmail’s question whether it may forward is no letter: its number is shown to the person', async () => {
  const { person, address } = await withAddress()
  const sent = await answerTo({
    to: address,
    from: 'Gmail Team <forwarding-noreply@google.com>',
    subject: '(#604338567) Gmail Forwarding Confirmation - Receive Mail from dana@gmail.com',
    text: 'dana@gmail.com has requested to automatically forward mail to your email address.',
    headers: { 'Auto-Submitted': 'auto-generated' },
  })
  expect(sent).toBe(250)
  expect(await listOf(person)).toEqual([])
  expect((await person.get('/api/user/forwarding-address')).json).toMatchObject({ gmail_code: '604338567' })
})

interface Talk {
  readonly greeting: string
  /** Sends a line and waits for the whole answer. */
  readonly say: (line: string) => Promise<string>
  readonly end: () => void
  /** Breaks off, after some last words. */
  readonly cut: (words?: string) => void
}

/** Talks SMTP by hand, for what no well-behaved sender says. */
async function talkTo(to: TestServer = server): Promise<Talk> {
  const { hostname, port } = new URL(to.mailAddress!)
  const socket = connect(Number(port), hostname)
  const greeting = await answerOn(socket)
  return {
    greeting,
    say: line => {
      const answer = answerOn(socket)
      socket.write(`${line}\r\n`)
      return answer
    },
    end: () => socket.end('QUIT\r\n'),
    cut: words => (words === undefined ? socket.destroy() : socket.write(words, () => socket.destroy())),
  }
}

function answerOn(socket: Socket): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = ''
    const hear = (chunk: Buffer): void => {
      answer += chunk.toString()
      if (!/^\d{3} .*\r\n$/m.test(answer)) return
      leave()
      resolve(answer)
    }
    const fail = (): void => {
      leave()
      reject(new Error(`The connection ended after: ${answer}`))
    }
    const leave = (): void => {
      socket.off('data', hear).off('close', fail).off('error', fail)
    }
    socket.on('data', hear).once('close', fail).once('error', fail)
  })
}
