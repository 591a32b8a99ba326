import type { ReadResult } from '#reading/read-result.ts'
import type { OnDeviceFile } from '#web/private/messages.ts'
import { WARM_LOCK } from '#web/private/names.ts'
import { keptFiles } from './kept-files.ts'
import { modelWorker } from './model-worker.ts'

export interface ReadAsked {
  /** What private mode is made of, as it lies on this phone. */
  readonly files: readonly OnDeviceFile[]
  readonly letter: readonly Blob[]
}

export type ReadTold =
  | { readonly kind: 'page'; readonly page: number; readonly pages: number }
  | { readonly kind: 'result'; readonly result: ReadResult }
  | { readonly kind: 'failed'; readonly failed: string }

/** The reader of letters on this phone. */
export interface LetterReader {
  /** Reads one letter after the other, each in a worker of its own: neither WebAssembly nor what JavaScript has not collected
   *  yet gives memory back before that ends. Refusals are values.
   *  @throws (rejects) the signal's reason; Error when the reader's own parts fail */
  readonly read: (letter: readonly Blob[], told: Told) => Promise<ReadResult>
}

interface Told {
  readonly signal: AbortSignal
  readonly onPage: (page: number, pages: number) => void
}

export function letterReader(files: readonly OnDeviceFile[]): LetterReader {
  const script = keptFiles(files).url('one-letter.js')
  void warm(files).catch(() => undefined) // a letter is read without it as well
  let before: Promise<unknown> = Promise.resolve()
  return {
    read: (letter, told) => {
      const mine = before.then(() => readIn(new Worker(script, { type: 'module' }), { files, letter }, told))
      before = mine.catch(() => undefined)
      return mine
    },
  }
}

function readIn(worker: Worker, asked: ReadAsked, { signal, onPage }: Told): Promise<ReadResult> {
  return new Promise<ReadResult>((resolve, reject) => {
    signal.throwIfAborted()
    signal.addEventListener('abort', () => reject(signal.reason as Error))
    worker.onerror = event => reject(new Error(event.message))
    worker.onmessage = ({ data }: MessageEvent<ReadTold>) => {
      if (data.kind === 'page') onPage(data.page, data.pages)
      else if (data.kind === 'result') resolve(data.result)
      else reject(new Error(data.failed))
    }
    worker.postMessage(asked)
  }).finally(() => worker.terminate())
}

const STARTS_UNTIL_COMPILED = 5
/** Side of a picture that is as good as none. */
const GLIMPSE = 160
/** Compiled code is found again by whoever loads the same while it is held. */
const held: WebAssembly.Module[] = []

/** Before the first recognition: lets the browser compile well what it will run often, while there is memory for that. One part
 *  of onnxruntime takes 284 MB to compile, which Chromium begins in the background when it was started for the fifth time. */
function warm(files: readonly OnDeviceFile[]): Promise<void> {
  return navigator.locks.request(WARM_LOCK, async () => {
    held.push(await WebAssembly.compileStreaming(fetch(keptFiles(files).url('onnxruntime.wasm'))))
    const began = performance.now()
    for (let start = 0; start < STARTS_UNTIL_COMPILED; start++) {
      const model = modelWorker(files)
      await model.model('findLines').run(new Float32Array(3 * GLIMPSE * GLIMPSE), [1, 3, GLIMPSE, GLIMPSE])
      model.end()
    }
    const took = performance.now() - began
    await new Promise(done => setTimeout(done, took)) // nothing tells when it is compiled; that takes about as long again
  })
}
