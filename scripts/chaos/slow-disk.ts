import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { runProduct, type RunningProduct } from '#e2e/running-product.ts'
import type { Expectation } from './expectation.ts'
import { childrenOf } from './kill.ts'
import { personAt, SETTINGS } from './people.ts'
import { startSharedParts } from './shared-parts.ts'

/** Of opening, reading, writing down, renaming and deleting a file. */
const DELAY_MS = 50
const CALLS = 'openat,pread64,pwrite64,fsync,fdatasync,ftruncate,rename,unlink,mkdir'

interface Slowed {
  readonly product: RunningProduct
  /** Whose calls are held back. */
  readonly processes: () => readonly number[]
  readonly remove: () => Promise<void>
}

/** The product in one process, with the embedded database in it. */
export async function allInOneToSlow(): Promise<Slowed> {
  const product = await runProduct({ env: SETTINGS })
  return { product, processes: () => [product.process.pid!], remove: product.remove }
}

/** A web and a worker process on PostgreSQL and S3, and these two: the S3 server runs in our own process. */
export async function scaledToSlow(): Promise<Slowed> {
  const parts = await startSharedParts(SETTINGS)
  const startWeb = await parts.processOf('web')
  const startWorker = await parts.processOf('worker')
  const [product, worker] = [await startWeb(), await startWorker()]
  return {
    product,
    processes: () => {
      const postgres = childrenOf(process.pid, /postgres/).flatMap(one => [one, ...childrenOf(Number(one), /./)])
      return [product.process.pid!, worker.process.pid!, process.pid, ...postgres.map(Number)]
    },
    remove: parts.remove,
  }
}

/** Every call to the file system takes 50 ms longer: `strace` holds it back.
 *  Undefined where there is no strace, or it may not look at another process. */
export async function slowDisk(start: () => Promise<Slowed>): Promise<readonly Expectation[] | undefined> {
  const { product, processes, remove } = await start()
  let slowing: ChildProcess | undefined
  try {
    const [dana, sam] = [await personAt(product, 'dana@example.com'), await personAt(product, 'sam@example.com')]
    await dana.sendLetter() // the readers run
    slowing = await slowedDown(processes())
    if (!slowing) return undefined
    let isReadFirst = false
    const reading = dana.sendLetter().finally(() => (isReadFirst = true))
    const live = await sam.ask('/health/live')
    const isLiveFirst = !isReadFirst
    const written = await Promise.all([sam.writeDown(), sam.writeDown(), sam.writeDown()])
    const letter = await reading
    const shown = await dana.ask(`/api/analyses/${letter.id}`)
    await stopped(slowing)
    const { debts } = (await sam.ask('/api/contacts')).json as { debts: { entries: unknown[] }[] }
    const kept = debts.flatMap(({ entries }) => entries).length
    return [
      { what: 'a letter is read, and its result is shown', held: letter.status === 200 && shown.status === 200 }, // prettier-ignore
      { what: 'the process answers meanwhile', held: live.status === 200 && isLiveFirst },
      { what: 'what is written down is kept, and there once', held: written.every(({ status }) => status === 200) && kept === 3 }, // prettier-ignore
    ]
  } finally {
    if (slowing) await stopped(slowing)
    await remove()
  }
}

async function slowedDown(pids: readonly number[]): Promise<ChildProcess | undefined> {
  const inject = `inject=${CALLS}:delay_enter=${DELAY_MS}ms`
  const strace = spawn(
    'strace',
    ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${CALLS}`, '-e', inject, ...pids.flatMap(pid => ['-p', String(pid)])],
    {
      stdio: 'ignore',
    },
  )
  const ended = Promise.race([once(strace, 'exit'), once(strace, 'error')]).then(
    () => true,
    () => true,
  )
  return (await Promise.race([ended, pause(1000, false)])) ? undefined : strace
}

async function stopped(strace: ChildProcess): Promise<void> {
  if (strace.exitCode !== null || strace.signalCode !== null) return
  strace.kill()
  await once(strace, 'exit')
}
