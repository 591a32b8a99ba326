import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze, axeFaults, DESK, expectNoSideScroll, openBrowser } from './browser.ts'
import { logIn as logInAnywhere } from './buying.ts'
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
  rmSync(folder, { recursive: true })
})

const FILE_NAME = '<img src=x onerror=alert(1)>.pdf'
const folder = mkdtempSync(join(tmpdir(), 'writeback-letter-'))
const LETTER = join(folder, FILE_NAME)
copyFileSync(example('corpus/pdf/038-time-barred-suit-threat-ca.pdf'), LETTER)

async function logIn(page: Page, email: string): Promise<void> {
  await logInAnywhere(page, email)
  await openYourData(page)
}

async function openYourData(page: Page): Promise<void> {
  await page.goto('/your-data')
  await page.getByRole('heading', { name: 'Your data' }).waitFor()
}

/** Everything the browser keeps, as text. */
const kept = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]))

test('from a stranger with a letter to an account, another device, and nothing left', async () => {
  const email = 'dana.whitfield@example.com'
  const { page, context, faults } = await openBrowser(browser, product.address, { isNew: true })
  await analyze(page, LETTER, 'CA')

  // the gate: what keeps one safe is above it, the findings are behind it
  const view = page.getByRole('button', { name: 'View Results' })
  expect(await view.isDisabled()).toBe(true)
  await page.getByRole('heading', { name: 'Statute of limitations' }).waitFor()
  await page.getByText('Do not restart the clock').waitFor()
  await page.getByLabel('The deadline that matters most').waitFor()
  expect(await page.locator('[id^=finding-]').count()).toBe(0)
  expect(await axeFaults(page)).toEqual([])
  await expectNoSideScroll(page)
  await page.getByLabel('Email', { exact: true }).fill('nobody')
  expect(await view.isDisabled()).toBe(true)
  await page.getByLabel('Email', { exact: true }).fill(email)
  const sentOn: string[] = []
  page.on('request', request => sentOn.push(`${request.url()} ${request.postData() ?? ''}`))
  await view.click()
  await page.locator('[id^=finding-]').first().waitFor()
  expect(sentOn.filter(request => request.includes(email))).toEqual([]) // the box was not ticked

  await logIn(page, email)
  await page
    .getByRole('link', { name: /Pacific|LLC|Recovery|Capital/ })
    .first()
    .waitFor()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download everything' }).click()
  expect((await download).suggestedFilename()).toBe('writeback-your-data.zip')

  // another device sees the same letter
  const elsewhere = await openBrowser(browser, product.address, { viewport: DESK })
  await logIn(elsewhere.page, email)
  await elsewhere.page.getByRole('listitem').filter({ hasText: 'Log out there' }).waitFor()

  // logging out here leaves nothing of this person in this browser, and leads to the start
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL(`${product.address}/`)
  const after = await kept(page)
  for (const trace of ['token', 'user', 'analysisResults', email, 'CA']) expect(after).not.toContain(`"${trace}"`)
  expect(await context.cookies()).toEqual([])
  await page.goto('/your-data')
  await page.getByText('We hold nothing about this browser').waitFor()

  await elsewhere.page.getByRole('button', { name: 'Delete everything', exact: true }).click()
  const last = elsewhere.page.getByRole('button', { name: 'Delete everything now' })
  expect(await last.isDisabled()).toBe(true)
  await elsewhere.page.getByLabel('Type DELETE to confirm').fill('DELETE')
  await last.click()
  await elsewhere.page.waitForURL(`${product.address}/`)
  expect(await kept(elsewhere.page)).not.toContain(email)
  await logIn(elsewhere.page, email) // a new account: nothing of the old one is in it
  expect(await elsewhere.page.getByText('None.').count()).toBe(2)
  expect([...faults, ...elsewhere.faults].filter(fault => !/401|404/.test(fault))).toEqual([])
  await context.close()
  await elsewhere.context.close()
})

test('pages that need a login lead to it', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  for (const path of ['/dashboard', '/dashboard/violations', '/response-tracker', '/response-tracker/1']) {
    await page.goto(path)
    await page.waitForURL('**/login')
  }
  await context.close()
})

test('logging in or out in another tab is seen here at once, and a token that ended is forgotten', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  const other = await context.newPage()
  await other.goto('/privacy')
  await other.getByRole('heading', { level: 1 }).waitFor()
  await logIn(page, 'tabs@example.com')
  await expect.poll(() => other.evaluate(() => document.querySelector('a[href="/login"]') === null)).toBe(true)
  await other.evaluate(() => sessionStorage.setItem('analysisResults', 'private'))
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await expect.poll(() => other.evaluate(() => document.querySelector('a[href="/login"]') !== null)).toBe(true)
  expect(await kept(other)).not.toContain('private')

  await page.evaluate(() => localStorage.setItem('token', 'forged.token'))
  await page.goto('/privacy')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull()
  await context.close()
})

test('logging in in another tab reloads a letter with every word that was typed, up to the last', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  const { page: elsewhere, context: otherContext } = await openBrowser(browser, product.address)
  await logIn(elsewhere, 'drafts@example.com')
  const token = await elsewhere.evaluate(() => localStorage.getItem('token')!)
  await analyze(page, LETTER, 'CA')
  await page.getByRole('button', { name: 'Generate Response Letter' }).last().click()
  await page.waitForURL(/\/letter\//)
  const name = page.getByLabel(/^Your name/).first()
  await name.fill('Dana')
  const other = await context.newPage()
  await other.goto('/privacy')
  await other.getByRole('heading', { level: 1 }).waitFor()

  await page.evaluate(() => Object.assign(window, { isBeforeReload: true }))
  await name.fill('Dana Whitfield of Austin') // not yet saved: that takes a pause in typing
  await other.evaluate(held => localStorage.setItem('token', held), token)
  // gone only with the page it stood in
  await expect
    .poll(() => page.evaluate(() => 'isBeforeReload' in window).catch(() => true), { timeout: 60_000 })
    .toBe(false)
  await expect.poll(() => name.inputValue(), { timeout: 60_000 }).toBe('Dana Whitfield of Austin')
  await context.close()
  await otherContext.close()
})

test('a sign-in link opened in another browser asks whose it is', async () => {
  const { page, context } = await openBrowser(browser, product.address, { isNew: true })
  await page.goto('/login#code=123456')
  await page.getByLabel('Email', { exact: true }).fill('someone@example.com')
  expect(await page.getByLabel('6-digit code').inputValue()).toBe('123456')
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.getByRole('alert').getByText('That code is not right').waitFor()
  await context.close()
})

test('a passkey made on one’s data page signs in, once for what it was asked, and not after it was forgotten', async () => {
  const { page, context } = await openBrowser(browser, product.address.replace('127.0.0.1', 'localhost'))
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await logIn(page, 'passkey@example.com')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByText('Made with Chrome').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL(/\/$/)

  await page.goto('/login')
  const sent = page.waitForRequest(request => request.url().endsWith('/passkey/login'))
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.waitForURL('**/dashboard')
  const replayed = await fetch(`${product.address}/api/auth/passkey/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: (await sent).postData()!,
  })
  expect(replayed.status).toBe(400)

  await openYourData(page)
  await page.getByText('passkey@example.com').waitFor()
  await page.getByRole('button', { name: /Forget the passkey/ }).click()
  await page.getByText('Made with Chrome').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Log out', exact: true }).click()
  await page.waitForURL(/\/$/)
  await page.goto('/login')
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await page.getByRole('alert').getByText('That passkey did not work here.').waitFor()
  await context.close()
})
