import type { Span } from '#letters/split-sentences.ts'
import { clauseAround, type OwnLetter } from './own-letter.ts'
import { asksForProof, isAttributed, isConditional, isDenied } from './standing.ts'

export const FLAG_NAMES = [
  'admits-debt',
  'promises-payment',
  'sends-payment',
  'gives-default-date',
  'gives-full-ssn',
  'gives-partial-ssn',
  'gives-bank-account',
  'gives-date-of-birth',
  'gives-id-number',
  'gives-employer',
  'gives-phone-number',
  'sends-originals',
  'unneeded-story',
  'unneeded-finances',
  'identity-theft-hint',
  'insult',
  'all-caps',
  'threatens-violence',
  'extortionate-demand',
  'false-authority',
  'wrong-law',
  'wrong-damages',
  'overstates-right',
  'wrong-date',
  'recording-claim',
  'has-lawyer',
  'contradiction',
  'vague-request',
  'no-dispute',
  'no-written-terms',
  'promise-outside-offer-terms',
] as const

export type FlagName = (typeof FLAG_NAMES)[number]

export type Severity = 'low' | 'medium' | 'high'

/** Something in the draft that can hurt its writer, or does not help. */
export interface Flag {
  readonly flag: FlagName
  /** Exactly as it stands in the draft. */
  readonly quote: string
  readonly start: number
  readonly severity: Severity
  readonly why: string
  readonly improve: string
}

/** What the enhancer does with the flagged words. */
export type Repair =
  | { readonly does: 'remove' }
  /** As `remove`, and these words stand in its place, once in the letter; none when they would not fit. */
  | { readonly does: 'replace'; readonly by: (letter: OwnLetter) => string | undefined }
  /** Capitals become ordinary letters, rows of marks become one. */
  | { readonly does: 'calm' }
  /** Nothing in the words is wrong; something has to be added elsewhere. */
  | { readonly does: 'leave' }

export interface FlagRule {
  readonly flag: FlagName
  readonly severity: Severity
  readonly why: string | ((letter: OwnLetter) => string)
  readonly improve: string
  readonly repair: Repair
  readonly find: (letter: OwnLetter) => readonly Span[]
}

export function defineFlag(rule: FlagRule): FlagRule {
  return rule
}

/** Words before a match that take the sting out of it. */
export type Guard = (before: string, sentence: string) => boolean

export const denied: Guard = before => isDenied(before)
export const attributed: Guard = before => isAttributed(before)
export const conditional: Guard = before => isConditional(before)
export const proofAsked: Guard = before => asksForProof(before)
export const asked: Guard = (_, sentence) => sentence.trimEnd().endsWith('?')

interface PhraseSearch {
  /** Global and case-insensitive. */
  readonly patterns: readonly RegExp[]
  readonly unless?: readonly Guard[]
  /** Sentences in which the words mean something else. */
  readonly notIn?: RegExp
  /** What is quoted: the clause around the words, or only the words. */
  readonly quotes?: 'clause' | 'words'
  /** Look inside quotation marks as well: a number given is given, quoted or not. */
  readonly alsoQuoted?: true
}

/** Finds phrases sentence by sentence; each match stands unless a guard answers yes to what comes before it. */
export function phrases({ patterns, unless = [], notIn, quotes = 'clause', alsoQuoted }: PhraseSearch) {
  return (letter: OwnLetter): readonly Span[] =>
    letter.sentences.flatMap(({ start, end }) => {
      const words = (alsoQuoted ? letter.plain : letter.unquoted).slice(start, end)
      if (notIn?.test(words)) return []
      const found = patterns.flatMap(pattern => [...words.matchAll(pattern)])
      const standing = found.filter(({ index }) => !unless.some(guard => guard(words.slice(0, index), words)))
      return standing.map(({ index, 0: match }) => {
        const from = start + index
        const to = from + match.length
        return quotes === 'clause' ? clauseAround(letter, from, to) : trimmed(letter, from, to)
      })
    })
}

function trimmed({ text }: OwnLetter, start: number, end: number): Span {
  const words = text.slice(start, end)
  const from = start + words.length - words.trimStart().length
  return { text: words.trim(), start: from, end: from + words.trim().length }
}
