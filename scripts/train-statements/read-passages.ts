import { findChargedFees } from '#reading/find/charged-fees.ts'
import { findPaymentDemands } from '#reading/find/payment-demands.ts'
import { labelsOf } from '#reading/find/surmised.ts'
import { THREATS } from '#reading/find/threats/index.ts'
import { CONDUCT_STATEMENTS } from '#reading/find/says/conduct-statements.ts'
import { NOTICE_STATEMENTS } from '#reading/find/says/notice-statements.ts'
import type { Label } from '#reading/language/classifier/labels.ts'
import { belongTogether, mayBeJudged, traitsOf } from '#reading/language/classifier/windows.ts'
import { paperFromText } from '#reading/paper.ts'
import { readText } from '#reading/read-facts.ts'
import { emphasisOf } from './emphasis.ts'
import type { Row } from './fit.ts'
import type { Passage } from './passages.ts'

/** A passage read by the real reader: its sentences and pairs of sentences as rows, and what the patterns find in it. */
export interface ReadPassage extends Passage {
  readonly rows: readonly Row[]
  readonly found: ReadonlySet<Label>
}

export interface ReadPassages {
  readonly passages: readonly ReadPassage[]
  /** The key of each trait, by its number in the rows. */
  readonly keys: readonly number[]
}

/** A trait of one passage only tells nothing about another. */
const LEAST_PASSAGES = 2

export function readPassages(all: readonly Passage[]): ReadPassages {
  const read = all.map(passage => ({ passage, ...keysOf(passage.text) }))
  const counts = new Map<number, number>()
  for (const { sentences } of read) {
    for (const key of new Set(sentences.flatMap(({ traits }) => traits))) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  const keys = [...counts].flatMap(([key, count]) => (count >= LEAST_PASSAGES ? [key] : [])).sort((a, b) => a - b)
  const numbers = new Map(keys.map((key, i) => [key, i]))
  const passages = read.map(({ passage, sentences, found }) => ({
    ...passage,
    found,
    rows: [
      ...sentences.map(({ traits }) => rowOf(numbers, traits, [])),
      ...sentences.flatMap(({ traits, goesOn }, i) =>
        goesOn ? [rowOf(numbers, sentences[i - 1]!.traits, traits)] : [],
      ),
    ],
  }))
  return { passages, keys }
}

interface ReadSentenceTraits {
  readonly traits: readonly number[]
  /** Judged together with the one before as well. */
  readonly goesOn: boolean
}

function keysOf(text: string): { sentences: ReadSentenceTraits[]; found: Set<Label> } {
  const read = readText(paperFromText(text))
  const judged = read.sentences.filter(mayBeJudged)
  return {
    sentences: judged.map((sentence, i) => ({
      traits: traitsOf(sentence),
      goesOn: belongTogether(judged[i - 1], sentence),
    })),
    found: new Set<Label>([
      ...[...NOTICE_STATEMENTS, ...CONDUCT_STATEMENTS]
        .flatMap(find => find(read))
        .map(({ says }) => `says/${says}` as const),
      ...THREATS.flatMap(find => find(read)).map(({ action }) => `threats/${action}` as const),
      ...labelsOf({ ...findChargedFees(read, {}), ...findPaymentDemands(read, {}) }),
    ]),
  }
}

/** As the classifier weighs them: a trait of both sentences counts twice, and long sentences no more than short ones. */
function rowOf(numbers: ReadonlyMap<number, number>, first: readonly number[], second: readonly number[]): Row {
  const each = 1 / Math.sqrt(first.length + second.length)
  const values = new Map<number, number>()
  for (const key of [...first, ...second]) {
    const number = numbers.get(key)
    if (number !== undefined) values.set(number, (values.get(number) ?? 0) + each * emphasisOf(key))
  }
  return { traits: Int32Array.from(values.keys()), values: Float32Array.from(values.values()) }
}
