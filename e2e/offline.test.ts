import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze, axeFaults, chooseState, openBrowser } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { inNewTab, lettersOf, readyForOffline, sharePhoto } from './installed.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const LETTER = example('corpus/pdf/035-overshadow-ten-days-wa.pdf')
const OTHER_LETTER = example('corpus/pdf/038-time-barred-suit-threat-ca.pdf')

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

async function addLetter(page: Page, letter: string, state: string): Promise<void> {
  await page.goto('/upload?flow=generate&context=new')
  await chooseState(page, state)
  await page.getByLabel('Choose the pages of your letter').setInputFiles(letter)
  await page.getByRole('button', { name: 'Analyze for Violations' }).click()
}

/** How many things the browser's own database holds. */
function keptOn(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((done, failed) => {
      const opening = indexedDB.open('writeback')
      opening.onsuccess = () => done(opening.result)
      opening.onerror = () => failed(opening.error)
    })
    let found = 0
    for (const store of database.objectStoreNames)
      found += await new Promise<number>(done => {
        const count = database.transaction(store).objectStore(store).count()
        count.onsuccess = () => done(count.result)
      })
    database.close()
    return found
  })
}

test('a photo shared from another app waits on the upload page, and is read when the person says so', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { isInstalled: true })
  await page.goto('/upload')
  await readyForOffline(page)
  await sharePhoto(page, product.address, LETTER)
  await page.waitForURL(/\/upload\?/)
  await page.getByText('PDF added').waitFor()
  await chooseState(page, 'WA')
  await page.getByRole('button', { name: 'Analyze for Violations' }).click()
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  expect(faults).toEqual([])
  await context.close()
})

test('in airplane mode letters, findings and dates are read; a letter added then is read once, when there is a line', async () => {
  const { page, context } = await openBrowser(browser, product.address, { isInstalled: true })
  await logIn(page, 'offline@example.com')
  await readyForOffline(page)
  await analyze(page, LETTER, 'WA')
  const result = page.url()
  await page.getByRole('button', { name: 'Generate Response Letter' }).filter({ visible: true }).first().click()
  await page.waitForURL(/\/letter\//)
  const letter = page.url()
  await page.goto('/dashboard')
  await page.getByRole('region', { name: 'Recent Analyses' }).getByRole('link').first().waitFor()

  await context.setOffline(true)
  const tab = await inNewTab(context, letter)
  await tab.getByRole('heading', { name: 'Your letter is ready to check' }).waitFor()
  await tab.goto(result)
  await tab.getByText('You are offline').waitFor()
  await tab.locator('[id^="finding-"]').first().waitFor()
  await tab.goto('/dashboard')
  await tab.getByRole('region', { name: 'Recent Analyses' }).getByRole('link').first().waitFor()
  await addLetter(tab, OTHER_LETTER, 'CA')
  await tab.getByText('Your letter waits on this phone').waitFor()
  await tab.getByText('A letter waits on this phone').waitFor()
  expect(await axeFaults(tab)).toEqual([])

  await context.setOffline(false)
  await tab.getByText('The letter that waited was read').waitFor({ timeout: 90_000 })
  expect(await tab.getByText('A letter waits on this phone').count()).toBe(0)
  expect(await lettersOf(tab)).toBe(2)
  await tab.reload()
  await tab.getByRole('heading', { level: 1 }).waitFor()
  expect(await lettersOf(tab)).toBe(2)

  // a shared phone: whoever comes after finds nothing
  await tab.goto('/your-data')
  expect(await keptOn(tab)).toBeGreaterThan(0)
  await tab.getByRole('button', { name: 'Log out', exact: true }).click()
  await tab.waitForURL(url => url.pathname === '/')
  expect(await keptOn(tab)).toBe(0)
  await context.setOffline(true)
  await tab.goto(result)
  await tab.getByRole('heading', { level: 1 }).waitFor()
  expect(await tab.locator('[id^="finding-"]').count()).toBe(0)
  await context.close()
})

test('what waited is dropped with a notice when the server answers 400, and a save is made up for', async () => {
  const { page, context } = await openBrowser(browser, product.address, { isInstalled: true })
  await logIn(page, 'dropped@example.com')
  await readyForOffline(page)
  await context.setOffline(true)
  await addLetter(page, LETTER, 'WA')
  await page.getByText('A letter waits on this phone').waitFor()
  const refusal = { success: false, error: 'That is no letter.', code: 'invalid-request', suggestion: 'Try another.' }
  await page.route('**/api/analyze-strategic', route =>
    route.fulfill({ status: 400, contentType: 'application/json', body: JSON.stringify(refusal) }),
  )
  await context.setOffline(false)
  await page.getByRole('alert').getByText('That is no letter.').waitFor()
  await page.getByRole('button', { name: 'Close' }).click()
  expect(await page.getByText('A letter waits on this phone').count()).toBe(0)
  await page.unroute('**/api/analyze-strategic')

  await page.route('**/api/save-analysis', route => route.abort())
  await analyze(page, LETTER, 'WA')
  await page.getByText('A result waits to be saved').waitFor()
  await page.unroute('**/api/save-analysis')
  const saved = page.waitForResponse(reply => reply.url().endsWith('/api/save-analysis') && reply.ok())
  await page.getByRole('button', { name: 'Send it now' }).click()
  await saved
  await expect.poll(() => page.getByText('A result waits to be saved').count()).toBe(0)
  await context.close()
})

test('a service worker that fails is told to the console alone', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { isInstalled: true })
  const warned: string[] = []
  page.on('console', message => {
    if (message.type() === 'warning') warned.push(message.text())
  })
  await page.addInitScript(() => {
    navigator.serviceWorker.register = () => Promise.reject(new Error('refused'))
  })
  await page.goto('/upload')
  await page.getByRole('heading', { level: 1, name: 'Add your letter' }).waitFor()
  await expect.poll(() => warned.join()).toContain('The service worker did not start')
  expect(await page.getByRole('alert').count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
})
