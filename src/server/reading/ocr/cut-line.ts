import { valueAt } from './fit-polynomial.ts'
import type { LineBox } from './line-box.ts'
import type { Raster } from './raster.ts'

/** Cuts a line out of a picture, straightened along its own curve, at the given height in pixels. Shrinking averages over
 *  the height, so that thin strokes survive. */
export function cutLine(picture: Raster, line: LineBox, height: number): Raster {
  const { channels } = picture
  const width = Math.max(8, Math.round((line.length * height) / line.height))
  const data = new Uint8Array(width * height * channels)
  const takes = Math.max(1, Math.round(line.height / height))
  const cos = Math.cos(line.angle)
  const sin = Math.sin(line.angle)
  const sums = new Float64Array(channels)
  for (let x = 0; x < width; x++) {
    const t = (x + 0.5) / width - 0.5
    const along = t * line.length
    const bend = valueAt(line.curve, t)
    const startX = line.centreX + along * cos
    const startY = line.centreY + along * sin
    for (let y = 0; y < height; y++) {
      sums.fill(0)
      for (let take = 0; take < takes; take++) {
        const across = ((y + (take + 0.5) / takes) / height - 0.5) * line.height + bend
        addSample(picture, startX - across * sin - 0.5, startY + across * cos - 0.5, sums)
      }
      const to = (y * width + x) * channels
      for (let c = 0; c < channels; c++) data[to + c] = sums[c]! / takes
    }
  }
  return { data, width, height, channels }
}

function addSample({ data, width, height, channels }: Raster, atX: number, atY: number, sums: Float64Array): void {
  const x = Math.min(Math.max(atX, 0), width - 1.001)
  const y = Math.min(Math.max(atY, 0), height - 1.001)
  const left = Math.floor(x)
  const top = Math.floor(y)
  const dx = x - left
  const dy = y - top
  const row = width * channels
  const at = (top * width + left) * channels
  for (let c = 0; c < channels; c++) {
    const i = at + c
    const above = data[i]! + (data[i + channels]! - data[i]!) * dx
    const below = data[i + row]! + (data[i + row + channels]! - data[i + row]!) * dx
    sums[c]! += above + (below - above) * dy
  }
}
