import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { GUIDE_SLUGS } from '#web/guides/slugs.ts'
import { axeFaults, openBrowser } from './browser.ts'
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

test('help is in the menu of a phone: what the page does and its words, by keyboard and back', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  await page.goto('/tools/sol-checker')
  await page.getByRole('heading', { level: 1 }).waitFor()
  const menu = page.locator('summary', { hasText: 'Menu' })
  await menu.press('Enter')
  const help = page.getByRole('button', { name: 'Help with this page' }).filter({ visible: true }).first()
  await help.press('Enter')
  const sheet = page.getByRole('dialog', { name: 'Help with this page' })
  await sheet.getByText('What to do next').waitFor()
  await sheet.getByText('Time-barred').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.keyboard.press('Escape')
  await sheet.waitFor({ state: 'detached' })
  expect(await menu.evaluate(summary => summary === document.activeElement)).toBe(true)
  expect(faults).toEqual([])
  await context.close()
})

test('each guide is printed on one sheet, with the day of its law', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  for (const slug of GUIDE_SLUGS) {
    await page.goto(`/guides/${slug}`)
    await page.getByText(/^Law as of \w+ \d+, \d{4}/).waitFor()
    for (const format of ['Letter', 'A4'] as const) {
      const sheets = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1')
      expect(sheets.match(/\/Type \/Page\b/g), `${slug} on ${format}`).toHaveLength(1)
    }
  }
  expect(faults).toEqual([])
  await context.close()
})
