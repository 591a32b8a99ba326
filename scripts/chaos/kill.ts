import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { RunningProduct } from '#e2e/running-product.ts'

/** Ends the product at once, without a word to it. */
export async function killProduct({ process: product }: RunningProduct): Promise<void> {
  if (product.exitCode !== null || product.signalCode !== null) return
  product.kill('SIGKILL')
  await once(product, 'exit')
}

/** Ends one of the processes in which papers are opened and read.  False when none runs. */
export function killReader({ process: product }: RunningProduct): boolean {
  const readers = childrenOf(product.pid!, /(?:opener|page-reader)-process/)
  const victim = readers[Math.floor(Math.random() * readers.length)]
  if (victim === undefined) return false
  try {
    process.kill(Number(victim), 'SIGKILL')
    return true
  } catch {
    return false // it was just ending
  }
}

/** The processes that another one started, by what their command line holds. */
export function childrenOf(parent: number, command: RegExp): readonly string[] {
  return readdirSync('/proc').filter(pid => /^\d+$/.test(pid) && isChild(pid, parent, command))
}

function isChild(pid: string, parent: number, command: RegExp): boolean {
  try {
    const [, parentOf] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return Number(parentOf) === parent && command.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false // it ended while we looked
  }
}
