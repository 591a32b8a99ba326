import type { Citation } from '#law/citations.ts'

/** A federal citation of the registry, or a state statute exactly as the state data prints it. */
export type PrintedLaw = Citation | (string & {})

/** Why a sentence stands in a letter: the question a person may ask of each one. */
export interface Reason {
  /** Plain words. */
  readonly because: string
  readonly cites: readonly PrintedLaw[]
  /** The finding it rests on, when there is one. */
  readonly ruleId?: string
  /** The collector's own words it rests on. */
  readonly quote?: string
}

export type BlankKind =
  | 'consumer-name'
  | 'consumer-address'
  | 'date'
  | 'account'
  | 'reference'
  | 'certified-mail-number'
  | 'collector-name'
  | 'collector-address'
  | 'reply-email'
  | 'amount'
  | 'attorney'
  | 'fact'
  | 'ssn-last-four'
  | 'birth-date'

/** Something the person fills in or may change, inside a sentence. */
export interface Blank {
  readonly blank: BlankKind
  /** What stands there now; empty when the person must fill it in. */
  readonly value: string
  readonly hint: string
}

/** Words that are not ours: a name, the collector's or the report's words, the person's own. They stand as they are, also
 *  where the letter is read in another language. */
export interface AsIs {
  readonly words: string
}

export type Run = string | Blank | AsIs

/** @example [`The owner is `, asIs('Bank of Palo Duro'), '.'] */
export function asIs(words: string): AsIs {
  return { words }
}

/** Somebody's own words as a sentence, which ends with a mark.  @example ended('I paid it') // [{ words: 'I paid it' }, '.'] */
export function ended(words: string): readonly Run[] {
  const [, text = '', mark = ''] = /^(.*?)([.!?]["”’)]?)?$/su.exec(words.trim()) ?? []
  return [asIs(text), mark === '' ? '.' : mark]
}

export function isBlank(run: Run): run is Blank {
  return typeof run !== 'string' && 'blank' in run
}

export interface LetterSentence {
  readonly id: string
  readonly runs: readonly Run[]
  readonly reason: Reason
}

export type LinesKind =
  | 'sender'
  | 'date'
  | 'recipient'
  | 'delivery'
  | 'subject'
  | 'salutation'
  | 'closing'
  | 'signature'
  | 'enclosures'

export type LetterBlock =
  | { readonly kind: LinesKind; readonly lines: readonly (readonly Run[])[] }
  | { readonly kind: 'paragraph'; readonly sentences: readonly LetterSentence[] }
  | { readonly kind: 'list'; readonly items: readonly LetterSentence[] }

/** A finished letter as data. Text, HTML, PDF and Word are rendered from it and lose nothing. */
export interface Letter {
  readonly template: string
  readonly title: string
  readonly blocks: readonly LetterBlock[]
}

/** Written in by hand after printing, so an empty one is a line to write on. */
const BY_HAND: readonly BlankKind[] = ['certified-mail-number', 'birth-date']

/** The words a run prints: the value of a filled blank, a line to write on, or what is asked for in brackets.
 *  @example wordsOf({ blank: 'consumer-name', value: '', hint: 'Your full name' }) // '[Your full name]' */
export function wordsOf(run: Run): string {
  if (typeof run === 'string') return run
  if ('words' in run) return run.words
  if (run.value !== '') return run.value
  return BY_HAND.includes(run.blank) ? '____________________' : `[${run.hint}]`
}

export function textOf(runs: readonly Run[]): string {
  return runs.map(wordsOf).join('')
}

/** Every sentence of the letter, in order. */
export function sentencesOf(letter: Letter): readonly LetterSentence[] {
  return letter.blocks.flatMap(block => {
    if (block.kind === 'paragraph') return block.sentences
    return block.kind === 'list' ? block.items : []
  })
}

/** The key of a line outside the paragraphs, as a sentence has its id. */
export function lineKey(block: number, line: number): string {
  return `line-${block}-${line}`
}

export interface Place {
  /** The sentence's id, or the line's key. */
  readonly key: string
  readonly runs: readonly Run[]
}

/** Whether a sentence was read from the person's own draft, as none of ours.  @example isOwnSentence('own-3') */
export function isOwnSentence(key: string): boolean {
  return key.startsWith('own-')
}

/** The same letter with other runs in its sentences and lines. */
export function withRuns(letter: Letter, change: (place: Place) => readonly Run[]): Letter {
  const changed = (sentence: LetterSentence): LetterSentence => ({
    ...sentence,
    runs: change({ key: sentence.id, runs: sentence.runs }),
  })
  return {
    ...letter,
    blocks: letter.blocks.map((block, at) => {
      if (block.kind === 'paragraph') return { ...block, sentences: block.sentences.map(changed) }
      if (block.kind === 'list') return { ...block, items: block.items.map(changed) }
      return { ...block, lines: block.lines.map((runs, line) => change({ key: lineKey(at, line), runs })) }
    }),
  }
}

/** Every sentence and line of the letter by its key, in order. */
export function placesOf(letter: Letter): readonly Place[] {
  return letter.blocks.flatMap((block, at) => {
    if ('lines' in block) return block.lines.map((runs, line) => ({ key: lineKey(at, line), runs }))
    return (block.kind === 'list' ? block.items : block.sentences).map(({ id, runs }) => ({ key: id, runs }))
  })
}

/** What the person still has to fill in before the letter can go out.
 *  A number written in by hand at the post office is not waited for. */
export function openBlanks(letter: Letter): readonly Blank[] {
  return placesOf(letter)
    .flatMap(({ runs }) => runs)
    .filter(isBlank)
    .filter(({ value, blank }) => value === '' && !BY_HAND.includes(blank))
}
