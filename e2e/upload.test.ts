import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseState, openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const PDF = example('corpus/pdf/035-overshadow-ten-days-wa.pdf')
const PHOTO = example('corpus/photos/035-overshadow-ten-days-wa-easy.jpg')
const ANALYZE = '**/api/analyze-strategic'
const NOBODYS = '00000000-0000-4000-8000-00000000abcd'

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

async function open(path: string): Promise<Page> {
  const { page } = await openBrowser(browser, product.address)
  await page.goto(path)
  return page
}

async function addLetter(page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) {
  await page.getByLabel('Choose the pages of your letter').setInputFiles(file)
}

async function expectAlert(page: Page, words: string): Promise<void> {
  await page.getByRole('alert').filter({ hasText: words }).waitFor()
}

/** How many visits' pages this browser has written down. */
function keptVisits(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((done, failed) => {
        const opening = indexedDB.open('writeback')
        opening.onerror = () => failed(opening.error)
        opening.onsuccess = () => {
          const counting = opening.result.transaction('chosen-pages').objectStore('chosen-pages').count()
          counting.onerror = () => failed(counting.error)
          counting.onsuccess = () => {
            opening.result.close()
            done(counting.result)
          }
        }
      }),
  )
}

test('the chosen flow is written into the address, and Back takes it out again', async () => {
  const page = await open('/upload')
  await page.getByRole('button', { name: /^Enhance Your Letter/ }).click()
  await page.waitForURL(/flow=enhance/)
  await page.getByRole('button', { name: 'Back' }).click()
  await page.getByText('What would you like to do?').waitFor()
  expect(new URL(page.url()).search).toBe('')
  await page.context().close()
})

test('a chosen photo is shown, also after the page was loaded again', async () => {
  const page = await open('/upload?flow=generate')
  await addLetter(page, PHOTO)
  const picture = page.getByRole('img', { name: 'Page 1 of your letter' })
  await picture.waitFor()
  await expect.poll(() => keptVisits(page)).toBe(1) // it is shown a moment before it is kept
  await page.reload()
  await picture.waitFor()
  expect(await picture.evaluate(image => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(100)
  await page.context().close()
})

test('a letter of another type, over ten megabytes or without a state is refused in the specified words', async () => {
  const page = await open('/upload?flow=generate')
  await addLetter(page, { name: 'letter.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') })
  await expectAlert(page, 'Please upload an image (JPG, PNG) or PDF file')
  const large = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(10_485_761) }
  await addLetter(page, large)
  await expectAlert(page, 'File size must be less than 10MB')
  await addLetter(page, PDF)
  await expectAlert(page, 'Please select your state first')
  await page.context().close()
})

test('words of a text file go into the box; without any, enhancing is refused in the specified words', async () => {
  const page = await open('/upload?flow=enhance')
  await chooseState(page, 'WA')
  await addLetter(page, PDF)
  await page.getByRole('button', { name: 'Enhance My Letter' }).click()
  await expectAlert(page, 'Please provide your response letter to enhance')
  expect(new URL(page.url()).pathname).toBe('/upload')
  const words = { name: 'mine.txt', mimeType: 'text/plain', buffer: Buffer.from('I dispute this debt.') }
  await page.getByLabel('Choose your response letter').setInputFiles(words)
  await expect.poll(() => page.getByLabel('Your letter to the collector').inputValue()).toBe('I dispute this debt.')
  await page.context().close()
})

test('while it runs the action is gone; an upload that failed says so in the specified words and keeps the pages', async () => {
  const page = await open('/upload?flow=generate')
  await chooseState(page, 'WA')
  await addLetter(page, PDF)
  let fail = (): void => undefined
  await page.route(ANALYZE, async route => {
    await new Promise<void>(resolve => (fail = resolve))
    await route.abort()
  })
  await page.route('**/api/analyses/*', route => route.abort())
  await page.getByRole('button', { name: 'Analyze for Violations' }).click()
  await page.getByRole('heading', { name: 'Reading your letter' }).waitFor()
  expect(await page.getByRole('button', { name: 'Analyze for Violations' }).count()).toBe(0)
  fail()
  await expectAlert(page, 'Failed to upload file. Please try again.')
  await page.getByText('PDF added').waitFor()
  await page.context().close()
})

test('an analysis that failed says so in the words of the server, else in the specified ones', async () => {
  const page = await open('/upload?flow=generate')
  await chooseState(page, 'WA')
  await addLetter(page, PDF)
  const refusal = { success: false, error: 'This page is too dark.', code: 'dark', suggestion: 'Use a window.' }
  for (const [body, words] of [
    [JSON.stringify(refusal), 'This page is too dark.'],
    ['{"success":true}', 'Failed to analyze letter'],
  ] as const) {
    const status = words === refusal.error ? 422 : 200
    await page.route(ANALYZE, route => route.fulfill({ status, contentType: 'application/json', body }))
    await page.getByRole('button', { name: 'Analyze for Violations' }).click()
    await expectAlert(page, words)
    await page.unroute(ANALYZE)
  }
  await page.context().close()
})

test.for(['/results', `/results?analysis=${NOBODYS}`])('%s without a result leads to the upload', async path => {
  const page = await open(path)
  await page.waitForURL('**/upload')
  await page.context().close()
})

test('a result that cannot be shown is an error with its words and a way to try again', async () => {
  const { page, context } = await openBrowser(browser, product.address)
  const refusal = { success: false, error: 'We could not read this file.', code: 'unreadable', suggestion: 'Scan it.' }
  await page.route('**/api/analyses/*', route =>
    route.fulfill({ status: 422, contentType: 'application/json', body: JSON.stringify(refusal) }),
  )
  await page.goto(`/results?analysis=${NOBODYS}`)
  await page.getByRole('heading', { name: 'Analysis Error' }).waitFor()
  await page.getByText(refusal.error).waitFor()
  expect(await page.getByRole('link', { name: 'Try Again' }).getAttribute('href')).toBe('/upload')
  await context.close()
})
