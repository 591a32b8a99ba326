import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createWorker } from 'tesseract.js'
import { installedLanguages } from '#server/reading/ocr/tesseract.ts'
import { LANGUAGE_FOLDERS } from '#server/reading/ocr/tesseract-wasm.ts'
import { cpuOfEndedChildren } from './cpu.ts'

export interface PlainReader {
  readonly name: string
  /** The text of a picture, and what it cost in user seconds. */
  readonly read: (path: string) => Promise<{ readonly text: string; readonly cpu: number }>
  readonly close: () => Promise<void>
}

/** Tesseract alone, on the whole picture as it is: the machine's own, or else the one in WebAssembly. */
export async function plainTesseract(): Promise<PlainReader> {
  return installedLanguages().has('eng') ? program() : inWasm()
}

function program(): PlainReader {
  const run = promisify(execFile)
  return {
    name: 'tesseract',
    read: async path => {
      const before = cpuOfEndedChildren()
      const { stdout } = await run('tesseract', [path, 'stdout', '-l', 'eng'], {
        env: { ...process.env, OMP_THREAD_LIMIT: '1' },
      })
      return { text: stdout, cpu: cpuOfEndedChildren() - before }
    },
    close: async () => {},
  }
}

async function inWasm(): Promise<PlainReader> {
  const worker = await createWorker('eng', 1, { langPath: LANGUAGE_FOLDERS.eng, gzip: true, cacheMethod: 'none' })
  return {
    name: 'tesseract.js',
    read: async path => {
      const before = process.cpuUsage()
      const { data } = await worker.recognize(path)
      return { text: data.text, cpu: process.cpuUsage(before).user / 1e6 }
    },
    close: async () => {
      await worker.terminate()
    },
  }
}
