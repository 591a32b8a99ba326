import type { Point } from './line-box.ts'
import { sidesOf, type Corners } from './projective.ts'
import type { Raster } from './raster.ts'

/** The corners of the sheet of paper on a small upright grey picture: outside the print, four straight edges where bright
 *  paper meets something darker. Undefined when one of them is not plainly seen, as on a scan or a close photo.
 *  @param printed points around what is printed, in pixels */
export function findPaper(grey: Raster, printed: readonly Point[]): Corners | undefined {
  const { width, height } = grey
  const upright = (offset: number, along: number): number => at(grey, offset, along)
  const level = (offset: number, along: number): number => at(grey, along, offset)
  const sideways = printed.map(([x, y]): Point => [y, x])
  const left = bestEdge({ look: upright, print: printed, limit: 0, inward: 1 })
  const right = bestEdge({ look: upright, print: printed, limit: width - 1, inward: -1 })
  const top = bestEdge({ look: level, print: sideways, limit: 0, inward: 1 })
  const bottom = bestEdge({ look: level, print: sideways, limit: height - 1, inward: -1 })
  if (!left || !right || !top || !bottom) return undefined
  const corners: Corners = [crossing(left, top), crossing(right, top), crossing(right, bottom), crossing(left, bottom)]
  return isSheet(corners, grey) ? corners : undefined
}

/** A nearly upright (or, seen sideways, level) line: its offset at the beginning and end of a span. */
interface Edge {
  readonly start: number
  readonly end: number
  readonly span: readonly [number, number]
}

/** How one side of the sheet is looked at. */
interface Side {
  /** Brightness at an offset and a place along the edge. */
  readonly look: (offset: number, along: number) => number
  /** In which direction the paper lies. */
  readonly inward: 1 | -1
}

interface EdgeSearch extends Side {
  /** Offsets and places along the edge of points around what is printed: the edge lies outside of them all. */
  readonly print: readonly Point[]
  /** The picture ends at this offset. */
  readonly limit: number
}

const SAMPLES = 48
const NEAR = 2
const FAR = 5
const DARKER = 10
const PLAIN = 0.75
const MOST_TILT = 0.22

function bestEdge({ look, print, limit, inward }: EdgeSearch): Edge | undefined {
  const alongs = print.map(([, along]) => along)
  const span = [Math.min(...alongs), Math.max(...alongs)] as const
  const most = MOST_TILT * (span[1] - span[0])
  const outermost = outermostPrint(print, span, inward)
  const outside = [limit, outermost[0]!.offset]
  let best: Edge | undefined
  let bestScore = 0
  for (let start = Math.ceil(Math.min(...outside)); start <= Math.max(...outside); start++) {
    const bounds = outermost.flatMap(({ t, offset }) => (t > 0 ? [start + (offset - start) / t] : []))
    const [least, last] =
      inward === 1
        ? [Math.max(limit, start - most), Math.min(start + most, ...bounds)]
        : [Math.max(start - most, ...bounds), Math.min(limit, start + most)]
    for (let end = Math.ceil(least); end <= last; end++) {
      const { share, contrast } = support({ look, inward }, { start, end, span })
      const score = share >= PLAIN ? share * contrast : 0
      if (score > bestScore) {
        bestScore = score
        best = { start, end, span }
      }
    }
  }
  return best && sharpest({ look, inward }, best)
}

/** An edge is seen from a few pixels off as well: of those around it the one where the brightness leaps most. */
function sharpest({ look, inward }: Side, { start, end, span }: Edge): Edge {
  let best = { start, end, span }
  let bestLeap = -Infinity
  for (let first = start - FAR; first <= start + FAR; first++) {
    for (let last = end - FAR; last <= end + FAR; last++) {
      let leap = 0
      eachPlace({ start: first, end: last, span }, (offset, along) => {
        leap += look(offset + inward, along) - look(offset - inward, along)
      })
      if (leap > bestLeap) {
        bestLeap = leap
        best = { start: first, end: last, span }
      }
    }
  }
  return best
}

function eachPlace({ start, end, span }: Edge, use: (offset: number, along: number) => void): void {
  for (let i = 0; i < SAMPLES; i++) {
    const t = (i + 0.5) / SAMPLES
    use(Math.round(start + (end - start) * t), Math.round(span[0] + (span[1] - span[0]) * t))
  }
}

/** Of the points in each part of the edge the outermost; the first at the very beginning. */
function outermostPrint(
  print: readonly Point[],
  [first, last]: readonly [number, number],
  inward: Side['inward'],
): readonly { readonly t: number; readonly offset: number }[] {
  const parts = new Map<number, { t: number; offset: number }>()
  for (const [offset, along] of print) {
    const t = (along - first) / Math.max(1, last - first)
    const part = Math.ceil(t * SAMPLES)
    const so = parts.get(part)
    if (!so || (so.offset - offset) * inward > 0) parts.set(part, { t, offset })
  }
  return [...parts].sort(([a], [b]) => a - b).map(([, one]) => one)
}

/** Along how much of the edge the inner side is plainly brighter, and by how much on the mean. */
function support({ look, inward }: Side, edge: Edge): { share: number; contrast: number } {
  let plain = 0
  let sum = 0
  eachPlace(edge, (offset, along) => {
    const inside = look(offset + NEAR * inward, along) + look(offset + FAR * inward, along)
    const outside = look(offset - NEAR * inward, along) + look(offset - FAR * inward, along)
    const difference = (inside - outside) / 2
    if (difference > DARKER) plain += 1
    sum += Math.min(60, Math.max(0, difference))
  })
  return { share: plain / SAMPLES, contrast: sum / SAMPLES }
}

function at({ data, width, height }: Raster, x: number, y: number): number {
  const column = Math.min(width - 1, Math.max(0, x))
  const row = Math.min(height - 1, Math.max(0, y))
  return data[row * width + column]!
}

/** Where an upright edge x = a + b·y meets a level one y = c + d·x. */
function crossing(upright: Edge, level: Edge): Point {
  const b = (upright.end - upright.start) / (upright.span[1] - upright.span[0])
  const a = upright.start - b * upright.span[0]
  const d = (level.end - level.start) / (level.span[1] - level.span[0])
  const c = level.start - d * level.span[0]
  const y = (c + d * a) / (1 - b * d)
  return [a + b * y, y]
}

/** Corners inside the picture, or nearly; sides of like length; large enough to be the page. */
function isSheet(corners: Corners, { width, height }: Raster): boolean {
  const inPicture = corners.every(
    ([x, y]) => x > -0.03 * width && x < 1.03 * width && y > -0.03 * height && y < 1.03 * height,
  )
  const [top, right, bottom, left] = sidesOf(corners)
  const alike = Math.min(top / bottom, bottom / top, left / right, right / left)
  return inPicture && alike > 0.6 && Math.min(top, bottom) > 0.3 * width && Math.min(left, right) > 0.3 * height
}
