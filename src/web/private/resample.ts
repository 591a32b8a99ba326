import type { Raster, Region } from '#reading/ocr/raster.ts'
import type { Turn } from '#reading/ocr/turn-upright.ts'

/** How much a pixel at a distance counts. */
interface Kernel {
  readonly reach: number
  readonly at: (distance: number) => number
}

const KERNELS = {
  linear: { reach: 1, at: x => Math.max(0, 1 - Math.abs(x)) },
  lanczos3: { reach: 3, at: x => (Math.abs(x) < 3 ? sinc(x) * sinc(x / 3) : 0) },
} as const satisfies Record<string, Kernel>

function sinc(x: number): number {
  return x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x)
}

interface Size {
  readonly width: number
  readonly height: number
}

/** A part of a picture at another size: across, then down. Made smaller, every pixel counts, so that thin strokes survive.
 *  Only as many rows are held as one row of the result is made of: a phone has little memory. */
export function resampled(picture: Raster, part: Region, size: Size, kernel: keyof typeof KERNELS): Raster {
  const { channels } = picture
  const across = weightsOf(part.width, size.width, KERNELS[kernel])
  const down = weightsOf(part.height, size.height, KERNELS[kernel])
  const line = size.width * channels
  const depth = Math.max(...down.map(({ weights }) => weights.length))
  const rows = new Float32Array(line * depth)
  const data = new Uint8ClampedArray(line * size.height)
  let done = 0
  for (let y = 0; y < size.height; y++) {
    const { start, weights } = down[y]!
    for (; done < start + weights.length; done++)
      rowAcross(picture, part, done, across, rows.subarray((done % depth) * line, (done % depth) * line + line))
    for (let i = 0; i < line; i++) {
      let sum = 0
      for (let k = 0; k < weights.length; k++) sum += weights[k]! * rows[((start + k) % depth) * line + i]!
      data[y * line + i] = sum
    }
  }
  return { data: new Uint8Array(data.buffer), ...size, channels }
}

/** Row `y` of a part of a picture at another width, put into `row`. */
function rowAcross(picture: Raster, part: Region, y: number, across: readonly Weights[], row: Float32Array): void {
  const { data, channels } = picture
  const from = ((part.top + y) * picture.width + part.left) * channels
  for (let x = 0; x < across.length; x++) {
    const { start, weights } = across[x]!
    for (let c = 0; c < channels; c++) {
      let sum = 0
      for (let k = 0; k < weights.length; k++) sum += weights[k]! * data[from + (start + k) * channels + c]!
      row[x * channels + c] = sum
    }
  }
}

interface Weights {
  readonly start: number
  readonly weights: Float32Array
}

function weightsOf(from: number, to: number, { reach, at }: Kernel): Weights[] {
  const scale = from / to
  const stretch = Math.max(1, scale)
  return Array.from({ length: to }, (_, i) => {
    const middle = (i + 0.5) * scale - 0.5
    const start = Math.max(0, Math.ceil(middle - reach * stretch))
    const end = Math.min(from - 1, Math.floor(middle + reach * stretch))
    const weights = Float32Array.from({ length: end - start + 1 }, (_, k) => at((start + k - middle) / stretch))
    const sum = weights.reduce((all, one) => all + one, 0)
    return { start, weights: weights.map(weight => weight / sum) }
  })
}

/** A picture turned back by so many degrees clockwise. */
export function turnedBack(picture: Raster, turn: Turn): Raster {
  if (turn === 0) return picture
  const { width, height, channels } = picture
  const onSide = turn !== 180
  const size = onSide ? { width: height, height: width } : { width, height }
  const data = new Uint8Array(picture.data.length)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [toX, toY] =
        turn === 180 ? [width - 1 - x, height - 1 - y] : turn === 90 ? [y, width - 1 - x] : [height - 1 - y, x]
      const to = (toY * size.width + toX) * channels
      const from = (y * width + x) * channels
      for (let c = 0; c < channels; c++) data[to + c] = picture.data[from + c]!
    }
  }
  return { data, ...size, channels }
}

/** A Gauss of 0.8 pixels. */
const SOFT = [0.0219, 0.2285, 0.4992, 0.2285, 0.0219] as const

/** A grey picture slightly softened: what is a pixel wide no longer counts as an edge. */
export function softened(grey: Raster): Raster {
  const { width, height } = grey
  const across = new Float32Array(width * height)
  const data = new Uint8ClampedArray(width * height)
  for (let i = 0; i < across.length; i++) {
    const x = i % width
    across[i] = SOFT.reduce((sum, weight, k) => sum + weight * grey.data[i - x + within(x + k - 2, width)]!, 0)
  }
  for (let i = 0; i < data.length; i++) {
    const x = i % width
    const y = (i - x) / width
    data[i] = SOFT.reduce((sum, weight, k) => sum + weight * across[within(y + k - 2, height) * width + x]!, 0)
  }
  return { data: new Uint8Array(data.buffer), width, height, channels: 1 }
}

function within(at: number, length: number): number {
  return Math.min(length - 1, Math.max(0, at))
}
