import type { Pictures } from './engines.ts'
import { fitPolynomial } from './fit-polynomial.ts'
import { findPaper } from './find-paper.ts'
import { pointOn, type LineBox, type Point } from './line-box.ts'
import { apply, mapCorners, mapPoints, rectangle, sidesOf, type Corners, type Projective } from './projective.ts'
import type { Raster } from './raster.ts'
import type { Turn } from './turn-upright.ts'

/** A page made flat: how points of the photo come to lie on it, and how large its picture is. */
export interface FlatPage {
  readonly width: number
  readonly height: number
  /** Photo pixels to picture pixels. */
  readonly toPicture: Projective
  /** The picture's corners on the photo as it was read, in pixels. */
  readonly photoCorners: Corners
  /** The same on the upright photo, as fractions of it. */
  readonly corners: Corners
}

const LONG_SIDE = 1700
const SMALL_SIDE = 400
const MARGIN = 0.03

/** Finds how to show the page upright and flat: by the edges of the paper when all four are plainly seen; otherwise by the
 *  printed lines, made level and parallel, with everything printed inside. */
export async function flattenPage(
  pictures: Pictures,
  photo: Raster,
  lines: readonly LineBox[],
  turn: Turn,
): Promise<FlatPage> {
  const upright = uprightFrame(photo, turn)
  const placed = lines.map(line => placedLine(line, upright))
  const corners =
    paperCorners(await pictures.sketch(photo, turn, SMALL_SIDE), upright, placed) ?? levelCorners(placed, upright)
  const [width, height] = sizeOf(corners)
  const scale = Math.min(1, LONG_SIDE / Math.max(width, height))
  const size = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))] as const
  const photoCorners = mapPoints(corners, upright.toPhoto)
  return {
    width: size[0],
    height: size[1],
    toPicture: mapCorners(photoCorners, rectangle(...size)),
    photoCorners,
    corners: mapPoints(corners, ([x, y]) => [x / upright.width, y / upright.height]),
  }
}

/** The photo as it would lie when turned so that its lines read from left to right. */
interface UprightFrame {
  readonly width: number
  readonly height: number
  readonly fromPhoto: (point: Point) => Point
  readonly toPhoto: (point: Point) => Point
}

function uprightFrame({ width, height }: Raster, turn: Turn): UprightFrame {
  switch (turn) {
    case 0:
      return { width, height, fromPhoto: point => point, toPhoto: point => point }
    case 90:
      return {
        width: height,
        height: width,
        fromPhoto: ([x, y]) => [y, width - x],
        toPhoto: ([u, v]) => [width - v, u],
      }
    case 180:
      return {
        width,
        height,
        fromPhoto: ([x, y]) => [width - x, height - y],
        toPhoto: ([u, v]) => [width - u, height - v],
      }
    case 270:
      return {
        width: height,
        height: width,
        fromPhoto: ([x, y]) => [height - y, x],
        toPhoto: ([u, v]) => [v, height - u],
      }
  }
}

/** A line in the upright frame: its outline, and where and how steeply its middle runs. */
interface PlacedLine {
  readonly outline: readonly Point[]
  readonly middle: Point
  readonly slope: number
  readonly length: number
}

function placedLine(line: LineBox, frame: UprightFrame): PlacedLine {
  const half = line.height / 2
  const outline = [-0.5, -0.25, 0, 0.25, 0.5].flatMap(t => [
    frame.fromPhoto(pointOn(line, t, -half)),
    frame.fromPhoto(pointOn(line, t, half)),
  ])
  const [startX, startY] = frame.fromPhoto(pointOn(line, -0.45))
  const [endX, endY] = frame.fromPhoto(pointOn(line, 0.45))
  return {
    outline,
    middle: [(startX + endX) / 2, (startY + endY) / 2],
    slope: (endY - startY) / Math.max(1, endX - startX),
    length: line.length,
  }
}

function paperCorners(sketch: Raster, frame: UprightFrame, lines: readonly PlacedLine[]): Corners | undefined {
  if (lines.length === 0) return undefined
  const scale = sketch.width / frame.width
  const corners = findPaper(
    sketch,
    lines.flatMap(line => line.outline.map(([x, y]): Point => [x * scale, y * scale])),
  )
  return corners && mapPoints(corners, ([x, y]) => [x / scale, y / scale])
}

/** The frame in which printed lines run level: their slope, and how it changes down the page as far lines shrink, is
 *  fitted over all long lines. */
function levelCorners(lines: readonly PlacedLine[], frame: UprightFrame): Corners {
  const long = lines.filter(line => line.length > 0.15 * frame.width && Math.abs(line.slope) < 0.3)
  if (long.length < 3) return rectangle(frame.width, frame.height)
  const [tilt = 0, spread = 0] = robustFit(long)
  // A level line of the page at height v lies at y = v + x · (tilt + spread · v) on the photo.
  const toPage = ([x, y]: Point): Point => [x + tilt * y, (y - tilt * x) / (1 + spread * x)]
  const fromPage = ([u, v]: Point): Point => {
    let x = u
    let y = v
    for (let i = 0; i < 20; i++) {
      y = v * (1 + spread * x) + tilt * x
      x = u - tilt * y
    }
    return [x, y]
  }
  const points = lines.flatMap(line => line.outline.map(toPage))
  const margin = MARGIN * Math.max(frame.width, frame.height)
  const edge = rectangle(frame.width, frame.height).map(toPage)
  const left = Math.max(Math.min(...points.map(([x]) => x)) - margin, Math.min(...edge.map(([x]) => x)))
  const right = Math.min(Math.max(...points.map(([x]) => x)) + margin, Math.max(...edge.map(([x]) => x)))
  const top = Math.max(Math.min(...points.map(([, y]) => y)) - margin, Math.min(...edge.map(([, y]) => y)))
  const bottom = Math.min(Math.max(...points.map(([, y]) => y)) + margin, Math.max(...edge.map(([, y]) => y)))
  return [fromPage([left, top]), fromPage([right, top]), fromPage([right, bottom]), fromPage([left, bottom])]
}

/** Slope = tilt + spread · y, fitted twice: the second time without the lines that stray. */
function robustFit(lines: readonly PlacedLine[]): number[] {
  const fit = (some: readonly PlacedLine[]): number[] =>
    fitPolynomial(
      some.map(line => line.middle[1] / 1000),
      some.map(line => line.slope),
      some.length < 6 ? 0 : 1,
    )
  const value = (k: readonly number[], y: number): number => (k[0] ?? 0) + (k[1] ?? 0) * (y / 1000)
  const first = fit(lines)
  const strays = lines.map(line => Math.abs(line.slope - value(first, line.middle[1])))
  const usual = [...strays].sort((a, b) => a - b)[strays.length >> 1]!
  const [tilt = 0, spread = 0] = fit(lines.filter((_, i) => strays[i]! <= Math.max(0.004, 2.5 * usual)))
  return [tilt, spread / 1000]
}

function sizeOf(corners: Corners): [number, number] {
  const [top, right, bottom, left] = sidesOf(corners)
  return [Math.max(top, bottom), Math.max(left, right)]
}

/** A rectangle of a line (0 to 1 along and across it) as a box on the flat picture, in fractions of it. */
export function boxOnPage(
  { toPicture, width, height }: FlatPage,
  line: LineBox,
  { start, end, top, bottom }: { start: number; end: number; top: number; bottom: number },
): readonly [number, number, number, number] {
  const points = [start, (start + end) / 2, end].flatMap(along =>
    [top, bottom].map(across => apply(toPicture, pointOn(line, along - 0.5, (across - 0.5) * line.height))),
  )
  const xs = points.map(([x]) => x / width)
  const ys = points.map(([, y]) => y / height)
  const inside = (value: number): number => Math.min(1, Math.max(0, value))
  return [inside(Math.min(...xs)), inside(Math.min(...ys)), inside(Math.max(...xs)), inside(Math.max(...ys))]
}
