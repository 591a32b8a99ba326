import type { Model, ModelName } from '#reading/ocr/engines.ts'
import type { OnDeviceFile } from '#web/private/messages.ts'
import { keptFiles } from './kept-files.ts'

export interface ModelRunAsked {
  readonly name: ModelName
  readonly files: readonly OnDeviceFile[]
  readonly values: Float32Array<ArrayBuffer>
  readonly shape: readonly number[]
}

export type ModelRun =
  | { readonly data: Float32Array<ArrayBuffer>; readonly shape: readonly number[] }
  | { readonly failed: string }

/** Neural models in a worker of their own, started when they are first asked. */
export interface ModelWorker {
  readonly model: (name: ModelName) => Model
  /** Gives all memory back. Asked again, it starts anew. */
  readonly end: () => void
}

export function modelWorker(files: readonly OnDeviceFile[]): ModelWorker {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  const run = async (asked: ModelRunAsked): Promise<ModelRun> => {
    const here = (worker ??= new Worker(keptFiles(files).url('models.js'), { type: 'module' }))
    return new Promise((resolve, reject) => {
      here.onmessage = ({ data }: MessageEvent<ModelRun>) => resolve(data)
      here.onerror = event => reject(new Error(event.message))
      here.postMessage(asked, [asked.values.buffer])
    })
  }
  return {
    model: name => ({
      run: async (values, shape) => {
        // one run at a time: the next one begins when this one is answered
        const mine = last.then(() => run({ name, files, values: values as Float32Array<ArrayBuffer>, shape }))
        last = mine.catch(() => undefined)
        const made = await mine
        if ('failed' in made) throw new Error(made.failed)
        return made
      },
    }),
    end: () => {
      worker?.terminate()
      worker = undefined
    },
  }
}
