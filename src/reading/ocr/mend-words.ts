import { isFigure } from './choose-reading.ts'
import type { CheckedWord } from './second-reading.ts'
import { withoutSigns } from './without-signs.ts'

/** Mends what readers get wrong for want of context: figures torn apart, a capital I read as a bar, an O as a zero. */
export function mendWords(words: readonly CheckedWord[], lineLengthInHeights: number): CheckedWord[] {
  const mended: CheckedWord[] = []
  withMasks(words, lineLengthInHeights).forEach((word, i, words) => {
    const last = mended.at(-1)
    const next = words[i + 1]
    if (last && isTornFigure(last, word, lineLengthInHeights)) mended.splice(-1, 1, glued(last, word))
    else mended.push({ ...word, text: mendedText(word.text, words[i - 1]?.text, next?.text) })
  })
  // the upright rules of a table are read as bars
  return mended.map(word => ({ ...word, text: withoutSigns(word.text, '|', '|') })).filter(word => word.text !== '')
}

/** Account numbers are printed as "************6018", and a row of asterisks is read as letters: "KR KK KOK *6018". */
function withMasks(words: readonly CheckedWord[], heights: number): CheckedWord[] {
  const masked: CheckedWord[] = []
  for (const word of words) {
    let { start, top } = word
    const pitch = (word.end - word.start) / word.text.length
    if (/^\*+\d{2,}\W?$/.test(word.text)) {
      for (let last = masked.at(-1); last && isMaskPiece(last, start, heights); last = masked.at(-1)) {
        start = last.start
        top = Math.min(top, last.top)
        masked.pop()
      }
    }
    masked.push({ ...word, start, top, text: '*'.repeat(Math.round((word.start - start) / pitch)) + word.text })
  }
  return masked
}

function isMaskPiece({ text, end }: CheckedWord, next: number, heights: number): boolean {
  return /^[*KRXOH#]{2,}$/.test(text) && (next - end) * heights < 0.6
}

/** "$6," and "033.18" stand closer than two words do and make one figure only together. */
function isTornFigure(left: CheckedWord, right: CheckedWord, heights: number): boolean {
  const gap = (right.start - left.end) * heights
  const together = left.text + right.text
  return gap < 0.6 && /\d/.test(left.text) && /^[\d.,]/.test(right.text) && /[.,]/.test(together) && isFigure(together)
}

function glued(left: CheckedWord, right: CheckedWord): CheckedWord {
  const agree = left.digitsAgree === true && right.digitsAgree !== false
  return {
    text: left.text + right.text,
    confidence: Math.min(left.confidence, right.confidence),
    start: left.start,
    end: right.end,
    top: Math.min(left.top, right.top),
    bottom: Math.max(left.bottom, right.bottom),
    ...(left.digitsAgree === undefined ? {} : { digitsAgree: agree }),
  }
}

function mendedText(text: string, before: string | undefined, after: string | undefined): string {
  const goesOn = after !== undefined && /^\p{Ll}/u.test(after)
  const isBar = text === '|' || text === 'l' || text === '!'
  if (isBar && goesOn && (before === undefined || !/[|!]$/.test(before))) return 'I'
  if (/^[[{(|]\s?[\]})|]$/.test(text)) return '☐'
  if (/^[[{(][xX✓][\]})]$/.test(text)) return '☒'
  return text.replace(/^0(?=\p{Ll}{2})/u, 'O')
}
