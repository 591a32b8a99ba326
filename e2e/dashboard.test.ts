import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze, axeFaults, DESK, openBrowser, PHONE } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
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

const LETTER = example('corpus/pdf/035-overshadow-ten-days-wa.pdf')

test('from login to an empty dashboard, a letter, its date, and back', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { viewport: DESK })
  await logIn(page, 'dana.whitfield@example.com')
  await page.getByRole('heading', { name: 'Welcome back, dana.whitfield' }).waitFor()
  await page.getByText('Free Tier.').waitFor()
  await page.getByText('Nothing is due.').waitFor()
  await page.getByRole('link', { name: 'Upload your first letter' }).waitFor()

  await analyze(page, LETTER, 'WA')
  await page.getByRole('link', { name: 'Go to Your Dashboard' }).click()
  await page.getByText('Your result is kept here').waitFor()
  const due = page.getByRole('region', { name: 'Next, by date' })
  const recent = page.getByRole('region', { name: 'Recent Analyses' })
  await recent.getByRole('link').first().waitFor()
  expect(await page.getByLabel('Your numbers').innerText()).toMatch(/Total Analyses\s+1\s/)
  await due.waitFor()
  await recent.getByRole('link').first().click()
  await page.waitForURL(/\/results\?analysis=/)
  expect(faults).toEqual([])
  await context.close()
})

test('a list that cannot be read says so, with a retry, and is never shown as empty', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: DESK })
  await logIn(page, 'retry@example.com')
  await page.route('**/api/user/analyses*', route => route.fulfill({ status: 500, body: '{}' }))
  await page.reload()
  const recent = page.getByRole('region', { name: 'Recent Analyses' })
  await recent.getByRole('alert').getByText('could not be loaded').waitFor()
  expect(await recent.getByText('is kept here').count()).toBe(0)
  await page.unroute('**/api/user/analyses*')
  await recent.getByRole('button', { name: 'Try again' }).click()
  await recent.getByText('is kept here').waitFor()
  await context.close()
})

test('locked views open the upgrade window at the prices of the catalogue', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: DESK })
  await logIn(page, 'locked@example.com')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  await menu.getByRole('button', { name: /Credit Repair/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('Save $19').waitFor()
  for (const words of ['$29', '$49', '$119', '30-day money-back guarantee'])
    expect(await dialog.innerText()).toContain(words)
  await page.keyboard.press('Escape')
  await menu.getByRole('button', { name: /Violations/ }).click()
  for (const words of ['$7', '$39.99', '$89', '$119']) expect(await dialog.innerText()).toContain(words)
  await page.keyboard.press('Escape')
  const hrefOf = (name: RegExp) => menu.getByRole('link', { name }).getAttribute('href')
  expect(await hrefOf(/\$7 Letters/)).toBe('/payment?product=letter&price=7')
  expect(await hrefOf(/Done-For-You/)).toMatch(/dfy/)
  await context.close()
})

test('the menu folds and stays folded; on a phone it opens from a bar, and Logout leads to the start', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: DESK })
  await logIn(page, 'menu@example.com')
  await page.getByRole('button', { name: 'Fold the menu' }).click()
  await page.reload()
  await page.getByRole('button', { name: 'Unfold the menu' }).waitFor()
  await page.setViewportSize(PHONE)
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('link', { name: 'Tools' }).filter({ visible: true }).click()
  await page.waitForURL('**/dashboard/tools')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByText('menu@example.com').filter({ visible: true }).waitFor()
  await page.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click()
  await page.waitForURL(`${product.address}/`)
  await context.close()
})

test('violations are added, chosen, combined and demanded for', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { viewport: DESK })
  await logIn(page, 'power@example.com')
  await analyze(page, LETTER, 'WA')
  await page.goto('/dashboard/violations')
  await page.getByRole('button', { name: 'Power Center' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Add violation' }).click()
  await dialog.getByRole('alert').getByText('Please fill in all required fields').waitFor()
  await dialog.getByLabel('What kind (required)').fill('Repeated calls')
  await dialog.getByLabel('What happened (required)').fill('Nine calls on Monday.')
  await dialog.getByText('$1,500').waitFor()
  await dialog.getByRole('button', { name: 'Add violation' }).click()
  await dialog.getByRole('alert').getByText('Without evidence, this violation may be harder to prove.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue anyway' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Nine calls on Monday.').waitFor()
  await page.getByLabel('Sort by').selectOption('value')
  await expect.poll(() => page.getByRole('main').getByRole('listitem').first().innerText()).toContain('Repeated calls')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toBe('my_violations.csv')
  await page.getByRole('checkbox').last().check()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'Power Letter' }).click()
  await page.waitForURL(/\/results\?violations=/)
  await page.getByRole('heading', { level: 1, name: /Power Letter/ }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Write this demand' }).click()
  await page.waitForURL(/\/letter\//)
  expect(faults).toEqual([])
  await context.close()
})

test('an address of a view that is none leads to the overview', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  await logIn(page, 'nowhere@example.com')
  await page.goto('/dashboard/no-such-view')
  await page.waitForURL('**/dashboard')
  await context.close()
})
