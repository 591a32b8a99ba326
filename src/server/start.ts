import { join } from 'node:path'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import { createProgress } from './analyses/progress.ts'
import { unfinishedAnalyses } from './analyses/table.ts'
import { createAuth } from './accounts/auth.ts'
import { createTries } from './accounts/tries.ts'
import { followUpLettersJob } from './billing/follow-up-job.ts'
import { settlePaymentsJob } from './billing/settle-payments-job.ts'
import { startProvider } from './billing/start-provider.ts'
import { blobStoreIn } from './blobs/blob-store.ts'
import { installationKey, sealerFrom } from './blobs/encryption.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import { openDatabase, type Db } from './database/database.ts'
import { createHttp } from './http.ts'
import { DELETE_EXPIRED_UPLOADS, deleteExpiredUploadsJob } from './jobs/delete-expired-uploads.ts'
import { forgetExpiredJob } from './jobs/forget-expired.ts'
import type { JobOutcome } from './jobs/job.ts'
import { startQueue } from './jobs/queue.ts'
import {
  isByDay,
  REMIND_OF_DEADLINES,
  remindAtChosenHoursJob,
  remindOfDeadlinesJob,
} from './jobs/remind-of-deadlines.ts'
import { READ_LETTER, readLetterJob } from './jobs/read-letter.ts'
import { sendMailJob } from './jobs/send-mail.ts'
import { sendPushJob } from './jobs/send-push.ts'
import type { Logger } from './log.ts'
import { giveUpOverdue } from './mail/table.ts'
import { createMailer } from './mail/mailer.ts'
import { createOutbox } from './mail/outbox.ts'
import { NO_TRANSPORT, outboxTransport, smtpTransport } from './mail/transport.ts'
import { pushKeyFrom } from './push/push-key.ts'
import { isStillDue } from './reminders/step-reminders.ts'
import { startReader } from './reading/read-upload.ts'

export interface RunningServer {
  readonly address: string
  readonly db: Db
  /** Runs one of its jobs now, beside the queue.  @throws what the job throws; Error when there is no such job */
  readonly runJob: (name: string) => Promise<JobOutcome>
  /** Takes no new requests, lets running work finish or puts it back, closes everything. */
  readonly stop: () => Promise<void>
}

/** Starts everything in one process: database, queue, readers, pages and calls on one port.
 *  @throws when the data folder is in use, the database does not open or the port is taken */
export async function startServer({
  config,
  clock,
  log,
  readWith = startReader,
  payWith = startProvider,
}: {
  config: Config
  clock: Clock
  log: Logger
  /** What reads the papers; a test without papers brings one that reads nothing. */
  readWith?: typeof startReader
  /** Who takes the money; a test listens in between. */
  payWith?: typeof startProvider
}): Promise<RunningServer> {
  const database = await openDatabase(config)
  const { db } = database
  const blobs = blobStoreIn(config.dataDir)
  const reader = readWith({ processes: config.readers, scratchDir: join(config.dataDir, 'scratch') })
  const progress = createProgress()
  const sealer = sealerFrom(config.dataDir)
  const outbox = config.smtpUrl || config.isProduction ? undefined : createOutbox()
  const transport = config.smtpUrl
    ? smtpTransport(config.smtpUrl, config.mailFrom)
    : outbox
      ? outboxTransport(outbox, clock)
      : NO_TRANSPORT
  let listeningAt = ''
  const siteUrl = (): string => config.publicUrl ?? listeningAt
  const payments = await payWith(config, clock)
  const mailRoom = () => ({ db, clock, queue, mailer: createMailer({ db, queue, sealer, clock }) })
  const pushKey = pushKeyFrom(config)
  const jobs = [
    readLetterJob({ db, blobs, reader, progress, clock, sideBySide: config.readers }),
    deleteExpiredUploadsJob({ db, blobs, reader, clock }),
    forgetExpiredJob({ db, clock }),
    remindOfDeadlinesJob(mailRoom),
    remindAtChosenHoursJob(mailRoom),
    sendPushJob({ db, clock, pushKey, testPushService: config.testPushService }),
    sendMailJob({ db, clock, sealer, transport, siteUrl, isStillDue: mail => isStillDue({ db, clock }, mail) }),
    ...(payments
      ? [
          settlePaymentsJob(() => ({ ...mailRoom(), log, payments })),
          followUpLettersJob(() => ({ ...mailRoom(), adminEmails: config.adminEmails })),
        ]
      : []),
  ]
  const queue = await startQueue(database, jobs, log)
  // Letters a killed process left behind are read again; a job that is still there finds them done and skips.
  for (const analysisId of await unfinishedAnalyses(db)) await queue.add(db, READ_LETTER, { analysisId })
  await queue.add(db, DELETE_EXPIRED_UPLOADS, {}) // what became due while nothing ran goes now
  await giveUpOverdue(db, clock.now())
  if (isByDay(clock.now())) await queue.add(db, REMIND_OF_DEADLINES, {})
  const stopping = new AbortController()
  const app = await createHttp({
    config,
    database,
    db,
    blobs,
    queue,
    auth: createAuth(db, {
      key: installationKey(config.dataDir, 'sign-in-key-1'),
      adminEmails: config.adminEmails,
      clock,
    }),
    tries: createTries(db, { key: installationKey(config.dataDir, 'tries-key-1'), clock }),
    mailer: createMailer({ db, queue, sealer, clock }),
    pushKey,
    payments,
    outbox,
    siteUrl,
    reader,
    progress,
    clock,
    log,
    stopping: stopping.signal,
  })
  await app.listen({ port: config.port, host: config.host })
  listeningAt = addressOf(app.server.address() as AddressInfo)
  await payments?.deliverTo?.(`${loopbackOf(app.server.address() as AddressInfo)}/api/payment/webhook`)
  return {
    address: listeningAt,
    db,
    runJob: async name => {
      const job = jobs.find(one => one.name === name)
      if (!job) throw new Error(`There is no job "${name}".`)
      return job.run({}, stopping.signal)
    },
    stop: async () => {
      await queue.stop()
      stopping.abort()
      await closeHttp(app)
      transport.close()
      await payments?.close()
      await reader.close()
      await database.close()
    },
  }
}

const LONGEST_GOODBYE_MS = 10_000

// A connection that was busy when closing began is kept alive by its client long after its answer: it is let go as soon
// as it is idle, and what still talks after ten seconds is cut.
async function closeHttp(app: FastifyInstance): Promise<void> {
  const letGo = setInterval(() => app.server.closeIdleConnections(), 100)
  const cut = setTimeout(() => app.server.closeAllConnections(), LONGEST_GOODBYE_MS)
  try {
    await app.close()
  } finally {
    clearInterval(letGo)
    clearTimeout(cut)
  }
}

function addressOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}

// The stand-in runs on this machine: an address that means "every interface" is reached through the loopback.
function loopbackOf({ family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? '[::1]' : '127.0.0.1'}:${port}`
}
