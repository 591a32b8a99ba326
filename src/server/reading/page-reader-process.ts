import { readFile, rm } from 'node:fs/promises'
import sharp from 'sharp'
import { layOutPage } from '#reading/layout/lay-out-page.ts'
import { layOutRows } from '#reading/layout/lay-out-rows.ts'
import { workAsChild } from './child-work.ts'
import { readMixedPage, readPhoto } from '#reading/ocr/read-picture.ts'
import type { LookJob, PageReaderMessage, PixelFile } from './messages.ts'
import type { Raster } from '#reading/ocr/raster.ts'
import { openReaders, type Readers } from '#reading/ocr/read-lines.ts'
import { serverEngines } from './ocr/engines.ts'

/** The process that looks at pages. It sees pixels that an opener left, never a file from outside. */
sharp.cache(false)
await workAsChild(() => openReaders(serverEngines()), look)

async function look(
  readers: Readers,
  { look, number, upload }: LookJob,
  tell: (message: PageReaderMessage) => Promise<void>,
): Promise<void> {
  const pixels = await takePixels(look.pixels)
  await tell(
    await (look.kind === 'photo'
      ? readPhoto(readers, pixels, number, upload === 'credit-report' ? layOutRows : layOutPage)
      : readMixedPage(readers, pixels, look, number)),
  )
}

async function takePixels({ path, width, height }: PixelFile): Promise<Raster> {
  const data = await readFile(path)
  await rm(path, { force: true })
  return { data, width, height, channels: 3 }
}
