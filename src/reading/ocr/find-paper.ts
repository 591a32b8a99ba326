import type { Point } from './line-box.ts'
import { sidesOf, type Corners } from './projective.ts'
import type { Raster } from './raster.ts'

/** The box around everything printed, in pixels. */
export interface PrintedPart {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The corners of the sheet of paper on a small upright grey picture: outside the print, four straight edges where bright
 *  paper meets something darker. Undefined when one of them is not plainly seen, as on a scan or a close photo. */
export function findPaper(grey: Raster, printed: PrintedPart): Corners | undefined {
  const { width, height } = grey
  const spanX = [printed.left, printed.right] as const
  const spanY = [printed.top, printed.bottom] as const
  const left = bestEdge({ look: (x, y) => at(grey, x, y), from: 0, to: printed.left, span: spanY, inward: 1 })
  const right = bestEdge({
    look: (x, y) => at(grey, x, y),
    from: printed.right,
    to: width - 1,
    span: spanY,
    inward: -1,
  })
  const top = bestEdge({ look: (y, x) => at(grey, x, y), from: 0, to: printed.top, span: spanX, inward: 1 })
  const bottom = bestEdge({
    look: (y, x) => at(grey, x, y),
    from: printed.bottom,
    to: height - 1,
    span: spanX,
    inward: -1,
  })
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

interface EdgeSearch {
  /** Brightness at an offset and a place along the edge. */
  readonly look: (offset: number, along: number) => number
  readonly from: number
  readonly to: number
  readonly span: readonly [number, number]
  /** In which direction the paper lies. */
  readonly inward: 1 | -1
}

const SAMPLES = 48
const NEAR = 2
const FAR = 5
const DARKER = 10
const PLAIN = 0.75
const MOST_TILT = 0.22

function bestEdge(search: EdgeSearch): Edge | undefined {
  const { from, to, span } = search
  const length = span[1] - span[0]
  const least = Math.ceil(from - MOST_TILT * length)
  let best: Edge | undefined
  let bestScore = 0
  for (let start = Math.ceil(from); start <= to; start++) {
    for (let end = Math.max(least, Math.ceil(start - MOST_TILT * length)); end <= start + MOST_TILT * length; end++) {
      if (end < from || end > to) continue
      const { share, contrast } = support(search, start, end)
      const score = share >= PLAIN ? share * contrast : 0
      if (score > bestScore) {
        bestScore = score
        best = { start, end, span }
      }
    }
  }
  return best
}

/** Along how much of the edge the inner side is plainly brighter, and by how much on the mean. */
function support({ look, span, inward }: EdgeSearch, start: number, end: number): { share: number; contrast: number } {
  let plain = 0
  let sum = 0
  for (let i = 0; i < SAMPLES; i++) {
    const t = (i + 0.5) / SAMPLES
    const along = Math.round(span[0] + (span[1] - span[0]) * t)
    const offset = Math.round(start + (end - start) * t)
    const inside = look(offset + NEAR * inward, along) + look(offset + FAR * inward, along)
    const outside = look(offset - NEAR * inward, along) + look(offset - FAR * inward, along)
    const difference = (inside - outside) / 2
    if (difference > DARKER) plain += 1
    sum += Math.min(60, Math.max(0, difference))
  }
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
