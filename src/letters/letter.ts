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

export type Run = string | Blank

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

/** What the person still has to fill in before the letter can go out.
 *  A number written in by hand at the post office is not waited for. */
export function openBlanks(letter: Letter): readonly Blank[] {
  return letter.blocks
    .flatMap(block => {
      if (block.kind === 'paragraph') return block.sentences.map(({ runs }) => runs)
      return block.kind === 'list' ? block.items.map(({ runs }) => runs) : block.lines
    })
    .flat()
    .filter(run => typeof run !== 'string')
    .filter(({ value, blank }) => value === '' && !BY_HAND.includes(blank))
}
