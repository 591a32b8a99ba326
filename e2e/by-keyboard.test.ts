import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DESK, openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const MOST_STOPS = 150

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

/** Goes on with the Tab key until the focus is there. */
async function tabTo(page: Page, goal: Locator): Promise<void> {
  await goal.waitFor()
  const isThere = () => goal.evaluate(element => element === document.activeElement)
  for (let stop = 0; stop < MOST_STOPS && !(await isThere()); stop++) await page.keyboard.press('Tab')
  expect(await isThere(), `the Tab key reaches ${String(goal)}`).toBe(true)
}

test('from the letter to its findings and the answer, with the keyboard alone', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { viewport: DESK })
  await page.goto('/upload?flow=generate&context=new')
  const state = page.getByLabel('State', { exact: true })
  const change = page.getByRole('button', { name: 'Change state' })
  await change.or(state).first().waitFor()
  if (await change.isVisible()) {
    await tabTo(page, change)
    await page.keyboard.press('Enter')
  }
  await tabTo(page, state)
  await page.keyboard.type('Washington')
  await tabTo(page, page.getByRole('button', { name: 'Browse Files' }))
  // what the system's own dialog would hand over
  await page
    .getByLabel('Choose the pages of your letter')
    .setInputFiles(example('corpus/pdf/035-overshadow-ten-days-wa.pdf'))
  await tabTo(page, page.getByRole('button', { name: 'Analyze for Violations' }))
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  await tabTo(page, page.getByRole('button', { name: 'Generate Response Letter' }).filter({ visible: true }).first())
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/letter\//)
  await page.getByRole('heading', { level: 1, name: 'Your letter is ready to check' }).waitFor()
  await tabTo(page, page.getByRole('button', { name: 'Show reasons' }))
  await page.keyboard.press('Enter')
  expect(faults).toEqual([])
  await context.close()
})
