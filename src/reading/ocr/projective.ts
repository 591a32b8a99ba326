import { solve } from './fit-polynomial.ts'
import type { Point } from './line-box.ts'

/** A projective map of the plane, as the first eight numbers of its matrix by rows; the ninth is 1. */
export type Projective = readonly number[]

export type Corners = readonly [topLeft: Point, topRight: Point, bottomRight: Point, bottomLeft: Point]

/** The map that takes each corner of `from` to the same corner of `to`. */
export function mapCorners(from: Corners, to: Corners): Projective {
  const rows = from.flatMap(([x, y], i) => {
    const [u, v] = to[i]!
    return [Float64Array.of(x, y, 1, 0, 0, 0, -x * u, -y * u, u), Float64Array.of(0, 0, 0, x, y, 1, -x * v, -y * v, v)]
  })
  return solve(rows)
}

export function apply(map: Projective, [x, y]: Point): Point {
  const [a = 1, b = 0, c = 0, d = 0, e = 1, f = 0, g = 0, h = 0] = map
  const w = g * x + h * y + 1
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w]
}

export function rectangle(width: number, height: number): Corners {
  return [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ]
}

export function mapPoints([a, b, c, d]: Corners, move: (point: Point) => Point): Corners {
  return [move(a), move(b), move(c), move(d)]
}

/** Lengths of the top, right, bottom and left side. */
export function sidesOf([a, b, c, d]: Corners): [number, number, number, number] {
  const length = (from: Point, to: Point): number => Math.hypot(to[0] - from[0], to[1] - from[1])
  return [length(a, b), length(b, c), length(d, c), length(a, d)]
}
