import type { Label } from '#reading/language/classifier/labels.ts'
import { fit, scoreOf, type Row, type Sample, type Weights } from './fit.ts'
import type { ReadPassage } from './read-passages.ts'

/** What a mistake costs: about a text that says it; about a near miss or a lawful text; about one labelled for another
 *  thing, which may say this as well. */
const COST = { says: 2, saysNot: 1, other: 0.3 } as const
const FIRST_ROUNDS = 6
/** The first look takes in each of so many texts that are neither the thing nor a near miss; the second those of all that
 *  came out nearest to it. */
const ONE_OF = 6
const FAR_BELOW = -0.9

/** Whether a passage says it, or undefined where nobody knows. */
export function saysIt(passage: ReadPassage, label: Label): boolean | undefined {
  if (passage.says.includes(label)) return true
  if (passage.saysNot.includes(label) || passage.saysNothing === true) return false
  if (passage.found.has(label)) return passage.saysOneOf?.includes(label) === true ? true : undefined
  return passage.saysOneOf?.includes(label) === true ? undefined : false
}

/** Weights for one label. Of a passage that says it only one sentence, or one pair, need say it: the one that comes out
 *  highest is learned from, in a second round. */
export function learn(label: Label, passages: readonly ReadPassage[], traits: number): Weights {
  const positives: (readonly Row[])[] = []
  const misses: Sample[] = []
  const rest: Sample[] = []
  for (const passage of passages) {
    const says = saysIt(passage, label)
    if (says === undefined || passage.rows.length === 0) continue
    const isMiss = passage.saysNot.includes(label)
    const cost = passage.isLawful || isMiss ? COST.saysNot : COST.other
    if (says) positives.push(passage.rows)
    else for (const row of passage.rows) (isMiss ? misses : rest).push({ row, says: false, cost })
  }
  const saying = (row: Row): Sample => ({ row, says: true, cost: COST.says })
  const widest = positives.map(rows => saying(rows.at(-1)!))
  const first = fit([...misses, ...widest, ...rest.filter((_, i) => i % ONE_OF === 0)], traits, FIRST_ROUNDS)
  const near = rest.filter(({ row }) => scoreOf(first, row) > FAR_BELOW)
  return fit([...misses, ...near, ...positives.map(rows => saying(highest(first, rows)))], traits)
}

function highest(weights: Weights, rows: readonly Row[]): Row {
  let best = rows[0]!
  let most = -Infinity
  for (const row of rows) {
    const score = scoreOf(weights, row)
    if (score > most) [best, most] = [row, score]
  }
  return best
}

/** How much a passage says it: as much as the sentence or pair that says it most. */
export function scoreOfPassage(weights: Weights, { rows }: ReadPassage): number {
  return rows.reduce((most, row) => Math.max(most, scoreOf(weights, row)), -Infinity)
}
