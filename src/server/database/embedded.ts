import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { PGlite, Results } from '@electric-sql/pglite'
import type { DatabaseFault, FromWorker, Request } from './embedded-messages.ts'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
type Ask = (request: WithoutId<Request>) => Promise<unknown>

/** The part of PGlite that drizzle and the job queue use, spoken to a database in a thread of its own.
 *  Open it only while holding the lock of the data folder: two openers would corrupt it. */
export interface EmbeddedDatabase {
  /** For `drizzle-orm/pglite` and pg-boss, which take a PGlite. */
  readonly client: PGlite
  readonly close: () => Promise<void>
}

const LONGEST_END_MS = 3000

export async function openEmbedded(directory: string): Promise<EmbeddedDatabase> {
  const worker = new Worker(new URL('./embedded-worker.ts', import.meta.url), {
    workerData: { directory },
    execArgv: [],
  })
  const pending = new Map<number, { done: (result: unknown) => void; failed: (error: Error) => void }>()
  const notified = new Map<number, (payload: string) => void>()
  let gone: Error | undefined
  let next = 1

  const start = (request: WithoutId<Request>): { id: number; result: Promise<unknown> } => {
    const id = next++
    const result = new Promise<unknown>((done, failed) => {
      if (gone) failed(gone)
      else pending.set(id, { done, failed })
    })
    if (!gone) worker.postMessage({ ...request, id })
    return { id, result }
  }
  const ask: Ask = request => start(request).result

  const stop = (error: Error): void => {
    gone = error
    pending.forEach(({ failed }) => failed(error))
    pending.clear()
  }
  worker.on('message', (message: FromWorker) => {
    if (message.kind === 'notify') notified.get(message.id)?.(message.payload)
    if (message.kind !== 'done' && message.kind !== 'failed') return
    const waiting = pending.get(message.id)
    pending.delete(message.id)
    if (message.kind === 'done') waiting?.done(message.result)
    else waiting?.failed(databaseError(message.error))
  })
  worker.on('exit', () => stop(new Error('The embedded database has stopped.')))
  await once(worker, 'message') // ready; an error while opening is thrown here
  worker.on('error', stop)

  const surface = {
    ...statements(ask),
    transaction: async <T>(run: (tx: unknown) => Promise<T>): Promise<T> => {
      const { id, result } = start({ kind: 'begin' })
      await result
      try {
        const value = await run(statements(request => ask({ ...request, transaction: id })))
        await ask({ kind: 'end', ends: id, outcome: 'commit' })
        return value
      } catch (error) {
        await ask({ kind: 'end', ends: id, outcome: 'rollback' }).catch(() => undefined)
        throw error
      }
    },
    listen: async (channel: string, onNotification: (payload: string) => void): Promise<() => Promise<void>> => {
      const { id, result } = start({ kind: 'listen', channel })
      notified.set(id, onNotification)
      await result
      return async () => {
        notified.delete(id)
        await ask({ kind: 'unlisten', listener: id })
      }
    },
  }
  return {
    client: surface as unknown as PGlite,
    close: async () => {
      const ended = once(worker, 'exit')
      await ask({ kind: 'close' })
      // V8 may crash when a thread is cut off while it compiles: that is for one that does not end by itself
      if (!(await Promise.race([ended, pause(LONGEST_END_MS)]))) await worker.terminate()
    },
  }
}

function statements(ask: Ask) {
  return {
    query: (sql: string, parameters: unknown[] = [], options?: { rowMode?: 'array' | 'object'; parsers?: object }) =>
      ask({
        kind: 'query',
        sql,
        parameters,
        ...(options?.rowMode ? { rowMode: options.rowMode } : {}),
        ...(options?.parsers ? { raw: true } : {}),
      }) as Promise<Results>,
    exec: (sql: string) => ask({ kind: 'exec', sql }) as Promise<Results[]>,
  }
}

function databaseError({ message, ...rest }: DatabaseFault): Error {
  return Object.assign(new Error(message), rest)
}
