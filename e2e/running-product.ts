import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { copyPrepared } from '#server/database/prepared.testing.ts'

export interface RunningProduct {
  readonly address: string
  /** Where mail comes in; undefined when it takes none. */
  readonly mailAddress: string | undefined
  readonly dataDir: string
  readonly process: ChildProcess
  /** Asks it to stop and waits until it has. */
  readonly stop: () => Promise<{ code: number | null }>
  readonly remove: () => Promise<void>
}

export const MAIN = fileURLToPath(new URL('../src/server/main.ts', import.meta.url))

/** The product itself in a process of its own, on a free port, with a data folder of its own, or a given one.
 *  @param options.main where the program lies, when it is not this one */
export async function runProduct(
  options: { dataDir?: string; env?: Record<string, string>; main?: string } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? newFolder()
  const child = spawn(process.execPath, [options.main ?? MAIN], {
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      NODE_ENV: 'test',
      ...options.env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const { address, mailAddress } = await addressesFrom(child)
  const stop = async (): Promise<{ code: number | null }> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    return { code: child.exitCode }
  }
  return {
    address,
    mailAddress,
    dataDir,
    process: child,
    stop,
    remove: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'writeback-e2e-'))
  copyPrepared(folder)
  return folder
}

function addressesFrom(child: ChildProcess): Promise<Pick<RunningProduct, 'address' | 'mailAddress'>> {
  return new Promise((done, failed) => {
    let output = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /ready at (http:\S+)/.exec(output)
      if (ready) done({ address: ready[1]!, mailAddress: /Mail comes in at (\S+)/.exec(output)?.[1] })
    })
    child.once('exit', code => failed(new Error(`The product ended with ${code} while starting:\n${output}`)))
  })
}
