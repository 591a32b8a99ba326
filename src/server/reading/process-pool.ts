import { startProcess, type ProcessKind, type WatchedProcess } from './watched-process.ts'

/** Processes of one kind, started when needed and used again. A process that died is replaced by the next job. */
export interface ProcessPool<Job, Message> {
  /** Does a job in the next free process. Jobs wait in line.
   *  @throws (rejects) as `WatchedProcess.run` */
  readonly run: (job: Job, onMessage: (message: Message) => Promise<void>, signal: AbortSignal) => Promise<void>
  /** Ends all processes. No job may be running or waiting. */
  readonly close: () => Promise<void>
}

/** After so many jobs a process is replaced: whatever leaks, leaks little. */
const MOST_JOBS = 400

export function startPool<Job, Message>(kind: ProcessKind, size: number): ProcessPool<Job, Message> {
  const slots = Array.from({ length: size }, (): Slot => ({ process: undefined, jobs: 0 }))
  const free = [...slots]
  const waiting: ((slot: Slot) => void)[] = []

  const take = async (signal: AbortSignal): Promise<Slot> => {
    const slot = free.shift()
    if (slot) return slot
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        waiting.splice(waiting.indexOf(enter), 1)
        reject(signal.reason as Error)
      }
      const enter = (given: Slot): void => {
        signal.removeEventListener('abort', leave)
        resolve(given)
      }
      waiting.push(enter)
      signal.addEventListener('abort', leave, { once: true })
    })
  }
  const giveBack = (slot: Slot): void => {
    const next = waiting.shift()
    if (next) next(slot)
    else free.unshift(slot) // the warmest process first
  }
  const processIn = (slot: Slot): WatchedProcess => {
    if (!slot.process?.isAlive()) {
      slot.process = startProcess(kind)
      slot.jobs = 0
    }
    slot.jobs += 1
    return slot.process
  }
  return {
    run: async (job, onMessage, signal) => {
      signal.throwIfAborted()
      const slot = await take(signal)
      try {
        signal.throwIfAborted()
        const process = processIn(slot)
        await process.run(job, message => onMessage(message as Message), signal)
        if (slot.jobs >= MOST_JOBS || (await process.isBloated())) await process.kill()
      } finally {
        giveBack(slot)
      }
    },
    close: async () => {
      await Promise.all(slots.map(async slot => slot.process?.kill()))
    },
  }
}

interface Slot {
  process: WatchedProcess | undefined
  jobs: number
}
