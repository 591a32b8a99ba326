import type { Page } from 'playwright-core'
import { axeFaults, COLORS, DESK, PHONE, SMALLEST } from '#e2e/browser.ts'

type Theme = 'light' | 'dark'

/** What is wrong with a page as it stands: on a phone in both themes, at a desk in one, and at 400 % zoom, where a window
 *  of 1280 pixels is 320 wide. */
export async function faultsOnEveryLook(page: Page, atDesk: Theme): Promise<string[]> {
  const faults = await faultsOnPhone(page)
  faults.push(...(await tooWide(page)))
  await page.setViewportSize(DESK)
  await show(page, atDesk)
  faults.push(...(await axeFaults(page)).map(fault => `at a desk, ${atDesk}: ${fault}`), ...(await tooWide(page)))
  await page.setViewportSize(SMALLEST)
  faults.push(...(await tooWide(page)))
  await show(page, 'light')
  await page.setViewportSize(PHONE)
  return faults
}

/** On a phone in both themes: the page, or the window that is open over it. */
export async function faultsOnPhone(page: Page, within?: string): Promise<string[]> {
  const faults = await axeFaults(page, within)
  await show(page, 'dark')
  faults.push(...(await axeFaults(page, within, COLORS)).map(fault => `dark: ${fault}`))
  await show(page, 'light')
  return faults
}

async function show(page: Page, colorScheme: Theme): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.locator(`html[data-theme="${colorScheme}"]`).waitFor({ state: 'attached' })
}

/** The page as it came: one heading to begin with, nothing still loading, every hidden part opened, and what is far below
 *  laid out as if it had been scrolled to. */
export async function ready(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"], main .skeleton'))
  await page.evaluate(async () => {
    for (const part of document.querySelectorAll('main details')) part.setAttribute('open', '')
    for (const part of document.querySelectorAll<HTMLElement>('main section')) part.style.contentVisibility = 'visible'
    await document.fonts.ready
  })
}

async function tooWide(page: Page): Promise<string[]> {
  const parts = await page.evaluate(() => {
    const by = document.documentElement.scrollWidth - window.innerWidth
    if (by <= 0) return []
    const wide = [...document.querySelectorAll('body *')].filter(one => one.getBoundingClientRect().right > innerWidth)
    return [
      `${by} px wider than ${innerWidth}: ${wide
        .slice(-3)
        .map(one => one.outerHTML.slice(0, 120))
        .join(' ')}`,
    ]
  })
  return parts
}
