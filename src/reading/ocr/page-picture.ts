import type { Pictures } from './engines.ts'
import type { FlatPage } from './flatten-page.ts'
import { apply, mapCorners, mapPoints, rectangle, sidesOf } from './projective.ts'
import { addSample, type Raster } from './raster.ts'

/** The flat page as a JPEG, for showing findings on it. */
export async function pagePicture(pictures: Pictures, photo: Raster, page: FlatPage): Promise<Uint8Array> {
  const { width, height, photoCorners } = page
  // Shrunk to about the scale of the picture first, so that fine print stays smooth.
  const scale = Math.min(1, (1.2 * Math.max(width, height)) / Math.max(...sidesOf(photoCorners)))
  const source = await shrunk(pictures, photo, scale)
  const back = mapCorners(
    rectangle(width, height),
    mapPoints(photoCorners, ([x, y]) => [x * scale, y * scale]),
  )
  const { channels } = source
  const data = new Uint8Array(width * height * channels)
  const sample = new Float64Array(channels)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [atX, atY] = apply(back, [x, y])
      sample.fill(0)
      addSample(source, atX, atY, sample)
      data.set(sample, (y * width + x) * channels)
    }
  }
  return pictures.jpeg({ data, width, height, channels })
}

async function shrunk(pictures: Pictures, picture: Raster, scale: number): Promise<Raster> {
  const { width, height } = picture
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return pictures.scaled(picture, { left: 0, top: 0, width, height }, size, 'lanczos3')
}

const SHOWN_SIDE = 1650

/** A level page as a JPEG, at the size it is shown. */
export async function shownPicture(
  pictures: Pictures,
  page: Raster,
): Promise<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number }> {
  const shown = await shrunk(pictures, page, SHOWN_SIDE / Math.max(page.width, page.height))
  return { bytes: await pictures.jpeg(shown), width: shown.width, height: shown.height }
}
