import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { adminHealth, adminJobs } from '#contract/admin.ts'
import { DATABASES, testPlace } from '#server/database/testing.ts'
import { openDatabase } from '#server/database/database.ts'
import { defineJob } from '#server/jobs/job.ts'
import { deadJobs, queueStates } from '#server/jobs/overview.ts'
import { startQueue } from '#server/jobs/queue.ts'
import { createLog } from '#server/log.ts'
import { Person, readTypedText, testServer, type TestServer } from '#server/testing.ts'

const OPERATOR = 'operator@example.com'

describe.each(DATABASES)('the operators’ page, on the %s database', kind => {
  let server: TestServer
  let operator: Person

  beforeAll(async () => {
    server = await testServer(kind, { ADMIN_EMAILS: OPERATOR, BILLING: 'test' }, { readWith: readTypedText })
    operator = new Person(server)
    await operator.signIn(OPERATOR)
  })
  afterAll(() => server.remove())

  test('says how each part stands', async () => {
    const health = adminHealth.reply.parse((await operator.get('/api/admin/health')).json)
    expect(health).toMatchObject({
      database: { status: 'ok', kind },
      storage: { status: 'ok' },
      reader: { status: 'ok' },
      mail: { sends: 'outbox', given_up: 0 },
      payments: { status: 'ok', kind: 'test' },
      deletion: { overdue: 0 },
    })
    expect(health.law.expires_on > health.law.checked_on).toBe(true)
  })

  test('names every kind of work, and holds nothing of a letter or a person', async () => {
    const someone = new Person(server)
    await someone.upload([{ bytes: Buffer.from('Zebra Holdings LLC. You owe $77.31.'), name: 'zebra-secret.pdf' }])
    const answer = await operator.get('/api/admin/jobs')
    const { queues } = adminJobs.reply.parse(answer.json)
    expect(queues.map(({ name }) => name)).toEqual(
      expect.arrayContaining([
        'read-letter',
        'delete-expired-uploads',
        'send-mail',
        'settle-payments',
        'follow-up-letters',
      ]),
    )
    const everything = [answer, await operator.get('/api/admin/health'), await operator.get('/api/admin/orders')]
    for (const { bytes } of everything) expect(bytes.toString()).not.toMatch(/zebra|77\.31/i)
  })
})

describe.each(DATABASES)('a job that was given up, on the %s database', kind => {
  test('is listed by kind and code, without its words, and runs when it is tried again', async () => {
    const place = await testPlace(kind)
    const database = await openDatabase(place)
    let isMended = false
    let done = 0
    const job = defineJob({
      name: 'break',
      payload: z.object({}),
      sideBySide: 1,
      retries: 0,
      secondsBeforeGivenUp: 60,
      work: async () => {
        if (!isMended) throw new TypeError('Dana Whitfield owes $812.40')
        done += 1
        return { kind: 'done' }
      },
    })
    const queue = await startQueue(database, [job], createLog('silent'))
    await queue.work()
    try {
      await queue.add(database.db, 'break', {})
      const [dead] = await vi.waitFor(
        async () => {
          const found = await deadJobs(database.db)
          expect(found).toHaveLength(1)
          return found
        },
        { timeout: 30_000 },
      )
      expect(dead).toMatchObject({ name: 'break', tries: 1, fault: 'TypeError' })
      expect((await queueStates(database.db, ['break']))[0]).toMatchObject({ failed: 1, queued: 0 })
      expect(await queue.retry('7f7d8f8e-0000-4000-8000-000000000000')).toBe(false)
      isMended = true
      expect(await queue.retry(dead!.id)).toBe(true)
      await vi.waitFor(() => expect(done).toBe(1), { timeout: 30_000 })
      await vi.waitFor(async () => expect(await deadJobs(database.db)).toEqual([]), { timeout: 30_000 })
      expect(await queue.retry(dead!.id)).toBe(false)
      expect(await queue.discard(dead!.id)).toBe(false)
      await vi.waitFor(async () =>
        expect((await queueStates(database.db, ['break']))[0]?.lastDone).toBeInstanceOf(Date),
      )
      const { rows } = await database.db.execute<{ text: string }>(sql`select output::text as text from jobs.job`)
      expect(JSON.stringify(rows)).not.toContain('Whitfield')
    } finally {
      await queue.stop()
      await database.close()
      await place.remove()
    }
  })
})
