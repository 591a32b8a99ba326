import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testServer, type TestServer } from '#server/testing.ts'
import { DESK, expectGoodNow, openBrowser } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { letterPdf } from './letter-pdf.ts'

const PACKET = example('corpus/credit-reports/pdf/08-annualcreditreport-packet.pdf')
const SLOWLY = { timeout: 60_000 }

let browser: Browser
let server: TestServer

// in this process, because its clock is moved
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), testServer('embedded')])
})
afterAll(async () => {
  await browser.close()
  await server.remove()
})

async function confirm(page: Page, entry: RegExp, story: string): Promise<void> {
  const error = page.getByRole('article', { name: entry }).first()
  await error.getByRole('checkbox').check()
  await error.getByLabel(/How do you know/).fill(story)
}

const bureau = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a report is read, errors confirmed, three letters written and mailed; silence is flagged after 31 days; a verified answer gives the next letter', async () => {
  const { page, context } = await openBrowser(browser, server.address, { viewport: DESK })
  await logIn(page, 'credit@example.com')
  await page.goto('/dashboard/credit')
  await page.getByRole('tab', { name: 'Overview' }).waitFor()
  await expectGoodNow(page)
  await page.getByRole('button', { name: 'Upload a report' }).click()
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(PACKET)

  await page.getByRole('tab', { name: 'Errors', selected: true }).waitFor(SLOWLY)
  await page.getByRole('button', { name: 'Continue to bureau' }).click()
  await page.getByRole('alert').getByText('Please select at least one error to dispute').waitFor()
  await confirm(page, /^DOVETAIL FURNITURE CREDIT/, 'I paid it off. The receipt shows it.')
  await confirm(page, /^FALCONER SAVINGS BANK/, 'I have paid nothing since the first missed payment.')
  await confirm(page, /^Bankruptcy/, 'I filed more than seven years ago and finished my plan.')
  await expectGoodNow(page)
  await page.getByRole('button', { name: 'Continue to bureau' }).click()
  for (const name of ['Equifax', 'Experian', 'TransUnion'])
    expect(await page.getByRole('checkbox', { name, exact: true }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Continue to the notice' }).click()
  await page.getByText('Please fill in all required information (Name, Address, City/State/ZIP)').waitFor()
  await page.getByLabel(/^Name/).fill('Bettina Q. Marchetti')
  await page.getByLabel('Address', { exact: true }).fill('77 Elm Street')
  await page.getByLabel('City, state, ZIP').fill('Tulsa, OK 74103')
  await page.getByLabel(/^Last four digits/).fill('1x23')
  expect(await page.getByLabel(/^Last four digits/).inputValue()).toBe('123')
  await page.getByLabel('Copy of my photo ID').check()
  // a reload loses nothing that was confirmed or typed, but the digits
  await page.reload()
  await page.getByRole('tab', { name: 'Disputes' }).click()
  await page.getByLabel('City, state, ZIP').waitFor()
  expect(await page.getByLabel(/^Name/).inputValue()).toBe('Bettina Q. Marchetti')
  expect(await page.getByLabel(/^Last four digits/).inputValue()).toBe('')
  expect(await page.getByLabel('Copy of my photo ID').isChecked()).toBe(true)
  await page.getByLabel(/^Last four digits/).fill('0123')
  await page.getByRole('button', { name: 'Continue to the notice' }).click()
  await page.getByRole('button', { name: 'Continue to letters' }).click()
  await page.getByText('Please read and confirm the legal notice first.').waitFor()
  await page.getByLabel(/^I have read this/).check()
  await page.getByRole('button', { name: 'Continue to letters' }).click()
  await page.getByRole('button', { name: 'Generate letters' }).click()

  // one letter for each bureau; the first 500 characters, then the whole; a file named by bureau and day
  const equifax = page.getByRole('region', { name: /Equifax Information Services/ })
  await equifax.waitFor()
  expect(await page.getByRole('button', { name: 'Show the whole letter' }).count()).toBe(3)
  await equifax.getByRole('button', { name: 'Show the whole letter' }).click()
  await equifax.getByText(/you normally take it out then/).waitFor()
  expect(await equifax.getByText(/older than a report may show/).count()).toBe(0)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    equifax.getByRole('button', { name: 'Download text' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^equifax-dispute-\d{4}-\d\d-\d\d\.txt$/)
  await expectGoodNow(page)
  await page.getByRole('button', { name: 'Continue to tracking' }).click()
  await page.getByRole('link', { name: 'Follow this dispute' }).click()
  await page.waitForURL(/\/credit-disputes\/follow-up\//)

  for (const name of ['Equifax', 'Experian', 'TransUnion']) {
    await bureau(page, name).getByRole('button', { name: 'I mailed it' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await bureau(page, name)
      .getByRole('heading', { name: `Wait for ${name}’s answer` })
      .waitFor()
  }
  await expectGoodNow(page)
  const followUp = page.url()

  server.clock.move(31 * 24 * 60)
  await page.goto('/dashboard/credit')
  await page.getByText('You have 1 disputes that need follow-up!').waitFor()
  await page.getByRole('link', { name: /look at this dispute/ }).click()
  await page.waitForURL(followUp)
  await bureau(page, 'Experian').getByText('More than 30 days since you sent your letter').waitFor()

  const item = await bureau(page, 'Equifax').getByRole('listitem').filter({ hasText: 'FALCONER' }).first().textContent()
  const account = /account (.+?)\. /.exec(item!)![1]!
  await bureau(page, 'Equifax')
    .locator('input[type=file]')
    .setInputFiles({ name: 'answer.pdf', mimeType: 'application/pdf', buffer: await letterPdf(verified(account)) })
  await bureau(page, 'Equifax').getByText('Response uploaded successfully!').waitFor(SLOWLY)
  await bureau(page, 'Equifax').getByText('Verified', { exact: true }).waitFor()
  const next = bureau(page, 'Equifax').getByRole('region', { name: /method of verification/ })
  await next.getByText(/You left the following as it was|verified what I dispute|this was verified/).waitFor()
  await context.close()
})

const verified = (account: string) => `Equifax Information Services LLC
P.O. Box 740256
Atlanta, GA 30374-0256

Confirmation # 6312200418

Results of Your Investigation

>>> We have researched the account. Account # - ${account}. The results are: We verified that this item belongs to you. This account meets our requirements and is being reported correctly. If you have additional questions about this item please contact: Falconer Savings Bank, PO Box 100, Anytown, DE 19800.
`
