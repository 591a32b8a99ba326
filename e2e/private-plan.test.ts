import { generateKeyPairSync, sign } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { OfflinePlan, SignedPlan } from '#contract/private-mode.ts'
import { chooseState, openBrowser, PHONE } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { preparePrivateMode, startPrivateMode } from './in-private-mode.ts'
import { runProduct } from './running-product.ts'
import { signedIn } from './signed-in.ts'

const EMAIL = 'dana@example.com'

let browser: Browser
let product: Awaited<ReturnType<typeof runProduct>>
beforeEach(async () => {
  ;[browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'test' } })])
})
afterEach(async () => {
  await browser.close()
  await product.remove()
})

test(
  'a plan that was bought opens the whole result offline; one that ended, or was changed, opens the free part',
  { timeout: 300_000 },
  async () => {
    const token = await signedIn(product.address, EMAIL)
    await buyLifetime(token)
    const { page, context } = await openBrowser(browser, product.address, { viewport: PHONE, isInstalled: true })
    await page.goto('/private')
    await page.evaluate(
      ([token, email]) => {
        localStorage.setItem('token', token)
        localStorage.setItem('user', JSON.stringify({ email }))
      },
      [token, EMAIL] as const,
    )
    await preparePrivateMode(page)
    await page.getByText(/What your plan opens works here until/).waitFor()
    await context.setOffline(true)
    await product.stop()
    await startPrivateMode(page)
    const all = await findingsShown(page)
    expect(all).toBeGreaterThan(1)

    const bought = await keptPlan(page)
    await keepPlan(page, endedYesterday(bought))
    await page.goto('/private')
    await page.getByText(/The time your plan was signed for is over/).waitFor()
    expect(await findingsShown(page)).toBe(1)

    await keepPlan(page, prolonged(bought))
    await page.goto('/private')
    await page.getByText(/The plan on this phone is damaged/).waitFor()
    expect(await findingsShown(page)).toBe(1)

    await keepPlan(page, bought) // the plan as it came opens all of it again
    expect(await findingsShown(page)).toBe(all)
    await context.close()
  },
)

/** Reads a letter in private mode; gives how many of its findings are open. */
async function findingsShown(page: Page): Promise<number> {
  await page.goto('/upload?flow=generate&context=new')
  await chooseState(page, 'WA')
  await page
    .getByLabel('Choose the pages of your letter')
    .setInputFiles(example('corpus/pdf/035-overshadow-ten-days-wa.pdf'))
  await page.getByRole('button', { name: 'Analyze for Violations' }).click()
  await page.waitForURL(/\/results\?/, { timeout: 90_000 })
  const shown = page.getByRole('button', { name: /^See finding \d+ in the letter$/ })
  await shown.first().waitFor()
  return shown.count()
}

/** A plan as the server signed it, whose time is over. The key is the test's own: a phone learns the key with its plan. */
function endedYesterday({ plan }: SignedPlan): SignedPlan {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519')
  const now = Math.floor(Date.now() / 1000)
  const ended = { ...read(plan), issued_at: now - 31 * 86_400, ends_at: now - 86_400 }
  const bytes = Buffer.from(JSON.stringify(ended))
  return {
    plan: bytes.toString('base64url'),
    signature: sign(null, bytes, privateKey).toString('base64url'),
    public_key: publicKey.export({ format: 'jwk' }).x ?? '',
  }
}

function prolonged(signed: SignedPlan): SignedPlan {
  const { plan } = signed
  const longer = JSON.stringify({ ...read(plan), ends_at: read(plan).ends_at + 365 * 86_400 })
  return { ...signed, plan: Buffer.from(longer).toString('base64url') }
}

function read(plan: string): OfflinePlan {
  return JSON.parse(Buffer.from(plan, 'base64url').toString()) as OfflinePlan
}

function keptPlan(page: Page): Promise<SignedPlan> {
  return page.evaluate(async () => (await (await caches.match('/on-device/plan'))!.json()) as SignedPlan)
}

function keepPlan(page: Page, plan: SignedPlan): Promise<void> {
  return page.evaluate(
    async json => (await caches.open('writeback-on-device')).put('/on-device/plan', new Response(json)),
    JSON.stringify(plan),
  )
}

async function buyLifetime(token: string): Promise<void> {
  const plan_type = 'lifetime'
  const post = async (path: string, body: object) => {
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await fetch(product.address + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await response.json()) as { orderID: string; success?: boolean }
  }
  const { orderID } = await post('/api/payment/create-paypal-order', { plan_type })
  await fetch(`${product.address}/test-payments/checkoutnow/${orderID}/approve`, { method: 'POST' })
  expect(await post('/api/payment/verify-paypal-order', { orderID, plan_type })).toMatchObject({ success: true })
}
