import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Db } from '#server/database/database.ts'
import { faultOf } from '#server/fault.ts'
import type { Logger } from '#server/log.ts'
import type { Job } from './job.ts'
import { deadJobName } from './overview.ts'

export interface Queue {
  /** Puts a job in, in the caller's transaction: row and job exist together or not at all. */
  readonly add: (tx: Db, name: string, payload: object) => Promise<void>
  /** Every kind of work there is. */
  readonly names: readonly string[]
  /** Tries a job again that was given up.  False when there is no such job. */
  readonly retry: (id: string) => Promise<boolean>
  /** Lets running work finish for a while; what does not finish is put back. */
  readonly stop: () => Promise<void>
}

const SECONDS_TO_FINISH = 25

/** Starts the queue and its workers.  @throws when the database refuses */
export async function startQueue(database: Database, jobs: readonly Job[], log: Logger): Promise<Queue> {
  const boss = new PgBoss({ ...database.queue, useListenNotify: true, schema: 'jobs' })
  boss.on('error', error => log.error({ fault: faultOf(error) }, 'queue error'))
  await boss.start()
  for (const job of jobs) await startJob(boss, job, log)
  return {
    add: async (tx, name, payload) => {
      await boss.send(name, payload, { db: fromDrizzle(tx, sql) })
    },
    names: jobs.map(({ name }) => name),
    retry: async id => {
      const name = await deadJobName(database.db, id)
      if (name === undefined) return false
      await boss.retry(name, id)
      return true
    },
    stop: () => boss.stop({ graceful: true, timeout: SECONDS_TO_FINISH * 1000 }),
  }
}

async function startJob(boss: PgBoss, job: Job, log: Logger): Promise<void> {
  await boss.createQueue(job.name, {
    retryLimit: job.retries,
    retryDelay: 1,
    retryBackoff: true,
    expireInSeconds: job.secondsBeforeGivenUp,
    heartbeatSeconds: 30, // a worker that was killed is noticed by its silence, not by the long limit above
    notify: true,
  })
  await boss.work(
    job.name,
    { batchSize: 1, localConcurrency: job.sideBySide, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 10 },
    async ([fetched]) => {
      const ended = await job.run(fetched!.data, fetched!.signal).then(
        outcome => ({ outcome }),
        (error: unknown) => ({ fault: faultOf(error) }),
      )
      if ('fault' in ended) {
        log.warn({ job: job.name, fault: ended.fault }, 'job threw')
        throw new Error(`${ended.fault.name} ${ended.fault.code ?? ''}`.trim()) // the queue keeps this, for weeks
      }
      log.info({ job: job.name, outcome: ended.outcome.kind }, 'job ended')
      return ended.outcome
    },
  )
  if (job.schedule) await boss.schedule(job.name, job.schedule)
}
