import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { runProduct } from '#e2e/running-product.ts'
import type { Expectation } from './expectation.ts'
import { personAt, SETTINGS } from './people.ts'

/** Of opening, reading, writing down, renaming and deleting a file. */
const DELAY_MS = 50
const CALLS = 'openat,pread64,pwrite64,fsync,fdatasync,ftruncate,rename,unlink,mkdir'

/** Every call of the product and of its embedded database to the file system takes 50 ms longer: `strace` holds it back.
 *  Undefined where there is no strace, or it may not look at another process. */
export async function slowDisk(): Promise<readonly Expectation[] | undefined> {
  const product = await runProduct({ env: SETTINGS })
  let slowing: ChildProcess | undefined
  try {
    const [dana, sam] = [await personAt(product, 'dana@example.com'), await personAt(product, 'sam@example.com')]
    await dana.sendLetter() // the readers run
    slowing = await slowedDown(product.process.pid!)
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
    await product.remove()
  }
}

async function slowedDown(pid: number): Promise<ChildProcess | undefined> {
  const inject = `inject=${CALLS}:delay_enter=${DELAY_MS}ms`
  const strace = spawn(
    'strace',
    ['-f', '-qq', '-o', '/dev/null', '-e', `trace=${CALLS}`, '-e', inject, '-p', String(pid)],
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
