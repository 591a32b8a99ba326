import type { Progress } from './analyses/progress.ts'
import type { Auth } from './accounts/auth.ts'
import type { Tries } from './accounts/tries.ts'
import type { PaymentProvider } from './billing/provider.ts'
import type { BlobStore } from './blobs/blob-store.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Database, Db } from './database/database.ts'
import type { Queue } from './jobs/queue.ts'
import type { Logger } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Outbox } from './mail/outbox.ts'
import type { PushKey } from './push/push-key.ts'
import type { Reader } from './reading/read-upload.ts'
import type { Metrics } from './watch/metrics.ts'
import type { Traces } from './watch/traces.ts'

/** Everything a handler may reach for, made once at start. */
export interface Room {
  readonly config: Config
  readonly database: Database
  readonly db: Db
  readonly blobs: BlobStore
  readonly queue: Queue
  readonly auth: Auth
  readonly tries: Tries
  readonly mailer: Mailer
  /** Who we are to push services. */
  readonly pushKey: PushKey
  /** Mail that went nowhere, when no mail server is set outside production. */
  readonly outbox: Outbox | undefined
  /** Who takes the money; undefined with `BILLING=off`. */
  readonly payments: PaymentProvider | undefined
  /** Where people reach us; what links in mail start with. Never taken from a request. */
  readonly siteUrl: () => string
  readonly reader: Reader
  readonly progress: Progress
  readonly clock: Clock
  readonly log: Logger
  readonly metrics: Metrics
  readonly traces: Traces
  /** Aborted when the server begins to stop: streams end, and it is not ready any more. */
  readonly draining: AbortSignal
  /** Aborted some time later: whoever still waits is told so. */
  readonly stopping: AbortSignal
}
