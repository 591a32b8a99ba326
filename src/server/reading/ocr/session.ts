import { InferenceSession, Tensor } from 'onnxruntime-node'
import type { Model, ModelName } from '#reading/ocr/engines.ts'
import { modelBytes } from './models.ts'

// Without the memory pattern the models need 0.4 GB instead of 0.7 and are no slower (shapes differ from page to page).
const OPTIONS: InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  graphOptimizationLevel: 'all',
  enableMemPattern: false,
}

export async function openModel(name: ModelName): Promise<Model> {
  const session = await InferenceSession.create(await modelBytes(name), OPTIONS)
  const [input] = session.inputNames
  const [output] = session.outputNames
  return {
    run: async (values, shape) => {
      const result = (await session.run({ [input!]: new Tensor('float32', values, shape) }))[output!]!
      return { data: result.data as Float32Array, shape: result.dims }
    },
  }
}
