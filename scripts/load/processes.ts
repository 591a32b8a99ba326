import { readdirSync, readFileSync } from 'node:fs'

const PAGE_BYTES = 4096

export interface Memory {
  /** Resident bytes of the product itself. */
  readonly product: number
  /** Resident bytes of the processes it opens and reads papers in. */
  readonly readers: number
}

/** What the product and the processes it started hold in memory now. */
export function memoryOf(product: number): Memory {
  const readers = readdirSync('/proc').filter(pid => /^\d+$/.test(pid) && parentOf(pid) === product)
  return {
    product: residentBytes(String(product)),
    readers: readers.reduce((sum, pid) => sum + residentBytes(pid), 0),
  }
}

/** Seconds of the processor that processes, and all they started, have used. */
export function secondsUsedBy(processes: readonly number[]): number {
  const parents = readdirSync('/proc')
    .filter(pid => /^\d+$/.test(pid))
    .map(pid => [Number(pid), parentOf(pid)] as const)
  const family = [...processes]
  for (const one of family) family.push(...parents.filter(([, parent]) => parent === one).map(([pid]) => pid))
  return family.reduce((sum, pid) => sum + secondsOf(pid), 0)
}

/** Seconds that all cores together worked, and could have, since the machine started. */
export function coreSeconds(): { readonly worked: number; readonly all: number } {
  const [user, nice, system, idle, waiting, ...rest] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]!
    .split(/\s+/)
    .slice(1)
    .map(ticks => Number(ticks) / 100)
  const [interrupts = 0, soft = 0, stolen = 0] = rest
  const worked = user! + nice! + system! + interrupts + soft + stolen
  return { worked, all: worked + idle! + waiting! }
}

function parentOf(pid: string): number {
  return Number(fieldsOf(pid)[1] ?? 0)
}

// of itself and of its children that ended, for people and for the system
function secondsOf(pid: number): number {
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fieldsOf(String(pid)).slice(11, 15).map(Number)
  return (user + system + endedUser + endedSystem) / 100
}

/** What the system tells of a process, after its name; nothing when it ended while we looked. */
function fieldsOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ')
  } catch {
    return []
  }
}

function residentBytes(pid: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * PAGE_BYTES
  } catch {
    return 0
  }
}
