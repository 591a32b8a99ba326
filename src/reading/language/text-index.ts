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
  const { rows, width, filled, filledWidth } = rowsOf(sentences)
  const found = new Map<number, Pattern[]>()
  for (const pattern of patterns) {
    for (let far = 0; far < filledWidth; far += 1) {
      let words = sharedBits(pattern, filled, filledWidth, far, allOf(width - far * 32))
      for (; words !== 0; words &= words - 1) {
        const word = far * 32 + lowestBit(words)
        let rest = sharedBits(pattern, rows, width, word, allOf(sentences.length - word * 32))
        for (; rest !== 0; rest &= rest - 1) addTo(found, word * 32 + lowestBit(rest), pattern)
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

function sharedBits({ needs }: Pattern, rows: Uint32Array, width: number, at: number, all: number): number {
  let rest = all
  for (const need of needs) if ((rest &= rows[need * width + at] ?? 0) === 0) break
  return rest
}

function allOf(sentences: number): number {
  return sentences >= 32 ? -1 : (1 << sentences) - 1
}

function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}

function addTo(found: Map<number, Pattern[]>, sentence: number, pattern: Pattern): void {
  const list = found.get(sentence)
  if (list) list.push(pattern)
  else found.set(sentence, [pattern])
}

/** By class: a row of bits, one for each sentence, set where the sentence holds one of its keys. */
interface Rows {
  readonly rows: Uint32Array
  /** Numbers a row. */
  readonly width: number
  /** By class again: one bit for each number of its row, set where that is not nought. */
  readonly filled: Uint32Array
  readonly filledWidth: number
}

const ROWS = new WeakMap<readonly Indexed[], Rows>()

function rowsOf(sentences: readonly Indexed[]): Rows {
  const done = ROWS.get(sentences)
  if (done) return done
  const width = (sentences.length + 31) >>> 5
  const rows = new Uint32Array(wordsOfBits() * 32 * width)
  const filledWidth = (width + 31) >>> 5
  const filled = new Uint32Array(wordsOfBits() * 32 * filledWidth)
  sentences.forEach(({ classes }, i) => {
    for (let word = 0; word < classes.length; word += 1) {
      for (let rest = classes[word]!; rest !== 0; rest &= rest - 1) {
        const one = word * 32 + lowestBit(rest)
        rows[one * width + (i >>> 5)]! |= 1 << (i & 31)
        filled[one * filledWidth + (i >>> 10)]! |= 1 << ((i >>> 5) & 31)
      }
    }
  })
  const indexed = { rows, width, filled, filledWidth }
  ROWS.set(sentences, indexed)
  return indexed
}
