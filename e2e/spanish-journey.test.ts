import { createTransport } from 'nodemailer'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { APP } from '#language/spanish/app/index.ts'
import { FRONT } from '#language/spanish/front/index.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import { DESK, expectGoodNow, openBrowser, PHONE } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { inNewTab, lettersOf, readyForOffline, sharePhoto } from './installed.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const LETTER = example('corpus/pdf/035-overshadow-ten-days-wa.pdf')
const OTHER_LETTER = example('corpus/pdf/038-time-barred-suit-threat-ca.pdf')

/** What a page says for this English. */
const es = (phrase: PlainPhrase): string => ({ ...FRONT, ...APP })[phrase]

let browser: Browser
let product: RunningProduct
let context: BrowserContext
let page: Page

// One person on one phone that speaks Spanish, from here to the end of the file.
beforeAll(async () => {
  const env = { BILLING: 'off', INBOUND_MAIL: 'on', INBOUND_MAIL_NAME: 'in.example.org', INBOUND_MAIL_PORT: '0' }
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env })])
  ;({ context, page } = await openBrowser(browser, product.address, { locale: 'es-MX', isInstalled: true }))
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.address })
  await logIn(page)
  await readyForOffline(page)
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test('a shared photo is read, its letter is read in Spanish and sent in English, and airplane mode loses nothing', async () => {
  await page.goto('/upload')
  await sharePhoto(page, product.address, LETTER)
  await page.getByText(es('PDF added')).waitFor()
  await page.getByLabel(es('State'), { exact: true }).selectOption('WA')
  await page.getByRole('button', { name: es('Analyze for Violations') }).click()
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  await page
    .getByRole('button', { name: es('Generate Response Letter') })
    .filter({ visible: true })
    .first()
    .click()
  await page.waitForURL(/\/letter\//)

  const english = page.getByText('I dispute this debt in full.')
  const spanish = page.getByText('Disputo esta deuda por completo.')
  await page.getByText(es('For reading only: the letter that is sent is the English one.')).waitFor()
  await spanish.waitFor()
  expect(await english.isVisible()).toBe(false)
  await expectGoodNow(page)
  await page.getByRole('button', { name: es('Back to the English letter') }).click()
  await english.click()
  await page.getByLabel(es('Change the words')).fill('I dispute every cent.')
  await page.getByRole('button', { name: es('Read it in Spanish') }).click()
  await page.getByText(`(${es('as you wrote it')})`).waitFor()
  expect(await spanish.count()).toBe(0)
  await page.setViewportSize(DESK)
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await page.getByRole('article').getByText('I dispute every cent.').first().isVisible()).toBe(true)
  await expectGoodNow(page)

  await context.setOffline(true)
  const tab = await inNewTab(context, page.url())
  await tab.getByText('Me reservo todos mis derechos.').waitFor()
  await tab.goto('/upload?flow=generate&context=new')
  await tab.getByLabel(es('Choose the pages of your letter')).setInputFiles(OTHER_LETTER)
  await tab.getByRole('button', { name: es('Analyze for Violations') }).click()
  await tab.getByText(es('Your letter waits on this phone')).waitFor()
  await context.setOffline(false)
  await tab.getByText(es('The letter that waited was read')).waitFor({ timeout: 90_000 })
  expect(await lettersOf(tab)).toBe(2)
  await tab.close()
})

test('a letter mailed to one’s own address appears on the dashboard', async () => {
  await page.goto('/email-forwarding')
  await page.getByRole('button', { name: es('Make my address') }).click()
  await page.getByRole('button', { name: es('Copy the address') }).click()
  await page.getByText(es('The address is copied.')).waitFor()
  await createTransport({ url: product.mailAddress!, ignoreTLS: true }).sendMail({
    from: 'Coastal Recovery LLC <letters@coastal.example>',
    to: await page.evaluate(() => navigator.clipboard.readText()),
    subject: 'Your account',
    attachments: [{ filename: 'letter.pdf', path: OTHER_LETTER }],
  })
  await page.goto('/dashboard')
  await page.setViewportSize(PHONE)
  const mailed = page
    .getByRole('region', { name: es('Recent Analyses') })
    .getByRole('link', { name: /letters@coastal/ })
  await expect.poll(() => mailed.innerText(), { timeout: 60_000 }).toMatch(/Dice que es de.*infracci/s)
  await expectGoodNow(page)
})

async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(es('Email'), { exact: true }).fill('dana@example.com')
  await page.getByRole('button', { name: es('Send me a code') }).click()
  const shown = await page.getByText(/su código es \d{6}/).textContent()
  await page.getByLabel(es('6-digit code')).fill(/\d{6}/.exec(shown!)![0])
  await page.getByRole('button', { name: es('Log in') }).click()
  await page.waitForURL(url => url.pathname !== '/login')
}
