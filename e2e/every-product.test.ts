import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '#server/database/database.ts'
import { analyze, DESK, openBrowser, PHONE } from './browser.ts'
import { answerTestPayment, logIn, signCreditContract } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const LETTER = example('corpus/pdf/038-time-barred-suit-threat-ca.pdf')
const SENDER = 'Pacific' // of that letter: it must be nowhere once everything is deleted

let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'test' } })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

/** What is bought, what the order then says, and what of it is open at once. */
const PRODUCTS = [
  ['scan', 'Paid', opensResult],
  ['monthly', 'Paid', opensResult],
  ['lifetime', 'Paid', opensResult],
  ['bundle', 'Paid', opensResult],
  ['credit_single', 'Authorized, not charged', waitsForTheDaysToCancel],
  ['credit_all', 'Authorized, not charged', waitsForTheDaysToCancel],
  ['diy', 'Paid', checksOwnLetter],
  ['letter', 'Paid', opensLetter],
  ['dfy', 'Paid', waitsForOurLetters],
] as const

const emailOf = (id: string): string => `buyer-of-${id.replace('_', '-')}@example.org`

test.for(PRODUCTS)(
  '%s is bought, opens what it says, follows its buyer to another device, is taken along and deleted',
  async ([id, status, opens]) => {
    const email = emailOf(id)
    const first = await openBrowser(browser, product.address, { viewport: PHONE, isNew: true })
    const { page } = first
    if (opens === opensResult) {
      await analyze(page, LETTER, 'CA')
      await page.getByLabel('Email', { exact: true }).fill(email)
      await page.getByRole('button', { name: 'View Results' }).click()
      await page.getByRole('heading', { name: /\d+ more violations? detected/ }).waitFor()
    }
    await buy(page, first.context, id, email)
    await page.getByText(status, { exact: true }).waitFor()
    await logIn(page, email)
    await page.goto('/your-data')
    await page.getByText(status, { exact: true }).waitFor()
    await opens(page)
    await page.goto('/your-data')
    await page.getByRole('button', { name: 'Log out', exact: true }).click()
    await page.waitForURL(`${product.address}/`)
    await first.context.close()

    const second = await openBrowser(browser, product.address, { viewport: DESK, isNew: true })
    await logIn(second.page, email)
    await second.page.goto('/your-data')
    await second.page.getByText(status, { exact: true }).waitFor()
    const download = second.page.waitForEvent('download')
    await second.page.getByRole('button', { name: 'Download everything' }).click()
    const zip = readFileSync(await (await download).path())
    expect(zip.includes(email)).toBe(true)
    await second.page.getByRole('button', { name: 'Delete everything', exact: true }).click()
    await second.page.getByLabel('Type DELETE to confirm').fill('DELETE')
    await second.page.getByRole('button', { name: 'Delete everything now' }).click()
    await second.page.waitForURL(`${product.address}/`)
    expect([...first.faults, ...second.faults].filter(fault => !/401|404/.test(fault))).toEqual([])
    await second.context.close()
  },
)

test('then nothing of anybody is left, in any table or any file', async () => {
  await product.stop()
  const { db, close } = await openDatabase({ databaseUrl: undefined, dataDir: product.dataDir })
  const tables = await db.execute<{ name: string }>(
    sql`select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs')`,
  )
  expect(tables.rows.length).toBeGreaterThan(15)
  const left: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await db.execute<{ row: string }>(sql.raw(`select t::text as row from ${name} t`))
    left.push(...rows.filter(({ row }) => isTheirs(row)).map(({ row }) => `${name}: ${row}`))
  }
  await close()
  expect(left).toEqual([])
  for (const folder of ['blobs', 'scratch']) expect(filesUnder(join(product.dataDir, folder)), folder).toEqual([])
})

function isTheirs(text: string): boolean {
  return text.includes('buyer-of-') || text.includes(SENDER)
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

async function buy(page: Page, context: BrowserContext, id: string, email: string): Promise<void> {
  await page.goto(id === 'letter' ? '/payment?product=letter&template=cease' : `/payment?product=${id}`)
  if (id === 'dfy') {
    await page.getByLabel(/I authorize the product/).check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await page.getByLabel(/^Email for your receipt/).fill(email)
  if (id.startsWith('credit')) await signCreditContract(page)
  await answerTestPayment(page, context, 'Approve')
  await page.waitForURL('**/payment-success')
}

async function opensResult(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /Pacific|LLC|Recovery|Capital/ })
    .first()
    .click()
  await page.locator('[id^=finding-]').first().waitFor()
  await page.getByRole('heading', { name: /more violations? detected/ }).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Generate Response Letter' }).last().click()
  await page.getByRole('button', { name: 'Download PDF Letter' }).waitFor()
}

async function opensLetter(page: Page): Promise<void> {
  await page.getByText('Pre-Written Letter: Cease and desist').waitFor()
  await page.getByRole('link', { name: 'Open your letter' }).click()
  await page.waitForURL(/\/letter\/[0-9a-f-]{36}\?template=cease/)
  await page
    .getByLabel(/^Collector’s name/)
    .first()
    .fill('Harlan & Pike')
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download PDF Letter' }).click()
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/)
  await page.goto('/letter/new?template=dispute')
  await page.getByRole('link', { name: 'Buy this letter' }).waitFor()
  expect(await page.getByRole('button', { name: 'Download PDF Letter' }).count()).toBe(0)
}

async function checksOwnLetter(page: Page): Promise<void> {
  const status = await page.evaluate(async () => {
    const { status } = await fetch('/api/enhance-letter', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${localStorage.getItem('token') ?? ''}` },
      body: JSON.stringify({ letter_content: 'I do not owe this. Please prove it.' }),
    })
    return status
  })
  expect(status).toBe(200)
}

async function waitsForTheDaysToCancel(page: Page): Promise<void> {
  await page.getByText(/You can cancel for any reason until midnight of/).waitFor()
  await page.getByText(/Work begins on \w+ \d+, \d{4}, not before/).waitFor()
  await page.getByRole('button', { name: /Cancel/ }).waitFor()
}

async function waitsForOurLetters(page: Page): Promise<void> {
  await page.getByText('Done-For-You Service').waitFor()
  expect(await page.getByRole('button', { name: 'Approve these letters' }).count()).toBe(0)
}
