import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { runProduct } from '#e2e/running-product.ts'
import { startRealPostgres } from '#server/database/real-postgres.ts'
import type { Expectation } from './expectation.ts'
import { personAt, SETTINGS, type Answer } from './people.ts'
import { smallDiskAt } from './small-disk.ts'

/** More than the write-ahead log keeps ready for use again. */
const MEGABYTES = 400
const MOST_WRITES = 3000

/** The disk under the database is full; under the embedded one it is the disk with everything on it.
 *  @param kind whether PostgreSQL runs beside the product or in it */
export async function databaseDiskFull(kind: 'embedded' | 'postgres'): Promise<readonly Expectation[] | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'writeback-chaos-'))
  chmodSync(folder, 0o711) // PostgreSQL runs under an account of its own
  const under = join(folder, 'disk')
  mkdirSync(under)
  const disk = smallDiskAt(under, MEGABYTES)
  if (!disk) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  const postgres = kind === 'postgres' ? await startRealPostgres({ isSafe: true, within: under }) : undefined
  const product = await runProduct({
    dataDir: postgres ? join(folder, 'data') : join(under, 'data'),
    env: { ...SETTINGS, ...(postgres && { DATABASE_URL: postgres.url }) },
  })
  try {
    const dana = await personAt(product, 'dana@example.com')
    const before = await dana.sendLetter()
    disk.fill()
    const answers: Answer[] = []
    for (let write = 0; write < MOST_WRITES && answers.at(-1)?.status !== 503; write += 1)
      answers.push(await dana.writeDown()) // what is left of pages and log is used up first
    const refused = answers.at(-1)!
    const live = await dana.ask('/health/live')
    disk.makeRoom()
    let after = await dana.writeDown()
    for (let tries = 0; tries < 100 && after.status === 503; tries += 1) {
      await pause(200)
      after = await dana.writeDown()
    }
    const letter = await dana.sendLetter()
    const acknowledged = [...answers, after].filter(({ status }) => status === 200).length
    const { debts } = (await dana.ask('/api/contacts')).json as { debts: { entries: unknown[] }[] }
    const kept = debts.flatMap(({ entries }) => entries).length
    const shown = await dana.ask(`/api/analyses/${before.id}`)
    return [
      { what: 'who writes is told 503, Retry-After and words', held: refused.status === 503 && refused.retryAfter > 0 },
      { what: 'nothing else was answered meanwhile than done or 503', held: answers.every(({ status }) => status === 200 || status === 503) }, // prettier-ignore
      { what: 'the process lives', held: live.status === 200 },
      { what: 'with room again everything goes on by itself', held: after.status === 200 && letter.status === 200 },
      { what: 'all that was acknowledged is there, once', held: kept === acknowledged && shown.status === 200 },
    ]
  } finally {
    await product.stop()
    await postgres?.remove()
    disk.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}
