import { type GreyImage, JUDGED_SIDE } from './photo-quality.ts'

/** A photo as a person sees it: its EXIF turn is applied. Undefined when this browser cannot show it (HEIC in most). */
export async function decodePhoto(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return undefined
  }
}

/** Its brightness at the size photos are judged at. */
export function greyOf(bitmap: ImageBitmap): GreyImage {
  const scale = Math.min(1, JUDGED_SIDE / Math.max(bitmap.width, bitmap.height))
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

/** The photo turned by quarter turns clockwise, as a new JPEG without EXIF, so that nothing turns it a second time.
 *  With no turns, or where the browser cannot decode it, the file itself: the reader finds the turn of a page anyway. */
export async function turnedFile(file: File, turns: number): Promise<File> {
  if (turns % 4 === 0) return file
  const bitmap = await decodePhoto(file)
  if (!bitmap) return file
  const sideways = turns % 2 === 1
  const context = drawn(sideways ? bitmap.height : bitmap.width, sideways ? bitmap.width : bitmap.height)
  context.translate(context.canvas.width / 2, context.canvas.height / 2)
  context.rotate((turns * Math.PI) / 2)
  context.drawImage(bitmap, -bitmap.width / 2, -bitmap.height / 2)
  bitmap.close()
  const blob = await new Promise<Blob | null>(resolve => context.canvas.toBlob(resolve, 'image/jpeg', 0.92))
  return blob ? new File([blob], file.name.replace(/\.\w+$/, '.jpg'), { type: 'image/jpeg' }) : file
}

function drawn(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser cannot draw pictures')
  return context
}
