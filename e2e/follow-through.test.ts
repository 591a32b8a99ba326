import { once } from 'node:events'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { startMailServer, type MailServer, type ReceivedMail } from '#server/mail/testing.ts'
import { addDays, day, longDate } from '#units/iso-date.ts'
import { analyze, openBrowser, PHONE } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { letterPdf } from './letter-pdf.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const EMAIL = 'dana@example.com'
const FIRST_DAY = day(new Date().toISOString().slice(0, 10))
const on = (days: number) => addDays(FIRST_DAY, days)

let browser: Browser
let mails: MailServer
let product: RunningProduct | undefined
let context: BrowserContext | undefined

beforeAll(async () => {
  browser = await launchChromium()
})
afterAll(() => browser.close())
beforeEach(async () => {
  mails = await startMailServer()
})
afterEach(async () => {
  await context?.close()
  await product?.remove()
  await mails.close()
  context = product = undefined
})

/** Starts the product by day, so many days after the first: the same data and address, and the browser's clock with it. */
async function startOn(days: number, hour = 17): Promise<RunningProduct> {
  const now = `${on(days)}T${hour}:00:00.000Z`
  const again = product
  product = await runProduct({
    ...(again ? { dataDir: again.dataDir } : {}),
    env: {
      BILLING: 'off',
      SMTP_URL: mails.url,
      ADMIN_EMAILS: EMAIL,
      TEST_CLOCK: now,
      ...(again ? { PORT: new URL(again.address).port } : {}),
    },
  })
  await context?.clock.setSystemTime(now)
  return product
}

async function kill(): Promise<void> {
  const { process } = product!
  process.kill('SIGKILL')
  await once(process, 'exit')
}

/** Everything that came but the codes to sign in with. */
const isReminder = ({ subject }: ReceivedMail) => subject !== 'Your sign-in code'

async function reminded(count: number): Promise<readonly ReceivedMail[]> {
  const all = async () => (await mails.received(0)).filter(isReminder)
  await expect.poll(async () => (await all()).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(count)
  return all()
}

async function codeFromMail(): Promise<string> {
  const before = (await mails.received(0)).filter(mail => !isReminder(mail)).length
  const codes = async () => (await mails.received(0)).filter(mail => !isReminder(mail))
  await expect.poll(async () => (await codes()).length, { timeout: 30_000 }).toBeGreaterThan(Math.max(0, before - 1))
  return /\b\d{6}\b/.exec((await codes()).at(-1)!.text)![0]
}

const paper = async (words: string, dated: string) => ({
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: await letterPdf(`Coastal Recovery LLC
100 Harbor Street, Houston, TX 77002
${longDate(day(dated))}
Dana Whitfield
Account number: 5512-0093
Dear Dana Whitfield,
${words}
This communication is from a debt collector.`),
})

const step = (page: Page, title: string) => page.getByRole('region', { name: title }).first().waitFor()

async function save(page: Page): Promise<void> {
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^(Save|Confirm)$/ })
    .click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

async function wroteDown(page: Page, what: string, days: number): Promise<void> {
  await page.getByRole('button', { name: 'Log a call or letter' }).click()
  await page.getByLabel('What happened?').selectOption({ label: what })
  await page.getByLabel('Which day?').fill(on(days))
  await save(page)
}

test('a letter is followed over two months: each step’s reminder comes once, over five kills, one of them in mid-mail', async () => {
  const { address } = await startOn(0)
  const opened = await openBrowser(browser, address, { viewport: PHONE })
  const { page, faults } = opened
  context = opened.context
  await context.clock.setSystemTime(`${on(0)}T17:00:00.000Z`)

  await logIn(page, EMAIL, codeFromMail)
  await page.goto('/your-data')
  await page.getByLabel(/^Email me/).click()
  await expect.poll(() => page.getByLabel(/^Email me/).isEnabled()).toBe(true)
  expect(await page.getByLabel(/^Email me/).isChecked()).toBe(true)
  const words = `Coastal Recovery LLC is a debt collector. We are trying to collect a debt that you owe to Bank of Palo Duro. We will use any information you give us to help collect the debt.
Total amount of the debt now: $812.40. You will be arrested if you do not pay.`
  await analyze(page, await paper(words, on(-3)), 'TX')
  await page.getByRole('button', { name: 'Generate Response Letter' }).filter({ visible: true }).first().click()
  await page.waitForURL(/\/letter\//)
  await page.getByRole('button', { name: 'I mailed it' }).click()
  await page.getByLabel('Day you mailed it').fill(on(0))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('link', { name: 'Follow it in your tracker' }).click()
  await page.waitForURL(/\/response-tracker\//)
  await step(page, 'Note the day it arrived')

  // a week later: killed after the mail server took the reminder and before its answer; then it came, a reply with it
  await kill()
  mails.leaveUnanswered('silent')
  await startOn(7)
  await reminded(1)
  await kill()
  await startOn(7, 18)
  await page.reload()
  await wroteDown(page, 'My letter was delivered', 4)
  await page
    .locator('input[type=file]')
    .setInputFiles(
      await paper('Enclosed is the statement of Bank of Palo Duro. We do not have the signed agreement.', on(7)),
    )
  await page.getByText('Response analyzed successfully! Check your next steps.').waitFor({ timeout: 60_000 })
  await step(page, 'Ask for what is missing')

  // a week before its day; the counter-letter goes out at once, so the nearer reminders of it never come
  await kill()
  await startOn(14)
  await reminded(2)
  await page.reload()
  await page.getByRole('button', { name: 'Dispute Invalid Response' }).click()
  await page.waitForURL(/\/results\?letter=/)
  await page.getByText('Continued dispute: Answer to an incomplete verification').waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Track a sent letter' }).click()
  await page.getByRole('dialog').getByLabel('Sent date').fill(on(14))
  await save(page)
  await wroteDown(page, 'My letter was delivered', 14)
  await step(page, 'Check in after 30 days')

  // thirty days of silence; then they asked for money: to the agency
  await kill()
  await startOn(44)
  await reminded(3)
  await page.reload()
  await page.getByRole('button', { name: 'Answer the questions' }).click()
  await page.getByLabel('They asked for money').check()
  await save(page)
  await step(page, 'Write down what they did and answer it')
  await page.getByRole('button', { name: 'File CFPB Complaint' }).click()
  await page.waitForURL(/\/results\?letter=/)
  await page.goBack()
  await wroteDown(page, 'I filed a complaint', 44)
  await step(page, 'Look for the company’s answer')

  // the day to look; it ended
  await kill()
  await startOn(59)
  const all = await reminded(4)
  await page.reload()
  await page.getByRole('button', { name: 'It is over' }).click()
  await page.getByLabel('How did it end?').selectOption({ label: 'They closed the account' })
  await save(page)
  await page.getByText('$812.40 saved, as you confirmed').waitFor()

  expect(all.map(({ to, subject, text }) => [to[0], subject, TITLES.find(title => text.includes(title))])).toEqual([
    [EMAIL, 'Your next step is today', 'Note the day it arrived'],
    [EMAIL, 'Your next step in 7 days', 'Ask for what is missing'],
    [EMAIL, 'Your next step is today', 'Answer four questions'],
    [EMAIL, 'Your next step is today', 'Look for the company’s answer'],
  ])
  // nothing is in line any more; the one whose answer we died before is known, and was not sent again
  await page.goto('/admin')
  await expect
    .poll(() => page.evaluate(mailState), { timeout: 60_000, interval: 1000 })
    .toMatchObject({ waiting: 0, given_up: 1 })
  expect((await mails.received(0)).filter(isReminder)).toHaveLength(4)
  expect(faults.filter(fault => !CUT_BY_A_KILL.test(fault))).toEqual([])
}, 600_000) // six starts of the product: a minute in all on an idle machine

/** What the browser says of a request that was on its way, or came, while the product was dead. */
const CUT_BY_A_KILL = /ERR_(?:CONNECTION_(?:REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING)/

const TITLES = [
  'Note the day it arrived',
  'Ask for what is missing',
  'Answer four questions',
  'Look for the company’s answer',
]

async function mailState(): Promise<unknown> {
  const authorization = `Bearer ${localStorage.getItem('token')}`
  const answer = await fetch('/api/admin/health', { headers: { authorization } })
  return ((await answer.json()) as { mail?: unknown }).mail
}
