import { valueAt } from './fit-polynomial.ts'
import type { LineBox } from './line-box.ts'
import { addSample, type Raster } from './raster.ts'

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
