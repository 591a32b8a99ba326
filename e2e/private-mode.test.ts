import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, chooseState, openBrowser, PHONE } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { textOfPdf } from './letter-pdf.ts'
import { preparePrivateMode, startPrivateMode } from './in-private-mode.ts'
import { runProduct } from './running-product.ts'

const PASSPHRASE = 'seven herons over the mill pond'

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(async () => {
  await browser.close()
})

test('prepared once, a photo becomes findings and an answer with no network at all', { timeout: 300_000 }, async () => {
  const product = await runProduct({ env: { BILLING: 'off' } })
  const { page, context, faults } = await openBrowser(browser, product.address, { viewport: PHONE, isInstalled: true })
  await preparePrivateMode(page)

  await context.setOffline(true)
  await product.stop() // not even by mistake is there anybody to ask
  const asked: string[] = []
  page.on('requestfailed', request => asked.push(request.url()))
  await startPrivateMode(page)
  await readLetter(page, example('corpus/photos/038-time-barred-suit-threat-ca-medium.jpg'))
  await page.getByRole('button', { name: 'See finding 1 in the letter' }).click()
  await page.getByRole('dialog').getByRole('img', { name: 'Page 1 of your letter' }).waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Generate Response Letter' }).last().click()
  await page.waitForURL(/\/letter\//)
  await page.getByRole('button', { name: 'Add your own words' }).click()
  await page.getByLabel('Your own paragraph 1').fill('I never had this account.')
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF Letter' }).click()
  expect(await textOfPdf(readFileSync(await (await download).path()))).toMatch(/1692g|1006\.3\d/)

  await page.getByRole('link', { name: 'Keep it on this phone' }).click()
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await page.getByLabel('The passphrase again').fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Make the vault' }).click()
  const kept = page.getByRole('link', { name: /^038-time-barred/ })
  await kept.waitFor()
  const answer = page.getByRole('link', { name: /^Your answer: / })
  await answer.waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Lock it' }).click() // the page comes anew, and knows nothing
  await page.getByLabel('Passphrase', { exact: true }).fill('another one entirely')
  await page.getByRole('button', { name: 'Open the vault' }).click()
  await page.getByText(/This passphrase does not open it/).waitFor()
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Open the vault' }).click()
  await answer.click() // with what was changed by hand
  await expect.poll(() => page.getByLabel('Your own paragraph 1').inputValue()).toBe('I never had this account.')
  await page.getByRole('link', { name: 'Your vault' }).click()
  await kept.click()
  await page.getByRole('button', { name: 'See finding 1 in the letter' }).click()
  await page.getByRole('dialog').getByRole('img', { name: 'Page 1 of your letter' }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByText('Requests sent since this page was opened: none').waitFor()
  expect(asked).toEqual([])
  expect(faults).toEqual([])

  // a private tab that is closed without leaving does not keep other pages on this phone's own files
  await page.close()
  const other = await context.newPage()
  await other.goto('/private')
  await expect.poll(() => other.evaluate(() => caches.has('writeback-private-on'))).toBe(false)
  await context.close()
  await product.remove()
})

async function readLetter(page: Page, letter: string): Promise<void> {
  await chooseState(page, 'CA')
  await page.getByLabel('Choose the pages of your letter').setInputFiles(letter)
  await page.getByRole('button', { name: 'Analyze for Violations' }).click()
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  await page.getByRole('heading', { level: 1 }).waitFor()
}
