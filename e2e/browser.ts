import axe, { type AxeResults } from 'axe-core'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import { TIME_ZONE } from './their-day.ts'

export const PHONE = { width: 390, height: 844 }
export const SMALLEST = { width: 320, height: 640 }
export const DESK = { width: 1440, height: 900 }

/** A fresh browser profile whose every fault is kept: a script error or a refused resource fails the test that asks. */
export async function openBrowser(
  browser: Browser,
  address: string,
  options: {
    viewport?: { width: number; height: number }
    colorScheme?: 'light' | 'dark'
    /** Nobody has given an email yet: the results ask for one. */
    isNew?: boolean
    /** What the browser asks pages for first. */
    locale?: string
    /** With the service worker, for what works without a connection. Others go without: each profile would fetch all it keeps. */
    isInstalled?: boolean
  } = {},
): Promise<{ context: BrowserContext; page: Page; faults: string[] }> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: options.viewport ?? PHONE,
    colorScheme: options.colorScheme ?? 'light',
    reducedMotion: 'reduce',
    timezoneId: TIME_ZONE,
    ...(options.locale ? { locale: options.locale } : {}),
    hasTouch: (options.viewport ?? PHONE).width < 600,
  })
  if (!options.isNew) await context.addInitScript(() => sessionStorage.setItem('userEmail', 'dana@example.com'))
  if (!options.isInstalled)
    await context.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new Error('not in this test'))
    })
  const page = await context.newPage()
  const faults: string[] = []
  page.on('pageerror', error => faults.push(error.message))
  page.on('console', message => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return { context, page, faults }
}

/** Chooses the state, whatever was guessed. */
export async function chooseState(page: Page, code: string): Promise<void> {
  const change = page.getByRole('button', { name: 'Change state' })
  const select = page.getByLabel('State', { exact: true })
  await change.or(select).first().waitFor()
  if (await change.isVisible()) await change.click()
  await select.selectOption(code)
}

/** A letter made for the test rather than kept as a file. */
export interface LetterFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** From the upload page to the result of one letter. */
export async function analyze(page: Page, letter: string | LetterFile, state: string): Promise<void> {
  await page.goto('/upload?flow=generate&context=new')
  await chooseState(page, state)
  await page.getByLabel('Choose the pages of your letter').setInputFiles(letter)
  await page.getByRole('button', { name: 'Analyze for Violations' }).click()
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  await page.getByRole('heading', { level: 1 }).waitFor()
}

// The rules of WCAG 2.2, levels A and AA, and the good practice beside them.
const EVERY_RULE = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
} as const
/** What another theme alone can break. */
export const COLORS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } as const

/** What axe says against the page, or a part of it, in words; empty is good. */
export async function axeFaults(
  page: Page,
  within = ':root',
  rules: typeof EVERY_RULE | typeof COLORS = EVERY_RULE,
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ([part, runOnly]) => {
      const { run } = (window as unknown as { axe: { run: (part: string, options: object) => Promise<AxeResults> } })
        .axe
      const at = scrollY
      scrollTo(0, 0) // what lies under the bar is not hidden, only scrolled away
      const { violations } = await run(part, { runOnly, resultTypes: ['violations'] })
      scrollTo(0, at)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, any }) => ({ id, at: target.join(' '), why: any[0]?.message ?? '' })),
      )
    },
    [within, rules] as const,
  )
  // WCAG 2.5.8, Equivalent: marks stand where the words stand, be it close together; each finding's card opens the same
  return found
    .filter(({ id, at }) => !(id === 'target-size' && at.includes('.mark-number')))
    .map(({ id, at, why }) => `${id}: ${at} ${why}`)
}

/** No part of the page is wider than the window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(width, page.url()).toBeLessThanOrEqual(0)
}

/** A page is free of faults axe can find, and no wider than the window. */
export async function expectGood(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expectGoodNow(page)
}

export async function expectGoodNow(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  expect(await axeFaults(page), page.url()).toEqual([])
  await expectNoSideScroll(page)
}
