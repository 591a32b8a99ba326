import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser, PHONE } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { runProduct } from './running-product.ts'

let browser: Browser
let product: Awaited<ReturnType<typeof runProduct>>

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test('a changed part, a broken line and a full phone are told apart; what has come stays, and the rest follows', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE })
  const asked: string[] = []
  page.on('request', request => {
    const name = /\/on-device\/.+\/(.+)$/.exec(request.url())?.[1]
    if (name) asked.push(name)
  })
  const go = page.getByRole('button', { name: /^(Prepare private mode|Go on)$/ })
  const faultOf = (words: RegExp) => page.getByRole('alert').getByText(words).waitFor()
  await page.goto('/private')

  await page.route('**/isUpsideDown', async route => {
    const body = await (await route.fetch()).body()
    body[1000] = body[1000]! ^ 1
    await route.fulfill({ body })
  })
  await go.click()
  await faultOf(/was not the one it should be, so it was not kept/)
  await page.unroute('**/isUpsideDown')

  await page.route('**/spa.traineddata.gz', route => route.abort('connectionreset'))
  await go.click()
  await faultOf(/The connection broke\. What has come stays/)
  await page.unroute('**/spa.traineddata.gz')

  const devtools = await context.newCDPSession(page)
  const origin = product.address
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1024 * 1024 })
  await go.click()
  await faultOf(/has no room for the rest/)
  await devtools.send('Storage.overrideQuotaForOrigin', { origin })

  await go.click()
  await page.getByRole('heading', { name: 'Private mode is ready on this phone' }).waitFor({ timeout: 60_000 })
  // of what was there nothing was asked again
  expect(asked.filter(name => name === 'reader.js')).toHaveLength(1)
  expect(asked.filter(name => name === 'isUpsideDown')).toHaveLength(2)
  await context.close()
})

test('a browser that keeps nothing is told so, and no file is fetched', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE })
  await context.addInitScript(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('no', 'SecurityError'))
  })
  await page.goto('/private')
  await page.getByText('This browser cannot do it').waitFor()
  expect(await page.getByRole('button', { name: 'Prepare private mode' }).count()).toBe(0)
  await context.close()
})
