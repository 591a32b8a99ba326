import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProduct, type RunningProduct } from '#e2e/running-product.ts'
import { startRealPostgres } from '#server/database/real-postgres.ts'
import { freePort } from '#server/free-port.ts'
import { killProduct, killReader } from './kill.ts'
import { cacheIn, startSharedParts, type Settings } from './shared-parts.ts'

/** The product as one runs it: processes that can be killed, at one address that people know. */
export interface Installation {
  readonly address: string
  /** Kills one part of it, by chance, and sees that it is started again.  Says which one. */
  readonly kill: () => Promise<string>
  /** Until everything that was killed runs again. */
  readonly whole: () => Promise<void>
  /** Processes that ended without being killed: none may. */
  readonly fallen: readonly string[]
  readonly remove: () => Promise<void>
}

export const OPERATOR = 'operator@example.com'

const SETTINGS = {
  TRUSTED_PROXIES: '127.0.0.1',
  ADMIN_EMAILS: OPERATOR,
  BILLING: 'off',
  LOG_LEVEL: 'silent',
}

/** Everything in one process, which is started again before anything else happens.
 *  @param database a real server, killed too; else the embedded one */
export async function allInOne(database: 'embedded' | 'postgres', more: Settings): Promise<Installation> {
  const postgres = database === 'postgres' ? await startRealPostgres({ isSafe: true }) : undefined
  const folder = mkdtempSync(join(tmpdir(), 'writeback-chaos-'))
  const fallen: string[] = []
  const env = {
    ...SETTINGS,
    ...cacheIn(folder),
    ...more,
    PORT: String(await freePort()), // always the same: whoever asked before asks there again
    ...(postgres && { DATABASE_URL: postgres.url }),
  }
  const start = watched(() => runProduct({ dataDir: join(folder, 'data'), env }), fallen, 'the product')
  let product = await warmedUp(start)
  return {
    address: product.address,
    kill: async () => {
      const victim = oneOf(postgres ? ALL_IN_ONE_ON_POSTGRES : ALL_IN_ONE)
      if (victim === 'reader' && killReader(product)) return victim
      if (victim === 'database') {
        await postgres!.crash()
        return victim
      }
      await killProduct(product)
      product = await start()
      return 'product'
    },
    whole: async () => undefined,
    fallen,
    remove: async () => {
      await product.stop()
      await postgres?.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const ALL_IN_ONE = ['product', 'product', 'product', 'reader'] as const
const ALL_IN_ONE_ON_POSTGRES = ['product', 'product', 'reader', 'database'] as const

/** Two web and two worker processes on PostgreSQL and S3, behind a proxy that asks who is ready. What was killed is started
 *  again beside the others, as an operating system does it, and may be killed again as soon as it runs. */
export async function scaled(more: Settings): Promise<Installation> {
  const parts = await startSharedParts({ ...SETTINGS, ...more })
  const fallen: string[] = []
  const processes = await Promise.all(
    (['web', 'web', 'worker', 'worker'] as const).map(async role => ({
      role,
      start: watched(await parts.processOf(role), fallen, `a ${role} process`),
    })),
  )
  const running = new Map<(typeof processes)[number], RunningProduct>()
  for (const one of processes) running.set(one, await (running.size === 0 ? warmedUp(one.start) : one.start())) // the first makes the keys
  const begun = new Set<Promise<void>>()
  const bringBack = async (one: (typeof processes)[number]): Promise<void> => {
    running.set(one, await startedAgain(one.start))
  }
  const whole = async (): Promise<void> => void (await Promise.all(begun))
  return {
    address: parts.address,
    kill: async () => {
      const victim = oneOf(SCALED)
      if (victim === 'database') {
        await parts.postgres.crash()
        return victim
      }
      const likely = [...running].filter(([{ role }]) => role === (victim === 'web' ? 'web' : 'worker'))
      if (likely.length === 0) await whole()
      const [process, product] = oneOf(likely.length === 0 ? [...running] : likely)
      if (victim === 'reader' && killReader(product)) return victim
      running.delete(process)
      await killProduct(product)
      const again = bringBack(process)
      begun.add(again)
      void again.finally(() => begun.delete(again))
      return process.role
    },
    whole,
    fallen,
    remove: async () => {
      await whole()
      await parts.remove()
    },
  }
}

const SCALED = ['web', 'web', 'worker', 'worker', 'worker', 'reader', 'database'] as const

// Whoever starts while the database is away ends with a message and is started again, as by systemd.
async function startedAgain(start: () => Promise<RunningProduct>): Promise<RunningProduct> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await start()
    } catch (error) {
      if (tries === MOST_STARTS) throw error
    }
  }
}

const MOST_STARTS = 10

function watched(start: () => Promise<RunningProduct>, fallen: string[], what: string): () => Promise<RunningProduct> {
  return async () => {
    const product = await start()
    product.process.once('exit', code => {
      if (code) fallen.push(`${what} ended by itself with ${code}`)
    })
    return product
  }
}

// A process that ends by itself leaves its compiled code for those that come after it.
async function warmedUp(start: () => Promise<RunningProduct>): Promise<RunningProduct> {
  const first = await start()
  await first.stop()
  return start()
}

function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)]!
}
