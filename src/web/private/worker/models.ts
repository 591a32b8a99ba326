import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { ModelName } from '#reading/ocr/engines.ts'
import { keptFiles } from './kept-files.ts'
import { giveBack } from './give-back.ts'
import type { ModelRun, ModelRunAsked } from './model-worker.ts'

// Runs the neural models. What WebAssembly once took it never gives back: this worker is ended when its step is done.

declare const self: DedicatedWorkerGlobalScope

const sessions = new Map<ModelName, Promise<InferenceSession>>()

self.addEventListener('message', ({ data: asked }: MessageEvent<ModelRunAsked>) => {
  void run(asked).then(answer => self.postMessage(answer, 'data' in answer ? [answer.data.buffer] : []))
})

async function run({ name, files, values, shape }: ModelRunAsked): Promise<ModelRun> {
  try {
    const opening = sessions.get(name) ?? open(name, keptFiles(files))
    sessions.set(name, opening)
    const session = await opening
    const [input = ''] = session.inputNames
    const [output = ''] = session.outputNames
    const result = (await session.run({ [input]: new Tensor('float32', values, shape) }))[output]
    giveBack(values.buffer)
    if (!result) throw new Error(`${name} gave nothing.`)
    return { data: result.data as Float32Array<ArrayBuffer>, shape: result.dims }
  } catch (error) {
    return { failed: String(error) }
  }
}

async function open(name: ModelName, files: ReturnType<typeof keptFiles>): Promise<InferenceSession> {
  env.wasm.numThreads = 1 // as on the server: memory, not time, is short on a phone
  env.wasm.wasmPaths = { wasm: files.url('onnxruntime.wasm') } // compiled as it comes, with no copy of it here
  return InferenceSession.create(await files.bytes(name), {
    executionProviders: ['wasm'],
    graphOptimizationLevel: 'all',
    enableMemPattern: false,
    enableCpuMemArena: false,
  })
}
