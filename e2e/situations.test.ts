import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { analyze, axeFaults, DESK, expectNoSideScroll, type LetterFile, openBrowser, PHONE } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { letterPdf } from './letter-pdf.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct()])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

async function letter(name: string): Promise<LetterFile> {
  const text = readFileSync(example(`flows/${name}.txt`), 'utf8')
  return { name: `${name}.pdf`, mimeType: 'application/pdf', buffer: await letterPdf(text) }
}

describe('what to do now', () => {
  test.each([
    ['a phone, light', PHONE, 'light'],
    ['a desk, dark', DESK, 'dark'],
  ] as const)('of a scam stands before the e-mail gate on %s', async (_, viewport, colorScheme) => {
    const { page, context, faults } = await openBrowser(browser, product.address, {
      viewport,
      colorScheme,
      isNew: true,
    })
    await analyze(page, await letter('scam'), 'TX')
    await page.getByRole('heading', { name: 'This may be a scam. Do not pay yet.' }).waitFor()
    await page.getByRole('link', { name: 'Report to the FTC' }).waitFor()
    await expectGood(page)
    await page.getByRole('link', { name: 'Go on to what the letter says' }).click()
    await page.getByRole('button', { name: 'View Results' }).waitFor()
    await page.getByRole('link', { name: 'What to do, step by step' }).first().waitFor()
    await expectGood(page)
    expect(faults).toEqual([])
    await context.close()
  })

  test('of identity theft is reached by the person’s own yes, and leads to the dispute', async () => {
    const { page, context, faults } = await openBrowser(browser, product.address)
    await analyze(page, await letter('identity-theft'), 'OH')
    await page.getByRole('link', { name: 'Did someone use your name to make this debt?' }).click()
    await page.getByRole('link', { name: 'IdentityTheft.gov' }).waitFor()
    await expectGood(page)
    await page.getByRole('button', { name: 'Yes, someone used my name' }).click()
    await page.getByText('Recommended Strategy').waitFor()
    await page.getByText('Someone used your name. You can clear it.').waitFor()
    expect(faults).toEqual([])
    await context.close()
  })

  test('of a paper that asks for nothing offers no letter', async () => {
    const { page, context } = await openBrowser(browser, product.address)
    await analyze(page, await letter('not-a-collection-letter'), 'OH')
    await page.getByRole('heading', { name: 'This does not look like a collection letter.' }).waitFor()
    expect(await page.getByRole('button', { name: 'Generate Response Letter' }).count()).toBe(0)
    await context.close()
  })
})

async function expectGood(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(await axeFaults(page), page.url()).toEqual([])
  await expectNoSideScroll(page)
}
