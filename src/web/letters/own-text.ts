import type { EnhanceReply } from '#contract/letters.ts'
import { isOwnSentence, type Letter, type LetterSentence, textOf } from '#letters/letter.ts'

type Flag = EnhanceReply['flags'][number]
type TextChange = EnhanceReply['changes'][number]

export interface TextRange {
  readonly start: number
  readonly end: number
}

/** Where words stand in a text; line breaks and spaces need not match. Undefined when they are no longer there. */
export function findWords(text: string, words: string, from = 0): TextRange | undefined {
  const parts = words.trim().split(/\s+/).filter(Boolean)
  if (parts.length === 0) return undefined
  const pattern = new RegExp(
    parts.map(part => part.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)).join(String.raw`\s+`),
    'gi',
  )
  pattern.lastIndex = from
  const match = pattern.exec(text)
  return match ? { start: match.index, end: match.index + match[0].length } : undefined
}

/** The range of each flag in the text, in the order of the flags. The same words flagged twice are two places when they
 *  stand there twice, else one place with two flags. */
export function flagRanges(text: string, flags: readonly Flag[]): readonly (TextRange | undefined)[] {
  const taken: TextRange[] = []
  return flags.map(({ quote }) => {
    const first = quote ? findWords(text, quote) : undefined
    const isTaken = ({ start, end }: TextRange) => taken.some(other => other.start === start && other.end === end)
    const found = (first && isTaken(first) && findWords(text, quote ?? '', first.end)) || first
    if (found) taken.push(found)
    return found
  })
}

export interface FlagGroup extends TextRange {
  readonly flags: readonly number[]
}

/** Ranges that overlap as one, so that each word is underlined once however many flags it carries. */
export function groupRanges(ranges: readonly (TextRange | undefined)[]): readonly FlagGroup[] {
  const sorted = ranges
    .flatMap((range, flag) => (range ? [{ ...range, flags: [flag] }] : []))
    .toSorted((a, b) => a.start - b.start || a.end - b.end)
  return sorted.reduce<readonly FlagGroup[]>((groups, next) => {
    const last = groups.at(-1)
    if (!last || next.start >= last.end) return [...groups, next]
    const joined = { start: last.start, end: Math.max(last.end, next.end), flags: [...last.flags, ...next.flags] }
    return [...groups.slice(0, -1), joined]
  }, [])
}

/** The change the server proposes for the flagged words, when it replaces rather than removes them. */
export function fixFor(flag: Flag, changes: readonly TextChange[]): TextChange | undefined {
  const { quote } = flag
  if (!quote) return undefined
  return changes.find(
    ({ before, after }) =>
      before !== '' &&
      after.trim() !== '' &&
      (findWords(before, quote) !== undefined || findWords(quote, before) !== undefined),
  )
}

/** The text with a fix in the place of the words it replaces; the text itself when they are gone. */
export function withFix(text: string, { before, after }: TextChange): string {
  const range = findWords(text, before)
  return range ? text.slice(0, range.start) + after + text.slice(range.end) : text
}

/** The text without the sentence that holds these words.
 *  @example withoutSentence('Hi. I owe it. Bye.', { start: 4, end: 13 }) // 'Hi. Bye.' */
export function withoutSentence(text: string, { start, end }: TextRange): string {
  const before = text.slice(0, start)
  const sentenceStart = Math.max(lastEnd(before), before.lastIndexOf('\n') + 1)
  const stop = /[.!?]["”’)]*(?=\s|$)|\n/.exec(text.slice(Math.max(start, end - 1)))
  const sentenceEnd = stop
    ? Math.max(start, end - 1) + stop.index + (stop[0] === '\n' ? 0 : stop[0].length)
    : text.length
  const left = text.slice(0, sentenceStart).trimEnd()
  const right = text.slice(sentenceEnd)
  if (left === '' || text.slice(0, sentenceStart).endsWith('\n'))
    return text.slice(0, sentenceStart) + right.trimStart()
  return left + (/^\s*\n/.test(right) || right.trim() === '' ? right.replace(/^[ \t]+/, '') : ` ${right.trimStart()}`)
}

function lastEnd(text: string): number {
  const ends = [...text.matchAll(/[.!?]["”’)]*\s+/g)]
  const last = ends.at(-1)
  return last ? last.index + last[0].length : 0
}

export interface Addition {
  readonly text: string
  readonly why: string
}

/** What the enhanced letter adds to the writer's own words, a passage at a time: a sentence, or a list with the words
 *  that open it. Lines of the head (address, date) are no passages: they have their own place. */
export function additionsIn({ blocks }: Letter): readonly Addition[] {
  return blocks.flatMap((block, at) => {
    if (block.kind !== 'paragraph') return []
    const next = blocks[at + 1]
    const items = next?.kind === 'list' ? next.items.filter(isAdded).map(({ runs }) => textOf(runs)) : []
    return block.sentences.filter(isAdded).flatMap(({ runs, reason }) => {
      const text = textOf(runs)
      if (!text.endsWith(':')) return [{ text, why: reason.because }]
      return items.length > 0 ? [{ text: [text, ...items].join(' '), why: reason.because }] : []
    })
  })
}

function isAdded({ id }: LetterSentence): boolean {
  return !isOwnSentence(id)
}

/** Puts a sentence in before the closing words, or at the end. */
export function withInsertion(text: string, sentence: string): string {
  const closing =
    /\n\s*(?:sincerely|yours truly|yours sincerely|regards|best regards|respectfully|thank you|thanks)\b/i.exec(text)
  const at = closing?.index ?? text.length
  return `${text.slice(0, at).trimEnd()}\n\n${sentence}\n${text.slice(at)}`
}
