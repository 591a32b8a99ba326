import type { Raster } from './raster.ts'

const STANDS_OUT = 12

/** Removes single dark or light pixels, as fax machines and scanners leave them: a pixel outside the range of its eight
 *  neighbours is drawn back into it. Print is at least two pixels thick and stays as it is. */
export function removeSpecks(grey: Raster): Raster {
  const { data, width, height } = grey
  const out = Uint8Array.from(data)
  for (let y = 1; y < height - 1; y++) {
    for (let i = y * width + 1; i < (y + 1) * width - 1; i++) {
      const value = data[i]!
      if (Math.abs(value - data[i - 1]!) < STANDS_OUT || Math.abs(value - data[i + 1]!) < STANDS_OUT) continue
      const above = i - width
      const below = i + width
      const least = Math.min(data[above - 1]!, data[above]!, data[above + 1]!, data[i - 1]!, data[i + 1]!, data[below - 1]!, data[below]!, data[below + 1]!) // prettier-ignore
      const most = Math.max(data[above - 1]!, data[above]!, data[above + 1]!, data[i - 1]!, data[i + 1]!, data[below - 1]!, data[below]!, data[below + 1]!) // prettier-ignore
      if (value < least || value > most) out[i] = value < least ? least : most
    }
  }
  return { ...grey, data: out }
}
