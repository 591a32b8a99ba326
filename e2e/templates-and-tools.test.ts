import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { expectGood, expectGoodNow, openBrowser, SMALLEST } from './browser.ts'
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

test('every letter has its page, and opens on it with its blanks', async () => {
  const { page, faults, context } = await openBrowser(browser, product.address, { viewport: SMALLEST })
  for (const name of ['validation', 'cease', 'dispute', 'statute', 'settlement', 'fdcpa'])
    await expectGood(page, `/templates/${name}`)
  await page.getByRole('checkbox', { name: /They said I could be arrested/ }).check()
  await page.getByRole('button', { name: 'Fill in this letter' }).click()
  await page.getByRole('heading', { name: 'Your letter is ready to check' }).waitFor()
  await page.getByLabel('Collector’s name').first().fill('Coastal Recovery')
  await expectGoodNow(page)
  await page.reload()
  await expect.poll(() => page.getByLabel('Collector’s name').first().inputValue()).toBe('Coastal Recovery')
  expect(faults).toEqual([])
  await context.close()
})

test('the calculator and the scripts', async () => {
  const { page, faults, context } = await openBrowser(browser, product.address, { viewport: SMALLEST })
  await expectGood(page, '/tools/call-scripts')
  await page.getByLabel('Your state').selectOption('CA')
  await page.getByText('California: Everyone on the call must agree before you record.').waitFor()
  await expectGood(page, '/tools/settlement-calculator')
  await page.getByLabel('What they say you owe').fill('2,284.56')
  await page.getByLabel('Money you could pay at once').fill('600')
  await page.getByText('Closed until you say').waitFor()
  await page.getByRole('radio', { name: 'Yes, I checked' }).check()
  await page.getByText('You have it now').waitFor()
  await page.getByLabel('SSI', { exact: true }).fill('943')
  await page.getByText('You may not need to settle at all').waitFor()
  await expectGoodNow(page)
  expect(faults).toEqual([])
  await context.close()
})

test('a call is written down in three taps, more is added, and the log shows what it means', async () => {
  const { page, faults, context } = await openBrowser(browser, product.address, { viewport: SMALLEST })
  await expectGood(page, '/tools/contact-log')
  await page.getByLabel('Name of the collector').fill('Coastal Recovery')
  await page.getByRole('button', { name: 'Call', exact: true }).click()
  await page.getByRole('button', { name: '3. Just now' }).click()
  await page.getByRole('heading', { name: 'Coastal Recovery' }).waitFor()
  await page.getByText('Add more', { exact: true }).click()
  await page.getByLabel('Did it reach somebody else?').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'They told someone else about your debt' }).waitFor()
  await expectGoodNow(page)
  await page.getByRole('button', { name: /^Delete: Call/ }).click()
  await page.getByText('Nothing is written down yet.').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('papers are put in order as one ZIP, made on the device', async () => {
  const { page, faults, context } = await openBrowser(browser, product.address, { viewport: SMALLEST })
  await expectGood(page, '/tools/documents')
  await page.getByText('Nothing to put in order yet.').waitFor()
  faults.splice(0) // nobody is known yet: the server answers 404, which the browser notes
  await page.goto('/templates/validation')
  await page.getByRole('button', { name: 'Fill in this letter' }).click()
  await page.getByRole('heading', { name: 'Your letter is ready to check' }).waitFor()
  await expectGood(page, '/tools/documents')
  for (const name of [/^evidence-[\d-]+\.zip$/, /redacted\.zip$/]) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Make the bundle' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(name)
    const zip = readFileSync(await file.path()).toString('latin1')
    expect(zip).toContain('SHA-256 OF EACH FILE')
    expect(zip).toContain('index.pdf')
    expect(zip).toContain(name.test('-redacted.zip') ? 'exhibits/01-letter.txt' : 'exhibits/01-letter.pdf')
    await page.getByText('Saved to your downloads').waitFor()
    await page.getByRole('checkbox', { name: /Black out numbers/ }).check()
  }
  expect(faults).toEqual([])
  await context.close()
})
