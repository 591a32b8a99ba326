import { createWorker, OEM, PSM, type Worker as Tesseract } from 'tesseract.js'
import type { Engines, Language } from '#reading/ocr/engines.ts'
import { asPgm, wordsOfTsv } from '#reading/ocr/tesseract-formats.ts'
import type { OnDeviceFile } from '#web/private/messages.ts'
import { keptFiles, type KeptFiles } from './kept-files.ts'
import { modelWorker } from './model-worker.ts'
import { pictures } from './pictures.ts'

/** As on the server, so that both read the same sheets. */
const SHEETS_AT_ONCE = 2

/** The engines of a browser: the models and the readers of the server, in WebAssembly and from this phone. What they load by
 *  address the service worker hands them. WebAssembly gives no memory back while it lives: finding lines, the first reading
 *  and the second are steps one after the other, and asking for one ends what the others left. So one letter at a time. */
export function browserEngines(list: readonly OnDeviceFile[]): Engines {
  const files = keptFiles(list)
  const steps = { find: modelWorker(list), readSheets: sheetReaders(files), readCuts: modelWorker(list) }
  const enter = (step: keyof typeof steps): void => {
    for (const [name, { end }] of Object.entries(steps)) if (name !== step) end()
  }
  return {
    pictures,
    openModel: async name => {
      const step = name === 'readLine' ? 'readCuts' : 'find'
      const model = steps[step].model(name)
      return {
        run: (values, shape) => {
          enter(step)
          return model.run(values, shape)
        },
      }
    },
    letters: async () => new TextDecoder().decode(await files.bytes('letters')),
    readSheet: (sheet, language) => {
      enter('readSheets')
      return steps.readSheets.read(sheet, language)
    },
    sheetsAtOnce: SHEETS_AT_ONCE,
  }
}

/** Tesseract, a worker for each sheet that is read at the same time. */
function sheetReaders(files: KeptFiles): { readonly read: Engines['readSheet']; readonly end: () => void } {
  let all: { readonly language: Language; readonly reader: Promise<Tesseract>; isFree: boolean }[] = []
  return {
    read: async (sheet, language) => {
      let one = all.find(({ isFree, language: knows }) => isFree && knows === language)
      if (!one) {
        one = { language, reader: startTesseract(files, language), isFree: false }
        all.push(one)
      }
      one.isFree = false
      const { data } = await (await one.reader).recognize(new Blob([asPgm(sheet)]), {}, { tsv: true, text: false })
      one.isFree = true
      return wordsOfTsv(data.tsv ?? '')
    },
    end: () => {
      for (const { reader } of all) void reader.then(one => one.terminate())
      all = []
    },
  }
}

async function startTesseract(files: KeptFiles, language: Language): Promise<Tesseract> {
  const known = files.url(`${language}.traineddata.gz`)
  const reader = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: known.slice(0, known.lastIndexOf('/')), // it adds the name itself
    workerPath: files.url('tesseract.js'),
    workerBlobURL: false,
    corePath: files.url('tesseract-core.js'),
    cacheMethod: 'none',
    gzip: true,
  })
  await reader.setParameters({
    tessedit_pageseg_mode: PSM.SINGLE_BLOCK,
    user_defined_dpi: '300',
    tessedit_do_invert: '0', // white print was turned round before
  })
  return reader
}
