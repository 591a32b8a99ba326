import type { Raster } from './raster.ts'
import type { SheetWord } from './sheet.ts'

/** A grey sheet as the plainest picture file Tesseract takes. */
export function asPgm({ data, width, height }: Raster): Uint8Array<ArrayBuffer> {
  const head = Array.from(`P5\n${width} ${height}\n255\n`, sign => sign.charCodeAt(0))
  const file = new Uint8Array(head.length + data.length)
  file.set(head)
  file.set(data, head.length)
  return file
}

/** Rows of level 5 are words: page, block, paragraph and line in columns 2 to 5; left, top, width, height, confidence (0 to 100) and text in columns 7 to 12. */
export function wordsOfTsv(tsv: string): SheetWord[] {
  return tsv.split('\n').flatMap(row => {
    const cells = row.split('\t')
    const text = cells[11]?.trim() ?? ''
    if (cells[0] !== '5' || text === '') return []
    const [left = 0, top = 0, width = 0, height = 0, confidence = 0] = cells.slice(6, 11).map(Number)
    return [{ text, confidence: confidence / 100, left, top, width, height, line: cells.slice(1, 5).join('.') }]
  })
}
