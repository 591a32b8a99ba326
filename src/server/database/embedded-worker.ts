import { closeSync, existsSync, fdatasyncSync, openSync, renameSync, rmSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite, type PGliteOptions, type Transaction } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import type { FromWorker, Request, ToWorker } from './embedded-messages.ts'

// The embedded database runs in a thread of its own, so that a long query never stops the server from answering.
// Stock PGlite never syncs to disk. Here PostgreSQL runs with fsync on, and fsync reaches the disk (see the probe).

let syncs = 0

interface Emscripten {
  readonly NODEFS?: { stream_ops: StreamOps }
  readonly FS: { readonly filesystems?: { readonly NODEFS?: { stream_ops: StreamOps } } }
}

interface StreamOps {
  fsync?: (stream: { readonly nfd: number }) => number
}

class DurableFiles extends NodeFS {
  override async init(pg: PGlite, options: Partial<PGliteOptions>): ReturnType<NodeFS['init']> {
    const result = await super.init(pg, options)
    const preRun = (result.emscriptenOpts as { preRun: ((module: Emscripten) => void)[] }).preRun
    preRun.push(module => {
      const streamOps = (module.NODEFS ?? module.FS.filesystems?.NODEFS)?.stream_ops
      if (!streamOps) throw new Error('The embedded database has changed inside: it cannot be made durable.')
      streamOps.fsync = ({ nfd }) => {
        fdatasyncSync(nfd)
        syncs += 1
        return 0
      }
    })
    return result
  }
}

const START_PARAMETERS = [
  ...(PGlite as unknown as { defaultStartParams: string[] }).defaultStartParams.filter(parameter => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync', // fdatasync is a no-op under Emscripten; fsync is routed to the operation above
]

async function open(directory: string): Promise<PGlite> {
  const db = await PGlite.create({ fs: new DurableFiles(directory), startParams: START_PARAMETERS } as PGliteOptions)
  const before = syncs
  await db.exec(
    'create table if not exists sync_probe(n int); delete from sync_probe; insert into sync_probe values (1)',
  )
  if (syncs === before) {
    await db.close()
    throw new Error('The embedded database committed without writing to disk; refusing to start.')
  }
  return db
}

// A kill near the end of the very first start can leave a folder that never opens again: make it beside, then rename.
async function openOrCreate(directory: string): Promise<PGlite> {
  if (!existsSync(directory)) {
    const unfinished = `${directory}.new`
    rmSync(unfinished, { recursive: true, force: true })
    await (await open(unfinished)).close()
    renameSync(unfinished, directory)
    syncDirectory(`${directory}/..`)
  }
  return open(directory)
}

function syncDirectory(path: string): void {
  const handle = openSync(path, 'r')
  try {
    fdatasyncSync(handle)
  } catch {
    // some file systems refuse to sync a folder; the rename is then as durable as they make it
  } finally {
    closeSync(handle)
  }
}

interface OpenTransaction {
  readonly tx: Transaction
  readonly finish: (outcome: 'commit' | 'rollback') => void
  ended?: (fault?: Error) => void
}

const port = parentPort!
const transactions = new Map<number, OpenTransaction>()
const listeners = new Map<number, () => Promise<void>>()
const db = await openOrCreate((workerData as { directory: string }).directory)

function post(message: FromWorker): void {
  port.postMessage(message)
}

async function work(request: Request): Promise<unknown> {
  const target = request.transaction === undefined ? db : transactions.get(request.transaction)!.tx
  switch (request.kind) {
    case 'query':
      return target.query(request.sql, request.parameters as unknown[], {
        ...(request.rowMode ? { rowMode: request.rowMode } : {}),
        ...(request.raw ? { parsers: RAW_PARSERS } : {}),
      })
    case 'exec':
      return target.exec(request.sql)
    case 'begin':
      return begin(request.id)
    case 'end':
      return end(request.ends, request.outcome)
    case 'listen':
      return listen(request)
    case 'unlisten':
      return listeners.get(request.listener)?.()
    case 'close':
      return db.close()
  }
}

async function listen(request: Extract<Request, { kind: 'listen' }>): Promise<void> {
  const stop = await db.listen(request.channel, payload => post({ kind: 'notify', id: request.id, payload }))
  listeners.set(request.id, () => stop())
}

function begin(id: number): Promise<void> {
  return new Promise((started, failed) => {
    db.transaction(
      tx =>
        new Promise<void>((commit, rollback) => {
          const finish = (outcome: 'commit' | 'rollback'): void =>
            outcome === 'commit' ? commit() : rollback(new Error('rolled back'))
          transactions.set(id, { tx, finish })
          started()
        }),
    ).then(
      () => transactions.get(id)?.ended?.(),
      (fault: Error) => {
        const open = transactions.get(id)
        if (open) open.ended?.(fault)
        else failed(fault)
      },
    )
  })
}

async function end(id: number, outcome: 'commit' | 'rollback'): Promise<void> {
  const open = transactions.get(id)!
  await new Promise<void>((done, failed) => {
    open.ended = fault => (fault && outcome === 'commit' ? failed(fault) : done())
    open.finish(outcome)
  })
  transactions.delete(id)
}

// dates and times as text, as drizzle expects them from every driver
const asText = (value: string): string => value
const RAW_PARSERS = Object.fromEntries(
  [1082, 1114, 1184, 1186, 1231, 1115, 1185, 1187, 1182].map(type => [type, asText]),
)

port.on('message', (message: ToWorker) => void answer(message))

async function answer(message: ToWorker): Promise<void> {
  try {
    post({ kind: 'done', id: message.id, result: await work(message) })
    if (message.kind === 'close') port.close() // nothing else keeps this thread: it ends
  } catch (error) {
    const { message: words, code, detail, constraint, stack } = error as Error & Record<string, string | undefined>
    post({ kind: 'failed', id: message.id, error: { message: words, code, detail, constraint, stack } })
  }
}

post({ kind: 'ready' })
