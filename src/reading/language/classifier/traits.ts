import type { ReadSentence } from '#reading/language/find-phrases.ts'
import { wordClassesOf } from './word-classes.ts'

/** Called once for each trait of a sentence, with the atoms it was seen in; a trait may come more than once. */
export type SeeTrait = (key: number, from: number, to: number) => void

/** A trait's key: its kind in the lowest bits, above them as many bits of what it is; two may share one, which costs
 *  little. */
const KIND_BITS = 4
const HASH_BITS = 18

const LIGHT: ReadonlySet<string> = new Set(
  'the a an of to and in for that on is be at by it as with or any all this these those such so will would shall may can could might do have has had been are was were am if'.split(
    ' ',
  ),
)
/** How far apart two words may stand to be seen together, in words that carry sense. */
const REACH = 4
const SHORT_DAYS = 30

interface Token {
  readonly at: number
  readonly word: number
  readonly negated: boolean
  readonly isLight: boolean
  readonly fine: number | undefined
  readonly coarse: number | undefined
}

/** Kinds of trait. */
export const KIND = {
  word: 1,
  deniedWord: 2,
  neighbours: 3,
  fineClass: 4,
  coarseClass: 5,
  deniedClass: 6,
  together: 7,
  framing: 8,
  negation: 9,
  condition: 10,
  modality: 11,
  subject: 12,
} as const
const SUBJECTS: ReadonlySet<string> = new Set(['we', 'you', 'i', 'they', 'it', 'our', 'your'])

/** Everything the classifier sees in a sentence: its words, pairs of them, the classes of like words they belong to, what
 *  is denied, and how it is put. Linear in the sentence. */
export function eachTrait(sentence: ReadSentence, see: SeeTrait): void {
  const tokens = tokensOf(sentence)
  tokens.forEach((token, i) => {
    alone(token, see)
    const next = tokens[i + 1]
    if (next) see(keyOf(KIND.neighbours, token.word, next.word), token.at, next.at)
  })
  together(
    tokens.filter(({ isLight }) => !isLight),
    see,
  )
  manner(sentence, see)
}

function alone({ at, word, negated, isLight, fine, coarse }: Token, see: SeeTrait): void {
  see(keyOf(KIND.word, word), at, at)
  if (negated && !isLight) see(keyOf(KIND.deniedWord, word), at, at)
  if (fine === undefined || coarse === undefined) return
  see(keyOf(KIND.fineClass, fine), at, at)
  see(keyOf(KIND.coarseClass, coarse), at, at)
  if (negated) see(keyOf(KIND.deniedClass, fine), at, at)
}

function together(tokens: readonly Token[], see: SeeTrait): void {
  tokens.forEach((first, i) => {
    for (let k = i + 1; k <= i + REACH && k < tokens.length; k += 1) {
      const second = tokens[k]!
      see(keyOf(KIND.together, first.word, second.word), first.at, second.at)
    }
  })
}

function manner({ atoms, stances, framing }: ReadSentence, see: SeeTrait): void {
  const last = atoms.length - 1
  if (framing) see(keyOf(KIND.framing, hashOf(framing)), 0, last)
  if (stances.some(({ negated }) => negated)) see(keyOf(KIND.negation), 0, last)
  if (stances.some(({ inCondition }) => inCondition)) see(keyOf(KIND.condition), 0, last)
  for (const modality of new Set(stances.map(one => one.modality))) {
    see(keyOf(KIND.modality, hashOf(modality)), 0, last)
  }
  const subject = atoms.findIndex(({ norm }) => SUBJECTS.has(norm))
  if (subject >= 0) see(keyOf(KIND.subject, hashOf(atoms[subject]!.norm)), subject, subject)
}

function tokensOf({ atoms, stances }: ReadSentence): Token[] {
  const tokens: Token[] = []
  atoms.forEach(({ kind, norm, lemma, value }, at) => {
    if (kind === 'punct') return
    const isLight = LIGHT.has(norm)
    const classes = kind === 'word' && !isLight ? wordClassesOf(norm) : undefined
    const span = value !== undefined && value < SHORT_DAYS ? '<short time>' : '<long time>'
    const word = hashOf(kind === 'word' ? lemma : kind === 'duration' ? span : `<${kind}>`)
    tokens.push({ at, word, negated: stances[at]!.negated, isLight, fine: classes?.fine, coarse: classes?.coarse })
  })
  return tokens
}

/** FNV-1a over the letters, in 32 bits. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < text.length; i += 1) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193)
  return hash >>> 0
}

function keyOf(kind: number, first = 0, second = 0): number {
  let hash = Math.imul(kind, 0x9e3779b1) ^ Math.imul(first + 0x7f4a7c15, 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 15) ^ second, 0xc2b2ae35)
  hash = Math.imul(hash ^ (hash >>> 13), 0x27d4eb2f)
  return (((hash ^ (hash >>> 16)) >>> (32 - HASH_BITS)) << KIND_BITS) | kind
}

/** The kind of a trait, from its key. */
export function kindOf(key: number): number {
  return key & ((1 << KIND_BITS) - 1)
}
