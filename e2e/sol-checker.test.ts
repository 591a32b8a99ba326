import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct()])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test('the time-limit check answers without a login, and nothing that is typed leaves the device', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { isNew: true })
  await page.goto('/tools/sol-checker')
  await page.getByText('Choose your state, and we can count the time.').waitFor()
  await page.waitForLoadState('networkidle')
  const asked: string[] = []
  page.on('request', request => asked.push(request.url()))

  await page.getByLabel('Your state').selectOption('CA')
  await page.getByRole('heading', { name: 'Depends' }).waitFor()
  await page.getByLabel('Kind of debt').selectOption('credit-card')
  await page.getByLabel('First payment you missed').fill('2019-03-14')
  await page.getByRole('heading', { name: 'Likely time-barred' }).waitFor()
  await page.getByRole('listitem').filter({ hasText: 'Latest last day' }).waitFor()
  await page.getByText('Do not restart the clock').waitFor()
  await page
    .getByText(/You must still|you must still answer/)
    .first()
    .waitFor()
  expect(await page.getByRole('link', { name: /Cal\. Code Civ\. Proc/ }).count()).toBeGreaterThan(0)
  await page.getByText(/^Law as of .*20\d\d\. This is legal information/).waitFor()

  // one payment inside the time starts it again
  await page.getByLabel('Day of the payment').fill('2023-01-10')
  await page.getByRole('button', { name: 'Save answer' }).first().press('Enter')
  await page
    .getByRole('heading', { name: 'Likely not time-barred' })
    .or(page.getByRole('heading', { name: 'Depends' }))
    .waitFor()
  expect(await page.getByRole('heading', { name: 'Likely time-barred' }).count()).toBe(0)

  expect(asked.filter(url => !url.startsWith('blob:'))).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})

test('a suit says to answer the court before anything else', async () => {
  const { page, context } = await openBrowser(browser, product.address, { isNew: true })
  await page.goto('/tools/sol-checker')
  await page.getByLabel('Your state').selectOption('OH')
  const sued = page.getByText('Have you been sued about it?').locator('..')
  await sued.getByRole('button', { name: 'Yes' }).click()
  await page.getByText('You were sued: answer the court, whatever this page says').waitFor()
  await context.close()
})
