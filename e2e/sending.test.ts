import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze, DESK, expectGoodNow, openBrowser, PHONE } from './browser.ts'
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

test('a letter is sent: the mail kit, the green card, the way without a printer, and the collector’s own form', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { viewport: PHONE })
  await analyze(page, example('model-notices/cfpb_debt-collection_model-validation-notice_en.pdf'), 'MD')
  await page.getByRole('button', { name: 'Generate Response Letter' }).filter({ visible: true }).first().click()
  await page.waitForURL(/\/letter\//)
  const saved = async (button: string) => {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: button }).click()
    return readFileSync(await (await download).path())
      .subarray(0, 5)
      .toString()
  }

  const kit = page.getByRole('region', { name: 'Mail kit' })
  expect(await saved('Download the mail kit')).toBe('%PDF-')
  await kit.getByText('About $10.48 by certified mail').waitFor()
  await kit.getByText('Prices of July 13, 2025').waitFor()
  for (const part of ['Folding it for the window', 'The green card, box by box', 'No printer?'])
    await kit.getByText(part).click()
  await kit.getByText('1. Article Addressed to').waitFor()
  await kit.getByText('I dispute this debt.').waitFor()

  const form = page.getByRole('region', { name: 'Their tear-off form' })
  expect(await form.getByRole('button', { name: 'Download the filled form' }).isDisabled()).toBe(true)
  await form.getByLabel('The amount is wrong.').check()
  expect(await form.getByLabel('I want to dispute the debt').isChecked()).toBe(true)
  expect(await saved('Download the filled form')).toBe('%PDF-')
  await form.getByText('Ticked: The amount is wrong; I want to dispute the debt').waitFor()
  await form.getByText('Not filled in: anything else on the form').waitFor()
  await expectGoodNow(page)
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectGoodNow(page)
  expect(faults).toEqual([])
  await context.close()
})
