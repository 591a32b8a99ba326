import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import mammoth from 'mammoth'
import PdfDocument from 'pdfkit'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { startMailServer, type MailServer } from '#server/mail/testing.ts'
import { analyze, openBrowser } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const SCRIPT = "<script>alert('ran')</script>"
const IMAGE = "<img src=x onerror=alert('ran')>"
const BREAKOUT = `"'></textarea></style><svg onload=alert('ran')>`
const LINK = "javascript:alert('ran')"
const BAD = `${BREAKOUT}${SCRIPT}<a href="${LINK}">bad</a>`

/** A letter whose sender, account, quotes and addresses try to become markup. */
const LETTER = `Coastal ${IMAGE} Recovery LLC
100 Harbor Street, Houston, TX 77002
Phone: (713) 555-0134    ${LINK}

September 14, 2026

Re: Account ${BREAKOUT} 4471
Current creditor: Bank of ${SCRIPT} Palo Duro
Total amount of the debt now: $812.40

Dear Dana ${IMAGE} Whitfield,

Coastal ${IMAGE} Recovery LLC is a debt collector. This is an attempt to collect a debt. Any information obtained will be used for that purpose.

You will be arrested ${SCRIPT} if you do not pay within ten days. We will tell your employer ${IMAGE} and your neighbors about this debt. Pay at ${LINK} or [here](${LINK}) today.

Sincerely,
Coastal ${IMAGE} Recovery LLC`

let browser: Browser
let product: RunningProduct
let mails: MailServer
const folder = mkdtempSync(join(tmpdir(), 'writeback-hostile-'))
const FILE = join(folder, 'letter.pdf')

beforeAll(async () => {
  mails = await startMailServer()
  const env = { BILLING: 'off', SMTP_URL: mails.url }
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env })])
  const pdf = new PdfDocument({ size: 'LETTER' })
  pdf.fontSize(11).text(LETTER).end()
  writeFileSync(FILE, await buffer(pdf))
})
afterAll(async () => {
  await browser.close()
  await product.remove()
  await mails.close()
  rmSync(folder, { recursive: true })
})

test('what a letter, its facts and its answer say is text on every page, and never runs', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  const ran = watch(context)
  page.on('response', response => {
    if (response.request().resourceType() === 'document')
      expect(response.headers()['content-security-policy']).toMatch(/default-src 'none';script-src 'self';/)
  })
  await logIn(page, 'dana@example.com', mailedCode)
  await page.waitForURL('**/dashboard')
  await analyze(page, FILE, 'TX')
  await expectText(page, ['It threatens arrest'])
  await pastTheScamSigns(page)
  await openAll(page)
  await expectText(page, [SCRIPT, IMAGE]) // in the quotes

  // a sender's name is read more strictly than it is shown: here every fact is as bad as it can be
  await page.route('**/api/analyses/*', async route => {
    const response = await route.fetch()
    await route.fulfill({ response, json: withBadFacts((await response.json()) as AnalysisReply) })
  })
  await page.evaluate(() => sessionStorage.removeItem('analysisResults'))
  await page.reload()
  await page.getByText(`Coastal ${BAD}`).first().waitFor()
  await pastTheScamSigns(page)
  await openAll(page)
  await expectText(page, [`Coastal ${BAD}`])
  await page.unrouteAll()

  await page.getByRole('button', { name: 'Generate Response Letter' }).last().click()
  await page.waitForURL(/\/letter\//)
  const name = page.getByLabel(/^Your name/).first()
  await name.fill(`Dana ${IMAGE}`)
  await page.getByRole('button', { name: 'Add your own words' }).click()
  await page.getByLabel('Your own paragraph 1').fill(`I never had this account. ${BAD}`)
  await page.getByRole('button', { name: 'Show reasons' }).click()
  await expectText(page, [`${SCRIPT} if you do not pay`])

  const pdf = await downloaded(page, 'Download PDF Letter')
  expect(pdf.toString('latin1')).not.toMatch(/\/(?:JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFile)\b/)
  expect(squeezed(await textOf(pdf))).toContain(squeezed(BAD))
  const docx = await downloaded(page, 'Word')
  const { value: html } = await mammoth.convertToHtml({ buffer: docx })
  expect(html).toContain('&lt;script&gt;')
  expect(html).not.toMatch(/<(?:script|img|svg|a)\b/i)

  const before = mails.count()
  await page.getByRole('button', { name: 'Email me' }).click()
  await page.getByText('On its way to dana@example.com').waitFor()
  const mail = (await mails.received(before + 1))[before]!
  expect(mail.text).toContain(SCRIPT)
  await expectNothingMade(await shownWithoutPolicy(context, mail.html))

  expect(faults).toEqual([])
  expect(ran).toEqual([])
  await context.close()
})

test('nor does one’s own letter, before and after it was made better', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  const ran = watch(context)
  await page.goto('/letter/enhance')
  await page
    .getByRole('textbox', { name: 'Your letter' })
    .fill(`Dear Sir,\n\nI know I owe this money and I will pay ${BAD}.\n\nI dispute the fees. ${BAD}\n\nDana ${IMAGE}`)
  await page.getByRole('button', { name: 'Check my letter' }).click()
  await page.getByRole('button', { name: 'Use the enhanced letter' }).waitFor({ state: 'attached' })
  await openAll(page)
  await expectText(page, [SCRIPT])
  await page.getByRole('button', { name: 'Use the enhanced letter' }).click()
  await page.waitForURL(/\/letter\/[\da-f-]{36}/)
  await expectText(page, [SCRIPT])
  expect(faults).toEqual([])
  expect(ran).toEqual([])
  await context.close()
})

test('this test would notice, and what became markup all the same would not run', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address)
  const ran = watch(context)
  await shownWithoutPolicy(context, IMAGE)
  await expect.poll(() => ran.length).toBe(1)

  await page.goto('/privacy')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.evaluate(
    html => document.querySelector('main')!.insertAdjacentHTML('beforeend', html),
    `${IMAGE}<a href="${LINK}">bad</a>`,
  )
  await expect.poll(() => faults.filter(fault => fault.includes('Content Security Policy')).length).toBeGreaterThan(0)
  await expect(expectNothingMade(page)).rejects.toThrow()
  await page.getByRole('link', { name: 'bad' }).click()
  await expect.poll(() => faults.filter(fault => fault.includes('javascript:')).length).toBeGreaterThan(0)
  expect(ran).toHaveLength(1)
  await context.close()
})

/** Everything that ran in any page: the words call `alert`, and nothing of ours does. */
function watch(context: BrowserContext): string[] {
  const ran: string[] = []
  context.on('dialog', dialog => {
    ran.push(`${dialog.page()?.url()}: ${dialog.message()}`)
    void dialog.dismiss()
  })
  return ran
}

/** The page shows the words as they are, and no element or link was made of them. */
async function expectText(page: Page, words: readonly string[]): Promise<void> {
  const text = squeezed(await page.locator('main').innerText())
  for (const word of words) expect(text, page.url()).toContain(squeezed(word))
  await expectNothingMade(page)
}

async function expectNothingMade(page: Page): Promise<void> {
  const made =
    'main script, body > script:not([src]), [onerror], [onload], a[href^="javascript:" i], iframe, img[src="x"]'
  expect(await page.locator(made).count(), page.url()).toBe(0)
}

/** What a mail program without any policy of its own would show. */
async function shownWithoutPolicy(context: BrowserContext, html: string): Promise<Page> {
  const page = await context.newPage()
  await page.setContent(html)
  return page
}

async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelectorAll('details').forEach(details => (details.open = true)))
}

function withBadFacts(analysis: AnalysisReply): AnalysisReply {
  const bad = (name: string) => ({ value: `${name} ${BAD}`, confidence: 1, page: 1, quote: BAD, boxes: [] })
  return {
    ...analysis,
    file_name: BAD,
    scam_signs: [BAD],
    facts: {
      ...analysis.facts,
      collector_name: bad('Coastal'),
      collector_address: bad('Houston'),
      original_creditor: bad('Bank'),
      current_creditor: bad('Bank'),
      account_number: bad('1'),
      reference_number: bad('2'),
      phone: bad('713'),
      email: bad('a@example.com'),
      website: { ...bad(''), value: LINK },
      consumer_name: bad('Dana'),
      consumer_address: bad('Austin'),
    },
    strategic_analysis: { ...analysis.strategic_analysis, current_collector: `Coastal ${BAD}` },
  }
}

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFileSync(await (await download).path())
}

async function textOf(pdf: Uint8Array): Promise<string> {
  const document = await (await PDFiumLibrary.init()).loadDocument(pdf)
  const text = [...document.pages()].map(page => page.getText()).join('\n')
  document.destroy()
  return text
}

/** A letter that threatens arrest first says what to do about a scam. */
async function pastTheScamSigns(page: Page): Promise<void> {
  const finding = page.locator('[id^=finding-]').first()
  const goOn = page.getByRole('link', { name: 'Go on to what the letter says' })
  await goOn.or(finding).first().waitFor()
  if (await goOn.isVisible()) await goOn.click()
  await finding.waitFor()
}

/** Without its spaces: lines break where they must. */
const squeezed = (text: string): string => text.replace(/\s+/g, '')

async function mailedCode(): Promise<string> {
  const [mail] = await mails.received(1)
  return /\b\d{6}\b/.exec(mail!.text)![0]
}
