import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze, axeFaults, chooseState, expectNoSideScroll, openBrowser, PHONE } from './browser.ts'
import { answerTestPayment } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const LETTER = example('corpus/pdf/038-time-barred-suit-threat-ca.pdf')

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'test' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

/** The products an open unlock window offers, by their addresses. */
const offered = (page: Page): Promise<string[]> =>
  page
    .getByRole('dialog')
    .getByRole('link')
    .evaluateAll(links => links.map(link => link.getAttribute('href')!))

test('a visitor passes the gate although the address cannot be kept, sees the first finding, and is asked for an email before the plans', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE, isNew: true })
  await page.route('**/api/save-lead', route => route.abort())
  // a browser that keeps nothing: the address of the gate is not there when the window asks
  await page.addInitScript(() => {
    const kept = Reflect.get(Storage.prototype, 'setItem')
    Storage.prototype.setItem = function (name, value) {
      if (name === 'userEmail') throw new DOMException('no room', 'QuotaExceededError')
      Reflect.apply(kept, this, [name, value])
    }
  })
  await analyze(page, LETTER, 'CA')
  await page.getByLabel('Email', { exact: true }).fill('visitor@example.org')
  await page.getByLabel(/Keep my email and write to me/).check()
  await page.getByRole('button', { name: 'View Results' }).click()
  await page.getByText('Your result is here. Your email could not be kept just now.', { exact: true }).waitFor()
  await page.getByRole('heading', { name: /\d+ more violations? detected/ }).waitFor()
  expect(await page.locator('article[id^=finding-]').count()).toBe(1)

  await page.getByRole('button', { name: 'Unlock' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('heading', { name: 'Where should we send your receipt?' }).waitFor()
  expect(await offered(page)).toEqual([])
  expect(await dialog.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
  await dialog.getByLabel('Email').fill('visitor@example.org')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByText('$39.99').waitFor()
  for (const price of ['$7', '$39.99/mo', '$89']) await dialog.getByText(price, { exact: true }).first().waitFor()
  expect(await offered(page)).toEqual([
    '/payment?product=scan',
    '/payment?product=monthly',
    '/payment?product=lifetime',
  ])
  expect(await axeFaults(page)).toEqual([])
  await expectNoSideScroll(page)
  await context.close()
})

test('in the enhance flow the window offers only plans that include it', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE })
  await page.goto('/upload?flow=enhance&context=new')
  await chooseState(page, 'CA')
  await page.getByLabel('Choose the pages of your letter').setInputFiles(LETTER)
  await page.getByRole('textbox').last().fill('I do not owe this debt. Please prove it.')
  await page.getByRole('button', { name: 'Enhance My Letter' }).click()
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  await page.getByRole('button', { name: 'Unlock' }).first().click()
  await page.getByRole('dialog').getByText('$89').waitFor()
  expect(await offered(page)).toEqual(['/payment?product=monthly', '/payment?product=lifetime'])
  await context.close()
})

test('whose single scan is spent is offered more before the next letter, and may go on with the free check', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE })
  await analyze(page, LETTER, 'CA')
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Single Scan/ })
    .click()
  await answerTestPayment(page, context, 'Approve')
  await page.waitForURL('**/payment-success')
  await page.goto('/upload')
  const dialog = page.getByRole('dialog', { name: "You've used your single scan" })
  await dialog.getByText('$39.99').waitFor()
  expect(await offered(page)).toContain('/payment?product=monthly')
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Go on with the free check' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Add your letter' }).waitFor()
  await context.close()
})

test('an order that cannot be made says so in the specified words, and nothing typed is lost', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE })
  await page.route('**/api/payment/create-paypal-order', route => route.fulfill({ status: 500, body: 'no' }))
  await page.goto('/payment?product=lifetime')
  await page.getByLabel(/^Email for your receipt/).fill('typed@example.org')
  await page.getByRole('button', { name: 'Pay with test account' }).click()
  await page.getByRole('alert').filter({ hasText: 'Failed to create order' }).waitFor()
  expect(await page.getByLabel(/^Email for your receipt/).inputValue()).toBe('typed@example.org')
  await context.close()
})
