import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import sharp from 'sharp'
import { createWorker, OEM, PSM } from 'tesseract.js'
import { afterAll, expect, test } from 'vitest'
import { LANGUAGE_FOLDERS } from '#server/reading/ocr/tesseract-wasm.ts'
import { lstmPart } from './lstm-part.ts'

const folder = mkdtempSync(join(tmpdir(), 'writeback-language-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('what is left of a language file reads the same, to the last letter and how sure it is', async () => {
  const whole = gunzipSync(readFileSync(join(LANGUAGE_FOLDERS.eng, 'eng.traineddata.gz')))
  const part = lstmPart(whole)
  expect(part.length).toBeLessThan(whole.length / 4)
  const photo = sharp('examples/corpus/photos/035-overshadow-ten-days-wa-easy.jpg').rotate().greyscale()
  const lines = await photo.extract({ left: 0, top: 600, width: 1600, height: 400 }).png().toBuffer()
  const read = async (trained: Uint8Array): Promise<string | null> => {
    writeFileSync(join(folder, 'eng.traineddata'), trained)
    const worker = await createWorker('eng', OEM.LSTM_ONLY, { langPath: folder, cacheMethod: 'none', gzip: false })
    await worker.setParameters({ tessedit_pageseg_mode: PSM.SINGLE_BLOCK, user_defined_dpi: '300' })
    const { data } = await worker.recognize(lines, {}, { tsv: true, text: false })
    await worker.terminate()
    return data.tsv
  }
  const all = await read(whole)
  expect(all).toMatch(/\bdebt\b/i)
  expect(await read(part)).toBe(all)
})

test('another file is refused', () => {
  expect(() => lstmPart(new Uint8Array(400))).toThrow('A language file of 0 parts')
})
