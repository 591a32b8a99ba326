import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addDays, longDate } from '#units/iso-date.ts'
import { analyze, DESK, expectGoodNow, openBrowser, PHONE, SMALLEST } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { letterPdf } from './letter-pdf.ts'
import { runProduct, type RunningProduct } from './running-product.ts'
import { theirToday } from './their-day.ts'

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

const today = theirToday()
const ago = (days: number) => addDays(today, -days)

const letter = async (words: string, on = today) => ({
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: await letterPdf(`Coastal Recovery LLC
100 Harbor Street, Houston, TX 77002
${longDate(on)}
Dana Whitfield
Account number: 5512-0093
Dear Dana Whitfield,
${words}
This communication is from a debt collector.`),
})

const FIRST = `Coastal Recovery LLC is a debt collector. We are trying to collect a debt that you owe to Bank of Palo Duro. We will use any information you give us to help collect the debt.
Total amount of the debt now: $812.40. You will be arrested if you do not pay.`

async function nextStep(page: Page, title: string): Promise<void> {
  await page.getByRole('region', { name: title }).first().waitFor()
}

async function save(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Confirm)$/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function wroteDown(page: Page, what: string, on: string, more?: () => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: 'Log a call or letter' }).click()
  await page.getByLabel('What happened?').selectOption({ label: what })
  await page.getByLabel('Which day?').fill(on)
  await more?.()
  await save(page)
}

test('a letter is followed: mailed, delivered, silence, a partial reply, a counter-letter, collecting on, a complaint, its end', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { viewport: PHONE })
  await analyze(page, await letter(FIRST, ago(60)), 'TX')
  await logIn(page, 'dana@example.com')
  await page.goto('/response-tracker')
  await page.getByRole('heading', { name: 'Response Tracker' }).waitFor()
  await expectGoodNow(page) // empty

  // "I mailed it" on the letter leads to the tracker
  await analyze(page, await letter(FIRST, ago(55)), 'TX')
  await page.getByRole('button', { name: 'Generate Response Letter' }).filter({ visible: true }).first().click()
  await page.waitForURL(/\/letter\//)
  await page.getByRole('button', { name: 'I mailed it' }).click()
  await page.getByLabel('Day you mailed it').fill(ago(45))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Follow it in your tracker' }).click()
  await page.waitForURL(/\/response-tracker\//)
  await page.getByRole('heading', { level: 1, name: 'Coastal Recovery LLC' }).waitFor()

  await wroteDown(page, 'My letter was delivered', ago(41))
  await nextStep(page, 'Answer four questions')
  await page.getByText('Silence alone breaks no rule').waitFor()
  await expectGoodNow(page)
  for (const [viewport, colorScheme] of [
    [DESK, 'dark'],
    [SMALLEST, 'light'],
    [PHONE, 'dark'],
  ] as const) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    await expectGoodNow(page)
  }
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: 'light' })

  // their reply, a real PDF, read and compared
  await page
    .locator('input[type=file]')
    .setInputFiles(await letter('Enclosed is the statement of Bank of Palo Duro. We do not have the signed agreement.'))
  await page.getByText('Response analyzed successfully! Check your next steps.').waitFor({ timeout: 60_000 })
  await nextStep(page, 'Ask for what is missing')
  await page.getByText('They replied. They answered in part').waitFor()
  await page.getByRole('button', { name: 'Dispute Invalid Response' }).click()
  await page.waitForURL(/\/results\?letter=/)
  await page.getByText('Continued dispute: Answer to an incomplete verification').waitFor()
  await page.goBack()

  // the counter-letter goes out, with a number that has a slip in it and a receipt
  await page.getByRole('button', { name: 'Track a sent letter' }).click()
  const form = page.getByRole('dialog')
  expect(await form.getByLabel('Method').inputValue()).toBe('certified_mail')
  await form.getByLabel('Tracking number').fill('9400111201080805483019')
  await form.getByText('One digit does not fit').waitFor()
  await form.getByLabel('Tracking number').fill('9400111201080805483016')
  expect(await form.getByText('One digit does not fit').count()).toBe(0)
  await form.getByLabel('Sent date').fill(today)
  await form
    .getByLabel('Photo of the receipt')
    .setInputFiles({ name: 'receipt.pdf', mimeType: 'application/pdf', buffer: await letterPdf('Receipt') })
  await save(page)
  await page.getByText('Tracking information saved!').first().waitFor()
  await page.getByRole('button', { name: 'receipt.pdf' }).waitFor()

  await wroteDown(page, 'They called, texted or wrote', today, () => page.getByLabel('They asked for money').check())
  await nextStep(page, 'Write down what they did and answer it')
  await page.getByRole('button', { name: 'File CFPB Complaint' }).click()
  await page.waitForURL(/\/results\?letter=/)
  await page.goBack()
  await wroteDown(page, 'I filed a complaint', today)
  await nextStep(page, 'Look for the company’s answer')

  await page.getByRole('button', { name: 'It is over' }).click()
  await page.getByLabel('How did it end?').selectOption({ label: 'They closed the account' })
  await save(page)
  await page.getByText('$812.40 saved, as you confirmed').waitFor()
  await expectGoodNow(page)
  await page.goto('/response-tracker')
  await page
    .getByRole('region', { name: 'Victories' })
    .getByRole('link', { name: /Coastal Recovery/ })
    .waitFor()
  await expectGoodNow(page)
  expect(faults).toEqual([])
  await context.close()
})

test('the tracker asks again while it is looked at, and what did not change costs a 304', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: DESK })
  await logIn(page, 'poll@example.com')
  const answers: number[] = []
  page.on('response', response => {
    if (response.url().endsWith('/api/disputes/unified')) answers.push(response.status())
  })
  await page.goto('/response-tracker')
  await expect.poll(() => answers, { timeout: 30_000 }).toEqual([200, 304])
  await page.getByRole('heading', { name: 'Response Tracker' }).waitFor()
  await context.close()
})

test('without a login both addresses lead to it, and another’s dispute is not found', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  for (const path of ['/response-tracker', '/response-tracker/00000000-0000-4000-8000-000000000000']) {
    await page.goto(path)
    await page.waitForURL(/\/login/)
  }
  await logIn(page, 'stranger@example.com')
  await page.goto('/response-tracker/00000000-0000-4000-8000-000000000000')
  await page.getByRole('heading', { name: 'We could not find this dispute' }).waitFor()
  await context.close()
})
