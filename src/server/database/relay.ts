import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'

/** Tells the other processes of this installation something, now or never: what must not be lost is a row or a job. */
export interface Relay {
  readonly tell: (message: unknown) => void
  /** Once it hears the others, or could not for a first time: it goes on trying. */
  readonly ready: Promise<void>
  /** Calls back with what other processes tell, not with what this one told. */
  readonly listen: (onMessage: (message: unknown) => void) => void
  readonly close: () => Promise<void>
}

const CHANNEL = 'writeback'
const MOST_BYTES = 7_500 // PostgreSQL takes 8,000
const LONGEST_PAUSE_MS = 10_000
const LONGEST_GOODBYE_MS = 1_000

/** Through NOTIFY of PostgreSQL, on a connection of its own that is opened again whenever it is lost. */
export function relayThrough(pool: Pool, databaseUrl: string, processName: string): Relay {
  const self = randomUUID()
  const listeners = new Set<(message: unknown) => void>()
  const closing = new AbortController()
  let client: Client | undefined
  let isReady: () => void
  const ready = new Promise<void>(resolve => {
    isReady = resolve
  })
  const hear = (payload: string | undefined): void => {
    const { from, message } = JSON.parse(payload ?? '{}') as { from?: string; message?: unknown }
    if (from !== self) for (const onMessage of listeners) onMessage(message)
  }
  const listening = async (): Promise<void> => {
    for (let tries = 0; !closing.signal.aborted; tries += 1) {
      client = new Client({
        connectionString: databaseUrl,
        application_name: processName,
        keepAlive: true,
        connectionTimeoutMillis: 10_000,
      })
      client.on('notification', ({ payload }) => hear(payload))
      const lost = new Promise<void>(resolve => {
        client?.on('error', () => resolve())
        client?.on('end', () => resolve())
      })
      try {
        await client.connect()
        await client.query(`listen ${CHANNEL}`)
        tries = 0
        isReady()
        await lost
      } catch {
        // not there yet, or gone again
      }
      isReady()
      await client.end().catch(() => undefined)
      await pause(Math.min(LONGEST_PAUSE_MS, 200 * 2 ** tries), undefined, { signal: closing.signal }).catch(
        () => undefined,
      )
    }
  }
  void listening()
  return {
    ready,
    tell: message => {
      const payload = JSON.stringify({ from: self, message })
      if (payload.length <= MOST_BYTES)
        pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined)
    },
    listen: onMessage => void listeners.add(onMessage),
    close: async () => {
      closing.abort()
      // The loop is not waited for: a connect that is ended on its way never settles. Nor is a server that says nothing.
      await Promise.race([client?.end().catch(() => undefined), pause(LONGEST_GOODBYE_MS, undefined, { ref: false })])
    },
  }
}
