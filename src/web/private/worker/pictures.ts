import type { Pictures } from '#reading/ocr/engines.ts'
import { greyOf, type Raster } from '#reading/ocr/raster.ts'
import type { Rendered } from '#reading/pdf/pdfium.ts'
import { MOST_PIXELS } from '#reading/refusals.ts'
import { FileRefused } from '#reading/file-refused.ts'
import { giveBack } from './give-back.ts'
import { resampled, softened, turnedBack } from '#web/private/resample.ts'

/** Longest side of what is read, as on the server: 11 inches at 370 dpi. */
const MOST_SIDE = 4096
/** Rows of a photo that are looked at together. */
const STRIP = 256
const QUALITY = 0.8

/** Pictures made smaller by our own code, and packed by the browser. */
export const pictures: Pictures = {
  scaled: async (picture, part, size, kernel) => resampled(picture, part, size, kernel),
  sketch: async (picture, turn, longSide) => {
    const { width, height } = picture
    const scale = longSide / Math.max(width, height)
    const size = { width: Math.round(width * scale), height: Math.round(height * scale) }
    return softened(greyOf(turnedBack(resampled(picture, { left: 0, top: 0, width, height }, size, 'lanczos3'), turn)))
  },
  jpeg: ({ data, width, height, channels }) => {
    const pixels = new Uint8ClampedArray(width * height * 4).fill(255)
    for (let i = 0, from = 0; i < pixels.length; i += 4, from += channels) {
      for (let c = 0; c < 3; c++) pixels[i + c] = data[channels === 1 ? from : from + c]!
    }
    return packed(pixels, width, height)
  },
}

/** A rendered page as a JPEG, for showing. */
export function jpegOfPage({ data, width, height }: Rendered): Promise<Uint8Array> {
  return packed(new Uint8ClampedArray(data.buffer as ArrayBuffer, data.byteOffset, data.byteLength), width, height)
}

/** A rendered page for the reader. */
export function rasterOf({
  data,
  width,
  height,
}: Pick<Rendered, 'width' | 'height'> & { readonly data: ArrayLike<number> }): Raster {
  const pixels = new Uint8Array(width * height * 3)
  withoutAlpha(data, pixels)
  return { data: pixels, width, height, channels: 3 }
}

function withoutAlpha(four: ArrayLike<number>, three: Uint8Array): void {
  for (let to = 0, from = 0; from < four.length; to += 3, from += 4) {
    three[to] = four[from]!
    three[to + 1] = four[from + 1]!
    three[to + 2] = four[from + 2]!
  }
}

/** A photo as pixels, turned as its camera says, on white.
 *  @throws FileRefused when this browser cannot open it, or it has too many pixels */
export async function pixelsOfPhoto(photo: Blob): Promise<Raster> {
  let bitmap: ImageBitmap
  try {
    bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  } catch {
    throw new FileRefused('damaged')
  }
  try {
    if (bitmap.width * bitmap.height > MOST_PIXELS) throw new FileRefused('too-many-pixels')
    const scale = Math.min(1, MOST_SIDE / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const pixels = new Uint8Array(width * height * 3)
    // strip by strip: the whole photo would lie in memory four times over
    const { context } = canvasOf(width, Math.min(height, STRIP))
    context.imageSmoothingQuality = 'high'
    for (let top = 0; top < height; top += STRIP) {
      const rows = Math.min(STRIP, height - top)
      context.fillStyle = '#fff'
      context.fillRect(0, 0, width, rows)
      context.drawImage(bitmap, 0, -top, width, height)
      withoutAlpha(context.getImageData(0, 0, width, rows).data, pixels.subarray(top * width * 3))
    }
    return { data: pixels, width, height, channels: 3 }
  } finally {
    bitmap.close()
  }
}

async function packed(pixels: Uint8ClampedArray<ArrayBuffer>, width: number, height: number): Promise<Uint8Array> {
  const { canvas, context } = canvasOf(width, height)
  context.putImageData(new ImageData(pixels, width, height), 0, 0)
  giveBack(pixels.buffer)
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
  canvas.width = canvas.height = 0
  return new Uint8Array(await blob.arrayBuffer())
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no pictures in the background.')
  return { width, height, canvas, context }
}
