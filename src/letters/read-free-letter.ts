import { textOf, type Letter, type LetterBlock, type LetterSentence, type LinesKind } from './letter.ts'
import { LIST_MARK, splitSentences, startsListItem } from './split-sentences.ts'

const OWN_WORDS = 'Your own words.'

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sept?|oct|nov|dec)[a-z]*'
const DATE_LINE = new RegExp(
  String.raw`^(?:date:?\s*)?(?:${MONTH}\.?\s+\d{1,2}(?:st|nd|rd|th)?,?\s+\d{4}|\d{1,2}\s+${MONTH}\s+\d{4}|\d{1,2}[/-]\d{1,2}[/-]\d{2,4}|\d{4}-\d{2}-\d{2})$`,
  'i',
)
const DELIVERY_LINE =
  /^(?:(?:by|via|sent by|sent via)\b.{0,20})?(?:certified|registered|first[- ]class|overnight|priority)\b.{0,90}$/i
const SUBJECT_LINE = /^(?:re|subject|regarding)\s*[:.]\s*\S/i
const SALUTATION_LINE = /^(?:dear|to whom|attention|attn|hello|hi|greetings|sirs?|madam|ladies)\b[^.!?]{0,80}[:,]?$/i
const CLOSING_LINE =
  /^(?:(?:yours\s+)?(?:very\s+)?(?:sincerely|truly|respectfully|faithfully)(?:\s+yours|\s+submitted)?|(?:best|kind|warm)?\s*regards|thank you|thanks)\s*[,.]?$/i
const CLOSING_WITH_NAME =
  /^(?:yours\s+)?(?:sincerely|truly|respectfully|regards|best regards|thank you|thanks)\s*,\s*(?:[A-Z][\w.'’-]*\s?){1,4}$/i
/** Two to four names, perhaps with the address after them. */
const NAME_LINE = /^[A-Z][\w.'’-]*(?: [A-Z][\w.'’-]*){1,3}(?:,.*\b[A-Z]{2} \d{5}(?:-\d{4})?)?$/
const ENCLOSURE_LINE = /^(?:enc(?:l|losures?|losed)?|attachments?|cc|copy(?: to)?)\b\s*[:.]/i
const PLACE_LINE = /\b[A-Z]{2}\.?,?\s+\d{5}(?:-\d{4})?$|\bP\.?\s?O\.?\s+Box\b/i
const STREET_LINE = /^(?:[A-Z]?\d+[A-Z]?\s+\S|P\.?\s?O\.?\s+Box\b)/i

/** A letter somebody typed, as data: dates, addresses, subject, lists and paragraphs told apart by their form. Every
 *  word stays, in order; what is not recognised is a paragraph.
 *  @example readFreeLetter('July 1, 2026\n\nDear Sir:\n\nI dispute this debt.').blocks[0].kind // 'date' */
export function readFreeLetter(text: string, title = 'Letter'): Letter {
  const blocks: LetterBlock[] = []
  const progress: Progress = { addresses: 0, began: false, closed: false, sentences: 0 }
  for (const chunk of chunksOf(text)) {
    for (const block of blocksOf(chunk, progress)) blocks.push(block)
  }
  return { template: 'free-text', title, blocks: withSignature(blocks) }
}

/** A last line that is only a name signs the letter, with or without a closing before it. */
function withSignature(blocks: readonly LetterBlock[]): readonly LetterBlock[] {
  const last = blocks.at(-1)
  if (last?.kind !== 'paragraph' || last.sentences.length === 0 || blocks.length < 2) return blocks
  const name = textOf(last.sentences.at(-1)?.runs ?? [])
  if (!NAME_LINE.test(name)) return blocks
  const before = last.sentences.slice(0, -1)
  return [
    ...blocks.slice(0, -1),
    ...(before.length > 0 ? [{ kind: 'paragraph' as const, sentences: before }] : []),
    linesBlock('signature', [name]),
  ]
}

interface Progress {
  addresses: number
  /** The salutation or the first paragraph has come: addresses stand before it. */
  began: boolean
  /** The closing has come: only the signature and enclosures follow. */
  closed: boolean
  sentences: number
}

type Chunk = readonly string[]

function chunksOf(text: string): readonly Chunk[] {
  return text
    .replace(/\r\n?/g, '\n')
    .replace(/[\t\f\v]/g, ' ')
    .split(/\n\s*\n/)
    .map(chunk =>
      chunk
        .split('\n')
        .map(line => line.trim())
        .filter(line => line !== ''),
    )
    .filter(chunk => chunk.length > 0)
}

/** One chunk may hold several things under one another: a date and a reference, a lead and its list. */
function* blocksOf(chunk: Chunk, progress: Progress): Generator<LetterBlock> {
  if (!progress.began && isAddress(chunk)) {
    progress.addresses += 1
    if (progress.addresses <= 2) {
      yield linesBlock(progress.addresses === 1 ? 'sender' : 'recipient', chunk)
      return
    }
  }
  let rest = chunk
  while (rest.length > 0) {
    const [line = ''] = rest
    const kind = kindOfLine(line, progress)
    if (kind) {
      if (kind === 'salutation') progress.began = true
      if (kind === 'closing') progress.closed = true
      yield linesBlock(kind, [line])
      rest = rest.slice(1)
      continue
    }
    const length = stretchLength(rest, progress)
    yield* proseBlocks(rest.slice(0, length), progress)
    rest = rest.slice(length)
  }
}

function linesBlock(kind: LinesKind, lines: readonly string[]): LetterBlock {
  return { kind, lines: lines.map(line => [line]) }
}

/** Up to the next line that is something of its own. */
function stretchLength(lines: Chunk, progress: Progress): number {
  const next = lines.findIndex((line, index) => index > 0 && kindOfLine(line, progress) !== undefined)
  return next === -1 ? lines.length : next
}

function kindOfLine(line: string, { began, closed }: Progress): LinesKind | undefined {
  if (DATE_LINE.test(line)) return 'date'
  if (DELIVERY_LINE.test(line) && !/[.!?]$/.test(line)) return 'delivery'
  if (SUBJECT_LINE.test(line) && line.length <= 140 && !closed) return 'subject'
  if (SALUTATION_LINE.test(line) && !began) return 'salutation'
  if (began && (CLOSING_LINE.test(line) || CLOSING_WITH_NAME.test(line))) return 'closing'
  if (ENCLOSURE_LINE.test(line)) return 'enclosures'
  return closed && line.length <= 60 && !/[.!?]$/.test(line) ? 'signature' : undefined
}

function isAddress(chunk: Chunk): boolean {
  const plain = chunk.every(
    line => line.length <= 60 && !/[.!?:]$/.test(line.replace(/\b(?:Inc|Co|St|Ave|Rd|Apt)\.$/, '')),
  )
  return (
    chunk.length >= 2 &&
    chunk.length <= 6 &&
    plain &&
    !chunk.some(line => DATE_LINE.test(line) || SUBJECT_LINE.test(line) || SALUTATION_LINE.test(line)) &&
    chunk.some(line => PLACE_LINE.test(line) || STREET_LINE.test(line))
  )
}

/** Lists where every mark is of one kind and counts on from one; paragraphs otherwise. */
function* proseBlocks(lines: Chunk, progress: Progress): Generator<LetterBlock> {
  progress.began = true
  const listFrom = lines.findIndex(startsListItem)
  const items = listFrom === -1 ? [] : itemsOf(lines.slice(listFrom))
  if (items.length < 2) {
    yield paragraphOf(lines, progress)
    return
  }
  if (listFrom > 0) yield paragraphOf(lines.slice(0, listFrom), progress)
  yield { kind: 'list', items: items.map(item => sentenceOf(item, progress)) }
}

/** The items without their marks, when the marks are bullets or count 1, 2, 3; none otherwise, so that no mark is lost. */
function itemsOf(lines: Chunk): readonly string[] {
  const items: string[] = []
  for (const line of lines) {
    const mark = LIST_MARK.exec(line)
    if (!mark) {
      items.push(`${items.pop() ?? ''} ${line}`.trim())
      continue
    }
    if (mark[3] === undefined && mark[1] !== String(items.length + 1)) return []
    items.push(line.replace(LIST_MARK, ''))
  }
  return items
}

function paragraphOf(lines: Chunk, progress: Progress): LetterBlock {
  const sentences = splitSentences(lines.join('\n')).map(({ text }) => sentenceOf(text.replace(/\n/g, ' '), progress))
  return { kind: 'paragraph', sentences }
}

function sentenceOf(text: string, progress: Progress): LetterSentence {
  progress.sentences += 1
  return { id: `own-${progress.sentences}`, runs: [text], reason: { because: OWN_WORDS, cites: [] } }
}
