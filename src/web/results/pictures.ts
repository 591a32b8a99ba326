import type { Region } from '#reading/ocr/raster.ts'

const files = new Map<string, Blob>()

/** A picture as an address to show it by. It stays until the tab closes. */
export function showable(picture: Blob): string {
  const address = URL.createObjectURL(picture)
  files.set(address, picture)
  return address
}

let line: Promise<unknown> = Promise.resolve()

/** A part of such a picture, decoded beside the page's own work: one after another, because a page takes many megabytes
 *  while it is. The part is given in pixels, from the size of the whole.
 *  @throws when the browser cannot decode it */
export function partOf(address: string, part: (width: number, height: number) => Region): Promise<ImageBitmap> {
  const cut = async () => {
    const file = files.get(address)
    if (!file) throw new Error('This picture was never shown.')
    const whole = await createImageBitmap(file)
    const { left, top, width, height } = part(whole.width, whole.height)
    try {
      return await createImageBitmap(whole, left, top, width, height)
    } finally {
      whole.close()
    }
  }
  const result = line.then(cut, cut)
  line = result
  return result
}
