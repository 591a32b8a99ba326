import { apply, mapCorners, mapPoints, rectangle, sidesOf, type Corners } from '#reading/ocr/projective.ts'
import { later } from '#web/later.ts'
import { decodePhoto, drawn, jpegOf } from '#web/upload/photo.ts'

const LONGEST_SIDE = 3000 // finer than print needs, and what a cheap phone can hold twice
const ROWS_AT_ONCE = 64

/** The sheet between four corners, seen straight from above, as a photo of its own. The corners are from 0 to 1 of the
 *  photo. Undefined when this browser cannot decode it. */
export async function cropPhoto(file: File, corners: Corners): Promise<File | undefined> {
  const bitmap = await decodePhoto(file)
  if (!bitmap) return undefined
  const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height))
  const photo = drawn(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale))
  photo.imageSmoothingQuality = 'high'
  photo.drawImage(bitmap, 0, 0, photo.canvas.width, photo.canvas.height)
  bitmap.close()
  const { width, height } = photo.canvas
  const sheet = await straightened(
    photo.getImageData(0, 0, width, height),
    mapPoints(corners, ([x, y]) => [x * width, y * height]),
  )
  const result = drawn(sheet.width, sheet.height)
  result.putImageData(sheet, 0, 0)
  return jpegOf(result.canvas, file.name, 0.92)
}

/** Draws the quadrilateral as a rectangle as long as its longer sides. In pieces, so that the page answers meanwhile. */
async function straightened(photo: ImageData, corners: Corners): Promise<ImageData> {
  const [top, right, bottom, left] = sidesOf(corners)
  const [width, height] = [Math.round(Math.max(top, bottom)), Math.round(Math.max(left, right))]
  const toPhoto = mapCorners(rectangle(width, height), corners)
  const sheet = new ImageData(width, height)
  for (let y = 0; y < height; y++) {
    if (y % ROWS_AT_ONCE === ROWS_AT_ONCE - 1) await later()
    for (let x = 0; x < width; x++) sample(photo, apply(toPhoto, [x + 0.5, y + 0.5]), sheet.data, (y * width + x) * 4)
  }
  return sheet
}

/** What lies at a point between four pixels; at the rim, the nearest. */
function sample(
  { data, width, height }: ImageData,
  [px, py]: Corners[number],
  into: Uint8ClampedArray,
  at: number,
): void {
  const x = Math.min(Math.max(px - 0.5, 0), width - 1.001)
  const y = Math.min(Math.max(py - 0.5, 0), height - 1.001)
  const [column, row] = [Math.floor(x), Math.floor(y)]
  const [dx, dy] = [x - column, y - row]
  const from = (row * width + column) * 4
  const below = from + width * 4
  for (let c = 0; c < 3; c++) {
    const upper = data[from + c]! * (1 - dx) + data[from + 4 + c]! * dx
    const lower = data[below + c]! * (1 - dx) + data[below + 4 + c]! * dx
    into[at + c] = upper * (1 - dy) + lower * dy
  }
  into[at + 3] = 255
}
