import { readFileSync } from 'node:fs'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPushService, testPhone, type PushService } from '#server/push/testing.ts'
import { DESK, expectGoodNow, openBrowser } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

let browser: Browser
let product: RunningProduct
let service: PushService

beforeAll(async () => {
  service = await startPushService()
  const env = { BILLING: 'off', TEST_PUSH_SERVICE: service.origin }
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env })])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
  await service.close()
})

const SWITCH = 'Remind me on this phone'

/** The browser's own push service is on the network: its part alone is played, with keys of a real subscription. */
async function withSubscriptions(context: BrowserContext): Promise<void> {
  const { subscription } = testPhone(`${service.origin}/push/1`)
  await context.addInitScript(given => {
    let current: object | null = null
    PushManager.prototype.subscribe = async options => {
      const text = options?.applicationServerKey as string
      const key = Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), one => one.charCodeAt(0))
      const unsubscribe = async () => {
        current = null
        return true
      }
      const made = {
        endpoint: given.endpoint,
        options: { applicationServerKey: key.buffer },
        unsubscribe,
        toJSON: () => given,
      }
      current = made
      return made as unknown as PushSubscription
    }
    PushManager.prototype.getSubscription = async () => current as PushSubscription | null
  }, subscription)
}

/** Lets the browser hand a push to the page's worker, as it does when one came: one that is not yet at work would
 *  never hear of it. */
async function deliver(page: Page, context: BrowserContext, push: object): Promise<void> {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const session = await context.newCDPSession(page)
  const registered = new Promise<string>(done => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first) done(first.registrationId)
    })
  })
  await session.send('ServiceWorker.enable')
  const registrationId = await registered
  const { origin } = new URL(page.url())
  await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(push) })
}

test('a phone is switched on, told without a name, and switched off; its owner sees and stops it', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { isInstalled: true })
  await withSubscriptions(context)
  await context.grantPermissions(['notifications'], { origin: product.address })
  await logIn(page, 'phone@example.com')
  await page.goto('/your-data')
  await page.getByLabel(SWITCH).click()
  await page.getByText(/Chrome on .* is reminded/).waitFor()
  await expect.poll(() => page.getByLabel(SWITCH).isChecked()).toBe(true)
  await expectGoodNow(page)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize(DESK)
  await expectGoodNow(page)

  const path = '/response-tracker/00000000-0000-4000-8000-000000000000'
  const push = { title: 'Writeback: something is due', body: 'Open Writeback to see your next step.', tag: 'a', path }
  await deliver(page, context, push)
  await deliver(page, context, push) // the same one twice is shown as one
  const shown = () =>
    page.evaluate(async () =>
      (await (await navigator.serviceWorker.ready).getNotifications()).map(({ title, data }) => [
        title,
        data as string,
      ]),
    )
  await expect.poll(shown).toEqual([[push.title, path]])

  await page.getByRole('button', { name: /^Stop reminding Chrome/ }).click()
  await page.getByText(/is reminded/).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel(SWITCH).isChecked()).toBe(false)
  await page.getByLabel(SWITCH).click()
  await page.getByText(/is reminded/).waitFor()
  await page.getByLabel(SWITCH).click()
  await page.getByText(/is reminded/).waitFor({ state: 'detached' })
  await expect.poll(() => page.getByLabel(SWITCH).isChecked()).toBe(false)
  expect(faults).toEqual([])
  await context.close()
})

test('a browser that blocks notifications, or knows none, says so instead of offering a switch', async () => {
  for (const [words, script] of [
    [/are blocked/, () => Object.defineProperty(Notification, 'permission', { get: () => 'denied' })],
    [/cannot be reminded/, () => Reflect.deleteProperty(window, 'PushManager')],
  ] as const) {
    const { page, context } = await openBrowser(browser, product.address, { isInstalled: true })
    await context.addInitScript(script)
    await logIn(page, 'blocked@example.com')
    await page.goto('/your-data')
    await page.getByText(words).waitFor()
    expect(await page.getByLabel(SWITCH).count()).toBe(0)
    await context.close()
  }
})

test('a person chooses when to do the next step, changes it, and takes it along for the calendar', async () => {
  const { page, context, faults } = await openBrowser(browser, product.address, { isInstalled: true })
  await logIn(page, 'planner@example.com')
  const id = await page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('token')}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ collector_name: 'Coastal Recovery LLC' })
    const answer = await fetch('/api/disputes', { method: 'POST', headers, body })
    return ((await answer.json()) as { dispute_id: string }).dispute_id
  })
  await page.goto(`/response-tracker/${id}`)
  const choose = async (day: string) => {
    await page.getByLabel('Day', { exact: true }).fill(day)
    await page.getByLabel('Hour', { exact: true }).fill('18:30')
    await page.getByRole('button', { name: 'I will do it then' }).click()
  }
  const [thisYear] = (await page.getByLabel('Day', { exact: true }).inputValue()).split('-')
  const next = `${Number(thisYear) + 1}-01-05`
  await choose(next)
  await page.getByText(`Jan 5, ${Number(thisYear) + 1}, 6:30`).waitFor()
  await expectGoodNow(page)
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Add to calendar' }).click(),
  ])
  const calendar = readFileSync(await file.path(), 'utf8')
  expect(calendar.match(/SUMMARY:.*/g)?.map(line => line.trim())).toEqual([
    'SUMMARY:Writeback: your next step',
    'SUMMARY:Writeback: the time you chose',
  ])
  expect(calendar.match(/BEGIN:VALARM/g)).toHaveLength(3)
  await page.getByRole('button', { name: 'Choose another time' }).click()
  await page.getByLabel('Day', { exact: true }).waitFor()
  await page.reload()
  await page.getByLabel('Day', { exact: true }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})
