import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { promisify } from 'node:util'
import { fileURLToPath } from 'node:url'
import { withoutNetwork } from './confine.ts'
import type { FromChild, ToChild } from './child-work.ts'

export interface ProcessLimits {
  /** Resident memory at which the process is killed. */
  readonly memoryBytes: number
  /** Resident memory it may keep between jobs; what grew beyond is replaced. */
  readonly idleBytes: number
  /** Longest time between two messages of a job. */
  readonly silenceMs: number
  /** Memory it may ask for beyond what it starts with, and processor seconds in its whole life: held by the system itself
   *  where it can, in case we are too slow to kill. */
  readonly system?: { readonly growthBytes: number; readonly cpuSeconds: number }
}

export interface ProcessKind {
  readonly script: URL
  readonly limits: ProcessLimits
  /** Flags of Node for it. */
  readonly nodeFlags: readonly string[]
  readonly env: Readonly<Record<string, string>>
  /** How far it stands back behind others when there is more to do than cores: 0 not at all, 19 as far as can be. */
  readonly niceness: number
}

/** Why a job did not end well. `memory`, `time`: it came to a limit, and was killed or gave up. `gone`: the process ended by itself.
 *  `failed`: the job threw, the process lives. */
export class ProcessFailure extends Error {
  readonly why: 'memory' | 'time' | 'gone' | 'failed'
  constructor(why: ProcessFailure['why'], message: string) {
    super(message)
    this.name = 'ProcessFailure'
    this.why = why
  }
}

/** A process that does one job at a time, watched while it does. */
export interface WatchedProcess {
  /** Does a job; each message is taken before the next is sent.
   *  @throws (rejects) ProcessFailure, or the signal's reason; in either case but `failed` the process is dead.
   *  Error when the process cannot start */
  readonly run: (job: unknown, onMessage: (message: unknown) => Promise<void>, signal: AbortSignal) => Promise<void>
  readonly isAlive: () => boolean
  /** Whether it keeps more memory than it may between jobs. */
  readonly isBloated: () => Promise<boolean>
  readonly kill: () => Promise<void>
}

const POLL_MS = 100

export function startProcess(kind: ProcessKind): WatchedProcess {
  const child = spawnNode(kind)
  let alive = true
  let current: Running | undefined
  const ended = new Promise<NodeJS.Signals | null>(resolve => {
    const end = (signal: NodeJS.Signals | null): void => {
      alive = false
      resolve(signal)
    }
    child.once('exit', (_, signal) => end(signal))
    child.once('error', () => end(null))
  })
  void ended.then(signal => current?.fail(endOf(signal)))
  const kill = async (): Promise<void> => {
    if (alive) killWithChildren(child)
    await ended
  }
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', (first: FromChild) => (first.kind === 'failed' ? reject(new Error(first.error)) : resolve()))
    void ended.then(() => reject(new Error(`${kind.script.pathname} did not start.`)))
  }).then(() => limitBySystem(child.pid!, kind.limits))
  ready.catch(() => {}) // told to whoever runs a job
  return {
    isAlive: () => alive,
    isBloated: async () => (await memoryOf(child.pid)).resident > kind.limits.idleBytes,
    kill,
    run: async (job, onMessage, signal) => {
      await ready.catch((error: unknown) => {
        signal.throwIfAborted() // it may have been killed for that
        throw error
      })
      signal.throwIfAborted()
      current = startRunning({ child, limits: kind.limits, onMessage, kill })
      const abort = (): void => current?.fail(signal.reason, true)
      signal.addEventListener('abort', abort, { once: true })
      try {
        send(child, { kind: 'job', job })
        await current.done
      } finally {
        signal.removeEventListener('abort', abort)
        current.stop()
        current = undefined
      }
    },
  }
}

/** Why a process ended by itself: JavaScript that may have no more memory gives up with this signal. */
function endOf(signal: NodeJS.Signals | null): ProcessFailure {
  return signal === 'SIGABRT'
    ? new ProcessFailure('memory', 'The process gave up for want of memory.')
    : new ProcessFailure('gone', 'The process ended.')
}

function spawnNode({ script, nodeFlags, env, niceness }: ProcessKind): ChildProcess {
  const [program, args] = withoutNetwork([process.execPath, [...nodeFlags, fileURLToPath(script)]])
  const child = spawn(program, args, {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    detached: true, // a group of its own, so that the programs it runs can be ended with it
    windowsHide: true,
    env: { PATH: process.env['PATH'] ?? '', ...env },
  })
  if (child.pid !== undefined && niceness > 0) standBack(child.pid, niceness)
  return child
}

// Threads take it over from the one that starts them: told before the first job, it holds for all that work. A process in
// a session of its own is weighed by Linux as one of a group, which has to be told too where there are such groups.
function standBack(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
    writeFileSync(`/proc/${pid}/autogroup`, String(niceness))
  } catch {
    // there are no groups here, or it is just ending, which is told elsewhere
  }
}

/** Linux holds a process to its limits; elsewhere only our own watch does. */
async function limitBySystem(pid: number, { system }: ProcessLimits): Promise<void> {
  if (!system || process.platform !== 'linux') return
  const data = (await memoryOf(pid)).data + system.growthBytes
  const limits = [`--pid=${pid}`, `--data=${data}`, `--cpu=${system.cpuSeconds}`, '--core=0']
  try {
    await promisify(execFile)('prlimit', limits)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error // small systems come without it
  }
}

function killWithChildren(child: ChildProcess): void {
  try {
    process.kill(-child.pid!, 'SIGKILL')
  } catch {
    child.kill('SIGKILL') // no groups here, or it is just ending
  }
}

interface Running {
  readonly done: Promise<void>
  readonly fail: (reason: unknown, kill?: boolean) => void
  readonly stop: () => void
}

function startRunning({
  child,
  limits,
  onMessage,
  kill,
}: {
  child: ChildProcess
  limits: ProcessLimits
  onMessage: (message: unknown) => Promise<void>
  kill: () => Promise<void>
}): Running {
  let heardAt = performance.now()
  let isWaiting = false // on our side: the child is silent because we have not taken its message
  let finish: () => void
  let refuse: (reason: unknown) => void
  const done = new Promise<void>((resolve, reject) => {
    finish = resolve
    refuse = reject
  })
  let isDoomed = false
  const fail = (reason: unknown, deadly = false): void => {
    if (isDoomed) return // its end is only the consequence
    isDoomed = deadly
    if (deadly) void kill().then(() => refuse(reason))
    else refuse(reason)
  }
  const take = async (message: unknown): Promise<void> => {
    isWaiting = true
    try {
      await onMessage(message)
      send(child, { kind: 'taken' })
    } catch (error) {
      fail(error, true)
    } finally {
      isWaiting = false
      heardAt = performance.now()
    }
  }
  const hear = (message: FromChild): void => {
    heardAt = performance.now()
    if (message.kind === 'done') finish()
    if (message.kind === 'failed') fail(new ProcessFailure('failed', message.error))
    if (message.kind === 'spent') fail(new ProcessFailure('memory', message.error), true)
    if (message.kind === 'message') void take(message.message)
  }
  const measure = async (): Promise<void> => {
    if ((await memoryOf(child.pid)).resident > limits.memoryBytes) {
      fail(new ProcessFailure('memory', 'The process took too much memory.'), true)
    }
  }
  child.on('message', hear)
  const watch = setInterval(() => {
    if (!isWaiting && performance.now() - heardAt > limits.silenceMs) {
      fail(new ProcessFailure('time', 'The process took too long.'), true)
    }
    void measure()
  }, POLL_MS)
  return {
    done,
    fail,
    stop: () => {
      clearInterval(watch)
      child.off('message', hear)
    },
  }
}

function send(child: ChildProcess, message: ToChild): void {
  if (child.connected) child.send(message, () => {}) // a lost child is told by its exit
}

const PAGE_BYTES = 4096

/** Memory of a process: resident, and what it asked for as its own; 0 where the system does not tell. */
async function memoryOf(pid: number | undefined): Promise<{ readonly resident: number; readonly data: number }> {
  try {
    const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ').map(Number)
    return { resident: pages[1]! * PAGE_BYTES, data: pages[5]! * PAGE_BYTES }
  } catch {
    return { resident: 0, data: 0 }
  }
}
