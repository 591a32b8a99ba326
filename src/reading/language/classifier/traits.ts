import type { ReadSentence } from '#reading/language/find-phrases.ts'
import type { Atom } from '#reading/language/atoms.ts'
import { lemma } from '#reading/language/lemma.ts'
import { remembered } from '#reading/language/remembered.ts'
import { wordClassesOf, type WordClasses } from './word-classes.ts'

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

/** What the classifier sees in an atom by itself, wherever it stands: its keys and the number of its word. */
interface Token {
  readonly word: number
  readonly isLight: boolean
  readonly alone: readonly number[]
  /** The keys where a "not" stands over it. */
  readonly denied: readonly number[]
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
  const { atoms, stances } = sentence
  const places: number[] = []
  const tokens: Token[] = []
  for (let at = 0; at < atoms.length; at += 1) {
    if (atoms[at]!.kind === 'punct') continue
    places.push(at)
    tokens.push(tokenOf(atoms[at]!))
  }
  for (let i = 0; i < tokens.length; i += 1) {
    const { word, alone, denied } = tokens[i]!
    const at = places[i]!
    for (const key of stances[at]!.negated ? denied : alone) see(key, at, at)
    if (i + 1 < tokens.length) see(keyOf(KIND.neighbours, word, tokens[i + 1]!.word), at, places[i + 1]!)
  }
  together(tokens, places, see)
  manner(sentence, see)
}

function together(tokens: readonly Token[], places: readonly number[], see: SeeTrait): void {
  for (let i = 0; i < tokens.length; i += 1) {
    const { word, isLight } = tokens[i]!
    let reach = isLight ? 0 : REACH
    for (let k = i + 1; k < tokens.length && reach > 0; k += 1) {
      const second = tokens[k]!
      if (second.isLight) continue
      see(keyOf(KIND.together, word, second.word), places[i]!, places[k]!)
      reach -= 1
    }
  }
}

function manner({ atoms, stances, framing }: ReadSentence, see: SeeTrait): void {
  const last = atoms.length - 1
  if (framing) see(keyOf(KIND.framing, hashOf(framing)), 0, last)
  if (stances.some(({ negated }) => negated)) see(keyOf(KIND.negation), 0, last)
  if (stances.some(({ inCondition }) => inCondition)) see(keyOf(KIND.condition), 0, last)
  const modalities: string[] = []
  for (const { modality } of stances) {
    if (modalities.includes(modality)) continue
    modalities.push(modality)
    see(keyOf(KIND.modality, hashOf(modality)), 0, last)
  }
  const subject = atoms.findIndex(({ norm }) => SUBJECTS.has(norm))
  if (subject >= 0) see(keyOf(KIND.subject, hashOf(atoms[subject]!.norm)), subject, subject)
}

function tokenOf({ kind, norm, value }: Atom): Token {
  if (kind === 'word') return tokenOfWord(norm)
  const isShort = value !== undefined && value < SHORT_DAYS
  return tokenOfSign(kind === 'duration' ? (isShort ? '<short time>' : '<long time>') : `<${kind}>`)
}

const tokenOfWord = remembered((norm): Token => tokenWith(hashOf(lemma(norm)), LIGHT.has(norm), wordClassesOf(norm)))
const tokenOfSign = remembered((sign): Token => tokenWith(hashOf(sign), false, undefined))

function tokenWith(word: number, isLight: boolean, classes: WordClasses | undefined): Token {
  const own = keyOf(KIND.word, word)
  if (isLight) return { word, isLight, alone: [own], denied: [own] }
  const shared = classes ? [keyOf(KIND.fineClass, classes.fine), keyOf(KIND.coarseClass, classes.coarse)] : []
  const deniedClass = classes ? [keyOf(KIND.deniedClass, classes.fine)] : []
  return {
    word,
    isLight,
    alone: [own, ...shared],
    denied: [own, keyOf(KIND.deniedWord, word), ...shared, ...deniedClass],
  }
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
