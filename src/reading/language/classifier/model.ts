import { bytesOf } from './base64url.ts'
import { LABELS } from './labels.ts'
import { FLOORS, LEAST_SCORES, WEIGHTS } from './model.data.ts'
import { NumberTable } from './number-table.ts'

const SOME_TRAITS = 20_000

/** The shipped weights: of each trait, for which labels it speaks and how strongly. */
class Model {
  /** Of each label the score from which on a sentence is taken to say it, its own offset taken off; infinite: never. */
  readonly least = Float64Array.from(LABELS, label => LEAST_SCORES[label] ?? Infinity)
  /** Of each label the score below which a pattern that finds it is doubted; infinite, downwards: never. */
  readonly floor = Float64Array.from(LABELS, label => FLOORS[label] ?? -Infinity)
  private readonly at = new NumberTable(SOME_TRAITS)
  private readonly bytes = bytesOf(WEIGHTS)

  constructor() {
    let key = 0
    let i = 0
    while (i < this.bytes.length) {
      let gap = 0
      for (let shift = 0; ; shift += 7) {
        const byte = this.bytes[i++]!
        gap |= (byte & 127) << shift
        if (byte < 128) break
      }
      key += gap
      this.at.add(key, i)
      i += 1 + 2 * this.bytes[i]!
    }
  }

  /** Adds a trait's weights to the sums of the labels it speaks for or against. */
  addWeights(key: number, sums: Int32Array): void {
    const start = this.at.get(key)
    if (start === undefined) return
    const end = start + 1 + 2 * this.bytes[start]!
    for (let i = start + 1; i < end; i += 2) sums[this.bytes[i]!]! += signed(this.bytes[i + 1]!)
  }

  weightOf(key: number, column: number): number {
    const start = this.at.get(key)
    if (start === undefined) return 0
    const end = start + 1 + 2 * this.bytes[start]!
    let weight = 0
    for (let i = start + 1; i < end; i += 2) if (this.bytes[i] === column) weight += signed(this.bytes[i + 1]!)
    return weight
  }
}

export const MODEL = new Model()

function signed(byte: number): number {
  return byte < 128 ? byte : byte - 256
}
