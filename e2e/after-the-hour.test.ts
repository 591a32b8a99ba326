import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnalysisReply } from '#contract/analyses.ts'
import { DELETE_EXPIRED_UPLOADS } from '#server/jobs/delete-expired-uploads.ts'
import { Person, testServer, type TestServer } from '#server/testing.ts'
import { analyze, axeFaults, DESK, expectNoSideScroll, openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'

const PHOTO = example('corpus/photos/038-time-barred-suit-threat-ca-medium.jpg')
const PDF = example('corpus/pdf/038-time-barred-suit-threat-ca.pdf')

const SLOWLY = { timeout: 30_000 }

let browser: Browser
let server: TestServer

// in this process, because its clock is moved
beforeAll(async () => {
  ;[browser, server] = await Promise.all([launchChromium(), testServer('embedded')])
})
afterAll(async () => {
  await browser.close()
  await server.remove()
})

test('after the hour the page is gone, its pieces stand in its place, and the page says why', async () => {
  const { page, context } = await openBrowser(browser, server.address)
  await analyze(page, PHOTO, 'CA')
  await page.getByText(/We delete these pages by \d+:\d\d [AP]M\./).waitFor()
  const result = new URL(page.url())
  await anHourPasses()

  const phone = await newTab(context)
  await phone.goto(result.pathname + result.search)
  await phone.getByText('We deleted your pages, as promised').waitFor()
  const cut = phone.getByRole('img', { name: /^Cut from your letter: / }).first()
  await cut.waitFor()
  await expect.poll(() => cut.evaluate(isPrinted), SLOWLY).toBe(true)
  expect(await phone.getByRole('img', { name: 'Page 1 of your letter' }).count()).toBe(0)
  expect(await phone.getByRole('button', { name: 'Keep the pages' }).count()).toBe(0)
  expect(await phone.getByRole('button', { name: /in the letter$/ }).count()).toBe(0)
  await expectGood(phone)

  await phone.setViewportSize(DESK)
  const pieces = phone.getByRole('list', { name: 'Pieces of your letter' })
  await pieces
    .getByRole('img', { name: /^Cut from your letter: / })
    .first()
    .waitFor()
  const number = pieces.getByRole('button').first()
  await number.focus()
  await phone.keyboard.press('Enter')
  const finding = (await number.textContent())!.trim()
  await expect.poll(() => phone.evaluate(() => document.activeElement?.id), SLOWLY).toBe(`finding-${finding}`)
  await expectGood(phone)
  expect(faultsOf(phone)).toEqual([])
  await context.close()
})

test('pages that are kept outlive the hour, and are gone the moment one stops', async () => {
  const { page, context } = await openBrowser(browser, server.address, { viewport: DESK })
  await analyze(page, PDF, 'CA')
  await page.getByRole('button', { name: 'Keep the pages' }).click()
  await page.getByText('You keep these pages as evidence.').waitFor()
  await expectGood(page)
  const result = new URL(page.url())
  await anHourPasses()

  const later = await newTab(context)
  await later.goto(result.pathname + result.search)
  await later.getByRole('img', { name: 'Page 1 of your letter' }).waitFor()
  await later.goto('/your-data')
  await later.getByText('You keep its pages as evidence.').waitFor()
  await expectGood(later)
  await later.getByRole('button', { name: /^Stop keeping the pages of/ }).click()
  await later.getByRole('button', { name: 'Delete the pages' }).click()
  await later.getByText(/Its pages are deleted; facts, findings and .*small piece.* kept\./).waitFor()
  await later.goto(result.pathname + result.search)
  await later.getByText('We deleted your pages, as promised').waitFor()
  expect(faultsOf(later)).toEqual([])
  await context.close()
})

test('a paying person’s result is put into their history by itself, once; a failure says so and can be mended', async () => {
  const { page, context } = await openBrowser(browser, server.address)
  const person = new Person(server)
  await person.signIn('payer@example.com')
  await context.addInitScript(token => localStorage.setItem('token', token), person.token ?? '')
  const sent: Record<string, unknown>[] = []
  await context.route('**/api/save-analysis', async route => {
    sent.push(route.request().postDataJSON() as Record<string, unknown>)
    await (sent.length === 1 ? route.fulfill({ status: 500, json: {} }) : route.continue())
  })
  await analyze(page, PDF, 'CA')
  await page.getByText('This result is not in your history yet.').waitFor()
  await page.getByRole('button', { name: 'Save it' }).click()
  await page.getByText('This result is not in your history yet.').waitFor({ state: 'detached' })
  const id = new URL(page.url()).searchParams.get('analysis')!
  expect(sent.map(body => Object.keys(body).sort())).toEqual([SPECIFIED, SPECIFIED])
  const saved = async () => ((await person.get(`/api/analyses/${id}`)).json as AnalysisReply).saved
  await expect.poll(saved, SLOWLY).toBe(true)

  await page.reload()
  await page.getByRole('heading', { level: 1 }).waitFor()
  const again = await newTab(context)
  await again.goto(`/results?analysis=${id}`)
  await again.getByRole('heading', { level: 1 }).waitFor()
  await again.waitForLoadState('networkidle')
  expect(sent).toHaveLength(2)
  await context.close()
})

const SPECIFIED = ['analysis_id', 'flow_type', 'strategic_analysis', 'timestamp', 'violations']

async function anHourPasses(): Promise<void> {
  server.clock.move(56)
  await server.runJob(DELETE_EXPIRED_UPLOADS)
}

const faults = new WeakMap<Page, string[]>()

/** A tab in which nothing is kept yet: what it shows comes from the server. */
async function newTab(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  const seen: string[] = []
  page.on('console', message => void (message.type() === 'error' && seen.push(message.text())))
  page.on('pageerror', error => seen.push(error.message))
  faults.set(page, seen)
  return page
}

function faultsOf(page: Page): readonly string[] {
  return faults.get(page) ?? []
}

async function expectGood(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  expect(await axeFaults(page), page.url()).toEqual([])
  await expectNoSideScroll(page)
}

/** Whether a canvas shows dark print on light paper. */
function isPrinted(element: HTMLElement | SVGElement): boolean {
  const canvas = element as HTMLCanvasElement
  const data = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? []
  let dark = 0
  for (let at = 1; at < data.length; at += 4) if (data[at]! < 110) dark += 1
  return dark > (data.length / 4) * 0.01
}
