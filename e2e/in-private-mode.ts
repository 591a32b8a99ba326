import type { Page } from 'playwright-core'

/** Prepares private mode on this page as a person does. */
export async function preparePrivateMode(page: Page): Promise<void> {
  await page.goto('/private')
  await page.getByRole('button', { name: 'Prepare private mode' }).click()
  await page.getByRole('heading', { name: 'Private mode is ready on this phone' }).waitFor({ timeout: 60_000 })
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Begins a private visit, and waits until its first page is there: whatever is done next must not cut it short. */
export async function startPrivateMode(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start private mode' }).click()
  await page.waitForURL('**/upload**')
  await page.getByRole('heading', { level: 1 }).waitFor()
}
