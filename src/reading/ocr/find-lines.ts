import { fitPolynomial } from './fit-polynomial.ts'
import { smallestBox, type TurnedBox } from './smallest-box.ts'
import type { LineBox } from './line-box.ts'

/** How sure the detector was of print at each point of a picture, 0 to 1. */
export interface PrintMap {
  readonly data: Float32Array
  readonly width: number
  readonly height: number
}

export interface FindLinesOptions {
  /** A point counts as print above this. */
  readonly threshold: number
  /** A patch counts as a line when its mean is above this. */
  readonly minScore: number
}

const SMALLEST_PATCH = 6
const SMALLEST_HEIGHT = 3
// The detector marks the core of a line; its ascenders and descenders lie this much further out.
const GROW = 1.6

/** The printed lines in a print map: each patch's smallest box, its centre line fitted along the patch, grown to the
 *  full height of the letters. In pixels of the map. */
export function findLines(map: PrintMap, { threshold, minScore }: FindLinesOptions): LineBox[] {
  const lines: LineBox[] = []
  for (const patch of patchesOf(map, threshold)) {
    if (patch.pixels.length < SMALLEST_PATCH || patch.score < minScore) continue
    const box = smallestBox(outline(patch.pixels, map.width))
    if (Math.min(box.length, box.height) < SMALLEST_HEIGHT) continue
    const line = { ...box, score: patch.score }
    lines.push(grown({ ...line, ...centreLine(patch.pixels, map.width, box) }))
  }
  return lines
}

interface Patch {
  readonly pixels: Int32Array
  readonly score: number
}

function* patchesOf({ data, width, height }: PrintMap, threshold: number): Generator<Patch> {
  const seen = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let end = 0
  for (let seed = 0; seed < data.length; seed++) {
    if (seen[seed] || data[seed]! <= threshold) continue
    const start = end
    let sum = 0
    seen[seed] = 1
    queue[end++] = seed
    for (let next = start; next < end; next++) {
      const pixel = queue[next]!
      sum += data[pixel]!
      const x = pixel % width
      const y = (pixel - x) / width
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const neighbour = ny * width + nx
          if (seen[neighbour] || data[neighbour]! <= threshold) continue
          seen[neighbour] = 1
          queue[end++] = neighbour
        }
      }
    }
    yield { pixels: queue.subarray(start, end), score: sum / (end - start) }
  }
}

// Corners of the first and last pixel of each row: enough for the hull.
function outline(pixels: Int32Array, width: number): [number, number][] {
  const first = new Map<number, number>()
  const last = new Map<number, number>()
  for (const pixel of pixels) {
    const x = pixel % width
    const y = (pixel - x) / width
    if (x < (first.get(y) ?? Infinity)) first.set(y, x)
    if (x > (last.get(y) ?? -Infinity)) last.set(y, x)
  }
  return [...first].flatMap(([y, x]): [number, number][] => {
    const right = last.get(y)! + 1
    return [
      [x, y],
      [right, y],
      [x, y + 1],
      [right, y + 1],
    ]
  })
}

/** The middle of the patch, bin by bin along the box, as a smooth curve; and how thick the patch mostly is. */
function centreLine(pixels: Int32Array, width: number, box: TurnedBox): Pick<LineBox, 'curve' | 'height'> {
  const flat = { curve: [], height: box.height }
  if (box.length / box.height <= 4 || box.length <= 60) return flat
  const bins = Math.max(8, Math.min(64, Math.round(box.length / 8)))
  const top = new Float32Array(bins).fill(Infinity)
  const bottom = new Float32Array(bins).fill(-Infinity)
  const cos = Math.cos(box.angle)
  const sin = Math.sin(box.angle)
  for (const pixel of pixels) {
    const column = pixel % width
    const x = column + 0.5 - box.centreX
    const y = (pixel - column) / width + 0.5 - box.centreY
    const along = (x * cos + y * sin) / box.length + 0.5
    const across = y * cos - x * sin
    const bin = Math.min(bins - 1, Math.max(0, Math.floor(along * bins)))
    if (across < top[bin]!) top[bin] = across
    if (across > bottom[bin]!) bottom[bin] = across
  }
  const ts: number[] = []
  const middles: number[] = []
  const heights: number[] = []
  for (let bin = 1; bin < bins - 1; bin++) {
    if (bottom[bin]! <= top[bin]!) continue
    ts.push((bin + 0.5) / bins - 0.5)
    middles.push((top[bin]! + bottom[bin]!) / 2)
    heights.push(bottom[bin]! - top[bin]! + 1)
  }
  if (ts.length <= 6) return flat
  const usual = heights.sort((a, b) => a - b)[Math.floor(heights.length * 0.6)]!
  return {
    curve: fitPolynomial(ts, middles, box.length / box.height > 12 ? 3 : 2),
    height: Math.min(box.height, Math.max(usual, SMALLEST_HEIGHT)),
  }
}

function grown(line: LineBox): LineBox {
  const margin = (line.length * line.height * GROW) / (2 * (line.length + line.height))
  const length = line.length + 2 * margin
  const shrink = line.length / length
  return { ...line, length, height: line.height + 2 * margin, curve: line.curve.map((k, i) => k * shrink ** i) }
}
