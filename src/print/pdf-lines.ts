import { isBlank, wordsOf, type Run } from '#letters/letter.ts'
import { scriptsOf, type Weight } from './fonts.ts'

/** What is drawn in one piece. */
export interface Piece {
  readonly text: string
  readonly font: string
  readonly width: number
  /** A blank nobody filled in yet, other than a line to write on. */
  readonly open: boolean
}

export type Line = readonly Piece[]

/** Width of a text in points, in a font named by `fontName`. */
export type Measure = (text: string, font: string) => number

export function fontName(script: string, weight: Weight): string {
  return `${script}-${weight}`
}

/** Breaks runs into lines no wider than `width`. Lines break at spaces; a word that is wider than a line is cut.
 *  Every line but the last keeps its final space, so that a reader of the text finds the words apart. */
export function breakLines(
  runs: readonly Run[],
  { width, weight, measure }: { width: number; weight: Weight; measure: Measure },
): readonly Line[] {
  const lines: Piece[][] = [[]]
  let used = 0
  for (const word of wordsIn(runs, weight, measure)) {
    for (const part of fitting(word, width, measure)) {
      const bare = part.reduce((sum, piece) => sum + piece.width, 0)
      if (used + bare > width + 0.01 && used > 0) {
        lines.push([])
        used = 0
      }
      lines.at(-1)?.push(...part)
      used += bare
    }
    used += addSpace(lines.at(-1) ?? [], word.spaceAfter, measure)
  }
  return lines.filter(line => line.length > 0).map(joined)
}

interface Word {
  readonly pieces: readonly Piece[]
  readonly spaceAfter: boolean
}

function wordsIn(runs: readonly Run[], weight: Weight, measure: Measure): readonly Word[] {
  const words: { pieces: Piece[]; spaceAfter: boolean }[] = []
  let open: { pieces: Piece[]; spaceAfter: boolean } | undefined
  for (const run of runs) {
    const isOpen = isBlank(run) && run.value === '' && !/^_+$/.test(wordsOf(run))
    for (const [, word = '', space = ''] of bound(wordsOf(run)).matchAll(/([^ \n]*)([ \n]*)/g)) {
      if (word !== '') {
        if (!open) {
          open = { pieces: [], spaceAfter: false }
          words.push(open)
        }
        for (const { script, text } of scriptsOf(word)) {
          const font = fontName(script, weight)
          open.pieces.push({ text, font, width: measure(text, font), open: isOpen })
        }
      }
      if (space !== '' && open) {
        open.spaceAfter = true
        open = undefined
      }
    }
  }
  return words
}

/** Keeps a date and a citation on one line. */
function bound(text: string): string {
  return text
    .replace(/\b([A-Z][a-z]{2,8}) (\d{1,2}), (\d{4})\b/g, '$1\u00A0$2,\u00A0$3')
    .replace(/\b(\d+) (U\.S\.C\.|C\.F\.R\.) /g, '$1\u00A0$2\u00A0')
}

/** The pieces of a word, cut where the word alone would not fit a line. */
function fitting({ pieces }: Word, width: number, measure: Measure): readonly (readonly Piece[])[] {
  if (pieces.reduce((sum, piece) => sum + piece.width, 0) <= width) return [pieces]
  return pieces.flatMap(piece => (piece.width <= width ? [[piece]] : cut(piece, width, measure).map(part => [part])))
}

function cut(piece: Piece, width: number, measure: Measure): readonly Piece[] {
  const parts: Piece[] = []
  let text = ''
  for (const character of piece.text) {
    if (text !== '' && measure(text + character, piece.font) > width) {
      parts.push({ ...piece, text, width: measure(text, piece.font) })
      text = ''
    }
    text += character
  }
  return [...parts, { ...piece, text, width: measure(text, piece.font) }]
}

function addSpace(line: Piece[], spaceAfter: boolean, measure: Measure): number {
  const last = line.at(-1)
  if (!spaceAfter || !last) return 0
  const font = last.font
  const width = measure(' ', font)
  line.push({ text: ' ', font, width, open: false })
  return width
}

/** Neighbours of one font and state become one piece, so that the text of the file runs on. */
function joined(line: readonly Piece[]): Line {
  const pieces: Piece[] = []
  for (const piece of line) {
    const last = pieces.at(-1)
    if (last && last.font === piece.font && last.open === piece.open) {
      pieces[pieces.length - 1] = { ...last, text: last.text + piece.text, width: last.width + piece.width }
    } else pieces.push(piece)
  }
  return pieces
}
