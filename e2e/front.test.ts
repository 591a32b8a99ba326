import { gzipSync } from 'node:zlib'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

// A first visit may ask for 90 at most.
const MOST_SCRIPT_BYTES = 90_000

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'test' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

const text = async (path: string) => (await fetch(product.address + path)).text()

test('what searches and shared links read stands in the page itself', async () => {
  const home = await text('/')
  expect(home).toContain('Got a collection letter?')
  expect(home).toContain(`<link rel="canonical" href="${product.address}/">`)
  for (const alias of ['/home', '/products', '/old-home']) expect(await text(alias)).toBe(home)
  expect(await text('/sitemap.xml')).toContain(`<loc>${product.address}/</loc>`)
  expect(await text('/robots.txt')).toContain('Disallow: /results')
  const picture = /property="og:image" content="([^"]+)"/.exec(home)![1]!
  expect((await fetch(picture)).headers.get('content-type')).toBe('image/png')
})

test('the first visit is light, and what was rendered ahead is taken over without a fault', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  const scripts: Promise<Buffer>[] = []
  page.on('response', response => {
    if (response.request().resourceType() === 'script') scripts.push(response.body())
  })
  const scriptBytes = async () => (await Promise.all(scripts)).reduce((sum, script) => sum + gzipSync(script).length, 0)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const first = await scriptBytes()
  // Below the first screen the page is rendered ahead; what makes it work comes as somebody reads on.
  const tick = page.getByRole('checkbox', { name: /It is a medical bill/ })
  await tick.check()
  await page.getByText('1 situation selected').waitFor()
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
  process.stdout.write(
    `First visit to home: ${kilobytes(first)} kB of script, gzipped; read to its end ${kilobytes(await scriptBytes())}\n`,
  )
  expect(first).toBeGreaterThan(0)
  expect(first).toBeLessThanOrEqual(MOST_SCRIPT_BYTES)
  expect(faults).toEqual([])
  await context.close()
})

test('the quiz, by keyboard: 1.5 seconds to its result, asked anew, and half a second to the upload', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  await page.clock.install()
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  await page.clock.pauseAt(Date.now() + 60_000)
  const analyze = page.getByRole('button', { name: 'Analyze', exact: true })
  expect(await analyze.isDisabled()).toBe(true)
  await page.getByRole('checkbox', { name: /It is a medical bill/ }).press('Space')
  await page.getByRole('checkbox', { name: /They threaten my credit/ }).press('Space')
  await page.getByText('2 situations selected').waitFor()
  await analyze.press('Enter')
  const analyzing = page.getByRole('button', { name: 'Analyzing...' })
  await analyzing.waitFor()
  await page.clock.runFor(1400)
  expect(await analyzing.count()).toBe(1)
  await page.clock.runFor(100)
  const result = page.getByRole('heading', { name: 'What fits your situation' })
  await result.waitFor()
  await expect.poll(() => result.evaluate(head => head === document.activeElement)).toBe(true)
  await page.getByText('92%').waitFor() // 88 of the higher one, and 2 for each
  await page.getByRole('button', { name: 'Check Different Situations' }).press('Enter')
  await page.getByText('Nothing selected yet').waitFor()
  await page.getByRole('link', { name: 'Start free' }).press('Enter')
  await page.getByText('Opening …').waitFor({ state: 'attached' })
  await page.clock.runFor(400)
  expect(new URL(page.url()).pathname).toBe('/')
  await page.clock.runFor(100)
  await page.waitForURL('**/upload')
  expect(faults).toEqual([])
  await context.close()
})

test('whoever is logged in finds the dashboard in place of the login', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: { width: 1440, height: 900 } })
  await page.goto('/')
  const menu = page.getByRole('navigation', { name: 'Main' })
  await menu.getByRole('link', { name: 'Log in' }).waitFor()
  await page.evaluate(() => localStorage.setItem('token', 'some-token'))
  await page.reload()
  await menu.getByRole('link', { name: 'Dashboard' }).waitFor()
  expect(await menu.getByRole('link', { name: 'Log in' }).count()).toBe(0)
  await context.close()
})

test('a part that does not load is a friendly page; an address nobody knows leads home', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  await page.route('**/assets/PrivacyPage-*', route => route.abort())
  await page.goto('/privacy')
  await page.getByRole('heading', { name: 'This page could not be shown' }).waitFor()
  expect(await page.content()).not.toContain('Unexpected Application Error!')
  await page.goto('/no/such/page')
  await page.waitForURL(url => url.pathname === '/')
  await page.getByRole('heading', { level: 1, name: 'Got a collection letter?' }).waitFor()
  await context.close()
})
