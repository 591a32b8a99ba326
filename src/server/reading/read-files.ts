import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { isCreditReport } from '#credit/read/is-credit-report.ts'
import { resultOf, type ReadPage, type ReadResult } from '#reading/read-result.ts'
import { refusal, refuseSizes, type RefusalCode } from '#reading/refusals.ts'
import type { CutJob, LookAtMailJob, LookJob, OpenerMessage, OpenJob, PageReaderMessage } from './messages.ts'
import type { ProcessPool } from './process-pool.ts'
import type { ReadRequest, UploadedFile } from './read-upload.ts'
import { ProcessFailure } from './watched-process.ts'

export interface ReadingRoom {
  readonly openers: ProcessPool<OpenJob | CutJob | LookAtMailJob, OpenerMessage>
  readonly pageReaders: ProcessPool<LookJob, PageReaderMessage>
  /** Where pixels wait for a page reader. */
  readonly folder: string
  /** How many pages of one letter may wait for page readers: letters take turns, and pixels do not pile up. */
  readonly ahead: number
  /** Stops every reading. */
  readonly closing: AbortSignal
}

/** Reads the files of one letter: each is opened in turn, while pages that must be looked at are read side by side. */
export async function readFiles(room: ReadingRoom, request: ReadRequest): Promise<ReadResult> {
  const refused = refuseSizes(request.files.map(file => file.bytes.length))
  if (refused) return refused
  room.closing.throwIfAborted()
  const folder = await mkdtemp(join(room.folder, 'letter-'))
  const stop = new AbortController()
  const letter: Letter = {
    upload: request.kind,
    folder,
    stop,
    signal: AbortSignal.any([room.closing, stop.signal, ...(request.signal ? [request.signal] : [])]),
    pages: [],
    looks: new Set(),
    progress: countPages(request),
  }
  try {
    for (const file of request.files) {
      const code = await openFile(room, letter, file)
      if (code) return refusal(code)
    }
    const result = resultOf(await Promise.all(letter.pages))
    const isReport = request.kind === 'letter' && result.kind === 'read' && isCreditReport(result.paper)
    return isReport ? refusal('credit-report') : result
  } catch (error) {
    if (error instanceof ProcessFailure) return refusal(error.why === 'failed' ? 'damaged' : 'unsafe')
    throw error
  } finally {
    stop.abort()
    await Promise.allSettled(letter.looks)
    await rm(folder, { recursive: true, force: true })
  }
}

/** A letter while it is read. */
interface Letter {
  readonly upload: ReadRequest['kind']
  readonly folder: string
  /** Stops everything that is done for this letter, with the reason. */
  readonly stop: AbortController
  readonly signal: AbortSignal
  /** In order, read or being read. */
  readonly pages: Promise<ReadPage>[]
  /** Those being looked at now. */
  readonly looks: Set<Promise<ReadPage>>
  readonly progress: { readonly known: (count: number) => void; readonly read: () => void }
}

/** Tells how many pages are read of how many: a file counts as one page until it is opened. */
function countPages({ files, onProgress }: ReadRequest): Letter['progress'] {
  let pages = files.length
  let done = 0
  return {
    known: count => void (pages += count - 1),
    read: () => onProgress?.(++done, pages),
  }
}

async function openFile(room: ReadingRoom, letter: Letter, { bytes }: UploadedFile): Promise<RefusalCode | undefined> {
  const { upload, folder, pages, looks, progress, signal } = letter
  let refused: RefusalCode | undefined
  const hear = async (message: OpenerMessage): Promise<void> => {
    switch (message.kind) {
      case 'pages':
        return progress.known(message.count)
      case 'page':
        pages.push(Promise.resolve(message))
        return progress.read()
      case 'look':
        while (looks.size >= room.ahead) await Promise.race(looks)
        return lookAt(room, letter, { upload, ...message })
      case 'refused':
        refused = message.code
        return
      case 'piece': // nothing was to be cut
      case 'mail': // nor only looked at
    }
  }
  await room.openers.run({ upload, bytes, folder, firstPage: pages.length + 1 }, hear, signal)
  return refused
}

/** Gives a page to the page readers. When that fails, the letter fails. */
function lookAt(room: ReadingRoom, { pages, looks, progress, signal, stop }: Letter, job: LookJob): void {
  const look = async (): Promise<ReadPage> => {
    let read: ReadPage | undefined
    try {
      await room.pageReaders.run(job, async message => void (read = message), signal)
    } catch (error) {
      // What a page reader sees is our own pixels: when it throws, the fault is ours and not the file's.
      const isOurs = error instanceof ProcessFailure && error.why === 'failed'
      stop.abort(isOurs ? new Error(`A page could not be looked at: ${error.message}`) : error)
      throw stop.signal.reason
    }
    progress.read()
    return read!
  }
  const page = look()
  page.catch(() => {}).finally(() => looks.delete(page)) // `pages` tells
  looks.add(page)
  pages.push(page)
}
