import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, DESK, expectNoSideScroll, openBrowser, PHONE } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test.each([
  ['a phone', PHONE, 'light'],
  ['a desk, dark', DESK, 'dark'],
] as const)(
  'a collector is found by a name typed wrongly, and its record says how old it is: %s',
  async (_, viewport, colorScheme) => {
    const { page, context, faults } = await openBrowser(browser, product.address, { viewport, colorScheme })
    await logIn(page, `intel-${viewport.width}@example.com`)
    await page.goto('/dashboard/intel')
    await page.getByLabel('Name of the collector').fill('portfolio recovry asociates')
    const found = page.getByRole('button', { name: /Portfolio Recovery Associates/ })
    await found.first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    await found.first().click()
    await page.getByRole('heading', { level: 1, name: /Portfolio Recovery/ }).waitFor()
    await page.getByText('to Mar 28, 2023', { exact: true }).waitFor()
    await page.getByText('Answered in time').waitFor()
    await page.evaluate(() => document.fonts.ready)
    expect(await axeFaults(page)).toEqual([])
    await expectNoSideScroll(page)
    await page.reload()
    await page.getByRole('heading', { level: 1, name: /Portfolio Recovery/ }).waitFor()
    await page.goBack()
    await page.getByLabel('Name of the collector').waitFor()
    expect(faults).toEqual([])
    await context.close()
  },
)
