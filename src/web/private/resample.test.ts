import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Raster } from '#reading/ocr/raster.ts'
import { greyOf } from '#reading/ocr/raster.ts'
import { resampled, softened, turnedBack } from './resample.ts'

const PHOTO = new URL('../../../examples/corpus/photos/012-credit-report-notice-in-easy.jpg', import.meta.url)

async function photo(): Promise<Raster> {
  const { data, info } = await sharp(PHOTO.pathname).resize(900).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: 3 }
}

function opened({ data, width, height, channels }: Raster) {
  return sharp(data, { raw: { width, height, channels } })
}

function meanDifference(a: Uint8Array, b: Uint8Array): number {
  expect(a.length).toBe(b.length)
  return a.reduce((sum, value, i) => sum + Math.abs(value - b[i]!), 0) / a.length
}

test.each(['linear', 'lanczos3'] as const)('a part made smaller looks as on the server (%s)', async kernel => {
  const picture = await photo()
  const part = { left: 40, top: 30, width: picture.width - 90, height: picture.height - 70 }
  const size = { width: 416, height: 512 }
  const here = resampled(picture, part, size, kernel)
  const there = await opened(picture)
    .extract(part)
    .resize({ ...size, fit: 'fill', kernel })
    .raw()
    .toBuffer()
  expect(meanDifference(here.data, there)).toBeLessThan(1.5)
})

test.each([0, 90, 180, 270] as const)('a picture turned by %d degrees stands upright again', async turn => {
  const picture = await photo()
  const here = turnedBack(picture, turn)
  const { data, info } = await opened(picture)
    .rotate((360 - turn) % 360)
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([here.width, here.height]).toEqual([info.width, info.height])
  expect(meanDifference(here.data, data)).toBe(0)
})

test('softening takes as much as on the server', async () => {
  const grey = greyOf(await photo())
  const there = await opened(grey).blur(0.8).extractChannel(0).raw().toBuffer()
  expect(meanDifference(softened(grey).data, there)).toBeLessThan(1)
})
