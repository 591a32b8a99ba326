import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export interface RunningProduct {
  readonly address: string
  readonly dataDir: string
  readonly process: ChildProcess
  /** Asks it to stop and waits until it has. */
  readonly stop: () => Promise<{ code: number | null }>
  readonly remove: () => Promise<void>
}

export const MAIN = fileURLToPath(new URL('../src/server/main.ts', import.meta.url))

/** The product itself in a process of its own, on a free port, with an empty data folder (or a given one). */
export async function runProduct(
  options: { dataDir?: string; env?: Record<string, string> } = {},
): Promise<RunningProduct> {
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'writeback-e2e-'))
  const child = spawn(process.execPath, [MAIN], {
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
  const address = await addressFrom(child)
  const stop = async (): Promise<{ code: number | null }> => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM')
      await once(child, 'exit')
    }
    return { code: child.exitCode }
  }
  return {
    address,
    dataDir,
    process: child,
    stop,
    remove: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

function addressFrom(child: ChildProcess): Promise<string> {
  return new Promise((done, failed) => {
    let output = ''
    child.stdout!.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const ready = /ready at (http:\S+)/.exec(output)
      if (ready) done(ready[1]!)
    })
    child.once('exit', code => failed(new Error(`The product ended with ${code} while starting:\n${output}`)))
  })
}
