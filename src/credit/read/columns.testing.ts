import type { Page, Paper, Word } from '#reading/paper.ts'

const WIDTH = 150
const LINES = 66
const HEIGHT = 0.6
/** Makes a sign 0.38 as wide as its line is high: one space stays within a cell, two part cells. */
const SIGN_SHAPE = 0.228

/** Text whose columns stand as they are typed, as a paper with places: one sign is as wide as another. A form feed begins
 *  a new page. */
export function paperFromColumns(text: string): Paper {
  return { pages: text.split('\f').map((page, index) => pageOf(page, index + 1)) }
}

function pageOf(text: string, number: number): Page {
  const lines = text.split('\n')
  const rows = Math.max(LINES, lines.length)
  const width = Math.max(WIDTH, ...lines.map(line => line.length))
  const blocks = lines.flatMap((line, row) => {
    const words = wordsOf(line, row / rows, (row + HEIGHT) / rows, width)
    return words.length > 0 ? [{ lines: [{ words }] }] : []
  })
  return { number, blocks, source: 'text-layer', confidence: 1, unread: [], aspect: (SIGN_SHAPE * width) / rows }
}

function wordsOf(line: string, top: number, bottom: number, width: number): Word[] {
  return [...line.matchAll(/\S+/g)].map(match => ({
    text: match[0],
    box: [match.index / width, top, (match.index + match[0].length) / width, bottom],
    confidence: 1,
  }))
}
