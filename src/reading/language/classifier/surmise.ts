import type { ReadSentence } from '#reading/language/find-phrases.ts'
import { LABELS, type Label } from './labels.ts'
import { MODEL } from './model.ts'
import { NumberTable } from './number-table.ts'
import { eachTrait } from './traits.ts'
import { belongTogether, mayBeJudged } from './windows.ts'

/** A sentence that, by all its words together, is like those that say it. */
export interface Surmise {
  readonly label: Label
  readonly sentence: ReadSentence
  /** The sentence beside it, when only both together say it. */
  readonly beside?: ReadSentence
  /** How far above the least score that counts. */
  readonly margin: number
}

/** How many traits a sentence has, alone or with the one before it, the root of it, and what they add up to for each label. */
interface Weighed {
  readonly sentence: ReadSentence
  readonly traits: number
  readonly root: number
  readonly sums: Int32Array
  /** Of the one before it. */
  readonly sumsBefore: Int32Array
}

/** What the sentences say by likeness. */
export interface Likeness {
  /** Each label once for a sentence. */
  readonly surmises: readonly Surmise[]
  /** Whether a sentence, alone and with either neighbour, is less like those that say it than all but a few that do. */
  isUnlike(sentence: ReadSentence, label: Label): boolean
}

/** Whole numbers are added and one root is drawn, so that every machine finds the same. Linear in the number of words. */
export function likenessOf(sentences: readonly ReadSentence[]): Likeness {
  const seen = new NumberTable(SOME_TRAITS)
  const judged = sentences
    .filter(mayBeJudged)
    .map(sentence => (wordsOf(sentence) >= FEWEST_WORDS ? weigh(sentence, seen) : undefined))
  const pairs = judged.map((weighed, i) => pairOf(judged[i - 1], weighed))
  const places = new Map(judged.map((weighed, i) => [weighed?.sentence, i]))
  return {
    surmises: judged.flatMap((weighed, i) => (weighed ? surmisesOf(weighed, judged[i - 1], pairs[i]) : [])),
    isUnlike: (sentence, label) => {
      const column = LABELS.indexOf(label)
      const i = places.get(sentence)
      if (i === undefined || wordsOf(sentence) < FEWEST_TO_DOUBT) return false
      return [judged[i], pairs[i], pairs[i + 1]].every(one => !one || scoreOf(one, column) < MODEL.floor[column]!)
    },
  }
}

function pairOf(before: Weighed | undefined, weighed: Weighed | undefined): Weighed | undefined {
  const isPair = before && weighed && belongTogether(before.sentence, weighed.sentence)
  return isPair ? together(before, weighed) : undefined
}

function surmisesOf(weighed: Weighed, before: Weighed | undefined, pair: Weighed | undefined): Surmise[] {
  const found: Surmise[] = []
  for (let i = 0; i < LABELS.length; i += 1) {
    const alone = marginOf(weighed, i)
    const margin = alone >= 0 || !pair ? alone : marginOf(pair, i)
    if (margin < 0) continue
    const label = LABELS[i]!
    if (alone >= 0 || !before) found.push({ label, sentence: weighed.sentence, margin })
    else {
      const [carries, other] = before.sums[i]! > weighed.sums[i]! ? [before, weighed] : [weighed, before]
      found.push({ label, sentence: carries.sentence, beside: other.sentence, margin })
    }
  }
  return found
}

const SOME_TRAITS = 500

/** A name, a label or half a line says nothing by likeness. */
const FEWEST_WORDS = 4
/** Nor does a heading speak against what a pattern knows in it. */
const FEWEST_TO_DOUBT = 6

function wordsOf({ atoms }: ReadSentence): number {
  let words = 0
  for (const { kind } of atoms) if (kind === 'word') words += 1
  return words
}

/** How much each atom of a sentence speaks for the label: a trait's weight is shared by the words it was seen in. */
export function weightsOfAtoms(sentence: ReadSentence, label: Label): readonly number[] {
  const column = LABELS.indexOf(label)
  const shares = sentence.atoms.map(() => 0)
  const seen = new Set<number>()
  eachTrait(sentence, (key, from, to) => {
    if (seen.has(key) || to - from === sentence.atoms.length - 1) return
    seen.add(key)
    const weight = MODEL.weightOf(key, column)
    shares[from]! += weight / 2
    shares[to]! += weight / 2
  })
  return shares
}

function weigh(sentence: ReadSentence, seen: NumberTable): Weighed {
  const sums = new Int32Array(LABELS.length)
  seen.clear()
  eachTrait(sentence, key => {
    if (seen.add(key)) MODEL.addWeights(key, sums)
  })
  return { sentence, traits: seen.size, root: Math.sqrt(seen.size), sums, sumsBefore: NO_SUMS }
}

const NO_SUMS = new Int32Array(LABELS.length)

function together(first: Weighed, second: Weighed): Weighed {
  const traits = first.traits + second.traits
  return { ...second, traits, root: Math.sqrt(traits), sumsBefore: first.sums }
}

function marginOf(weighed: Weighed, column: number): number {
  return scoreOf(weighed, column) - MODEL.least[column]!
}

function scoreOf({ root, sums, sumsBefore }: Weighed, column: number): number {
  return (sums[column]! + sumsBefore[column]!) / root
}
