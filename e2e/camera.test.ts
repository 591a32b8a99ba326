import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

let browser: Browser
let product: RunningProduct

const folder = mkdtempSync(join(tmpdir(), 'writeback-camera-'))

beforeAll(async () => {
  // what the camera sees is a photo of a letter on a table, again and again
  const sight = join(folder, 'letter.mjpeg')
  const letter = sharp(example('corpus/photos/035-overshadow-ten-days-wa-easy.jpg')).resize({ height: 2000 })
  const photo = await letter
    .extend({ top: 80, bottom: 80, left: 150, right: 150, background: '#2b2119' })
    .jpeg()
    .toBuffer()
  writeFileSync(sight, Buffer.concat([photo, photo]))
  const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream']
  ;[browser, product] = await Promise.all([
    launchChromium([...camera, `--use-file-for-fake-video-capture=${sight}`]),
    runProduct({ env: { BILLING: 'off' } }),
  ])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
  rmSync(folder, { recursive: true })
})

test('the camera shows the sheet it sees, and the photo is cut to it, straight, by keyboard too', async () => {
  const { page } = await openBrowser(browser, product.address)
  await page.goto('/upload?flow=generate&context=new')
  await page.getByRole('button', { name: 'Take Photo' }).click()
  const camera = page.getByRole('dialog', { name: 'Photo of your letter' })
  await camera.getByText('Good. Take the photo.').waitFor()
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  await camera.getByRole('button', { name: 'Take the photo' }).click()
  const cut = page.getByRole('dialog', { name: 'Cut out the letter' })
  await cut.getByText(/^We found the edges/).waitFor()
  expect(await axeFaults(page, 'dialog[open]')).toEqual([])
  const corner = cut.getByRole('button', { name: 'Top left corner' })
  const before = await corner.boundingBox()
  await corner.focus()
  await page.keyboard.press('Shift+ArrowUp')
  await expect.poll(async () => (await corner.boundingBox())!.y).toBeLessThan(before!.y)
  await cut.getByRole('button', { name: 'Use this part' }).click()
  const picture = page.getByRole('img', { name: 'Page 1 of your letter' })
  await picture.waitFor()
  // the table is gone: what is left has the form of a sheet of paper
  const form = await picture.evaluate((image: HTMLImageElement) => image.naturalHeight / image.naturalWidth)
  expect(form).toBeGreaterThan(1.15)
  expect(form).toBeLessThan(1.45)

  await page.getByRole('button', { name: 'Crop Page 1' }).click()
  await cut.getByRole('button', { name: 'Keep the whole photo' }).click()
  await expect.poll(() => picture.count()).toBe(1)
  await page.context().close()
})
