import { type GreyImage, JUDGED_SIDE } from './photo-quality.ts'

/** A photo as a person sees it: its EXIF turn is applied. Undefined when this browser cannot show it (HEIC in most). */
export async function decodePhoto(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** Its brightness at the size photos are judged at, or another. */
export function greyOf(bitmap: ImageBitmap, longestSide = JUDGED_SIDE): GreyImage {
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const context = drawn(width, height)
  context.drawImage(bitmap, 0, 0, width, height)
  const { data } = context.getImageData(0, 0, width, height)
  const pixels = new Uint8ClampedArray(width * height)
  for (let at = 0; at < pixels.length; at++) {
    const from = at * 4
    pixels[at] = 0.299 * data[from]! + 0.587 * data[from + 1]! + 0.114 * data[from + 2]!
  }
  return { width, height, pixels }
}

export interface Redrawing {
  /** Quarter turns clockwise. */
  readonly turns: number
  readonly longestSide: number
  readonly quality: number
}

/** The photo drawn anew: turned, no larger than asked, as a JPEG without EXIF, so that nothing turns it a second time.
 *  Where this browser cannot decode it, the file itself: the reader finds the turn of a page anyway. */
export async function redrawnPhoto(file: File, { turns, longestSide, quality }: Redrawing): Promise<File> {
  const bitmap = await decodePhoto(file)
  if (!bitmap) return file
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height))
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)]
  const sideways = turns % 2 === 1
  const context = drawn(sideways ? height : width, sideways ? width : height)
  context.imageSmoothingQuality = 'high'
  context.translate(context.canvas.width / 2, context.canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(bitmap, -width / 2, -height / 2, width, height)
  bitmap.close()
  return (await jpegOf(context.canvas, file.name, quality)) ?? file
}

/** A drawing as a JPEG under the name of what it was drawn from; undefined where the browser could not make one. */
export async function jpegOf(canvas: HTMLCanvasElement, name: string, quality: number): Promise<File | undefined> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/jpeg', quality))
  return blob ? new File([blob], name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : undefined
}

/** A blank drawing of this size. */
export function drawn(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw pictures')
  return context
}
