import { mkdtempSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CutJob, LookAtMailJob, OpenerMessage, OpenJob } from '#server/reading/messages.ts'
import { opener } from '#server/reading/process-kinds.ts'
import { startPool, type ProcessPool } from '#server/reading/process-pool.ts'
import { startReader } from '#server/reading/read-upload.ts'
import { ProcessFailure } from '#server/reading/watched-process.ts'
import { seeded } from '#units/seeded.ts'
import { mutated } from './mutate.ts'
import { seeds, type Seed } from './seeds.ts'
import { Silence } from './silence.ts'

/** How an opened file ended. `memory`, `time`: its process was ended at a limit, which the person is told. `gone`: the
 *  process fell over. `hang`: nobody was told anything for longer than a person should wait. */
export type FileEnd = 'read' | 'refused' | 'failed' | 'memory' | 'time' | 'gone' | 'hang'

export interface Spoilt {
  readonly seed: string
  readonly number: number
  readonly upload: Seed['upload']
  readonly bytes: Buffer
  readonly end: FileEnd
  readonly message: string
}

export interface FileRun {
  readonly ends: Readonly<Record<string, Readonly<Partial<Record<FileEnd, number>>>>>
  /** Those that ended as none may: `gone` and `hang`. */
  readonly found: readonly Spoilt[]
  readonly longestMs: number
  readonly opened: number
  /** Of those, how many went on to be looked at by the recognizer. */
  readonly looked: number
}

const LONGEST_MS = 10_000
/** Every so many-th file goes the whole way, with recognition. */
const WHOLE_WAY = 400

type Opener = ProcessPool<OpenJob | CutJob | LookAtMailJob, OpenerMessage>

/** Spoils right files of every kind and lets the readers open them, as they open what people send.
 *  @param until the moment (`performance.now()`) to stop at, however many were opened */
export async function fuzzFiles(count: number, seed: number, until: number): Promise<FileRun> {
  const folder = mkdtempSync(join(tmpdir(), 'writeback-fuzz-'))
  const processes = availableParallelism()
  const openers: Opener = startPool(opener(folder), processes)
  const reader = startReader({ processes: 1, scratchDir: folder })
  const all = await seeds()
  const ends: Record<string, Partial<Record<FileEnd, number>>> = {}
  const found: Spoilt[] = []
  let [longestMs, opened, looked, next] = [0, 0, 0, 0]

  const one = async (number: number): Promise<void> => {
    const random = seeded(seed * 1_000_003 + number)
    const right = all[number % all.length]!
    const other = all[random() % all.length]!.bytes
    const bytes = (right.inside ?? mutated)(right.bytes, other, random)
    const isWholeWay = number % WHOLE_WAY === WHOLE_WAY - 1
    const { end, message, silenceMs } = isWholeWay
      ? await wholeWay(reader, right.upload, bytes)
      : await openOnly(openers, right, bytes, folder)
    opened += 1
    if (isWholeWay) looked += 1
    longestMs = Math.max(longestMs, silenceMs)
    const ended = silenceMs > LONGEST_MS ? 'hang' : end
    const row = (ends[right.name] ??= {})
    row[ended] = (row[ended] ?? 0) + 1
    if (ended === 'gone' || ended === 'hang')
      found.push({ seed: right.name, number, upload: right.upload, bytes, end: ended, message })
  }
  const work = async (): Promise<void> => {
    while (next < count && performance.now() < until) await one(next++)
  }
  try {
    for (const right of all) {
      const { end, message } = await openOnly(openers, right, right.bytes, folder)
      if (end !== 'read' && right.name !== 'own.doc')
        throw new Error(`${right.name} is no right file: ${end} ${message}`)
    }
    await Promise.all(Array.from({ length: processes }, work))
  } finally {
    await Promise.all([openers.close(), reader.close()])
    rmSync(folder, { recursive: true, force: true })
  }
  return { ends, found, longestMs, opened, looked }
}

interface End {
  readonly end: FileEnd
  readonly message: string
  /** The longest that nothing was told of it: a report of many pages is told page by page. */
  readonly silenceMs: number
}

async function openOnly(openers: Opener, { upload }: Seed, bytes: Buffer, folder: string): Promise<End> {
  let end: FileEnd = 'read'
  let message = ''
  const silence = new Silence()
  const hear = async (told: OpenerMessage): Promise<void> => {
    silence.heard()
    if (told.kind === 'refused') [end, message] = ['refused', told.code]
    if (told.kind === 'look') await rm(told.look.pixels.path, { force: true })
  }
  try {
    await openers.run({ upload, bytes, folder, firstPage: 1 }, hear, new AbortController().signal)
  } catch (error) {
    if (!(error instanceof ProcessFailure)) throw error
    ;[end, message] = [error.why, error.message]
  }
  silence.heard()
  return { end, message, silenceMs: silence.longestMs }
}

async function wholeWay(reader: ReturnType<typeof startReader>, kind: Seed['upload'], bytes: Buffer): Promise<End> {
  const silenceMs = 0 // to look at a page takes seconds, which the readers themselves bound
  try {
    const result = await reader.read({ files: [{ name: 'letter', bytes }], kind })
    const refused = result.kind === 'read' ? undefined : result.code
    return { end: refused === undefined ? 'read' : 'refused', message: refused ?? '', silenceMs }
  } catch (error) {
    return { end: 'gone', message: String(error), silenceMs }
  }
}
