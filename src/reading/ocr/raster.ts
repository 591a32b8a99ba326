/** Pixels in rows from the top left, one byte a channel. */
export interface Raster {
  readonly data: Uint8Array
  readonly width: number
  readonly height: number
  readonly channels: 1 | 3
}

/** A part of a picture in whole pixels. */
export interface Region {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

/** Brightness only, weighted as the eye does. */
export function greyOf(picture: Raster): Raster {
  if (picture.channels === 1) return picture
  const { data, width, height } = picture
  const grey = new Uint8Array(width * height)
  for (let i = 0, j = 0; i < grey.length; i++, j += 3) {
    grey[i] = (data[j]! * 77 + data[j + 1]! * 150 + data[j + 2]! * 29) >> 8
  }
  return { data: grey, width, height, channels: 1 }
}

/** Adds what a picture shows at a point between its pixels to `sums`, one a channel; outside, the nearest edge counts. */
export function addSample(
  { data, width, height, channels }: Raster,
  atX: number,
  atY: number,
  sums: Float64Array,
): void {
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
