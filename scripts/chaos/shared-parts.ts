import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runProduct, type RunningProduct } from '#e2e/running-product.ts'
import { startTestS3 } from '#server/blobs/s3.testing.ts'
import { startRealPostgres, type RealPostgres } from '#server/database/real-postgres.ts'
import { freePort } from '#server/free-port.ts'
import { startReadyProxy } from './ready-proxy.ts'

export type Settings = Readonly<Record<string, string>>

/** What the web and worker processes of one installation share: PostgreSQL, S3, keys, and a proxy that asks who is ready. */
export interface SharedParts {
  /** Where people ask: the proxy. */
  readonly address: string
  readonly postgres: RealPostgres
  /** A process to be: what is given starts it, always at the same port.
   *  @param main where its program lies, when it is not this one */
  readonly processOf: (role: 'web' | 'worker', main?: string) => Promise<() => Promise<RunningProduct>>
  /** Stops all that runs, and removes everything. */
  readonly remove: () => Promise<void>
}

/** Nothing of the product runs yet; the first process started makes the keys.  @param settings of every process */
export async function startSharedParts(settings: Settings): Promise<SharedParts> {
  const [postgres, s3, proxy] = [
    await startRealPostgres({ isSafe: true }),
    await startTestS3(),
    await startReadyProxy(),
  ]
  const folder = mkdtempSync(join(tmpdir(), 'writeback-scaled-'))
  const running = new Set<RunningProduct>()
  let made = 0
  return {
    address: proxy.address,
    postgres,
    processOf: async (role, main) => {
      const env = {
        ...s3.env,
        ...cacheIn(folder),
        ...settings,
        ROLE: role,
        READERS: '1',
        DATABASE_URL: postgres.url,
        KEYS_DIR: join(folder, 'keys'),
        PORT: String(await freePort()),
      }
      const dataDir = join(folder, `${role}-${(made += 1)}`)
      mkdirSync(dataDir)
      return async () => {
        const product = await runProduct({ dataDir, env, ...(main === undefined ? {} : { main }) })
        running.add(product)
        product.process.once('exit', () => running.delete(product))
        if (role === 'web') await proxy.add(product.address)
        return product
      }
    },
    remove: async () => {
      await Promise.all([...running].map(product => product.stop()))
      proxy.close()
      await s3.stop()
      await postgres.remove()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Processes that end by themselves leave their compiled code here for those that come after: a third less work at a start. */
export function cacheIn(folder: string): Settings {
  return { NODE_COMPILE_CACHE: join(folder, 'compiled') }
}
