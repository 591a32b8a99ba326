import { evenlySplit } from './evenly-split.ts'
import type { Raster } from './raster.ts'
import { stackOnSheet, wordsByLine, type LineWord } from './sheet.ts'
import { spanishLines } from './spanish.ts'
import { installedLanguages, readWithTesseract, type ReadSheet } from './tesseract.ts'
import { tesseractInWasm } from './tesseract-wasm.ts'

/** The first reader: reads line cuts on sheets, in English and where a line is Spanish in Spanish. */
export interface SheetReader {
  readonly read: (cuts: readonly Raster[]) => Promise<LineWord[][]>
  readonly close: () => Promise<void>
}

/** Uses the machine's Tesseract for each language it has, and the WebAssembly one for the others.
 *  @param program false: as if no Tesseract were installed */
export function openSheetReader({ program = true }: { readonly program?: boolean } = {}): SheetReader {
  const installed = program ? installedLanguages() : new Set()
  const wasm = tesseractInWasm()
  const readSheet: ReadSheet = (sheet, language) =>
    installed.has(language) ? readWithTesseract(sheet, language) : wasm.read(sheet, language)
  return {
    read: async cuts => {
      // A program is a process of its own: two sheets take half the time on two cores.
      const halves = evenlySplit(cuts, installed.has('eng') ? 2 : 1)
      const english = await Promise.all(
        halves.map(async half => wordsByLine(await readSheet(stackOnSheet(half), 'eng'), half)),
      )
      return readSpanishAgain(readSheet, cuts, english.flat())
    },
    close: wasm.close,
  }
}

async function readSpanishAgain(
  readSheet: ReadSheet,
  cuts: readonly Raster[],
  lines: readonly LineWord[][],
): Promise<LineWord[][]> {
  const rows = spanishLines(lines.map(words => words.map(word => word.text)))
  if (rows.length === 0) return [...lines]
  const some = rows.map(row => cuts[row]!)
  const read = wordsByLine(await readSheet(stackOnSheet(some), 'spa'), some)
  return lines.map((words, row) => {
    const again = read[rows.indexOf(row)]
    return again && again.length > 0 ? again : words
  })
}
