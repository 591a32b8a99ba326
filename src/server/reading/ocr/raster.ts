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
