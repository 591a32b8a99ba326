import type { Engines, ReadSheet } from './engines.ts'
import { evenlySplit } from './evenly-split.ts'
import type { Raster } from './raster.ts'
import { stackOnSheet, wordsByLine, type LineWord } from './sheet.ts'
import { spanishLines } from './spanish.ts'

/** The first reader: reads line cuts on sheets, in English and where a line is Spanish in Spanish. */
export interface SheetReader {
  readonly read: (cuts: readonly Raster[]) => Promise<LineWord[][]>
}

export function openSheetReader({ readSheet, sheetsAtOnce }: Pick<Engines, 'readSheet' | 'sheetsAtOnce'>): SheetReader {
  return {
    read: async cuts => {
      const parts = evenlySplit(cuts, sheetsAtOnce)
      const english = await Promise.all(
        parts.map(async part => wordsByLine(await readSheet(stackOnSheet(part), 'eng'), part)),
      )
      return readSpanishAgain(readSheet, cuts, english.flat())
    },
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
