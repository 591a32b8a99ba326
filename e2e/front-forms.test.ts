import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const OPERATOR = 'operator@example.com'

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  const env = { BILLING: 'test', ADMIN_EMAILS: OPERATOR }
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test('feedback: refused without its fields, kept when it fails, thanked for 5 seconds, shown once an operator decides', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  await page.clock.install()
  await page.goto('/feedback')
  await page.waitForLoadState('networkidle')
  const text = page.getByLabel('Your words', { exact: true })
  const sent = page.getByRole('button', { name: 'Send feedback' })
  await text.fill('Show the deadline first')
  await sent.click()
  await page.getByRole('alert').getByText('Please fill in all fields').waitFor()
  await page.getByLabel('Your email').fill('dana@example.com')
  await page.getByLabel('You may show my words to others').check()
  await page.route('**/api/feedback', route => route.abort())
  await sent.click()
  await page.getByRole('alert').getByText('Failed to submit feedback. Please try again.').waitFor()
  expect(await text.inputValue()).toBe('Show the deadline first')
  await page.unroute('**/api/feedback')
  await sent.click()
  const thanks = page.getByText('Thank you. Your feedback has been sent.')
  await thanks.waitFor()
  expect(await text.inputValue()).toBe('')
  await page.clock.fastForward(5000)
  await thanks.waitFor({ state: 'detached' })

  await logIn(page, OPERATOR)
  await page.goto('/admin')
  await page.getByText('May be quoted').waitFor()
  await page.getByLabel('What becomes of it').selectOption('implemented')
  await page.getByLabel('What changed').fill('It stands on top now.')
  const saved = page.waitForResponse(/\/api\/admin\/feedback\//)
  await page.getByRole('button', { name: 'Save' }).click()
  expect((await saved).status()).toBe(200)
  await page.goto('/feedback')
  const ideas = page.getByRole('region', { name: 'Asked for, and built' })
  await ideas.getByText('Show the deadline first').waitFor()
  expect(await ideas.innerText()).not.toContain('dana')

  await page.route('**/api/feedback/implemented', route => route.abort())
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(await ideas.count()).toBe(0)
  await context.close()
})

test('done-for-you: the start says what is missing, then leads to its payment, which does not ask again', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  await page.goto('/dfy')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Start an order' }).first().click()
  const go = page.getByRole('dialog').getByRole('button', { name: 'Continue' })
  expect(await go.isDisabled()).toBe(true)
  await go.press('Enter')
  await page.getByRole('alert').getByText('Please check the authorization box to continue').waitFor()
  await page.getByLabel(/^I authorize the product to prepare and send/).check()
  await go.click()
  await page.waitForURL('**/payment?plan=dfy_service')
  const order = page.getByRole('dialog', { name: 'Your done-for-you order' })
  await order.getByText('You gave your permission.').waitFor()
  expect(await order.getByRole('checkbox').count()).toBe(0)
  await order.getByRole('button', { name: 'Continue' }).click()
  await order.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})
