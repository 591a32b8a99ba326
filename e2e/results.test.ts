import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze, axeFaults, chooseState, DESK, openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
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

test('a paper from a court stops the letter, with the date to answer by', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  await analyze(page, example('corpus/pdf/059-justice-court-citation-tx.pdf'), 'TX')
  await page.getByText('Stop here first').waitFor()
  expect(await page.getByRole('button', { name: 'Generate Response Letter' }).count()).toBe(0)
  await context.close()
})

test('the notice beside the official form: an empty place stays empty, and what is there is marked', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { viewport: DESK })
  await analyze(page, example('model-notices/cfpb_debt-collection_model-validation-notice_en.pdf'), 'MD')
  await page.getByRole('link', { name: 'Compare with the official form' }).click()
  await page.getByText('14 as in the form').waitFor()
  const row = page.getByRole('listitem').filter({ hasText: 'That a written dispute stops collection' })
  await row.getByRole('button', { name: /See it in the letter/ }).click()
  await expect.poll(() => page.locator('.mark-ring').count()).toBeGreaterThan(0)
  expect(faults).toEqual([])
  await context.close()
})

test('the model notice has no findings, and the playbook says what to do', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  await analyze(page, example('model-notices/cfpb_debt-collection_model-validation-notice_en.pdf'), 'MD')
  await page.getByText(/None of our \d+ checks found a problem/).waitFor()
  await page.getByRole('button', { name: 'Write the request' }).click()
  await page.waitForURL(/\/letter\//)
  await context.close()
})

test('finding and mark lead to each other by keyboard', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: DESK })
  await analyze(page, example('corpus/pdf/038-time-barred-suit-threat-ca.pdf'), 'CA')
  const mark = page.locator('button.mark-number').first()
  await mark.focus()
  await page.keyboard.press('Enter')
  const number = (await mark.textContent())!.trim()
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe(`finding-${number}`)
  await page.goBack()
  await context.close()
})

test('a file that is no letter is refused in plain words, and what was chosen stays', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  await page.goto('/upload?flow=generate&context=new')
  await chooseState(page, 'OH')
  const input = page.getByLabel('Choose the pages of your letter')
  await input.setInputFiles({ name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('PK') })
  await page.getByRole('alert').waitFor()
  await input.setInputFiles({ name: 'empty.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') })
  await page.getByRole('button', { name: 'Analyze for Violations' }).click()
  await page.getByRole('alert').waitFor()
  expect(new URL(page.url()).pathname).toBe('/upload')
  await page.getByText('PDF added').waitFor()
  await context.close()
})

test('one’s own letter is checked, and its dangers are named', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  await page.goto('/upload?flow=enhance&context=response')
  await chooseState(page, 'WA')
  await page
    .getByLabel('Choose the pages of your letter')
    .setInputFiles(example('corpus/pdf/035-overshadow-ten-days-wa.pdf'))
  await page.locator('input[accept*=".docx"]').setInputFiles(example('corpus/own-letters/002-admits-the-debt.txt'))
  await page.getByRole('button', { name: 'Enhance My Letter' }).click()
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  await page.getByRole('link', { name: 'Enhance My Letter' }).filter({ visible: true }).first().click()
  await page.waitForURL(/\/letter\/enhance/)
  await page.getByText(/admit/i).first().waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(faults).toEqual([])
  await context.close()
})
