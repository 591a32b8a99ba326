import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { createProgress } from './analyses/progress.ts'
import { createAuth } from './accounts/auth.ts'
import { createTries } from './accounts/tries.ts'
import { startProvider } from './billing/start-provider.ts'
import { openBlobStore } from './blobs/blob-store.ts'
import { blobKeyName, installationKey, sealerFrom } from './blobs/encryption.ts'
import { sealingAs } from './blobs/reseal.ts'
import { sameKeys } from './blobs/same-keys.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { CONNECTION_LIMITS, type ConnectionLimits } from './connection-limits.ts'
import { openDatabase, type Db } from './database/database.ts'
import { createHttp } from './http.ts'
import { startMailListener } from './inbound-mail/listener.ts'
import { allJobs, catchUp } from './jobs/index.ts'
import type { Job, JobOutcome } from './jobs/job.ts'
import { startQueue } from './jobs/queue.ts'
import type { Logger } from './log.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { NO_TRANSPORT, outboxTransport, smtpTransport } from './mail/transport.ts'
import { pushKeyFrom } from './push/push-key.ts'
import { startReader } from './reading/read-upload.ts'
import type { Room } from './room.ts'
import { createMetrics } from './watch/metrics.ts'
import { tracedReader, tracedTransport } from './watch/traced.ts'
import { startTraces } from './watch/traces.ts'
import { createWatchHttp } from './watch/watch-http.ts'

export interface RunningServer {
  readonly address: string
  /** Where mail comes in; undefined with `INBOUND_MAIL=off`. */
  readonly mailAddress: string | undefined
  readonly db: Db
  /** Runs one of its jobs now, beside the queue.  @throws what the job throws; Error when there is no such job */
  readonly runJob: (name: string) => Promise<JobOutcome>
  /** Takes no new requests, lets running work finish or puts it back, closes everything. */
  readonly stop: () => Promise<void>
}

/** Starts what this process is for, by its role: everything on one port, or pages and calls, or the work beside them.
 *  @throws when the data folder is in use, the database does not open or the port is taken */
export async function startServer({
  config,
  clock,
  log,
  readWith = startReader,
  payWith = startProvider,
  limits = CONNECTION_LIMITS,
}: {
  config: Config
  clock: Clock
  log: Logger
  /** What reads the papers; a test without papers brings one that reads nothing. */
  readWith?: typeof startReader
  /** Who takes the money; a test listens in between. */
  payWith?: typeof startProvider
  /** What a connection may hold; a test waits less. */
  limits?: ConnectionLimits
}): Promise<RunningServer> {
  const sealer = sealerFrom(config.keysDir)
  const database = await openDatabase({ ...config, processName: sealingAs(blobKeyName(sealer.newest)) })
  const { db } = database
  const [answers, works] = [config.role !== 'worker', config.role !== 'web']
  const blobs = await openBlobStore(config)
  const traces = await startTraces(config)
  const reader = tracedReader(
    traces,
    readWith({ processes: config.readers, scratchDir: join(config.dataDir, 'scratch') }),
  )
  const progress = createProgress(database.relay)
  const outbox = config.smtpUrl || config.isProduction ? undefined : createOutbox()
  const untraced = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outbox
      ? outboxTransport(outbox, clock)
      : NO_TRANSPORT
  const transport = tracedTransport(traces, untraced)
  let listeningAt = ''
  const siteUrl = (): string => config.publicUrl ?? listeningAt
  const payments = await payWith(config, clock)
  const pushKey = pushKeyFrom(config)
  const parts = { config, db, blobs, reader, progress, clock, log, siteUrl, pushKey, payments }
  const jobs: readonly Job[] = allJobs({
    ...parts,
    sealer,
    transport,
    mailRoom: () => ({ db, clock, queue, mailer: createMailer({ db, queue, sealer, clock }) }),
  })
  const metrics = createMetrics()
  if (config.databaseUrl !== undefined) await sameKeys(db, config.keysDir)
  const queue = await startQueue(database, jobs, log, { works, onEnded: metrics.jobEnded, traces })
  if (works) {
    await catchUp({ db, queue, clock, isAlone: config.databaseUrl === undefined })
    await queue.work()
  }
  const [draining, stopping] = [new AbortController(), new AbortController()]
  const room: Room = {
    ...parts,
    database,
    metrics,
    traces,
    queue,
    outbox,
    auth: createAuth(db, {
      key: installationKey(config.keysDir, 'sign-in-key-1'),
      adminEmails: config.adminEmails,
      clock,
    }),
    tries: createTries(db, { key: installationKey(config.keysDir, 'tries-key-1'), clock }),
    mailer: createMailer({ db, queue, sealer, clock }),
    draining: draining.signal,
    stopping: stopping.signal,
  }
  const app = await (answers ? createHttp(room, limits) : createWatchHttp(room))
  await app.listen({ port: config.port, host: config.host })
  listeningAt = addressOf(app.server.address() as AddressInfo)
  const mail = answers && config.inboundMail ? await startMailListener(room, config.inboundMail) : undefined
  await payments?.deliverTo?.(`${loopbackOf(app.server.address() as AddressInfo)}/api/payment/webhook`)
  return {
    address: listeningAt,
    mailAddress: mail?.address,
    db,
    runJob: async name => {
      const job = jobs.find(one => one.name === name)
      if (!job) throw new Error(`There is no job "${name}".`)
      return job.run({}, stopping.signal)
    },
    stop: async () => {
      draining.abort()
      await pause(config.drainSeconds * 1000) // whoever shares the requests out notices that this process goes
      await mail?.stop()
      const closed = closeHttp(app)
      await Promise.all([queue.stop(), works ? undefined : Promise.race([closed, pause(LONGEST_ANSWER_MS)])])
      stopping.abort()
      await cutAfter(LONGEST_GOODBYE_MS, app, closed)
      transport.close()
      await payments?.close()
      await reader.close()
      await traces.close()
      await database.close()
    },
  }
}

/** How long a process that only answers waits for what others work on for it. */
const LONGEST_ANSWER_MS = 20_000
const LONGEST_GOODBYE_MS = 10_000

// Takes no new connections and lets what is being answered be answered. A connection that was busy when closing began is
// kept alive by its client long after its answer: it is let go as soon as it is idle.
async function closeHttp(app: FastifyInstance): Promise<void> {
  const letGo = setInterval(() => app.server.closeIdleConnections(), 100)
  try {
    await app.close()
  } finally {
    clearInterval(letGo)
  }
}

async function cutAfter(milliseconds: number, app: FastifyInstance, closed: Promise<void>): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), milliseconds)
  await closed.finally(() => clearTimeout(cut))
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

// The stand-in runs on this machine: an address that means "every interface" is reached through the loopback.
function loopbackOf({ family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${port}`
}
