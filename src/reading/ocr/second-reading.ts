import { bare, prefersSecond } from './choose-reading.ts'
import { cutLine } from './cut-line.ts'
import { evenLight } from './even-light.ts'
import { lettersToWords } from './letters-to-words.ts'
import { partOf, type LineBox } from './line-box.ts'
import { mendWords } from './mend-words.ts'
import type { Raster } from './raster.ts'
import { CUT_HEIGHT, type CutReader, type ReadLetter } from './read-cuts.ts'
import type { LineWord } from './sheet.ts'

/** A word after both readers looked at it. */
export interface CheckedWord extends LineWord {
  /** Words with digits: whether both readers saw the same. Absent: no digits. */
  readonly digitsAgree?: boolean
}

const UNSURE_LINE = 0.6
const UNSURE_WORD = 0.9
const SURE_WORD = 0.95
const SURER_BY = 0.15
const SURE_ALONE = 0.7

/** Has the second reader look again at what the first left empty or was unsure of, and at every run of words with digits.
 *  It is believed where it is surer; where the two see different digits the word says so. */
export async function readAgain(
  reader: CutReader,
  grey: Raster,
  boxes: readonly LineBox[],
  firstReading: readonly (readonly LineWord[])[],
): Promise<CheckedWord[][]> {
  const lines = await readUnsureLines(reader, grey, boxes, firstReading)
  const checks = lines.flatMap(({ words, byFirst }, row) => (byFirst ? checksOf(words, boxes[row]!, row) : []))
  const second = await reader.read(checks.map(check => cutOf(grey, partOf(boxes[check.row]!, check.start, check.end))))
  const sureWords = new Set(
    lines.flatMap(({ words }) => words.filter(word => word.confidence >= SURE_WORD).map(word => bare(word.text))),
  )
  const checked: CheckedWord[][] = lines.map(({ words }) => [...words])
  checks.forEach((check, i) => {
    const line = checked[check.row]!
    const words = line.slice(check.from, check.to + 1)
    line.splice(
      check.from,
      words.length,
      ...judged(words, inside(second[i]!, check), line[check.to + 1]?.text, sureWords),
    )
  })
  return checked.map((words, row) => mendWords(words, boxes[row]!.length / boxes[row]!.height))
}

async function readUnsureLines(
  reader: CutReader,
  grey: Raster,
  boxes: readonly LineBox[],
  firstReading: readonly (readonly LineWord[])[],
): Promise<{ words: readonly CheckedWord[]; byFirst: boolean }[]> {
  const lines = firstReading.map((words): { words: readonly CheckedWord[]; byFirst: boolean } => ({
    words,
    byFirst: true,
  }))
  const unsure = firstReading.flatMap((words, row) => (meanConfidence(words) < UNSURE_LINE ? [row] : []))
  const cuts = unsure.map(row => cutOf(grey, boxes[row]!))
  const read = await reader.read(cuts)
  unsure.forEach((row, i) => {
    const words = lettersToWords(read[i]!, cuts[i]!)
    const first = firstReading[row]!
    const needed = first.length > 0 ? meanConfidence(first) + SURER_BY : SURE_ALONE
    if (words.length === 0 || meanConfidence(words) <= needed) return
    lines[row] = { words: words.map(word => (hasDigit(word) ? { ...word, digitsAgree: false } : word)), byFirst: false }
  })
  return lines
}

/** Words `from` to `to` of a line, to be read again together. */
interface Check {
  readonly row: number
  readonly from: number
  readonly to: number
  /** Where the cut begins and ends, 0 to 1 along the line: the words and a little around them. */
  readonly start: number
  readonly end: number
  readonly margin: number
}

function checksOf(words: readonly LineWord[], box: LineBox, row: number): Check[] {
  const height = box.height / box.length
  const runs: { from: number; to: number }[] = []
  words.forEach((word, i) => {
    const last = runs.at(-1)
    const before = words[i - 1]
    const goesOn = last?.to === i - 1 && before && hasDigit(before) && word.start - before.end < height * 0.6
    if (hasDigit(word) && goesOn) last.to = i
    else if (hasDigit(word) || word.confidence < UNSURE_WORD) runs.push({ from: i, to: i })
  })
  const margin = height * 0.22
  return runs.map(({ from, to }) => {
    const start = Math.max(0, words[from]!.start - margin)
    const end = Math.min(1, Math.max(words[to]!.end + margin, start + height * 0.2))
    return { row, from, to, start, end, margin: margin / (end - start) }
  })
}

/** Letters whose middle lies in the margin belong to a neighbour, but for narrow marks. */
function inside(letters: readonly ReadLetter[], { margin }: Check): ReadLetter[] {
  return letters.filter(({ letter, at }) => letter !== ' ' && at > margin * 0.5 && at < 1 - margin * 0.5)
}

function judged(
  words: readonly CheckedWord[],
  second: readonly ReadLetter[],
  nextWord: string | undefined,
  sureWords: ReadonlySet<string>,
): CheckedWord[] {
  const first = words.map(word => word.text).join('')
  const other = second.map(({ letter }) => letter).join('')
  const agree = folded(first) === folded(other)
  if (words.length > 1) return words.map(word => ({ ...word, digitsAgree: agree }))
  const word = words[0]!
  const sureness = second.reduce((sum, { confidence }) => sum + confidence, 0) / Math.max(1, second.length)
  const digits = hasDigit(word) ? { digitsAgree: agree } : {}
  if (agree) return [{ ...word, ...digits, confidence: Math.max(word.confidence, sureness) }]
  const readings = { first: word.text, firstConfidence: word.confidence, second, nextWord, sureWords }
  if (!prefersSecond(readings)) return [{ ...word, ...digits }]
  const now = { ...word, text: other, confidence: sureness * 0.9 }
  return [hasDigit(now) ? { ...now, digitsAgree: false } : now]
}

function cutOf(grey: Raster, line: LineBox): Raster {
  return evenLight(cutLine(grey, line, CUT_HEIGHT))
}

function hasDigit(word: LineWord): boolean {
  return /\d/.test(word.text)
}

function folded(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\s/g, '')
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u2010-\u2015]/g, '-')
}

export function meanConfidence(words: readonly LineWord[]): number {
  const letters = words.reduce((sum, word) => sum + word.text.length, 0)
  return letters === 0 ? 0 : words.reduce((sum, word) => sum + word.confidence * word.text.length, 0) / letters
}
