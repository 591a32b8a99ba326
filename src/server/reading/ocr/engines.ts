import type { Engines } from '#reading/ocr/engines.ts'
import { pictures } from './pictures.ts'
import { modelBytes } from './models.ts'
import { openModel } from './session.ts'
import { installedLanguages, readWithTesseract } from './tesseract.ts'
import { tesseractInWasm } from './tesseract-wasm.ts'

/** The server's engines: native ones, and where the machine's Tesseract lacks a language, the WebAssembly one for it. */
export function serverEngines(): Engines {
  const installed = installedLanguages()
  const readInWasm = tesseractInWasm()
  return {
    pictures,
    openModel,
    letters: async () => (await modelBytes('letters')).toString('utf8'),
    readSheet: (sheet, language) =>
      installed.has(language) ? readWithTesseract(sheet, language) : readInWasm(sheet, language),
    // A program is a process of its own: two sheets take half the time on two cores.
    sheetsAtOnce: installed.has('eng') ? 2 : 1,
  }
}
