import type { Atom } from './atoms.ts'
import type { ConceptSpans } from './concept-index.ts'
import { classCount, classesOfKey } from './key-classes.ts'
import type { Pattern } from './pattern-syntax.ts'

export interface Indexed {
  /** One bit for each class of keys of which the sentence holds one. Patterns must be compiled before texts are read. */
  readonly classes: Uint32Array
}

/** What a sentence can be looked up by, gathered once. */
export function classesOfSentence(atoms: readonly Atom[], concepts: ConceptSpans): Uint32Array {
  const classes = new Uint32Array((classCount() >>> 5) + 1)
  const add = (key: string): void => {
    for (const one of classesOfKey(key)) classes[one >>> 5]! |= 1 << (one & 31)
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
    const [rarest] = pattern.needs
    for (const i of rarest === undefined ? sentences.keys() : (postings.get(rarest) ?? [])) {
      if (!mayMatch(pattern, sentences[i]!)) continue
      const list = found.get(i)
      if (list) list.push(pattern)
      else found.set(i, [pattern])
    }
  }
  return found
}

type Postings = ReadonlyMap<number, readonly number[]>

const POSTINGS = new WeakMap<readonly Indexed[], Postings>()

function postingsOf(sentences: readonly Indexed[]): Postings {
  const done = POSTINGS.get(sentences)
  if (done) return done
  const postings = new Map<number, number[]>()
  sentences.forEach(({ classes }, i) => {
    for (let w = 0; w < classes.length; w += 1) {
      for (let rest = classes[w]!; rest !== 0; rest &= rest - 1) {
        const one = w * 32 + 31 - Math.clz32(rest & -rest)
        const list = postings.get(one)
        if (list) list.push(i)
        else postings.set(one, [i])
      }
    }
  })
  POSTINGS.set(sentences, postings)
  return postings
}
