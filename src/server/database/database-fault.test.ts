import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { desc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { expectRefusal, Person, readTypedText, testServer, testServerIn, type TestServer } from '#server/testing.ts'
import type { Db } from './database.ts'
import { databaseFault } from './database-fault.ts'
import { startRealPostgres, type RealPostgres } from './real-postgres.ts'
import { analyses, owners } from './tables.ts'
import { testPlace } from './testing.ts'

const LETTER = Buffer.from('Coastal Recovery LLC\nYou owe $812.40 to Bank of Palo Duro. You will be arrested.')
const SILENT = { LOG_LEVEL: 'silent' } // lost connections are the point here
const VIOLATION = { violation: { type: 'abusive-language', description: 'They shouted.' } }
const CONTACT = { kind: 'contact', way: 'call', collector: 'Coastal Recovery LLC', time_zone: 'America/Chicago' }

let server: TestServer
beforeAll(async () => {
  server = await testServer('postgres', SILENT, { readWith: readTypedText })
})
afterAll(() => server.remove())

async function signedIn(at: TestServer): Promise<Person> {
  const person = new Person(at)
  await person.signIn(`${randomUUID()}@example.com`)
  return person
}

/** So many of this server's own queries wait for a lock. */
async function untilWaiting(db: Db, count: number): Promise<void> {
  for (;;) {
    const { rows } = await db.execute<{ waiting: number }>(sql`select count(*)::int as waiting from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    if (rows[0]!.waiting >= count) return
    await pause(20)
  }
}

test('who is deleted while their calls are answered: lists are empty, what they add has nobody to belong to', async () => {
  const person = await signedIn(server)
  const [owner] = await server.db.select().from(owners).where(eq(owners.kind, 'person')).orderBy(desc(owners.createdAt))
  const calls = await server.db.transaction(async tx => {
    await tx.delete(owners).where(eq(owners.id, owner!.id))
    const begun = [
      person.get('/api/user/violations/all'),
      person.get('/api/user/stats'),
      person.post('/api/violations/user-added', VIOLATION),
      person.post('/api/contacts', CONTACT),
    ]
    await untilWaiting(server.db, begun.length)
    return begun
  })
  const [violations, stats, added, contact] = await Promise.all(calls)
  expect(violations!.json).toMatchObject({ success: true, violations: [] })
  expect(stats!.status).toBe(200)
  expectRefusal(added!, 404, 'not-found')
  expectRefusal(contact!, 404, 'not-found')
})

test('a letter that is deleted while it is judged again is left out, and the list is answered', async () => {
  const person = await signedIn(server)
  const { analysis_id: id } = (await person.upload([{ bytes: LETTER }], { state: 'TX' })).json as AnalysisReply
  const { list } = await server.db.transaction(async tx => {
    await tx.delete(analyses).where(eq(analyses.id, id))
    const list = person.get('/api/user/violations/all')
    await untilWaiting(server.db, 1)
    return { list } // not waited for before the deletion is done
  })
  expect((await list).json).toMatchObject({ success: true, violations: [] })
})

test('a connection lost between two queries of a transaction costs that transaction and nothing else', async () => {
  const cut = server.db.transaction(async tx => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await server.db.execute(sql`select pg_terminate_backend(${rows[0]!.pid}, 10000)`)
    await pause(50) // until the process has heard of it, with no query on its way that could be told
    await tx.execute(sql`select 1`)
  })
  const error: unknown = await cut.catch((one: unknown) => one)
  expect(databaseFault(error)).toBe('away')
  expect((await fetch(`${server.address}/health/ready`)).status).toBe(200)
})

test('while PostgreSQL is away every call is told to come again, and the first after its return is answered', async () => {
  const postgres: RealPostgres = await startRealPostgres({ isSafe: false })
  const { dataDir, remove } = await testPlace('embedded')
  const own = await testServerIn({ dataDir, databaseUrl: postgres.url, remove }, SILENT, { readWith: readTypedText })
  try {
    const person = await signedIn(own)
    await person.post('/api/contacts', CONTACT)
    await postgres.goAway()
    const answers = await Promise.all([
      person.get('/api/contacts'), // with a connection that was open when it went
      person.get('/api/user/violations/all'),
      person.post('/api/contacts', CONTACT),
      person.upload([{ bytes: LETTER }], { state: 'TX' }),
      new Person(own).post('/api/auth/login', { email: 'new@example.com' }),
    ])
    for (const answer of answers) {
      expectRefusal(answer, 503, 'database-away')
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const spanish = await person.get('/api/contacts', { 'accept-language': 'es' })
    expect(spanish.json).toMatchObject({ error: expect.stringContaining('nuestros registros') as string })
    expect((await person.get('/health/ready')).status).toBe(503)
    await postgres.comeBack()
    const { json } = await person.get('/api/contacts')
    expect(json).toMatchObject({ debts: [{ entries: [expect.anything()] }] })
  } finally {
    await own.remove()
    await postgres.remove()
  }
})

test('a query that is cut off in its middle is the database going away', async () => {
  const person = await signedIn(server)
  const { list } = await server.db.transaction(async tx => {
    await tx.execute(sql`lock table contact_entries in access exclusive mode`)
    const list = person.get('/api/contacts')
    await untilWaiting(server.db, 1)
    await server.db.execute(sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`)
    return { list }
  })
  expectRefusal(await list, 503, 'database-away')
})

test('a fault of ours is not taken for the database’s', () => {
  for (const error of [
    new TypeError('x is undefined'),
    Object.assign(new Error('a column is missing'), { code: '42703' }),
    Object.assign(new Error('twice'), { code: '23505' }),
    new Error('Failed query', { cause: new Error('42601') }),
    'ECONNREFUSED',
  ])
    expect(databaseFault(error)).toBeUndefined()
  expect(databaseFault(new Error('Failed query', { cause: Object.assign(new Error(), { code: '57P01' }) }))).toBe(
    'away',
  )
})
