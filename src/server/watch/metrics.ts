import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { LAW_EXPIRES_ON } from '#law/law-age.ts'
import { filesDue } from '#server/analyses/table.ts'
import { todayIn, type Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { refuse } from '#contract/refuse.ts'
import type { JobEnded } from '#server/jobs/queue.ts'
import { queueStates } from '#server/jobs/overview.ts'
import { isAtThisMachine } from '#server/loopback.ts'
import { outboxState } from '#server/mail/table.ts'
import type { Room } from '#server/room.ts'
import { daysBetween } from '#units/iso-date.ts'

/** What is counted and timed in this process. Kinds, codes and routes alone: nothing of a letter or a person. */
export interface Metrics {
  readonly jobEnded: (ended: JobEnded) => void
  readonly answered: (method: string, route: string, status: number, seconds: number) => void
  /** In Prometheus' form; what the database knows is asked for now. */
  readonly text: (room: Pick<Room, 'db' | 'clock' | 'queue' | 'reader'>) => Promise<string>
  readonly contentType: string
}

const MOST_COUNTED = 1000

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const http = new Histogram({
    name: 'writeback_http_seconds',
    help: 'Time to answer a request.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120],
    registers,
  })
  const jobs = new Histogram({
    name: 'writeback_job_seconds',
    help: 'Time a job took in this process, by how it ended.',
    labelNames: ['job', 'outcome'],
    buckets: [0.01, 0.1, 0.5, 1, 2.5, 5, 10, 20, 60, 300],
    registers,
  })
  const gauge = <Label extends string>(name: string, help: string, labelNames: readonly Label[] = []) =>
    new Gauge<Label>({ name: `writeback_${name}`, help, labelNames, registers })
  const gauges = {
    database: gauge('database_up', 'Whether the database answers.'),
    reader: gauge('reader_up', 'Whether letters can be read in this process.'),
    queue: gauge('queue_jobs', 'Jobs in the queue of the installation.', ['queue', 'state']),
    mails: gauge('mails', 'Mails that wait, and that were given up.', ['state']),
    overdue: gauge('uploads_overdue', 'Uploads that should have been deleted by now.'),
    law: gauge('law_days_left', 'Days until the law must be looked at again.'),
  }
  return {
    contentType: registry.contentType,
    jobEnded: ({ job, outcome, seconds }) => jobs.observe({ job, outcome }, seconds),
    answered: (method, route, status, seconds) => http.observe({ method, route, status }, seconds),
    text: async ({ db, clock, queue, reader }) => {
      gauges.reader.set(reader.isUp() ? 1 : 0)
      gauges.law.set(daysBetween(todayIn(clock), LAW_EXPIRES_ON))
      const known = await askDatabase(db, clock, queue.names).catch(() => undefined)
      gauges.database.set(known ? 1 : 0)
      gauges.queue.reset()
      for (const { name, queued, running, failed } of known?.queues ?? [])
        for (const [state, count] of Object.entries({ queued, running, failed }))
          gauges.queue.set({ queue: name, state }, count)
      gauges.mails.set({ state: 'waiting' }, known?.mail.waiting ?? 0)
      gauges.mails.set({ state: 'given-up' }, known?.mail.givenUp ?? 0)
      gauges.overdue.set(known?.overdue ?? 0)
      return registry.metrics()
    },
  }
}

async function askDatabase(db: Db, clock: Clock, names: readonly string[]) {
  const [queues, mail, overdue] = await Promise.all([
    queueStates(db, names),
    outboxState(db),
    filesDue(db, clock.now(), MOST_COUNTED),
  ])
  return { queues, mail, overdue: overdue.length }
}

/** `/metrics` for operators: who brings the token, or asks at this very machine. For everybody else it is not there. */
export function addMetrics(app: FastifyInstance, room: Room): void {
  const { config, metrics } = room
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request
    metrics.answered(method, routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000)
  })
  app.get('/metrics', async (request, reply) => {
    const mayAsk = bringsToken(config.metricsToken, request) || isAtThisMachine(config.host, request)
    if (!mayAsk) throw refuse.notFound()
    return reply
      .header('cache-control', 'no-store')
      .type(metrics.contentType)
      .send(await metrics.text(room))
  })
}

function bringsToken(token: string | undefined, { headers }: FastifyRequest): boolean {
  if (token === undefined || headers.authorization === undefined) return false
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(headers.authorization), digest(`Bearer ${token}`))
}
