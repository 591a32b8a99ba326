import { LABELS, type Label } from '#reading/language/classifier/labels.ts'
import { emphasisOf } from './emphasis.ts'
import type { Weights } from './fit.ts'

/** The strongest weight of a label becomes this whole number, the others in proportion. */
const STRONGEST = 127
/** A weight that comes out smaller than this is left out. */
const SMALLEST = 4

/** One label's weights as whole numbers, and its two scores in the same measure. */
export interface WholeWeights {
  readonly label: Label
  readonly weights: Int8Array
  readonly least: number | null
  readonly floor: number | null
}

export function whole(
  label: Label,
  weights: Weights,
  {
    keys,
    least,
    floor,
  }: { readonly keys: readonly number[]; readonly least: number | undefined; readonly floor: number | undefined },
): WholeWeights {
  const own = keys.map((key, i) => weights[i]! * emphasisOf(key))
  const most = own.reduce((so, weight) => Math.max(so, Math.abs(weight)), 0)
  const scale = STRONGEST / (most || 1)
  const measured = (score: number | undefined) =>
    score === undefined ? null : Math.round((score - weights.at(-1)!) * scale * 1000) / 1000
  return {
    label,
    weights: Int8Array.from(own, weight => {
      const rounded = Math.round(weight * scale)
      return Math.abs(rounded) < SMALLEST ? 0 : rounded
    }),
    least: measured(least),
    floor: measured(floor),
  }
}

/** All weights by key: the gap to the key before (seven bits a byte), how many labels, then each label and its weight. */
export function encode(keys: readonly number[], all: readonly WholeWeights[]): string {
  const bytes: number[] = []
  const columns = all.map(({ label }) => LABELS.indexOf(label))
  let before = 0
  keys.forEach((key, i) => {
    const speaks = all.flatMap(({ weights, least }, k) => (least !== null && weights[i] !== 0 ? [k] : []))
    if (speaks.length === 0) return
    for (let gap = key - before; ; gap >>>= 7) {
      bytes.push(gap < 128 ? gap : (gap & 127) | 128)
      if (gap < 128) break
    }
    bytes.push(speaks.length)
    for (const k of speaks) bytes.push(columns[k]!, all[k]!.weights[i]! & 255)
    before = key
  })
  return Buffer.from(bytes).toString('base64url')
}
