import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGoodNow, openBrowser, PHONE } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

let browser: Browser
let selling: RunningProduct
let free: RunningProduct

beforeAll(async () => {
  ;[browser, selling, free] = await Promise.all([
    launchChromium(),
    runProduct({ env: { BILLING: 'test' } }),
    runProduct({ env: { BILLING: 'off' } }),
  ])
})
afterAll(async () => {
  await browser.close()
  await Promise.all([selling.remove(), free.remove()])
})

test('ticked errors become a letter for each bureau in three steps, and nothing typed is lost on the way back', async () => {
  const { page, context, faults } = await openBrowser(browser, free.address, { viewport: PHONE })
  await page.goto('/credit-disputes?plan=all')
  await page.getByText('Step 1 of 3: What is wrong').waitFor()
  for (const category of ['Fraud and mixed files', 'Account errors', 'Old debts'])
    await page.getByRole('group', { name: category }).waitFor()
  await page.getByText('Strength estimate 95%, illustrative, not measured').waitFor()
  expect(await page.getByLabel('A hardship behind it').locator('option').allTextContents()).toHaveLength(6)
  await expectGoodNow(page)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('alert').getByText('Please select at least one error to dispute').waitFor()
  await page.getByRole('checkbox', { name: 'A wrong balance or past-due amount' }).check()
  await page.getByLabel('Which errors, and how do you know?').fill('Elm Bank ending 4471 shows $900. I owe $90.')
  await page.getByRole('button', { name: 'Continue' }).click()

  await page.getByText('Step 2 of 3: Your plan').waitFor()
  await page.getByText('Interest saved a month').waitFor()
  await page.getByText('Strength estimate 85%').waitFor()
  await expectGoodNow(page)
  await page.getByRole('button', { name: 'Generate letters' }).click()
  await page.getByRole('alert').getByText('Please select which credit bureau this report is from').waitFor()
  await page.getByRole('checkbox', { name: 'Equifax' }).check()
  await page.getByRole('checkbox', { name: 'Experian' }).check()
  await page.getByRole('button', { name: 'Generate letters' }).click()
  const refused = page.getByRole('alert').filter({ hasText: 'Please log in first.' })
  await refused.getByRole('link', { name: 'Log in' }).waitFor()
  await logIn(page, 'three-steps@example.com')
  await page.goto('/credit-disputes')
  await page.getByText('Step 2 of 3: Your plan').waitFor()
  await page.getByRole('button', { name: 'Back' }).click()
  expect(await page.getByLabel('Which errors, and how do you know?').inputValue()).toContain('ending 4471')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Generate letters' }).click()

  await page.getByText('Step 3 of 3: Your letters').waitFor()
  const equifax = page.getByRole('region', { name: 'Equifax' })
  expect((await equifax.getByText(/…$/).textContent())!.length).toBe(501)
  await equifax.getByRole('button', { name: 'Show the whole letter' }).click()
  await equifax.getByText('Elm Bank ending 4471').first().waitFor()
  await page.getByRole('region', { name: 'Experian' }).waitFor()
  expect(await page.getByRole('region', { name: 'TransUnion' }).count()).toBe(0)
  await page.getByText('Expect responses in 30-45 days').waitFor()
  await expectGoodNow(page)
  expect(faults.filter(fault => !fault.includes('401'))).toEqual([]) // the one refusal
  await context.close()
})

test('a server that fails leaves letters made on the device, and says so; what it refuses is said in its words', async () => {
  const { page, context } = await openBrowser(browser, free.address)
  await page.goto('/credit-disputes')
  await page.getByRole('checkbox', { name: 'A hard inquiry I did not allow' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('checkbox', { name: 'TransUnion' }).check()
  const calls = '**/api/generate-credit-disputes'
  const refusal = { success: false, error: 'not-possible', message: 'That cannot be written.' }
  await page.route(calls, route => route.fulfill({ status: 422, json: refusal }))
  await page.getByRole('button', { name: 'Generate letters' }).click()
  await page.getByText('Failed to generate dispute letters. Please try again.').waitFor()
  await page.unroute(calls)
  await page.route(calls, route => route.abort())
  await page.getByRole('button', { name: 'Generate letters' }).click()
  await page.getByText('These letters were made on this device').waitFor()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('region', { name: 'TransUnion' }).getByRole('button', { name: 'Download text' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^transunion-dispute-\d{4}-\d\d-\d\d\.txt$/)
  expect(await readFile(await file.path(), 'utf8')).toContain('TransUnion')
  await context.close()
})

test('the plan is checked on load: without one to the payment for credit, and so when the check fails', async () => {
  const { page, context } = await openBrowser(browser, selling.address)
  await logIn(page, 'generator@example.com')
  await page.goto('/credit-disputes')
  await page.waitForURL('**/payment?product=credit')
  await page.route('**/api/auth/verify', route => route.abort())
  await page.goto('/credit-disputes')
  await page.waitForURL('**/payment?product=credit&check=failed')
  await page
    .getByRole('link', { name: /check again/i })
    .or(page.getByRole('button', { name: /check again/i }))
    .waitFor()
  await context.close()
})

test('more than three errors show both products together, at the saving of their parts', async () => {
  const { page, context } = await openBrowser(browser, selling.address)
  await page.goto('/credit-disputes')
  const boxes = page.getByRole('group', { name: 'Account errors' }).getByRole('checkbox')
  for (let at = 0; at < 3; at += 1) await boxes.nth(at).check()
  expect(await page.getByText('You Need Both Tools!').count()).toBe(0)
  await boxes.nth(3).check()
  await page.getByText('You Need Both Tools!').waitFor()
  await page.getByText('$119').first().waitFor()
  await context.close()
})

test('the credit center has its five tabs by keyboard, and a simulator that starts at 650', async () => {
  const { page, context, faults } = await openBrowser(browser, free.address)
  await logIn(page, 'tabs@example.com')
  await page.goto('/dashboard/credit')
  const tabs = page.getByRole('tab')
  await tabs.first().waitFor()
  expect(await tabs.allTextContents()).toEqual(['Overview', 'Disputes', 'Letters', 'Progress', 'Tools'])
  await tabs.first().focus()
  for (const name of ['Disputes', 'Letters', 'Progress', 'Tools']) {
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tab', { name, selected: true }).waitFor()
    await expectGoodNow(page)
  }
  expect(await page.getByLabel('Current score').inputValue()).toBe('650')
  expect(faults).toEqual([])
  await context.close()
})

test('a favor is asked apart from every dispute, on the device, and comes as PDF', async () => {
  const { page, context, faults } = await openBrowser(browser, free.address, { viewport: PHONE })
  await page.goto('/login')
  await logIn(page, 'a-favor@example.com')
  await page.goto('/dashboard/credit')
  await page.getByRole('tab', { name: 'Tools' }).click()
  const card = page.getByRole('region', { name: 'Ask for a favor: an old late mark' })
  const tell = (label: string, words: string) => card.getByLabel(label).fill(words)
  await tell('Bank or lender that put the mark', 'Harbor Card')
  await tell('Account number, as the report masks it', 'XXXX4471')
  await tell('The late mark, as the report prints it', '30 days late, March 2024')
  await tell('What had happened?', 'I was in the hospital that month.')
  await tell('Your name', 'Marisol Reyes')
  await tell('Your address', '12 Elm Street, Dover, DE 19901')
  await card.getByRole('button', { name: 'Write the request' }).click()
  await card.getByText('A favor is asked only about your own account that is paid up.').waitFor()
  await card.getByRole('checkbox', { name: 'The account is mine and paid up' }).check()
  await card.getByRole('button', { name: 'Write the request' }).click()
  await card.getByText('I was in the hospital that month.').last().waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), card.getByRole('button', { name: 'PDF' }).click()])
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-')
  await card.getByRole('checkbox', { name: 'I also dispute this entry as wrong' }).check()
  await card.getByRole('button', { name: 'Write the request' }).click()
  await card.getByText('You dispute this entry as wrong.').waitFor()
  await expectGoodNow(page)
  expect(faults).toEqual([])
  await context.close()
})
