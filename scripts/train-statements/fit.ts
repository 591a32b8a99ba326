import { seeded } from '#units/seeded.ts'

/** A text as the fit sees it: which traits, how strongly each. */
export interface Row {
  readonly traits: Int32Array
  readonly values: Float32Array
}

export interface Sample {
  readonly row: Row
  readonly says: boolean
  /** How much it costs to be wrong about it. */
  readonly cost: number
}

/** Weights by trait; the last one is what every row has. */
export type Weights = Float64Array

const ROUNDS = 12
/** A row this far on its right side is left alone for some rounds. */
const WELL_APART = 0.2

/** A straight line between what says it and what does not, with the widest margin (support vectors, squared loss), by
 *  descent on one row at a time. The same samples give the same weights. */
export function fit(samples: readonly Sample[], traits: number, rounds = ROUNDS): Weights {
  const weights = new Float64Array(traits + 1)
  const pull = new Float64Array(samples.length)
  const resting = new Uint8Array(samples.length)
  const size = samples.map(({ row, cost }) => row.values.reduce((sum, v) => sum + v * v, 1) + 1 / (2 * cost))
  const order = samples.map((_, i) => i)
  const random = seeded(7)
  for (let round = 0; round < rounds; round += 1) {
    shuffle(order, random)
    const looksAtAll = round < 2 || round === rounds - 3
    for (const i of order) {
      if (!looksAtAll && resting[i] === 1) continue
      const { row, says, cost } = samples[i]!
      const side = says ? 1 : -1
      const slope = side * scoreOf(weights, row) - 1 + pull[i]! / (2 * cost)
      resting[i] = pull[i] === 0 && slope > WELL_APART ? 1 : 0
      if (pull[i] === 0 && slope >= 0) continue
      const before = pull[i]!
      pull[i] = Math.max(0, before - slope / size[i]!)
      add(weights, row, (pull[i] - before) * side)
    }
  }
  return weights
}

export function scoreOf(weights: Weights, { traits, values }: Row): number {
  let sum = weights.at(-1)!
  for (let k = 0; k < traits.length; k += 1) sum += weights[traits[k]!]! * values[k]!
  return sum
}

function add(weights: Weights, { traits, values }: Row, step: number): void {
  if (step === 0) return
  for (let k = 0; k < traits.length; k += 1) weights[traits[k]!]! += step * values[k]!
  weights[weights.length - 1]! += step
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i -= 1) {
    const k = random() % (i + 1)
    ;[order[i], order[k]] = [order[k]!, order[i]!]
  }
}
