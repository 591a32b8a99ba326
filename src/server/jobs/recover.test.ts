import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { insertAnalysis } from '#server/analyses/table.ts'
import { openDatabase } from '#server/database/database.ts'
import { owners } from '#server/database/tables.ts'
import { DATABASES, testPlace } from '#server/database/testing.ts'
import { createLog } from '#server/log.ts'
import { defineJob } from './job.ts'
import { startQueue } from './queue.ts'
import { READ_LETTER } from './read-letter.ts'
import { recoverUnread } from './recover.ts'

test.each(DATABASES)(
  'after a kill each letter has one job, and the kill is no try of it, on the %s database',
  async kind => {
    const place = await testPlace(kind)
    const database = await openDatabase(place)
    const { db } = database
    const read: string[] = []
    const job = defineJob({
      name: READ_LETTER,
      payload: z.object({ analysisId: z.uuid() }),
      sideBySide: 1,
      retries: 0,
      secondsBeforeGivenUp: 60,
      work: async ({ analysisId }) => {
        read.push(analysisId)
        return { kind: 'done' }
      },
    })
    const queue = await startQueue(database, [job], createLog('silent'))
    try {
      const ownerId = randomUUID()
      await db.insert(owners).values({ id: ownerId, kind: 'visitor' })
      const [running, waiting, lost] = [randomUUID(), randomUUID(), randomUUID()]
      const plain = {
        fileName: 'a.pdf',
        flowType: 'generate',
        uploadContext: '',
        serviceType: '',
        userIssue: '',
      } as const
      for (const id of [running, waiting, lost])
        await insertAnalysis(db, { id, ownerId, status: 'waiting', consumerFacts: {}, ...plain })
      for (const id of [running, waiting]) await queue.add(db, READ_LETTER, { analysisId: id })
      await db.execute(sql`
        update jobs.job set state = 'active', started_on = now(), heartbeat_on = now()
        where data->>'analysisId' = ${running}`)

      await recoverUnread(db, queue, { isAlone: true })
      await recoverUnread(db, queue, { isAlone: true })
      await queue.work()

      await vi.waitFor(() => expect(read.toSorted()).toEqual([running, waiting, lost].toSorted()), { timeout: 20_000 })
      const { rows } = await db.execute(sql`
        select max(retry_count)::int as tries, count(*)::int as jobs from jobs.job where name = ${READ_LETTER}`)
      expect(rows).toEqual([{ tries: 0, jobs: 3 }])
    } finally {
      await queue.stop()
      await database.close()
      await place.remove()
    }
  },
)
