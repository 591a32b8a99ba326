import type { Label } from '#reading/language/classifier/labels.ts'
import type { Trial } from './cross-validate.ts'

/** Of ten texts it would bring up about half are near misses, so said wrongly, this share is right at least. */
export const LEAST_PRECISION = 0.9
/** Fewer than this found by it, and the precision is chance. */
const FEWEST_FOUND = 4
/** A text labelled for another thing may say this one too: it counts as this much of a mistake. */
const OTHER_COUNTS = 0.25
/** A lawful text that is brought up counts as this many: most of a letter's sentences are such. */
const LAWFUL_COUNTS = 20
/** Of the whole lawful letters, written to come near in every other sentence. */
const NEAR_LETTER_COUNTS = 8

export interface Threshold {
  /** From this score on a sentence is taken to say it; undefined: never. */
  readonly least: number | undefined
  readonly found: number
  readonly positives: number
  readonly wrong: number
  readonly nearMisses: number
  /** Texts labelled for another thing, and lawful ones. */
  readonly others: number
  readonly lawful: number
}

/** Of what patterns rightly find, this share scores less: there a pattern is doubted. */
const DOUBTED = 0.1
/** Fewer than this rightly found by patterns, and nothing is known of how they score. */
const FEWEST_BY_PATTERNS = 20

/** The score below which what a pattern finds is doubted. */
export function floorOf(label: Label, trials: readonly Trial[], { least }: Threshold): number | undefined {
  const scores = trials.filter(({ says, passage }) => says && passage.found.has(label)).map(({ score }) => score)
  if (least === undefined || scores.length < FEWEST_BY_PATTERNS) return undefined
  return Math.min(least, scores.sort((a, b) => a - b)[Math.floor(scores.length * DOUBTED)]!)
}

/** The lowest score at which what is brought up is right often enough. */
export function thresholdOf(trials: readonly Trial[]): Threshold {
  const ranked = trials.toSorted((a, b) => b.score - a.score)
  const positives = trials.filter(({ says, isOwn }) => says && isOwn).length
  const nearMisses = trials.filter(({ says, isOwn }) => !says && isOwn).length
  let found = 0
  let wrong = 0
  let others = 0
  let lawful = 0
  let letters = 0
  let best: Threshold = { least: undefined, found: 0, wrong: 0, others: 0, lawful: 0, positives, nearMisses }
  for (const [i, { says, isOwn, score, passage }] of ranked.entries()) {
    if (says) found += 1
    else if (isOwn) wrong += 1
    else if (passage.saysNothing) letters += 1
    else if (passage.isLawful) lawful += 1
    else others += 1
    const mistakes = wrong + OTHER_COUNTS * others + LAWFUL_COUNTS * lawful + NEAR_LETTER_COUNTS * letters
    const precision = found / (found + mistakes)
    const next = ranked[i + 1]?.score ?? score - 1
    if (found >= FEWEST_FOUND && found > best.found && precision >= LEAST_PRECISION) {
      best = { least: (score + next) / 2, found, wrong, others, lawful, positives, nearMisses }
    }
  }
  return best
}
