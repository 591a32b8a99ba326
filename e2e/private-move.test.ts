import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { axeFaults, chooseState, expectNoSideScroll, openBrowser, PHONE } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { preparePrivateMode, startPrivateMode } from './in-private-mode.ts'
import { runProduct } from './running-product.ts'
import { signedIn } from './signed-in.ts'

const PASSPHRASE = 'seven herons over the mill pond'
const LETTER = '035-overshadow-ten-days-wa.pdf'

let browser: Browser
let product: Awaited<ReturnType<typeof runProduct>>
beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test(
  'a letter answered offline moves into an account: told before, cut off, sent once, then deleted here',
  { timeout: 300_000 },
  async () => {
    const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE, isInstalled: true })
    const sent: string[] = []
    page.on('request', request => {
      if (request.url().includes('/api/') && request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    const { findings, answer, title } = await answeredInPrivateMode(page)
    await page.getByRole('button', { name: 'Leave and move letters' }).click()

    // who is not logged in is asked to log in first; then the vault is opened
    await page.getByText('Log in first, so that the letter comes to the right account.').waitFor()
    const dana = await logIn(page, 'dana@example.com')
    await openVault(page)
    const letter = page.getByRole('button', { name: `Move ${LETTER} to my account` })
    await letter.click()
    const dialog = page.getByRole('dialog')
    for (const told of ['dana@example.com', LETTER, 'Washington', title]) await dialog.getByText(told).first().waitFor()
    expect(await axeFaults(page)).toEqual([])
    await expectNoSideScroll(page)
    await dialog.getByRole('button', { name: 'Send it now' }).click({ force: true }) // it says what is missing
    await dialog.getByText('Tick the box first if you want to send it.').waitFor()
    expect(sent).toEqual([]) // not a byte before the person agreed

    // no connection; then the answer of the server is lost; then the login has ended: each is said, and the vault keeps all
    await dialog.getByLabel('Yes, send all of this to Writeback, into my account.').check()
    await context.setOffline(true)
    await dialog.getByRole('button', { name: 'Send it now' }).click()
    await dialog.getByText(/The connection broke, or there is none/).waitFor()
    await context.setOffline(false)
    await page.route('**/api/letters', route => route.abort('connectionreset'))
    await dialog.getByRole('button', { name: 'Try again' }).click()
    await dialog.getByText('Sending the letter').or(dialog.getByText('Our server is reading it')).waitFor()
    await dialog.getByText(/The connection broke, or there is none/).waitFor({ timeout: 60_000 })
    await page.unroute('**/api/letters')
    await page.reload()
    await openVault(page)
    await letter.click()
    await dialog.getByLabel(/^Yes, send all of this/).check()
    await dialog.getByRole('button', { name: 'Send it now' }).click()
    await dialog.getByRole('heading', { name: 'It is in your account' }).waitFor({ timeout: 60_000 })
    expect(sent.filter(path => path === '/api/analyze-strategic')).toHaveLength(1)
    await dialog.getByRole('button', { name: 'Keep it here too' }).click()

    // it is there once, with the same findings and the letter as it was changed by hand
    const asked = { headers: { authorization: `Bearer ${dana}` } }
    const { analyses } = (await (await fetch(`${product.address}/api/user/analyses`, asked)).json()) as {
      analyses: { id: string }[]
    }
    expect(analyses).toHaveLength(1)
    const id = analyses[0]!.id
    const { violations } = (await (await fetch(`${product.address}/api/analyses/${id}`, asked)).json()) as {
      violations: { violations: { rule_id: string }[] }
    }
    expect(violations.violations).toHaveLength(findings)
    const text = await fetch(`${product.address}/api/download/${answer}.txt`, asked)
    expect(await text.text()).toContain('I never had this account.')

    // sent again, nothing doubles; into another account, it is refused in words
    await letter.click()
    await dialog.getByLabel(/^Yes, send all of this/).check()
    await dialog.getByRole('button', { name: 'Send it now' }).click()
    await dialog.getByRole('heading', { name: 'It is in your account' }).waitFor({ timeout: 60_000 })
    expect(sent.filter(path => path === '/api/analyze-strategic')).toHaveLength(1)
    await logIn(page, 'other@example.com')
    await openVault(page)
    await letter.click()
    await dialog.getByLabel(/^Yes, send all of this/).check()
    await dialog.getByRole('button', { name: 'Send it now' }).click()
    await dialog.getByText('This letter is in another account already, so it was not sent to this one.').waitFor()

    // confirmed, it is deleted from the vault when the person says so, and only then
    await logIn(page, 'dana@example.com', dana)
    await openVault(page)
    await letter.click()
    await dialog.getByLabel(/^Yes, send all of this/).check()
    await dialog.getByRole('button', { name: 'Send it now' }).click()
    await dialog.getByRole('button', { name: 'Delete it from the vault' }).click()
    await page.getByText('It is in your account, and deleted from the vault.').waitFor()
    await page.reload()
    await openVault(page)
    await page.getByText('There is no letter in it.').waitFor()
    await page.goto(`/results?analysis=${id}`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await context.close()
  },
)

/** Reads a letter with no network, answers it, and keeps both in a vault. */
async function answeredInPrivateMode(page: Page): Promise<{ findings: number; answer: string; title: string }> {
  await preparePrivateMode(page)
  const context: BrowserContext = page.context()
  await context.setOffline(true)
  await startPrivateMode(page)
  await chooseState(page, 'WA')
  await page.getByLabel('Choose the pages of your letter').setInputFiles(example(`corpus/pdf/${LETTER}`))
  await page.getByRole('button', { name: 'Analyze for Violations' }).click()
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  await page.getByRole('heading', { level: 1 }).waitFor()
  const shown = page.getByRole('button', { name: /^See finding \d+ in the letter$/ })
  await shown.first().waitFor()
  const findings = await shown.count()
  await page.getByRole('button', { name: 'Generate Response Letter' }).last().click()
  await page.waitForURL(/\/letter\//)
  await page.getByRole('button', { name: 'Add your own words' }).click()
  await page.getByLabel('Your own paragraph 1').fill('I never had this account.')
  await page.getByRole('link', { name: 'Keep it on this phone' }).click()
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await page.getByLabel('The passphrase again').fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Make the vault' }).click()
  const written = page.getByRole('link', { name: /^Your answer: / })
  const title = (await written.innerText()).replace('Your answer: ', '')
  const answer = (await written.getAttribute('href'))!.replace('/letter/', '')
  await page.getByText('Requests sent since this page was opened: none').waitFor()
  await context.setOffline(false)
  return { findings, answer, title }
}

/** Puts a person in this browser, as after a login, and comes back to the letters. */
async function logIn(page: Page, email: string, known?: string): Promise<string> {
  const token = known ?? (await signedIn(product.address, email))
  await page.evaluate(
    ([token, email]) => {
      localStorage.setItem('token', token)
      localStorage.setItem('user', JSON.stringify({ email }))
    },
    [token, email] as const,
  )
  await page.goto('/private/move')
  return token
}

async function openVault(page: Page): Promise<void> {
  await page.getByLabel('Passphrase', { exact: true }).fill(PASSPHRASE)
  await page.getByRole('button', { name: 'Open the vault' }).click()
  await page.getByRole('heading', { name: 'Letters in your vault' }).waitFor()
}
