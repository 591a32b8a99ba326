import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100

interface Spent {
  readonly parent: number
  /** User seconds of the process itself, and of its children that have ended. */
  readonly own: number
  readonly ofEnded: number
}

/** User seconds of our own programs that have ended. Linux only. */
export function cpuOfEndedChildren(): number {
  return spentBy('self').ofEnded
}

/** User seconds of the processes we started that still run, with all they ran themselves. Linux only. */
export function cpuOfRunningChildren(): number {
  const children = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .flatMap(spentIfRunning)
  return children.filter(({ parent }) => parent === process.pid).reduce((sum, one) => sum + one.own + one.ofEnded, 0)
}

function spentIfRunning(pid: string): Spent[] {
  try {
    return [spentBy(pid)]
  } catch {
    return [] // it ended while we looked
  }
}

function spentBy(pid: string): Spent {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').map(Number)
  return { parent: fields[1]!, own: fields[11]! / TICKS_PER_SECOND, ofEnded: fields[13]! / TICKS_PER_SECOND }
}
