import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Box } from '#law/fact.ts'
import type { ReadResult } from '#reading/read-result.ts'
import { refusal, type ReadingRefusal, type UploadKind } from '#reading/refusals.ts'
import type { MailLook } from './look-at-mail.ts'
import type { CutJob, LookAtMailJob, LookJob, OpenerMessage, OpenJob, PageReaderMessage } from './messages.ts'
import { opener, pageReader } from './process-kinds.ts'
import { startPool, type ProcessPool } from './process-pool.ts'
import { readFiles } from './read-files.ts'
import { ProcessFailure } from './watched-process.ts'

export interface UploadedFile {
  /** As the person named it; only for show. What a file is, its bytes tell. */
  readonly name: string
  readonly bytes: Uint8Array
}

export interface ReadRequest {
  /** One file, or the pages of one letter in order. */
  readonly files: readonly UploadedFile[]
  /** A letter: JPEG, PNG, HEIC, PDF. The person's own letter: PDF, DOCX, DOC, TXT. */
  readonly kind: UploadKind
  /** Called after each page that was read, with how many are done and how many are known of so far. */
  readonly onProgress?: (page: number, pages: number) => void
  /** Stops the reading and the processes that do it. */
  readonly signal?: AbortSignal
}

export interface Reader {
  /** Reads an upload. Refusals are values.
   *  @throws (rejects) the signal's reason when stopped; Error when the reader is closed or its own parts fail */
  readonly read: (request: ReadRequest) => Promise<ReadResult>
  /** Cuts pieces, given as fractions, out of the picture of a page: a JPEG for each, in order.
   *  @throws (rejects) when the picture cannot be opened or the reader is closed */
  readonly cut: (picture: Uint8Array, pieces: readonly Box[]) => Promise<readonly Uint8Array[]>
  /** Takes an email apart far enough to know who says to have written it, whether it goes in circles and whether there is
   *  anything to read in it. Refusals are values.
   *  @throws (rejects) when the reader is closed or stopped by the signal */
  readonly lookAtMail: (mail: Uint8Array, signal: AbortSignal) => Promise<MailLook | ReadingRefusal>
  /** False from the moment its own parts failed until a letter is read again. */
  readonly isUp: () => boolean
  /** Ends all processes and removes every file of its own. */
  readonly close: () => Promise<void>
}

/** Starts a reader: openers take files apart under narrow limits, page readers look at pixels. Processes start with the
 *  first letter and are used again; one that goes over its limits is killed and replaced, and its letter refused.
 *  @param processes how many letters are opened and how many pages looked at side by side
 *  @param scratchDir where pixels wait for a page reader, in a folder of its own that others cannot read */
export function startReader({
  processes,
  scratchDir,
}: {
  readonly processes: number
  readonly scratchDir: string
}): Reader {
  const folder = privateFolder(scratchDir)
  const openers = startPool<OpenJob | CutJob | LookAtMailJob, OpenerMessage>(opener(folder), processes)
  const pageReaders = startPool<LookJob, PageReaderMessage>(pageReader(folder), processes)
  const closing = new AbortController()
  const room = { openers, pageReaders, folder, ahead: processes + 1, closing: closing.signal }
  const going = new Set<Promise<unknown>>()
  let isWell = true
  return {
    read: async request => {
      const reading = readFiles(room, request)
      going.add(reading)
      try {
        const result = await reading
        isWell = true
        return result
      } catch (error) {
        if (!request.signal?.aborted) isWell = false
        throw error
      } finally {
        going.delete(reading)
      }
    },
    cut: async (picture, pieces) => {
      const cut: Uint8Array[] = []
      const hear = async (message: OpenerMessage): Promise<void> => {
        if (message.kind === 'piece') cut.push(message.bytes)
      }
      const cutting = openers.run({ picture, pieces }, hear, closing.signal)
      going.add(cutting)
      await cutting.finally(() => going.delete(cutting))
      return cut
    },
    lookAtMail: (mail, signal) => {
      const looking = look(openers, mail, AbortSignal.any([closing.signal, signal]))
      going.add(looking)
      return looking.finally(() => going.delete(looking))
    },
    isUp: () => isWell && !closing.signal.aborted,
    close: async () => {
      closing.abort(new Error('The reader is closed.'))
      await Promise.allSettled(going)
      await Promise.all([openers.close(), pageReaders.close()])
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function look(
  openers: ProcessPool<LookAtMailJob, OpenerMessage>,
  mail: Uint8Array,
  signal: AbortSignal,
): Promise<MailLook | ReadingRefusal> {
  let found: MailLook | ReadingRefusal | undefined
  const hear = async (message: OpenerMessage): Promise<void> => {
    if (message.kind === 'mail') found = message.look
    if (message.kind === 'refused') found = refusal(message.code)
  }
  try {
    await openers.run({ mail }, hear, signal)
  } catch (error) {
    if (error instanceof ProcessFailure) return refusal(error.why === 'failed' ? 'damaged' : 'unsafe')
    throw error
  }
  return found ?? refusal('damaged')
}

const PREFIX = 'reader-'

/** A new folder only we can read; what readers that are gone left behind is removed. */
function privateFolder(parent: string): string {
  mkdirSync(parent, { recursive: true })
  for (const name of readdirSync(parent)) {
    const owner = name.startsWith(PREFIX) ? Number(name.slice(PREFIX.length).split('-')[0]) : Number.NaN
    if (Number.isInteger(owner) && !isRunning(owner)) rmSync(join(parent, name), { recursive: true, force: true })
  }
  return mkdtempSync(join(parent, `${PREFIX}${process.pid}-`))
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
