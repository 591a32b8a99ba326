import type { Raster } from './raster.ts'

const INK = 10
const PAPER = 245

/** Evens the light along a grey line cut: paper becomes white and ink black, window by window, so that shadows and folds
 *  vanish; white print on a dark ground is turned round. */
export function evenLight(cut: Raster): Raster {
  const source = isWhiteOnDark(cut) ? inverted(cut) : cut
  const { data, width, height } = source
  const { paper, ink } = levels(source)
  const windows = paper.length
  const faintest = Math.min(...paper.map((value, i) => ink[i]! / Math.max(1, value)))
  const out = new Uint8Array(data.length)
  for (let x = 0; x < width; x++) {
    const at = Math.min(windows - 1, Math.max(0, ((x + 0.5) / width) * windows - 0.5))
    const k = Math.floor(at)
    const next = Math.min(windows - 1, k + 1)
    const white = paper[k]! + (paper[next]! - paper[k]!) * (at - k)
    const black = Math.min(white - 12, Math.max(faintest * white, 0))
    const gain = (PAPER - INK) / (white - black)
    for (let i = x; i < data.length; i += width) {
      out[i] = Math.min(255, Math.max(0, (data[i]! - black) * gain + INK))
    }
  }
  return { data: out, width, height, channels: 1 }
}

/** Brightness of paper and of ink in overlapping windows along the cut. */
function levels({ data, width, height }: Raster): { paper: number[]; ink: number[] } {
  const windows = Math.max(1, Math.round(width / Math.max(16, height)))
  const paper: number[] = []
  const ink: number[] = []
  const counts = new Uint32Array(256)
  for (let k = 0; k < windows; k++) {
    counts.fill(0)
    const from = Math.max(0, Math.round(((k - 0.5) * width) / windows))
    const to = Math.min(width, Math.round(((k + 1.5) * width) / windows))
    for (let y = 0; y < height; y++) for (let x = from; x < to; x++) counts[data[y * width + x]!]!++
    ink.push(quantile(counts, 0.02))
    paper.push(quantile(counts, 0.6))
  }
  return { paper, ink }
}

// The margin above and below the letters is ground: dark ground with brighter marks in the core means white print.
function isWhiteOnDark({ data, width, height }: Raster): boolean {
  const margin = Math.max(2, Math.round(height * 0.1))
  const edge = new Uint32Array(256)
  const core = new Uint32Array(256)
  for (let y = 0; y < height; y++) {
    const counts =
      y < margin || y >= height - margin ? edge : y >= height >> 2 && y < height - (height >> 2) ? core : null
    if (counts) for (let i = y * width; i < (y + 1) * width; i++) counts[data[i]!]!++
  }
  const ground = quantile(edge, 0.5)
  return ground < 150 && quantile(core, 0.94) - ground > (ground - quantile(core, 0.06)) * 1.6
}

function inverted({ data, ...shape }: Raster): Raster {
  return { ...shape, data: data.map(value => 255 - value) }
}

function quantile(counts: Uint32Array, share: number): number {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let below = 0
  for (let value = 0; value < counts.length; value++) {
    below += counts[value]!
    if (below >= total * share) return value
  }
  return 255
}
