import type { Atom } from './atoms.ts'
import type { ConceptSpans } from './concept-index.ts'
import { classesOfKey, wordsOfBits } from './key-classes.ts'
import type { Pattern } from './pattern-syntax.ts'

export interface Indexed {
  /** One bit for each class of keys of which the sentence holds one. Patterns must be compiled before texts are read. */
  readonly classes: Uint32Array
}

/** What a sentence can be looked up by, gathered once. */
export function classesOfSentence(atoms: readonly Atom[], concepts: ConceptSpans): Uint32Array {
  const classes = new Uint32Array(wordsOfBits())
  const add = (key: string): void => {
    const list = classesOfKey(key)
    if (list) for (const one of list) classes[one >>> 5]! |= 1 << (one & 31)
  }
  for (const { lemma, norm, kind } of atoms) {
    add(lemma)
    add(`=${norm}`)
    if (kind !== 'word') add(`<${kind}>`)
  }
  for (const concept of concepts.keys()) add(`@${concept}`)
  return classes
}

/** Whether the sentence holds a word for each step of the pattern. */
export function mayMatch({ needs }: Pattern, { classes }: Indexed): boolean {
  for (const need of needs) if (((classes[need >>> 5] ?? 0) & (1 << (need & 31))) === 0) return false
  return true
}

/** For each sentence that may match: the patterns worth trying on it, in their order. A text is indexed once, so that a
 *  pattern is asked only of sentences that hold its rarest word. */
export function candidatesIn(sentences: readonly Indexed[], patterns: readonly Pattern[]): Map<number, Pattern[]> {
  const postings = postingsOf(sentences)
  const found = new Map<number, Pattern[]>()
  for (const pattern of patterns) {
    for (const i of pattern.needs.length === 0 ? sentences.keys() : rarestOf(pattern.needs, postings)) {
      if (!mayMatch(pattern, sentences[i]!)) continue
      const list = found.get(i)
      if (list) list.push(pattern)
      else found.set(i, [pattern])
    }
  }
  return found
}

// the sentences that hold what fewest hold
function rarestOf(needs: readonly number[], postings: Postings): readonly number[] {
  let rarest = postings[needs[0]!] ?? NO_SENTENCE
  for (let k = 1; k < needs.length && rarest.length > 0; k += 1) {
    const list = postings[needs[k]!] ?? NO_SENTENCE
    if (list.length < rarest.length) rarest = list
  }
  return rarest
}

const NO_SENTENCE: readonly number[] = []

/** By class: the sentences that hold one of its keys. */
type Postings = readonly (readonly number[] | undefined)[]

const POSTINGS = new WeakMap<readonly Indexed[], Postings>()

function postingsOf(sentences: readonly Indexed[]): Postings {
  const done = POSTINGS.get(sentences)
  if (done) return done
  const postings: (number[] | undefined)[] = Array.from({ length: wordsOfBits() * 32 }, () => undefined)
  sentences.forEach(({ classes }, i) => {
    for (let w = 0; w < classes.length; w += 1) {
      for (let rest = classes[w]!; rest !== 0; rest &= rest - 1) {
        const one = w * 32 + 31 - Math.clz32(rest & -rest)
        const list = postings[one]
        if (list) list.push(i)
        else postings[one] = [i]
      }
    }
  })
  POSTINGS.set(sentences, postings)
  return postings
}
