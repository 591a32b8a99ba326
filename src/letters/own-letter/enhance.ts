import type { StrategyName } from '#law/assessment.ts'
import type { LetterContext } from '#letters/letter-context.ts'
import { isOwnSentence, textOf, type Letter, type LetterBlock, type LinesKind } from '#letters/letter.ts'
import { blocksOfFrame } from '#letters/parts/frame.ts'
import { readFreeLetter } from '#letters/read-free-letter.ts'
import { toText } from '#letters/render/to-text.ts'
import { dollars } from '#units/cents.ts'
import { additionsFor, type Additions } from './additions.ts'
import type { Flag } from './define-flag.ts'
import { flagsOf, lintOwnLetter, type OwnLetterReview } from './lint.ts'
import { missingFrom, type Missing } from './missing.ts'
import { readOwnLetter, type OwnLetter } from './own-letter.ts'
import { repaired, type Change, type Repaired } from './repair.ts'
import { admitsNothing } from './says.ts'

export interface EnhancedLetter {
  readonly letter: string
  /** The same as data, for the editor and for PDF and Word. */
  readonly document: Letter
  readonly changes: readonly Change[]
  /** What was found in the draft. */
  readonly review: OwnLetterReview
}

/** Taking one thing out can leave another exposed; more rounds than this have never been needed. */
const MOST_ROUNDS = 4

/** Makes a person's own letter safer and complete, and leaves their voice, their facts and their good sentences. A good
 *  letter comes back as it was.
 *  @example enhanceOwnLetter('I owe this but…', context).changes[0].before // 'I owe this but…' */
export function enhanceOwnLetter(
  text: string,
  context: LetterContext,
  { strategy }: { strategy?: StrategyName } = {},
): EnhancedLetter {
  const review = lintOwnLetter(text, context, strategy === undefined ? {} : { strategy })
  if (review.flags.length === 0 && review.missing.length === 0) {
    return { letter: text, document: readFreeLetter(text), changes: [], review }
  }
  const draft = readOwnLetter(text, context, strategy)
  const known = withTheirName(withTheirSum(draft), text)
  // The goal was read from the whole draft; what is taken out must not change it.
  const read = (words: string): OwnLetter => ({ ...readOwnLetter(words, known), goal: draft.goal })
  let safe = madeSafe(draft)
  let whole = completed(read(safe.text))
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const clash = flagsOf(read(toText(whole.document)))
    const without = withoutSentences(read(safe.text), clash)
    if (without.changes.length === 0) break
    safe = { text: without.text, changes: [...safe.changes, ...without.changes] }
    whole = completed(read(safe.text))
  }
  return {
    letter: toText(whole.document),
    document: whole.document,
    changes: [...safe.changes, ...added(whole.missing, whole.document, safe.text)],
    review,
  }
}

function madeSafe(draft: OwnLetter): Repaired {
  let letter = draft
  const changes: Change[] = []
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const result = repaired(letter)
    if (result.changes.length === 0) break
    changes.push(...result.changes)
    letter = { ...readOwnLetter(result.text, draft.context), goal: draft.goal }
  }
  return { text: letter.text, changes }
}

function completed(letter: OwnLetter): { readonly document: Letter; readonly missing: readonly Missing[] } {
  const missing = missingFrom(letter)
  return { document: assembled(letter, additionsFor(missing, letter.context)), missing }
}

/** Sentences of the draft that do not go with what had to be added, such as "call me" beside "write to my lawyer". */
function withoutSentences({ text, sentences }: OwnLetter, flags: readonly Flag[]): Repaired {
  const clashing = sentences.filter(sentence =>
    flags.some(({ quote }) => sentence.text.includes(quote) || quote.includes(sentence.text)),
  )
  return {
    text: clashing.reduce((left, sentence) => left.replace(sentence.text, ''), text),
    changes: clashing.map(({ text: before }) => ({
      before,
      after: '',
      why: flags.find(({ quote }) => before.includes(quote) || quote.includes(before))?.why ?? '',
    })),
  }
}

/** In a settlement the sum they named stays theirs, put so that it binds nobody yet. */
function withTheirSum({ goal, context, unquoted }: OwnLetter): LetterContext {
  const named = /\b(?:pay|settle|offer|accept|send)\b[^.;\n]{0,40}\$ ?(\d[\d,]*(?:\.\d\d)?)/i.exec(unquoted)?.[1]
  if (goal !== 'settlement' || named === undefined || context.wishes.settlement) return context
  return { ...context, wishes: { ...context.wishes, settlement: { amount: dollars(Number(named.replace(/,/g, ''))) } } }
}

/** The name they signed with stands above the address as well. */
function withTheirName(context: LetterContext, text: string): LetterContext {
  const signature = readFreeLetter(text).blocks.findLast(({ kind }) => kind === 'signature' || kind === 'closing')
  const signed = signature && 'lines' in signature ? signature.lines.map(textOf).join(' ') : ''
  const name = signed
    .replace(/^[a-z ]+,\s*/i, match => (/sincerely|regards|truly|thank|respect/i.test(match) ? '' : match))
    .split(',')[0]
  if (context.consumer.name !== undefined || name === undefined || name === '') return context
  return { ...context, consumer: { ...context.consumer, name } }
}

const HEAD_ORDER: readonly LinesKind[] = ['sender', 'date', 'recipient', 'delivery', 'subject', 'salutation']
const FOOT: readonly LetterBlock['kind'][] = ['closing', 'signature', 'enclosures']

/** The writer's own blocks in their own order, with what was missing put where a letter has it. */
function assembled({ text, context }: OwnLetter, additions: Additions): Letter {
  const parsed = readFreeLetter(text, 'Your letter, enhanced')
  const firstFoot = parsed.blocks.findIndex(({ kind }) => FOOT.includes(kind))
  const end = firstFoot === -1 ? parsed.blocks.length : firstFoot
  const bodyFrom = parsed.blocks.findIndex(({ kind }) => kind === 'paragraph' || kind === 'list')
  const start = bodyFrom === -1 || bodyFrom > end ? end : bodyFrom
  const body = parsed.blocks.slice(start, end)
  const firstProse = body.findIndex(block => !isLabel(block))
  const labels = body.slice(0, firstProse === -1 ? body.length : firstProse)
  return {
    ...parsed,
    blocks: [
      ...headOf(parsed.blocks.slice(0, start), [...additions.head, ...recipientOf(parsed, text, context)]),
      ...labels,
      ...(parsed.blocks.some(({ kind }) => kind === 'salutation') ? [] : [GREETING]),
      ...additions.first,
      ...body.slice(labels.length),
      ...(admitsNothing(readOwnLetter(text, context)) ? withoutReservation(additions.last) : additions.last),
      ...(parsed.blocks.some(({ kind }) => kind === 'closing') ? [] : [CLOSING]),
      ...parsed.blocks.slice(end),
    ],
  }
}

const CLOSING: LetterBlock = { kind: 'closing', lines: [['Sincerely,']] }

/** Whom it goes to, when the draft does not say it anywhere. */
function recipientOf(parsed: Letter, text: string, context: LetterContext): readonly LetterBlock[] {
  const { name } = context.collector
  const isNamed = name === undefined || text.toLowerCase().includes(name.toLowerCase())
  if (isNamed || parsed.blocks.some(({ kind }) => kind === 'recipient')) return []
  return blocksOfFrame(context).filter(({ kind }) => kind === 'recipient')
}

const GREETING: LetterBlock = { kind: 'salutation', lines: [['To whom it may concern:']] }

/** A line without an end mark at the head of a draft: whom it is to, not what it says. */
function isLabel(block: LetterBlock): boolean {
  if (block.kind !== 'paragraph') return false
  const text = block.sentences.map(({ runs }) => textOf(runs)).join(' ')
  return text.length < 80 && !/[.!?]$/.test(text)
}

/** The writer's own head lines, with each missing one at its usual place among them. */
function headOf(own: readonly LetterBlock[], missing: readonly LetterBlock[]): readonly LetterBlock[] {
  return missing.reduce<readonly LetterBlock[]>((head, block) => {
    const place = HEAD_ORDER.findIndex(kind => kind === block.kind)
    const after = head.findIndex(({ kind }) => HEAD_ORDER.findIndex(other => other === kind) > place)
    return head.toSpliced(after === -1 ? head.length : after, 0, block)
  }, own)
}

function withoutReservation(blocks: readonly LetterBlock[]): readonly LetterBlock[] {
  return blocks.filter(
    block => !(block.kind === 'paragraph' && block.sentences.some(({ id }) => id === 'nothing-admitted')),
  )
}

/** The additions as changes: each new sentence or line with its reason. */
function added(missing: readonly Missing[], document: Letter, before: string): readonly Change[] {
  return document.blocks.flatMap(block => {
    if (block.kind === 'paragraph' || block.kind === 'list') {
      const sentences = block.kind === 'list' ? block.items : block.sentences
      return sentences
        .filter(({ id }) => !isOwnSentence(id))
        .map(({ runs, reason }) => ({ before: '', after: textOf(runs), why: reason.because }))
    }
    const text = block.lines.map(textOf).join('\n')
    if (before.includes(text)) return []
    const item = missing.find(({ id }) => HEAD_ITEMS[id] === block.kind)
    return [{ before: '', after: text, why: item ? `It was missing: ${item.text}.` : 'Every letter has one.' }]
  })
}

const HEAD_ITEMS: Readonly<Partial<Record<Missing['id'], LinesKind>>> = {
  address: 'sender',
  date: 'date',
  'how-mailed': 'delivery',
  reference: 'subject',
}
