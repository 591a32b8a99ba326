import { findLines, type FindLinesOptions, type PrintMap } from './find-lines.ts'
import { footprint, type LineBox } from './line-box.ts'
import type { Model, Pictures } from './engines.ts'
import type { Raster, Region } from './raster.ts'

interface Look extends FindLinesOptions {
  /** Longest side of what the model sees, in pixels. */
  readonly longSide: number
}

const GLANCE: Look = { longSide: 736, threshold: 0.2, minScore: 0.3 }
const CLOSE_LOOK: Look = { longSide: 1600, threshold: 0.3, minScore: 0.55 }
const WHOLE_FRAME: Look = { ...CLOSE_LOOK, longSide: 1920 }
const MEAN = [0.485, 0.456, 0.406] as const
const SPREAD = [0.229, 0.224, 0.225] as const

/** Finds the printed lines of a picture: a glance finds where the letter lies, a close look finds the lines there, and
 *  when a line is cut by the edge of that part the whole frame is looked at. */
export async function detectLines(pictures: Pictures, model: Model, picture: Raster): Promise<LineBox[]> {
  const eye = { pictures, model }
  const frame: Region = { left: 0, top: 0, width: picture.width, height: picture.height }
  const seen = await look(eye, picture, frame, GLANCE)
  if (seen.length <= 14) return look(eye, picture, frame, WHOLE_FRAME)
  const letter = regionAround(seen, picture)
  const lines = await look(eye, picture, letter, CLOSE_LOOK)
  return lines.some(line => isCutBy(letter, line, picture)) ? look(eye, picture, frame, WHOLE_FRAME) : lines
}

function regionAround(lines: readonly LineBox[], { width, height }: Raster): Region {
  const margin = 0.025 * Math.max(width, height)
  const prints = lines.map(footprint)
  const left = Math.max(0, Math.floor(Math.min(...prints.map(print => print[0])) - margin))
  const top = Math.max(0, Math.floor(Math.min(...prints.map(print => print[1])) - margin))
  const right = Math.min(width, Math.ceil(Math.max(...prints.map(print => print[2])) + margin))
  const bottom = Math.min(height, Math.ceil(Math.max(...prints.map(print => print[3])) + margin))
  return { left, top, width: right - left, height: bottom - top }
}

/** Whether a line reaches the edge of the region where the picture itself goes on. */
function isCutBy(region: Region, line: LineBox, { width, height }: Raster): boolean {
  const near = 0.006 * Math.max(width, height)
  const [left, top, right, bottom] = footprint(line)
  const regionRight = region.left + region.width
  const regionBottom = region.top + region.height
  return (
    (region.left > 2 && left < region.left + near) ||
    (region.top > 2 && top < region.top + near) ||
    (regionRight < width - 2 && right > regionRight - near) ||
    (regionBottom < height - 2 && bottom > regionBottom - near)
  )
}

interface Eye {
  readonly pictures: Pictures
  readonly model: Model
}

async function look(
  { pictures, model }: Eye,
  picture: Raster,
  region: Region,
  { longSide, ...options }: Look,
): Promise<LineBox[]> {
  const scale = Math.min(1, longSide / Math.max(region.width, region.height))
  const width = Math.max(32, Math.round((region.width * scale) / 32) * 32)
  const height = Math.max(32, Math.round((region.height * scale) / 32) * 32)
  const map = await printMap(model, await pictures.scaled(picture, region, { width, height }, 'linear'))
  const scaleX = region.width / width
  const scaleY = region.height / height
  return findLines(map, options).map(line => ({
    ...line,
    centreX: line.centreX * scaleX + region.left,
    centreY: line.centreY * scaleY + region.top,
    length: line.length * scaleX,
    height: line.height * scaleY,
    curve: line.curve.map(k => k * scaleY),
  }))
}

const BAND_PIXELS = 700_000
const OVERLAP = 64

/** The model's view of a picture, band by band: a quarter of the memory of one go. Bands overlap, and each gives the part
 *  its edges do not disturb. */
async function printMap(model: Model, { data, width, height }: Raster): Promise<PrintMap> {
  const count = Math.ceil((width * height) / BAND_PIXELS)
  const step = Math.ceil(height / count / 32) * 32
  const map = new Float32Array(width * height)
  for (let top = 0; top < height; top += step) {
    const from = Math.max(0, top - OVERLAP)
    const to = Math.min(height, top + step + OVERLAP)
    const rows = to - from
    const band = data.subarray((from * data.length) / height, (to * data.length) / height)
    const result = await model.run(asTensor(band, width * rows), [1, 3, rows, width])
    const end = Math.min(height, top + step)
    map.set(result.data.subarray((top - from) * width, (end - from) * width), top * width)
  }
  return { data: map, width, height }
}

function asTensor(pixels: Uint8Array, count: number): Float32Array {
  const channels = pixels.length / count
  const values = new Float32Array(3 * count)
  for (let c = 0; c < 3; c++) {
    const gain = 1 / (255 * SPREAD[c]!)
    const shift = MEAN[c]! / SPREAD[c]!
    for (let i = 0, j = Math.min(c, channels - 1); i < count; i++, j += channels) {
      values[c * count + i] = pixels[j]! * gain - shift
    }
  }
  return values
}
