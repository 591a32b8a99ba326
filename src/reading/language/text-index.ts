import type { Atom } from './atoms.ts'
import type { ConceptSpans } from './concept-index.ts'
import { classesOfConcept, classesOfForm, classesOfKind, classesOfLemma, wordsOfBits } from './key-classes.ts'
import type { Pattern } from './pattern-syntax.ts'

export interface Indexed {
  /** One bit for each class of keys of which the sentence holds one. Patterns must be compiled before texts are read. */
  readonly classes: Uint32Array
}

/** What a sentence can be looked up by, gathered once. */
export function classesOfSentence(atoms: readonly Atom[], concepts: ConceptSpans): Uint32Array {
  const classes = bitsForOne()
  for (const { lemma, norm, kind } of atoms) {
    setAll(classes, classesOfLemma(lemma))
    setAll(classes, classesOfForm(norm))
    if (kind !== 'word') setAll(classes, classesOfKind(kind))
  }
  for (const concept of concepts.keys()) setAll(classes, classesOfConcept(concept))
  return classes
}

function setAll(bits: Uint32Array, classes: readonly number[] | undefined): void {
  if (classes) for (const one of classes) bits[one >>> 5]! |= 1 << (one & 31)
}

/** Sentences that share one array: many small ones are dear to make and to clear away. */
const SHARING = 32
let shared = new Uint32Array()

function bitsForOne(): Uint32Array {
  const size = wordsOfBits()
  if (shared.length < size) shared = new Uint32Array(SHARING * size)
  const own = shared.subarray(0, size)
  shared = shared.subarray(size)
  return own
}

/** Whether the sentence holds a word for each step of the pattern. */
export function mayMatch({ needs }: Pattern, { classes }: Indexed): boolean {
  for (const need of needs) if (((classes[need >>> 5] ?? 0) & (1 << (need & 31))) === 0) return false
  return true
}

/** For each sentence that may match: the patterns worth trying on it, in their order. A text is indexed once; where all a
 *  pattern needs stands together is told for thirty-two sentences at a time. */
export function candidatesIn(sentences: readonly Indexed[], patterns: readonly Pattern[]): Map<number, Pattern[]> {
  if (sentences.length < FEW_SENTENCES) return candidatesInFew(sentences, patterns)
  const { classes, near, far } = bitsOf(sentences)
  const blocks = near.length / classes
  const found = new Map<number, Pattern[]>()
  const lookIn = (block: number, pattern: Pattern): void => {
    let rest = sharedBits(pattern, near, block * classes, allOf(sentences.length - block * 32))
    for (; rest !== 0; rest &= rest - 1) addTo(found, block * 32 + lowestBit(rest), pattern)
  }
  for (const pattern of patterns) {
    if (blocks === 1) lookIn(0, pattern)
    else {
      for (let first = 0; first < blocks; first += 32) {
        let some = sharedBits(pattern, far, (first >>> 5) * classes, allOf(blocks - first))
        for (; some !== 0; some &= some - 1) lookIn(first + lowestBit(some), pattern)
      }
    }
  }
  return found
}

/** Fewer are looked through faster than indexed. */
const FEW_SENTENCES = 8

function candidatesInFew(sentences: readonly Indexed[], patterns: readonly Pattern[]): Map<number, Pattern[]> {
  const found = new Map<number, Pattern[]>()
  sentences.forEach((sentence, i) => {
    const may = patterns.filter(one => mayMatch(one, sentence))
    if (may.length > 0) found.set(i, may)
  })
  return found
}

function sharedBits({ needs }: Pattern, bits: Uint32Array, at: number, all: number): number {
  let rest = all
  for (const need of needs) if ((rest &= bits[at + need] ?? 0) === 0) break
  return rest
}

function allOf(count: number): number {
  return count >= 32 ? -1 : (1 << count) - 1
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

function addTo(found: Map<number, Pattern[]>, sentence: number, pattern: Pattern): void {
  const list = found.get(sentence)
  if (list) list.push(pattern)
  else found.set(sentence, [pattern])
}

interface Bits {
  readonly classes: number
  /** For each block of thirty-two sentences a number for each class: one bit for each sentence that holds one of its keys. */
  readonly near: Uint32Array
  /** The same for thirty-two blocks: one bit for each block in which a sentence does. */
  readonly far: Uint32Array
}

const BITS = new WeakMap<readonly Indexed[], Bits>()

function bitsOf(sentences: readonly Indexed[]): Bits {
  const done = BITS.get(sentences)
  if (done) return done
  const classes = wordsOfBits() * 32
  const blocks = (sentences.length + 31) >>> 5
  const near = new Uint32Array(blocks * classes)
  const far = new Uint32Array(((blocks + 31) >>> 5) * classes)
  sentences.forEach((sentence, i) => {
    const block = i >>> 5
    for (let word = 0; word < sentence.classes.length; word += 1) {
      for (let rest = sentence.classes[word]!; rest !== 0; rest &= rest - 1) {
        const one = word * 32 + lowestBit(rest)
        near[block * classes + one]! |= 1 << (i & 31)
        far[(block >>> 5) * classes + one]! |= 1 << (block & 31)
      }
    }
  })
  const bits = { classes, near, far }
  BITS.set(sentences, bits)
  return bits
}
