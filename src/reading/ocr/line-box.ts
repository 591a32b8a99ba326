import { fitPolynomial, valueAt } from './fit-polynomial.ts'

/** A printed line found on a picture: a long box, turned, whose centre line may be bent. In pixels of the picture. */
export interface LineBox {
  readonly centreX: number
  readonly centreY: number
  readonly length: number
  readonly height: number
  /** Radians; grows clockwise, as y grows downwards. */
  readonly angle: number
  /** How far the centre line lies below the box's axis at t = -0.5 … 0.5 along it, as a polynomial in t. Empty: straight. */
  readonly curve: readonly number[]
  /** 0 to 1: how surely this is print. */
  readonly score: number
}

export type Point = readonly [x: number, y: number]

/** The point `t` along the line (-0.5 its beginning, 0.5 its end) and `below` pixels under its centre line. */
export function pointOn(line: LineBox, t: number, below = 0): Point {
  const along = t * line.length
  const across = valueAt(line.curve, t) + below
  const cos = Math.cos(line.angle)
  const sin = Math.sin(line.angle)
  return [line.centreX + along * cos - across * sin, line.centreY + along * sin + across * cos]
}

/** The same line read from its other end, upside down. */
export function turnedAround(line: LineBox): LineBox {
  return { ...line, angle: line.angle + Math.PI, curve: line.curve.map((k, i) => (i % 2 ? k : -k)) }
}

/** The same line without its bend. */
export function straightened(line: LineBox): LineBox {
  return { ...line, curve: [] }
}

/** The part of a line between two places along it, 0 its beginning and 1 its end. */
export function partOf(line: LineBox, start: number, end: number): LineBox {
  const share = end - start
  const middle = (start + end) / 2 - 0.5
  const along = middle * line.length
  // p(middle + share · t), expanded: the curve of the part in its own t.
  const curve = line.curve.map(
    (_, power) =>
      line.curve.reduce((sum, k, i) => sum + k * choose(i, power) * middle ** Math.max(0, i - power), 0) *
      share ** power,
  )
  return {
    ...line,
    centreX: line.centreX + along * Math.cos(line.angle),
    centreY: line.centreY + along * Math.sin(line.angle),
    length: line.length * share,
    curve,
  }
}

function choose(n: number, k: number): number {
  if (k > n) return 0
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}

/** The same line made longer by `margin` pixels at both ends, its curve running on. */
export function lengthened(line: LineBox, margin: number): LineBox {
  const length = line.length + 2 * margin
  return { ...line, length, curve: line.curve.map((k, i) => k * (length / line.length) ** i) }
}

/** Left, top, right, bottom of the upright rectangle around a line. */
export function footprint(line: LineBox): readonly [number, number, number, number] {
  const cos = Math.abs(Math.cos(line.angle))
  const sin = Math.abs(Math.sin(line.angle))
  const halfWidth = (line.length * cos + line.height * sin) / 2
  const halfHeight = (line.length * sin + line.height * cos) / 2
  return [line.centreX - halfWidth, line.centreY - halfHeight, line.centreX + halfWidth, line.centreY + halfHeight]
}

/** One line through the centre lines of two, the first ending where the second goes on. */
export function joined(first: LineBox, second: LineBox): LineBox {
  const points = [...samples(first), ...samples(second)]
  const start = points[0]!
  const end = points.at(-1)!
  const angle = Math.atan2(end[1] - start[1], end[0] - start[0])
  const length = Math.hypot(end[0] - start[0], end[1] - start[1])
  const centreX = (start[0] + end[0]) / 2
  const centreY = (start[1] + end[1]) / 2
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const ts = points.map(([x, y]) => ((x - centreX) * cos + (y - centreY) * sin) / length)
  const offsets = points.map(([x, y]) => -(x - centreX) * sin + (y - centreY) * cos)
  return {
    centreX,
    centreY,
    length,
    height: (first.height * first.length + second.height * second.length) / (first.length + second.length),
    angle,
    curve: fitPolynomial(ts, offsets, 3),
    score: Math.min(first.score, second.score),
  }
}

function samples(line: LineBox): Point[] {
  const steps = Math.max(4, Math.round(line.length / 20))
  return Array.from({ length: steps + 1 }, (_, i) => pointOn(line, i / steps - 0.5))
}
