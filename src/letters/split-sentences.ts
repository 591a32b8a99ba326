/** A stretch of a text: `text` is `source.slice(start, end)`. */
export interface Span {
  readonly text: string
  readonly start: number
  readonly end: number
}

/** Points that end no sentence. */
const ABBREVIATIONS =
  /(?:\b(?:mr|mrs|ms|dr|st|ste|apt|no|nos|inc|co|corp|ltd|llc|jr|sr|vs|v|etc|ave|blvd|rd|ref|acct|tel|ph|attn|dept|sec|art|p\.o|u\.s|u\.s\.c|c\.f\.r|e\.g|i\.e|a\.m|p\.m|cal|tex|civ|code|fin|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec)|\b[A-Z])\.$/i

/** A printed line shorter than this was ended by the writer, not by the edge of the paper. */
const SHORT_LINE = 60

/** The sentences of a text with their places. Points of abbreviations, sums and sections end none; a line the writer
 *  ended does, and so does an empty line. Sloppy texts go on in lower case after a point, so case does not matter.
 *  @example splitSentences('Re A-1. I dispute it.').map(({ text }) => text) // ['Re A-1.', 'I dispute it.'] */
export function splitSentences(source: string): readonly Span[] {
  const spans: Span[] = []
  let start = 0
  for (const end of sentenceEnds(source)) {
    const trimmed = trim(source, start, end)
    if (trimmed) spans.push(trimmed)
    start = end
  }
  return spans
}

function* sentenceEnds(source: string): Generator<number> {
  for (const match of source.matchAll(/[.!?]+["'”’)]*(?=\s|$)|\n/g)) {
    const end = match.index + match[0].length
    if (match[0] === '\n' ? isLineEnd(source, match.index) : isSentenceEnd(source, match.index, end)) yield end
  }
  yield source.length
}

function isSentenceEnd(source: string, at: number, end: number): boolean {
  if (source[at] !== '.') return true
  const word = source.slice(Math.max(0, at - 12), at + 1)
  if (/(?:^|\n)[ \t]*(?:\(?[a-z0-9]{1,2})\.$/i.test(source.slice(Math.max(0, at - 6), at + 1))) return false
  return !ABBREVIATIONS.test(word) || /^\s*\n/.test(source.slice(end))
}

function isLineEnd(source: string, at: number): boolean {
  const line = source.slice(source.lastIndexOf('\n', at - 1) + 1, at).trimEnd()
  const next = source.slice(at + 1).split('\n', 1)[0] ?? ''
  return line.length < SHORT_LINE || next.trim() === '' || startsListItem(next)
}

/** "1.", "(a)", "-" or a bullet at the start of a line. */
export function startsListItem(line: string): boolean {
  return LIST_MARK.test(line)
}

export const LIST_MARK = /^\s*(?:(\d{1,2})[.)]|\(([a-z]|\d{1,2})\)|([-•*–·]))\s+(?=\S)/i

function trim(source: string, start: number, end: number): Span | undefined {
  const text = source.slice(start, end)
  const lead = text.length - text.trimStart().length
  const trimmed = text.trim()
  return trimmed === '' ? undefined : { text: trimmed, start: start + lead, end: start + lead + trimmed.length }
}
