import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { all as picturesInHeic } from 'heic-decode'
import sharp, { type Sharp } from 'sharp'
import type { Rendered } from '#reading/pdf/pdfium.ts'
import { MOST_PIXELS } from '#reading/refusals.ts'
import { FileRefused } from '#reading/file-refused.ts'
import type { PixelFile } from './messages.ts'

/** Longest side of what is read: 11 inches at 370 dpi. */
const MOST_SIDE = 4096

/** A JPEG or PNG as pixels, turned as its camera says.
 *  @throws FileRefused when it is damaged or has too many pixels */
export async function pixelsOfImage(bytes: Uint8Array, folder: string): Promise<PixelFile> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  try {
    await image.metadata() // reads the header only: a bomb is refused before it is unpacked
    return await keptPixels(image.autoOrient(), folder)
  } catch (error) {
    throw new FileRefused(isTooLarge(error) ? 'too-many-pixels' : 'damaged')
  }
}

// Its decoder keeps three copies of a picture: 13 bytes a pixel.
const MOST_HEIC_PIXELS = 28_000_000

/** An iPhone photo as pixels; it is upright already.
 *  @throws FileRefused as above */
export async function pixelsOfHeic(bytes: Uint8Array, folder: string): Promise<PixelFile> {
  try {
    const pictures = await picturesInHeic({ buffer: bytes })
    try {
      const [first] = pictures
      if (!first || first.width * first.height > MOST_HEIC_PIXELS) throw new FileRefused('too-many-pixels')
      const { data, width, height } = await first.decode()
      return await keptPixels(sharp(data, { raw: { width, height, channels: 4 } }), folder)
    } finally {
      pictures.dispose()
    }
  } catch (error) {
    throw error instanceof FileRefused ? error : new FileRefused('damaged')
  }
}

/** A rendered page, kept for a page reader. */
export function pixelsOfPage({ data, width, height }: Rendered, folder: string): Promise<PixelFile> {
  return keptPixels(sharp(data, { raw: { width, height, channels: 4 } }), folder)
}

/** A rendered page as a JPEG, for showing. */
export function jpegOfPage({ data, width, height }: Rendered): Promise<Uint8Array> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: 80 })
    .toBuffer()
}

async function keptPixels(image: Sharp, folder: string): Promise<PixelFile> {
  const { data, info } = await image
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .resize(MOST_SIDE, MOST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const path = join(folder, `${randomUUID()}.pixels`)
  await writeFile(path, data, { mode: 0o600 })
  return { path, width: info.width, height: info.height }
}

function isTooLarge(error: unknown): boolean {
  return error instanceof Error && /pixel limit|dimension|too (?:large|wide|high|big)/i.test(error.message)
}
