import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { insertAnalysis } from '#server/analyses/table.ts'
import { openDatabase, type Database } from '#server/database/database.ts'
import { owners } from '#server/database/tables.ts'
import { DATABASES, testPlace, type TestPlace } from '#server/database/testing.ts'
import { SEND_MAIL } from '#server/mail/mailer.ts'
import { createLog } from '#server/log.ts'
import { defineJob } from './job.ts'
import { placeInLine, refuseWhenLineIsFull, refuseWhenMailIsFull, refuseWhenReportsAreFull, turnOf } from './line.ts'
import { startQueue, type Queue } from './queue.ts'
import { READ_CREDIT_REPORT } from './read-credit-report.ts'
import { READ_LETTER } from './read-letter.ts'

describe.each(DATABASES)('the line of letters, on the %s database', kind => {
  let place: TestPlace
  let database: Database
  let queue: Queue

  beforeEach(async () => {
    place = await testPlace(kind)
    database = await openDatabase(place)
    const job = defineJob({
      name: READ_LETTER,
      payload: z.object({}),
      sideBySide: 1,
      retries: 0,
      secondsBeforeGivenUp: 600,
      work: async () => ({ kind: 'done' }),
    })
    const others = [READ_CREDIT_REPORT, SEND_MAIL].map(name => ({ ...job, name }))
    queue = await startQueue(database, [job, ...others], createLog('silent'), { works: false })
  })
  afterEach(async () => {
    await queue.stop()
    await database.close()
    await place.remove()
  })

  async function person(): Promise<string> {
    const id = randomUUID()
    await database.db.insert(owners).values({ id, kind: 'visitor' })
    return id
  }

  async function put(name: string, count: number): Promise<void> {
    await database.db.execute(
      sql`insert into jobs.job (name, data) select ${name}, '{}' from generate_series(1, ${count}::int)`,
    )
  }

  async function letterOf(ownerId: string): Promise<string> {
    const id = randomUUID()
    await database.db.transaction(async tx => {
      const priority = await turnOf(tx, ownerId)
      const plain = {
        fileName: 'a.pdf',
        flowType: 'generate',
        uploadContext: '',
        serviceType: '',
        userIssue: '',
      } as const
      await insertAnalysis(tx, { id, ownerId, status: 'waiting', consumerFacts: {}, ...plain })
      await queue.add(tx, READ_LETTER, { analysisId: id }, { priority })
    })
    return id
  }

  const aheadOf = async (id: string): Promise<number | undefined> => (await placeInLine(database.db, id))?.ahead
  const readFirst = (seconds: number) =>
    database.db.execute(sql`
      update jobs.job set state = 'completed', started_on = now() - make_interval(secs => ${seconds}), completed_on = now()
      where id = (select id from jobs.job where state = 'created' order by priority desc, created_on limit 1)`)

  test('somebody’s twenty letters do not hold up another’s one', async () => {
    const [many, one] = [await person(), await person()]
    const theirs: string[] = []
    for (let count = 0; count < 20; count += 1) theirs.push(await letterOf(many))
    const only = await letterOf(one)
    expect(await aheadOf(theirs[0]!)).toBe(0)
    expect(await aheadOf(only)).toBe(1)
    expect(await aheadOf(theirs[1]!)).toBe(2)
    expect(await aheadOf(theirs[19]!)).toBe(20)
  })

  test('who waits long is not overtaken for ever: who comes later joins the round that is being read', async () => {
    const [first, later] = [await person(), await person()]
    const theirs = [await letterOf(first), await letterOf(first), await letterOf(first)]
    await readFirst(1)
    expect(await aheadOf(theirs[1]!)).toBe(0)
    const joined = await letterOf(later)
    expect(await aheadOf(theirs[1]!)).toBe(0)
    expect(await aheadOf(joined)).toBe(1)
    expect(await aheadOf(theirs[2]!)).toBe(2)
  })

  test('how long it takes is told by what the last letters took, and not before one was read', async () => {
    const owner = await person()
    await letterOf(owner)
    const second = await letterOf(owner)
    expect(await placeInLine(database.db, second)).toEqual({ ahead: 1, seconds: undefined })
    await readFirst(90)
    expect(await placeInLine(database.db, second)).toEqual({ ahead: 0, seconds: 90 })
    await readFirst(90)
    expect(await placeInLine(database.db, second)).toBeUndefined()
    expect(await placeInLine(database.db, randomUUID())).toBeUndefined()
  })

  test('a letter that could not be read in time is refused with when to come again; others are taken', async () => {
    const owner = await person()
    for (let count = 0; count < 4; count += 1) await letterOf(owner)
    await refuseWhenLineIsFull(database.db, 0) // nothing was read yet: nothing is known against it
    await readFirst(60)
    await refuseWhenLineIsFull(database.db, 4)
    await expect(refuseWhenLineIsFull(database.db, 3)).rejects.toMatchObject({
      status: 503,
      code: 'line-full',
      retryAfterSeconds: 60,
    })
    await expect(refuseWhenLineIsFull(database.db, 0)).rejects.toMatchObject({ retryAfterSeconds: 240 })
  })

  test('a letter that was being read while the machine’s clock was set says nothing of how long letters take', async () => {
    const owner = await person()
    for (let count = 0; count < 4; count += 1) await letterOf(owner)
    for (const seconds of [86_400, -86_400]) await readFirst(seconds)
    await refuseWhenLineIsFull(database.db, 0)
    await readFirst(60)
    await refuseWhenLineIsFull(database.db, 2)
    await expect(refuseWhenLineIsFull(database.db, 1)).rejects.toMatchObject({ retryAfterSeconds: 60 })
  })

  test('credit reports and mail somebody waits for are refused beyond their number, each by its own line', async () => {
    await put(READ_CREDIT_REPORT, 499)
    await refuseWhenReportsAreFull(database.db, 30)
    await put(READ_CREDIT_REPORT, 1)
    const full = { status: 503, retryAfterSeconds: 30 }
    await expect(refuseWhenReportsAreFull(database.db, 30)).rejects.toMatchObject({ ...full, code: 'line-full' })
    await refuseWhenLineIsFull(database.db, 30)
    await put(SEND_MAIL, 4999)
    await refuseWhenMailIsFull(database.db)
    await put(SEND_MAIL, 1)
    await expect(refuseWhenMailIsFull(database.db)).rejects.toMatchObject({ status: 503, code: 'mail-line-full' })
  })
})
