import type { Atom } from './atoms.ts'
import type { ConceptSpans } from './concept-index.ts'
import type { Pattern } from './pattern-syntax.ts'

export interface Indexed {
  readonly index: ReadonlySet<string>
}

/** Every lemma, exact form (`=form`), kind (`<kind>`) and concept (`@name`) of a sentence. */
export function keysOfSentence(atoms: readonly Atom[], concepts: ConceptSpans): ReadonlySet<string> {
  const keys = new Set<string>()
  for (const atom of atoms) {
    keys.add(atom.lemma)
    keys.add(`=${atom.norm}`)
    keys.add(`<${atom.kind}>`)
  }
  for (const concept of concepts.keys()) keys.add(`@${concept}`)
  return keys
}

/** Whether the sentence holds a word for each step of the pattern. */
export function mayMatch(pattern: Pattern, sentence: Indexed): boolean {
  return pattern.needs.every(keys => keys.some(key => sentence.index.has(key)))
}

/** For each sentence that may match: the patterns worth trying on it, in their order. A text is indexed once, by key, so
 *  that a pattern is asked only of sentences that hold its rarest word. */
export function candidatesIn<T extends Indexed>(
  sentences: readonly T[],
  patterns: readonly Pattern[],
): [number, Pattern[]][] {
  const postings = postingsOf(sentences)
  const found = new Map<number, Pattern[]>()
  for (const pattern of patterns) {
    for (const i of placesOf(pattern, sentences, postings)) {
      if (!mayMatch(pattern, sentences[i]!)) continue
      const list = found.get(i)
      if (list) list.push(pattern)
      else found.set(i, [pattern])
    }
  }
  return [...found]
}

function placesOf(pattern: Pattern, sentences: readonly Indexed[], postings: Postings): Iterable<number> {
  const [rarest] = pattern.needs
  if (!rarest) return sentences.keys()
  if (rarest.length === 1) return postings.get(rarest[0]!) ?? []
  return new Set(rarest.flatMap(key => postings.get(key) ?? []))
}

type Postings = ReadonlyMap<string, readonly number[]>

const POSTINGS = new WeakMap<readonly Indexed[], Postings>()

function postingsOf(sentences: readonly Indexed[]): Postings {
  const done = POSTINGS.get(sentences)
  if (done) return done
  const postings = new Map<string, number[]>()
  sentences.forEach(({ index }, i) => {
    for (const key of index) {
      const list = postings.get(key)
      if (list) list.push(i)
      else postings.set(key, [i])
    }
  })
  POSTINGS.set(sentences, postings)
  return postings
}
