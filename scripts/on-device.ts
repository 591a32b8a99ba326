import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { modelBytes, MODELS } from '#server/reading/ocr/models.ts'
import { LANGUAGE_FOLDERS } from '#server/reading/ocr/tesseract-wasm.ts'
import { letterFont } from '#server/letters/letter-fonts.ts'
import { SCRIPTS } from '#print/fonts.ts'
import { FOLDER, MANIFEST } from '#web/private/names.ts'
import { afterBuild } from './after-build.ts'
import { lstmPart } from './lstm-part.ts'

const require = createRequire(import.meta.url)

/** Puts everything private mode is made of under `dist/on-device`, each file in a folder named by its hash, and the list of them
 *  with their sizes. It is fetched only when a person prepares private mode: nothing of it is in the pages. */
export const onDevice = (): Plugin => afterBuild('on-device', writeFiles)

async function writeFiles(dist: string): Promise<void> {
  const files: { name: string; url: string; bytes: number; sha256: string }[] = []
  for (const [name, content] of await contents()) {
    const sha256 = createHash('sha256').update(content).digest('hex')
    const url = `${FOLDER}${sha256.slice(0, 16)}/${name}`
    mkdirSync(dirname(join(dist, url)), { recursive: true })
    writeFileSync(join(dist, url), content)
    files.push({ name, url, bytes: content.length, sha256 })
  }
  writeFileSync(join(dist, MANIFEST), JSON.stringify({ files }))
}

async function contents(): Promise<readonly (readonly [name: string, content: Uint8Array])[]> {
  const models = Object.keys(MODELS) as (keyof typeof MODELS)[]
  return [
    ['reader.js', await workerScript('reader')],
    ['one-letter.js', await workerScript('one-letter')],
    ['models.js', await workerScript('models')],
    ['pdfium.wasm', partOf('@hyzyla/pdfium/pdfium.wasm')],
    ['onnxruntime.wasm', partOf('onnxruntime-web/ort-wasm-simd-threaded.wasm')],
    ['tesseract.js', readFileSync(join(dirname(require.resolve('tesseract.js/package.json')), 'dist/worker.min.js'))],
    ['tesseract-core.js', partOf('tesseract.js-core/tesseract-core-simd-lstm.wasm.js')],
    ...(await Promise.all(models.map(async name => [name, await modelBytes(name)] as const))),
    ...(['eng', 'spa'] as const).map(language => {
      const file = `${language}.traineddata.gz`
      return [file, gzipSync(lstmPart(gunzipSync(readFileSync(join(LANGUAGE_FOLDERS[language], file)))))] as const
    }),
    ...SCRIPTS.flatMap(({ name }) =>
      (['regular', 'semibold'] as const).map(weight => [`${name}-${weight}.font`, letterFont(name, weight)] as const),
    ),
  ]
}

function partOf(path: string): Uint8Array {
  return readFileSync(require.resolve(path))
}

/** A worker in one file, in memory: it gets its name from what is in it. */
async function workerScript(name: 'reader' | 'one-letter' | 'models'): Promise<Uint8Array> {
  const made = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      write: false,
      assetsInlineLimit: 0, // the engines come as files of their own
      modulePreload: false,
      rolldownOptions: { input: `src/web/private/worker/${name}.ts`, output: { codeSplitting: false } },
    },
  })
  const [one] = [made].flat()
  const script = one && 'output' in one ? one.output.find(part => part.type === 'chunk') : undefined
  if (!script || script.type !== 'chunk') throw new Error('A worker of private mode was not built.')
  return Buffer.from(script.code)
}
