import type { Page } from 'playwright-core'

/** Prepares private mode on this page as a person does. */
export async function preparePrivateMode(page: Page): Promise<void> {
  await page.goto('/private')
  await page.getByRole('button', { name: 'Prepare private mode' }).click()
  await page.getByRole('heading', { name: 'Private mode is ready on this phone' }).waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}
