import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { analyze, axeFaults, DESK, openBrowser } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { inVersions } from './new-version.ts'
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

test('a new version waits until it is wanted, and nothing typed is lost with the old one', async () => {
  const versions = await inVersions(product.address)
  const { page, context, faults } = await openBrowser(browser, versions.address, { isInstalled: true })
  await page.goto('/letter/new?template=validation')
  const collector = page.getByLabel('Collector’s name').first()
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }))
  })
  const notice = page.getByText('A new version of Writeback is ready')
  expect(await notice.count()).toBe(0)
  await collector.fill('Coastal Recovery')
  versions.publish()
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update())
  await notice.waitFor()
  expect(await axeFaults(page)).toEqual([])
  expect(await collector.inputValue()).toBe('Coastal Recovery')
  await page.getByRole('button', { name: 'Use the new version' }).click()
  await notice.waitFor({ state: 'detached' })
  await page.getByRole('heading', { name: 'Your letter is ready to check' }).waitFor()
  await expect.poll(() => collector.inputValue()).toBe('Coastal Recovery')
  expect(await notice.count()).toBe(0)
  expect(faults).toEqual([])
  await context.close()
  versions.close()
})

test('after a first letter Writeback offers once to stay on the phone; an iPhone is told how', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  const question = page.getByText('Keep Writeback on this phone?')
  await page.goto('/upload')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await offerInstall(page)
  expect(await question.count()).toBe(0) // not before there is something to keep
  await analyze(page, example('corpus/pdf/035-overshadow-ten-days-wa.pdf'), 'WA')
  expect(await question.count()).toBe(0) // the browser did not offer it on this load
  expect(await offerInstall(page)).toBe(true)
  await question.waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Add to the home screen' }).click()
  expect(await page.evaluate(() => Reflect.get(window, 'timesAsked'))).toBe(1)
  await question.waitFor({ state: 'detached' })
  await offerInstall(page)
  expect(await question.count()).toBe(0)

  await context.addInitScript(() => Object.defineProperty(navigator, 'standalone', { value: false }))
  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await question.count()).toBe(0) // answered is answered
  await page.evaluate(() => localStorage.removeItem('writeback.installAsked'))
  await page.reload()
  await page.getByText('Press Share, then Add to Home Screen.').waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Close' }).click()
  await question.waitFor({ state: 'detached' })
  expect(faults).toEqual([])
  await context.close()
})

test('by keyboard the focus begins at the heading of each new page, and of each step', async () => {
  const { page, context } = await openBrowser(browser, product.address, { viewport: DESK })
  await page.goto('/upload')
  await page.getByRole('button', { name: /Generate Full Response/ }).press('Enter')
  await page.getByRole('button', { name: 'Change what you would like to do' }).waitFor()
  await expectFocusOn(page, 'Add your letter')
  await logIn(page, 'by-keyboard@example.com')
  const menu = page.getByRole('navigation', { name: 'Dashboard' })
  for (const name of ['Tools', 'Response Tracker']) {
    await menu.getByRole('link', { name }).press('Enter')
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await expectFocusOn(page, name)
  }
  await page.goto('/credit-disputes')
  await page.getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Continue' }).press('Enter')
  await expectFocusOn(page, 'Step 2 of 3: Your plan')
  await context.close()
})

async function expectFocusOn(page: Page, words: string): Promise<void> {
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(words)
}

/** What a browser does that could install the page; whether its own question was held back. */
function offerInstall(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => Reflect.set(window, 'timesAsked', (Number(Reflect.get(window, 'timesAsked')) || 0) + 1),
    })
    return !window.dispatchEvent(offer)
  })
}
