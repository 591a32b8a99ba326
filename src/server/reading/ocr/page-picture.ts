import sharp from 'sharp'
import type { FlatPage } from './flatten-page.ts'
import { apply, mapCorners, mapPoints, rectangle, sidesOf } from './projective.ts'
import { addSample, type Raster } from './raster.ts'

/** The flat page as a JPEG, for showing findings on it. */
export async function pagePicture(photo: Raster, page: FlatPage): Promise<Uint8Array> {
  const { width, height, photoCorners } = page
  // Shrunk to about the scale of the picture first, so that fine print stays smooth.
  const scale = Math.min(1, (1.2 * Math.max(width, height)) / Math.max(...sidesOf(photoCorners)))
  const source = await shrunk(photo, scale)
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
  return sharp(data, { raw: { width, height, channels } }).jpeg({ quality: 80 }).toBuffer()
}

async function shrunk({ data, width, height, channels }: Raster, scale: number): Promise<Raster> {
  const small = await sharp(data, { raw: { width, height, channels } })
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill' })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data: small.data, width: small.info.width, height: small.info.height, channels }
}

const SHOWN_SIDE = 1650

/** A level page as a JPEG, at the size it is shown. */
export async function shownPicture({
  data,
  width,
  height,
  channels,
}: Raster): Promise<{ readonly bytes: Uint8Array; readonly width: number; readonly height: number }> {
  const { data: bytes, info } = await sharp(data, { raw: { width, height, channels } })
    .resize(SHOWN_SIDE, SHOWN_SIDE, { fit: 'inside' })
    .jpeg({ quality: 80 })
    .toBuffer({ resolveWithObject: true })
  return { bytes, width: info.width, height: info.height }
}
