import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openDatabase } from '#server/database/database.ts'
import { DATABASES, testPlace } from '#server/database/testing.ts'
import { createLog } from '#server/log.ts'
import { defineJob } from './job.ts'
import { startQueue } from './queue.ts'

const WAITING = 40 // one an interval they would take over a minute

test.each(DATABASES)(
  'what waits is worked off one after another, not one an interval, on the %s database',
  async kind => {
    const place = await testPlace(kind)
    const database = await openDatabase(place)
    let done = 0
    const job = defineJob({
      name: 'quick',
      payload: z.object({}),
      sideBySide: 1,
      retries: 0,
      secondsBeforeGivenUp: 60,
      work: async () => {
        done += 1
        return { kind: 'done' }
      },
    })
    const queue = await startQueue(database, [job], createLog('silent'))
    try {
      for (let one = 0; one < WAITING; one += 1) await queue.add(database.db, 'quick', {})
      await queue.work()
      await vi.waitFor(() => expect(done).toBe(WAITING), { timeout: 40_000 })
    } finally {
      await queue.stop()
      await database.close()
      await place.remove()
    }
  },
)
