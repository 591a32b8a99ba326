import { networkInterfaces } from 'node:os'
import { request as httpRequest } from 'node:http'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { DATABASES } from '#server/database/testing.ts'
import { startMailServer } from '#server/mail/testing.ts'
import { expectRefusal, Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'
import { CARRIED } from './carry-over.ts'
import { deviceOf } from './device.ts'
import { placeOf } from './tries.ts'

const LETTER = Buffer.from(`Coastal Recovery LLC
September 14, 2026
Dear Dana Whitfield,
You owe $812.40 to Bank of Palo Duro. You will be arrested if you do not pay within ten days.`)

let number = 0
const someone = (): string => `person-${(number += 1)}@example.com`
const start = (kind: 'embedded' | 'postgres', env: Record<string, string> = {}): Promise<TestServer> =>
  testServer(kind, env, { readWith: readTypedText })
const codeOf = ({ json }: { json: unknown }): string => (json as { development_code: string }).development_code

describe.each(DATABASES)('accounts on the %s database', kind => {
  let server: TestServer
  beforeAll(async () => {
    server = await start(kind)
  })
  beforeEach(() => server.clock.move(16)) // limits of the test before are over
  afterAll(() => server.remove())

  const ask = (email: string, who = new Person(server)) => who.post('/api/auth/login', { email })
  const enter = (email: string, code: string, who = new Person(server)) => who.post('/api/auth/login', { email, code })
  const wrong = (code: string): string => (code === '000000' ? '111111' : '000000')

  describe('are refused', () => {
    test('to a wrong code, and to the right one after five wrong ones', async () => {
      const email = someone()
      const code = codeOf(await ask(email))
      for (let guess = 0; guess < 5; guess += 1) expectRefusal(await enter(email, wrong(code)), 400, 'wrong-code')
      expectRefusal(await enter(email, code), 400, 'wrong-code')
    })

    test('to many guesses at once', async () => {
      const email = someone()
      const code = codeOf(await ask(email))
      const guesses = await Promise.all(
        Array.from({ length: 30 }, (_, guess) =>
          enter(email, String((Number(code) + 1 + guess) % 1_000_000).padStart(6, '0')),
        ),
      )
      expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([400, 429]))
      expect(guesses.filter(({ status }) => status === 400).length).toBeLessThanOrEqual(10)
      expect([400, 429]).toContain((await enter(email, code)).status)
    })

    test('to a code used before, also by two at the same moment', async () => {
      const email = someone()
      const code = codeOf(await ask(email))
      const both = await Promise.all([enter(email, code), enter(email, code)])
      expect(both.filter(({ status }) => status === 200)).toHaveLength(1)
      expectRefusal(await enter(email, code), 400, 'wrong-code')
    })

    test('to a code that a newer one replaced, and to another person’s', async () => {
      const [email, other] = [someone(), someone()]
      const old = codeOf(await ask(email))
      const fresh = codeOf(await ask(email))
      await ask(other)
      if (old !== fresh) expectRefusal(await enter(email, old), 400, 'wrong-code')
      expectRefusal(await enter(other, fresh), 400, 'wrong-code')
      expect((await enter(email, fresh)).status).toBe(200)
    })

    test('to whoever asks for codes again and again', async () => {
      const email = someone()
      for (let asked = 0; asked < 5; asked += 1) expect((await ask(email)).status).toBe(200)
      const refused = await ask(email)
      expectRefusal(refused, 429, 'too-often')
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    })

    test('to what is no address', async () => {
      for (const email of [
        '',
        'nobody',
        'a@b',
        'a@example.com\r\nBcc: b@example.com',
        'a@example.com,b@example.com',
        ['a@example.com'],
      ])
        expectRefusal(await new Person(server).post('/api/auth/login', { email }), 400, 'invalid-request')
    })

    test('to a token that is forged, cut or ended', async () => {
      const person = new Person(server)
      await person.signIn(someone())
      const token = person.token!
      for (const bad of [token.slice(0, -3), token.split('.')[0]!, `${token}x`, 'null', 'a.b']) {
        person.token = bad
        expectRefusal(await person.get('/api/user/profile'), 401, 'session-ended')
        expectRefusal(await person.post('/api/generate-letter', {}), 401, 'session-ended') // never served as a stranger
      }
      person.token = token
      expect((await person.post('/api/auth/logout', {})).status).toBe(200)
      expectRefusal(await person.get('/api/user/profile'), 401, 'session-ended')
    })

    test('to a session whose time is over; one in use is renewed before', async () => {
      const person = new Person(server)
      const email = someone()
      await person.signIn(email)
      const own = sql`person_id = (select id from people where email = ${email})`
      const daysLeft = async (): Promise<number> => {
        const left = sql`select extract(epoch from expires_at - now())::float8 / 86400 as days from sessions where ${own}`
        return Number((await server.db.execute(left)).rows[0]!['days'])
      }
      await server.db.execute(sql`update sessions set expires_at = now() + interval '2 days' where ${own}`)
      expect((await person.get('/api/user/profile')).status).toBe(200)
      expect(await daysLeft()).toBeGreaterThan(6)
      await server.db.execute(sql`update sessions set expires_at = now() - interval '1 second' where ${own}`)
      expectRefusal(await person.get('/api/user/profile'), 401, 'session-ended')
    })

    test('to another site’s page', async () => {
      const asked = (headers: Record<string, string>) =>
        new Person(server).post('/api/auth/login', { email: someone() }, headers)
      expectRefusal(await asked({ origin: 'https://evil.example' }), 403, 'other-site')
      expectRefusal(await asked({ origin: 'null' }), 403, 'other-site')
      expectRefusal(await asked({ 'sec-fetch-site': 'cross-site' }), 403, 'other-site')
      expect((await asked({ origin: server.address, 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    })
  })

  test('the answer is the same for an address that is known and one that is not', async () => {
    const known = someone()
    await new Person(server).signIn(known)
    const [first, second] = [await ask(known), await ask(someone())]
    const plain = ({ json }: { json: unknown }) => ({ ...(json as object), development_code: '' })
    expect(plain(first)).toEqual(plain(second))
    expect(first.status).toBe(second.status)
    expect([...first.headers.keys()]).toEqual([...second.headers.keys()])
  })

  test('a code signs in, whatever its spaces and the address’s capitals', async () => {
    const email = someone()
    const code = codeOf(await ask(email))
    const { json } = await enter(` ${email.toUpperCase()}`, `${code.slice(0, 3)} ${code.slice(3)}`)
    expect(json).toMatchObject({ success: true, user: { email, plan_type: 'free', purchases: [], is_admin: false } })
  })

  test('verify and profile tell who one is', async () => {
    const person = new Person(server)
    const email = someone()
    await person.signIn(email)
    for (const path of ['/api/auth/verify', '/api/user/profile'])
      expect((await person.get(path)).json).toMatchObject({ success: true, user: { email } })
    expectRefusal(await new Person(server).get('/api/auth/verify'), 401, 'sign-in-needed')
  })

  test('what a visitor did is the person’s after signing in, and nobody else’s', async () => {
    const person = new Person(server)
    const uploaded = await person.upload([{ bytes: LETTER }], { state: 'TX' })
    const { analysis_id } = uploaded.json as AnalysisReply
    const cookieBefore = person.cookie
    const answer = await person.signIn(someone())
    expect(answer.headers.getSetCookie().join()).toMatch(/writeback_visitor=;.*HttpOnly/)
    expect((await person.get(`/api/analyses/${analysis_id}`)).status).toBe(200)
    const thief = new Person(server)
    thief.cookie = cookieBefore // the cookie as it was is worth nothing any more
    expectRefusal(await thief.get(`/api/analyses/${analysis_id}`), 404)
    const elsewhere = new Person(server)
    elsewhere.token = person.token
    expect((await elsewhere.get(`/api/analyses/${analysis_id}`)).status).toBe(200)
  })

  test('a session is always a new one: nothing a browser brings becomes it', async () => {
    const person = new Person(server)
    const email = someone()
    await person.signIn(email)
    const first = person.token!
    const code = codeOf(await ask(email))
    const planted = await new Person(server).post(
      '/api/auth/login',
      { email, code },
      { cookie: `better-auth.session_token=${first}`, authorization: `Bearer ${first}` },
    )
    expect((planted.json as { token: string }).token).not.toBe(first)
  })

  test('what cannot be undone, and who can log in, asks for a login of just now', async () => {
    const [person, email] = [new Person(server), someone()]
    await person.signIn(email)
    server.clock.move(16)
    const mine = (await person.get('/api/user/sessions')).json as { sessions: { id: string }[] }
    const asked = [
      () => person.delete('/api/user/data', { confirm: 'DELETE' }),
      () => person.delete(`/api/user/sessions/${mine.sessions[0]!.id}`),
      () => person.delete('/api/user/sessions'),
      () => person.delete('/api/user/passkeys/any'),
      () => person.post('/api/auth/passkey/new-options', {}),
    ]
    for (const call of asked) expectRefusal(await call(), 403, 'fresh-sign-in-needed')
    expect((await person.get('/api/user/profile')).status).toBe(200)
    await person.signIn(email)
    expect((await person.delete('/api/user/data', { confirm: 'DELETE' })).status).toBe(200)
  })

  test('who signs in again goes on in the new session alone; somebody else’s is left alone', async () => {
    const [person, other, email] = [new Person(server), new Person(server), someone()]
    await person.signIn(email)
    await other.signIn(someone())
    const old = new Person(server)
    old.token = person.token
    const borrowed = new Person(server)
    borrowed.token = other.token
    await person.signIn(email)
    expectRefusal(await old.get('/api/user/profile'), 401)
    await borrowed.signIn(email) // with another person's token in hand
    expect((await other.get('/api/user/profile')).status).toBe(200)
  })

  test('sessions are listed and ended one by one or all others; another’s is not found', async () => {
    const email = someone()
    const [here, there, stranger] = [new Person(server), new Person(server), new Person(server)]
    await here.signIn(email)
    await there.signIn(email)
    await stranger.signIn(someone())
    const listed = async () =>
      ((await here.get('/api/user/sessions')).json as { sessions: { id: string; current: boolean }[] }).sessions
    const [current, other] = [(await listed()).find(one => one.current)!, (await listed()).find(one => !one.current)!]
    expectRefusal(await stranger.delete(`/api/user/sessions/${current.id}`), 404, 'not-found')
    expect((await here.delete(`/api/user/sessions/${other.id}`)).status).toBe(200)
    expectRefusal(await there.get('/api/user/profile'), 401, 'session-ended')
    await there.signIn(email)
    expect((await here.delete('/api/user/sessions')).status).toBe(200)
    expectRefusal(await there.get('/api/user/profile'), 401, 'session-ended')
    expect(await listed()).toHaveLength(1)
  })

  test('an address is kept only with consent, and with nothing beside it', async () => {
    const person = new Person(server)
    const lead = { email: someone(), strategy: 'DISPUTE', confidence: 75 }
    expect((await person.post('/api/save-lead', lead)).json).toEqual({ success: true, saved: false })
    expect((await person.get('/api/user/data')).json).toMatchObject({ lead_email: null })
    expect((await person.post('/api/save-lead', { ...lead, consent: true })).json).toEqual({
      success: true,
      saved: true,
    })
    expect((await person.get('/api/user/data')).json).toMatchObject({ lead_email: lead.email })
  })
})

describe('in the database', () => {
  let server: TestServer
  let database: Client
  beforeAll(async () => {
    server = await start('postgres')
    database = new Client({ connectionString: server.databaseUrl })
    await database.connect()
  })
  afterAll(async () => {
    await database.end()
    await server.remove()
  })

  test('a code stands nowhere, and neither does a token that could be used', async () => {
    const person = new Person(server)
    const email = someone()
    const code = codeOf(await person.post('/api/auth/login', { email }))
    await expect
      .poll(async () => (await database.query('select 1 from mails where sealed is not null')).rowCount)
      .toBe(0)
    const everything = await allText(database)
    expect(everything).toContain('sign_in_codes')
    expect(everything).not.toContain(code)
    expect(everything).not.toContain(email)
    await person.signIn(email)
    const { rows } = await database.query<{ token: string }>('select token from sessions')
    for (const { token } of rows) {
      const thief = new Person(server)
      thief.token = token
      expectRefusal(await thief.get('/api/user/profile'), 401)
    }
  })

  test('a code is worth nothing after ten minutes', async () => {
    const person = new Person(server)
    const email = someone()
    const code = codeOf(await person.post('/api/auth/login', { email }))
    const { rows } = await database.query<{ left: number }>(
      'select max(extract(epoch from expires_at - now()))::float as left from sign_in_codes',
    )
    expect(rows[0]!.left).toBeLessThanOrEqual(600)
    await database.query("update sign_in_codes set expires_at = now() - interval '1 second'")
    expectRefusal(await person.post('/api/auth/login', { email, code }), 400, 'wrong-code')
  })

  test('a session ends after ninety days, however often it is used', async () => {
    const person = new Person(server)
    await person.signIn(someone())
    await database.query("update sessions set created_at = now() - interval '89 days'")
    expect((await person.get('/api/user/profile')).status).toBe(200)
    await database.query("update sessions set created_at = now() - interval '91 days'")
    expectRefusal(await person.get('/api/user/profile'), 401, 'session-ended')
  })

  test('every table that names an owner is carried over at sign-in and goes with the owner', async () => {
    const { rows } = await database.query<{ name: string; rule: string }>(`
      select child.relname as name, link.confdeltype as rule from pg_constraint link
      join pg_class child on child.oid = link.conrelid join pg_class parent on parent.oid = link.confrelid
      where link.contype = 'f' and parent.relname = 'owners'`)
    expect(rows.map(row => row.name).sort()).toEqual(Object.keys(CARRIED).sort())
    // a till's record of what was sold stays, without a name
    expect(rows.filter(row => row.rule !== (row.name === 'orders' ? 'n' : 'c'))).toEqual([])
  })
})

async function allText(database: Client): Promise<string> {
  const { rows: tables } = await database.query<{ schema: string; name: string }>(
    "select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'jobs')",
  )
  const dumps: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await database.query<{ text: string }>(`select t::text as text from "${schema}"."${name}" t`)
    dumps.push(name, ...rows.map(row => row.text))
  }
  return dumps.join('\n')
}

describe('a code is shown only to whoever sits at the machine', () => {
  const ask = async (server: TestServer, host = '127.0.0.1', headers: Record<string, string> = {}) => {
    const { port } = new URL(server.address)
    return new Promise<{ status: number; text: string }>((resolve, reject) => {
      const request = httpRequest(
        {
          host,
          port,
          path: '/api/auth/login',
          method: 'POST',
          headers: { 'content-type': 'application/json', ...headers },
        },
        response => {
          let text = ''
          response.on('data', (chunk: Buffer) => (text += chunk.toString()))
          response.on('end', () => resolve({ status: response.statusCode!, text }))
        },
      )
      request.once('error', reject)
      request.end(JSON.stringify({ email: someone() }))
    })
  }

  test('and not through a proxy, nor under another name', async () => {
    const server = await start('postgres')
    try {
      expect((await ask(server)).text).toContain('development_code')
      for (const headers of [
        { 'x-forwarded-for': '203.0.113.9' },
        { forwarded: 'for=203.0.113.9' },
        { via: '1.1 x' },
        { host: 'evil.example' },
      ]) {
        const { status, text } = await ask(server, '127.0.0.1', headers)
        expect([status, text.includes('code_sent'), text.includes('development_code')]).toEqual([200, true, false])
      }
      expect((await fetch(`${server.address}/dev/mail`)).status).toBe(200)
      expect((await fetch(`${server.address}/dev/mail`, { headers: { via: '1.1 x' } })).status).toBe(404)
    } finally {
      await server.remove()
    }
  })

  test('not when the server can be reached from elsewhere, from there or from here', async () => {
    const outside = Object.values(networkInterfaces())
      .flat()
      .find(one => one && !one.internal && one.family === 'IPv4')
    expect(outside, 'this machine has an address others can reach').toBeDefined()
    const server = await start('postgres', { HOST: '0.0.0.0' })
    try {
      for (const host of [outside!.address, '127.0.0.1']) {
        const { status, text } = await ask(server, host)
        expect([status, text.includes('development_code')]).toEqual([200, false])
      }
      expect((await fetch(`http://${outside!.address}:${new URL(server.address).port}/dev/mail`)).status).toBe(404)
    } finally {
      await server.remove()
    }
  })

  test('not with a mail server: then it comes by mail alone, and its link holds no address', async () => {
    const mails = await startMailServer()
    const server = await start('postgres', { SMTP_URL: mails.url, PUBLIC_URL: 'https://writeback.example' })
    try {
      const person = new Person(server)
      const email = someone()
      const { json } = await person.post('/api/auth/login', { email }, { host: 'evil.example' })
      expect(json).toEqual({ success: true, code_sent: true, minutes: 10 })
      const [mail] = await mails.received(1)
      expect(mail!.to).toEqual([email])
      const uploaded = await person.upload([{ bytes: LETTER }], { state: 'TX' })
      expect(uploaded.headers.getSetCookie().join()).toMatch(
        /^__Host-writeback_visitor=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
      )
      const sibling = new Person(server) // what another host of the domain, or a page by http, could plant
      sibling.cookie = person.cookie.replace('__Host-', '')
      expectRefusal(await sibling.get('/api/user/data'), 404)
      const code = /\b\d{6}\b/.exec(mail!.text)![0]
      expect(mail!.text).toContain(`https://writeback.example/login#code=${code}`)
      expect(mail!.html).not.toContain('evil.example')
      expect((await person.post('/api/auth/login', { email, code })).status).toBe(200)
      expect((await fetch(`${server.address}/dev/mail`)).status).toBe(404)
    } finally {
      await server.remove()
      await mails.close()
    }
  })

  test('not in production, which refuses to sign in without a mail server', async () => {
    const server = await start('postgres', { NODE_ENV: 'production' })
    try {
      expectRefusal(await new Person(server).post('/api/auth/login', { email: someone() }), 503, 'no-mail')
      expect((await fetch(`${server.address}/dev/mail`)).status).toBe(404)
    } finally {
      await server.remove()
    }
  })
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Mobile Safari/604',
    'Safari on iPhone',
  ],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537 Chrome/150 Safari/537 Edg/150', 'Edge on Windows'],
  ['curl/8', 'An unknown browser'],
  [undefined, 'An unknown browser'],
])('a device is named in words: %s', (userAgent, words) => {
  expect(deviceOf(userAgent)).toBe(words)
})

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('one place on the network: %s is %s', (address, place) => {
  expect(placeOf(address)).toBe(place)
})
