import sharp from 'sharp'
import type { Box } from '#law/fact.ts'
import { MOST_PIXELS } from '#reading/refusals.ts'
import type { CutJob, OpenerMessage } from './messages.ts'

/** Cuts pieces out of the picture of a page, a JPEG each, in order. At least one pixel is left of every piece. */
export async function cutPieces(
  { picture, pieces }: CutJob,
  tell: (message: OpenerMessage) => Promise<void>,
): Promise<void> {
  const page = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
  const { width, height } = await page.metadata()
  for (const piece of pieces) {
    const bytes = await page
      .clone()
      .extract(pixelsOf(piece, width, height))
      .jpeg({ quality: 80 })
      .toBuffer()
    await tell({ kind: 'piece', bytes })
  }
}

function pixelsOf([x0, y0, x1, y1]: Box, width: number, height: number) {
  const left = Math.min(width - 1, Math.max(0, Math.floor(x0 * width)))
  const top = Math.min(height - 1, Math.max(0, Math.floor(y0 * height)))
  const right = Math.min(width, Math.max(left + 1, Math.ceil(x1 * width)))
  const bottom = Math.min(height, Math.max(top + 1, Math.ceil(y1 * height)))
  return { left, top, width: right - left, height: bottom - top }
}
