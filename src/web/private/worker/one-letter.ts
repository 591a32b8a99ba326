import type { ReadAsked, ReadTold } from './letter-reader.ts'
import { readHere } from './read-here.ts'

// Reads one letter. All it took goes back when it is ended, and with it what it started to read by.

declare const self: DedicatedWorkerGlobalScope

self.addEventListener('message', ({ data }: MessageEvent<ReadAsked>) => {
  readHere(data, (page, pages) => tell({ kind: 'page', page, pages }))
    .then(result => tell({ kind: 'result', result }))
    .catch((error: unknown) => tell({ kind: 'failed', failed: String(error) }))
})

function tell(message: ReadTold): void {
  self.postMessage(message)
}
