import { sql } from 'drizzle-orm'
import { fromDrizzle, PgBoss } from 'pg-boss'
import type { Database, Db } from '#server/database/database.ts'
import { faultOf } from '#server/fault.ts'
import type { Logger } from '#server/log.ts'
import { NO_TRACES, type Told, type Traces } from '#server/watch/traces.ts'
import type { Job, JobOutcome } from './job.ts'
import { deadJobName } from './overview.ts'

export interface Queue {
  /** Puts a job in, in the caller's transaction: row and job exist together or not at all. */
  readonly add: (tx: Db, name: string, payload: object, options?: { readonly priority: number }) => Promise<void>
  /** Begins to do work: not before everything the work itself needs is there, the queue among it.  @throws when the
   *  database refuses */
  readonly work: () => Promise<void>
  /** Every kind of work there is. */
  readonly names: readonly string[]
  /** Tries a job again that was given up.  False when there is no such job. */
  readonly retry: (id: string) => Promise<boolean>
  /** Drops a job that was given up for good.  False when there is no such job. */
  readonly discard: (id: string) => Promise<boolean>
  /** Lets running work finish for a while; what does not finish is put back. */
  readonly stop: () => Promise<void>
}

/** How a job of this process ended, and how long it took. */
export interface JobEnded {
  readonly job: string
  readonly outcome: 'done' | 'skipped' | 'failed' | 'threw'
  readonly seconds: number
}

interface Watching {
  readonly onEnded?: ((ended: JobEnded) => void) | undefined
  readonly traces?: Traces
}

const NO_JOB = '00000000-0000-0000-0000-000000000000'
const SECONDS_TO_FINISH = 25

// how soon work of a process that was killed is given to another one
const WATCH_SECONDS = { superviseIntervalSeconds: 10, monitorIntervalSeconds: 10 }

/** Opens the queue; nothing is worked on yet.  @throws when the database refuses
 *  @param works false: this process only puts work in, and never begins */
export async function startQueue(
  database: Database,
  jobs: readonly Job[],
  log: Logger,
  { works = true, onEnded, traces = NO_TRACES }: Watching & { readonly works?: boolean } = {},
): Promise<Queue> {
  const boss = new PgBoss({
    ...database.queue,
    ...WATCH_SECONDS,
    useListenNotify: works,
    supervise: works,
    schedule: works,
    schema: 'jobs',
  })
  boss.on('error', error => log.error({ fault: faultOf(error) }, 'queue error'))
  await boss.start()
  for (const job of jobs) await makeQueue(boss, job)
  return {
    work: async () => {
      for (const job of jobs) {
        for (let worker = 0; worker < job.sideBySide; worker += 1)
          await startWorker(boss, job, log, { onEnded, traces })
        if (job.schedule) await boss.schedule(job.name, job.schedule)
      }
    },
    add: async (tx, name, payload, options) => {
      const traceparent = traces.current()
      await boss.send(name, traceparent === undefined ? payload : { ...payload, traceparent }, {
        ...options,
        db: fromDrizzle(tx, sql),
      })
    },
    names: jobs.map(({ name }) => name),
    retry: async id => {
      const name = await deadJobName(database.db, id)
      if (name === undefined) return false
      await boss.retry(name, id)
      return true
    },
    discard: async id => {
      const name = await deadJobName(database.db, id)
      if (name === undefined) return false
      await boss.deleteJob(name, id)
      return true
    },
    stop: () => boss.stop({ graceful: true, timeout: SECONDS_TO_FINISH * 1000 }),
  }
}

async function makeQueue(boss: PgBoss, job: Job): Promise<void> {
  const options = {
    retryLimit: job.retries,
    retryDelay: 1,
    retryBackoff: true,
    ...(job.longestPauseSeconds === undefined ? {} : { retryDelayMax: job.longestPauseSeconds }),
    expireInSeconds: job.secondsBeforeGivenUp,
    heartbeatSeconds: 30, // a worker that was killed is noticed by its silence, not by the long limit above
    notify: true,
    ...(job.givenUpTo === undefined ? {} : { deadLetter: job.givenUpTo }),
  }
  await boss.createQueue(job.name, options)
  await boss.updateQueue(job.name, options) // an installation from an earlier version takes over what changed
  // learns now what it would else ask for in the middle of somebody's transaction, where the embedded database has one connection
  await boss.getJobById(job.name, NO_JOB)
}

async function startWorker(
  boss: PgBoss,
  job: Job,
  log: Logger,
  { onEnded, traces = NO_TRACES }: Watching,
): Promise<void> {
  let worker = ''
  worker = await boss.work(
    job.name,
    { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: job.longestPauseSeconds ?? 10 },
    async ([fetched]) => {
      boss.notifyWorker(worker) // after this one it looks for the next at once, not when its interval is over
      const began = performance.now()
      const told = { 'writeback.job': fetched!.id }
      const work = async (tell: (more: Told) => void): Promise<JobOutcome> => {
        const outcome = await job.run(fetched!.data, fetched!.signal)
        tell({ 'writeback.outcome': outcome.kind })
        return outcome
      }
      const ended = await traces.step(`job ${job.name}`, told, work, causeOf(fetched!.data)).then(
        outcome => ({ outcome }),
        (error: unknown) => ({ fault: faultOf(error) }),
      )
      const outcome = 'fault' in ended ? 'threw' : ended.outcome.kind
      onEnded?.({ job: job.name, outcome, seconds: (performance.now() - began) / 1000 })
      if ('fault' in ended) {
        log.warn({ job: job.name, fault: ended.fault }, 'job threw')
        throw new Error(`${ended.fault.name} ${ended.fault.code ?? ''}`.trim()) // the queue keeps this, for weeks
      }
      log.info({ job: job.name, outcome: ended.outcome.kind }, 'job ended')
      return ended.outcome
    },
  )
}

/** The step that put a job in, when it was traced. */
function causeOf(data: unknown): string | undefined {
  const { traceparent } = (data ?? {}) as { traceparent?: unknown }
  return typeof traceparent === 'string' ? traceparent : undefined
}
