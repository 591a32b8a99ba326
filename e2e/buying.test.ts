import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { answerTestPayment, logIn, signCreditContract } from './buying.ts'
import { analyze, axeFaults, expectNoSideScroll, openBrowser, PHONE, SMALLEST } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { runProduct, type RunningProduct } from './running-product.ts'

const PROVIDER_SCRIPT = 'script[src*="/sdk/js"]'
const OPERATOR = 'operator@example.org'
let browser: Browser
let product: RunningProduct

beforeAll(async () => {
  ;[browser, product] = await Promise.all([
    launchChromium(),
    runProduct({ env: { BILLING: 'test', ADMIN_EMAILS: OPERATOR } }),
  ])
})
afterAll(async () => {
  await browser.close()
  await product.remove()
})

test('a locked result is bought open with the test provider, on a phone', async () => {
  const { page, faults, context } = await openBrowser(browser, product.address, { viewport: PHONE, isNew: true })
  await analyze(page, example('corpus/pdf/038-time-barred-suit-threat-ca.pdf'), 'CA')
  await page.getByLabel('Email', { exact: true }).fill('maria@example.org')
  await page.getByRole('button', { name: 'View Results' }).click()
  const locked = page.getByRole('heading', { name: /\d+ more violations? detected/ })
  await locked.waitFor()
  const result = page.url()

  await page.getByRole('button', { name: 'Generate Response Letter' }).last().click()
  await page.getByRole('heading', { name: 'The letter continues with legal citations and demands.' }).waitFor()
  expect(await page.getByRole('button', { name: 'Download PDF Letter' }).count()).toBe(0)

  await page.goto(result)
  await page.getByRole('button', { name: 'Unlock' }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /Single Scan/ })
    .click()
  await page.waitForURL(/\/payment\?product=scan/)
  await page.getByText('Test payments: no money moves').waitFor()
  await page.getByRole('heading', { name: 'Pay $7' }).waitFor()
  expect(await page.getByLabel(/^Email for your receipt/).inputValue()).toBe('maria@example.org')
  await expectNoSideScroll(page)
  expect(await axeFaults(page)).toEqual([])

  await answerTestPayment(page, context, 'Cancel and go back')
  expect(new URL(page.url()).pathname).toBe('/payment')
  await answerTestPayment(page, context, 'Approve')
  await page.waitForURL('**/payment-success')
  await page.getByRole('heading', { level: 1, name: 'Single Scan is open' }).waitFor()
  expect(await axeFaults(page)).toEqual([])
  await page.getByRole('link', { name: 'See your full result' }).click()
  await page.getByRole('heading', { level: 1 }).waitFor()
  await locked.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Generate Response Letter' }).last().click()
  await page.getByRole('button', { name: 'Download PDF Letter' }).waitFor()
  expect(faults).toEqual([])
  await context.close()
})

describe('every product', () => {
  test.for([
    ['scan', 'Single Scan', '$7'],
    ['monthly', 'Monthly Unlimited', '$39.99'],
    ['lifetime', 'Lifetime Access', '$89'],
    ['credit_single', 'Credit Repair, Single Bureau', '$29'],
    ['credit_all', 'Credit Repair, All 3 Bureaus', '$49'],
    ['bundle', 'Complete Bundle', '$119'],
    ['diy', 'DIY Enhancement', '$29'],
    ['letter', 'Pre-Written Letter', '$7'],
  ] as const)('%s is paid at the price of the catalogue, whatever the address says', async ([id, name, price]) => {
    const { page, faults, context } = await openBrowser(browser, product.address, { viewport: SMALLEST, isNew: true })
    await page.goto(`/payment?product=${id}&price=0.01`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    await page.getByRole('heading', { name: `Pay ${price}`, exact: true }).waitFor()
    await expectNoSideScroll(page)
    await page.getByLabel(/^Email for your receipt/).fill('buyer@example.org')
    if (id.startsWith('credit')) await signCreditContract(page)
    await page.locator(PROVIDER_SCRIPT).first().waitFor({ state: 'attached' })
    await answerTestPayment(page, context, 'Approve')
    await page.waitForURL('**/payment-success')
    await page.getByText(id.startsWith('credit') ? 'Authorized, not charged' : 'Paid', { exact: true }).waitFor()
    for (const [key, value] of [
      ['planType', id],
      ['paymentSuccess', 'true'],
      ['userEmail', 'buyer@example.org'],
      ['isMonthlyPlan', id === 'monthly' ? 'true' : null],
      ['monthlyNote', id === 'monthly' ? 'A 30-day pass. It does not renew by itself.' : null],
    ] as const)
      expect(await stored(page, key), key).toBe(value)
    expect(await stored(page, 'orderId')).toMatch(/\w+/)
    expect(await page.locator(PROVIDER_SCRIPT).count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })
})

test('done-for-you asks for email, count and authorization first', async () => {
  const { page, faults, context } = await openBrowser(browser, product.address, { isNew: true })
  await page.goto('/payment?plan=dfy_service')
  const dialog = page.getByRole('dialog', { name: 'Your done-for-you order' })
  await dialog.getByLabel('How many letters?').selectOption('4')
  await dialog.getByText('$349.00').waitFor()
  expect(await dialog.getByRole('button', { name: 'Continue' }).isDisabled()).toBe(true)
  await dialog.getByLabel(/I authorize the product/).check()
  expect(await axeFaults(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Enter your email first' }).click()
  await page.getByText('we need it to coordinate your Done-For-You service').waitFor()
  const email = page.getByLabel(/^Email for your receipt/)
  expect(await email.evaluate(box => box === document.activeElement)).toBe(true)
  await email.fill('vip@example.org')
  await page.getByRole('heading', { name: 'Pay $349', exact: true }).waitFor()
  await answerTestPayment(page, context, 'Approve')
  await page.waitForURL('**/payment-success')
  expect(await stored(page, 'orderId')).toMatch(/\w+/)
  expect([await stored(page, 'dfyLetterCount'), await stored(page, 'dfyAuthorized')]).toEqual(['4', 'true'])
  await page.getByText('We prepare your 4 letters').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

test('/bundle leads to the payment of the bundle; a declined card says so and another one works', async () => {
  const { page, context } = await openBrowser(browser, product.address, { isNew: true })
  await page.goto('/bundle')
  await page.waitForURL(/\/payment\?product=bundle&price=119/)
  await page.getByText('List price $178').waitFor()
  await page.getByText('Save $19 against Lifetime Access $89 and Credit Repair, All 3 Bureaus $49.').waitFor()
  await answerTestPayment(page, context, 'Pay with a card that is declined')
  await page.getByRole('alert').filter({ hasText: 'Payment processing failed. Please contact support.' }).waitFor()
  await answerTestPayment(page, context, 'Approve')
  await page.waitForURL('**/payment-success')
  await page.getByRole('button', { name: 'Ask for my money back' }).click()
  await page.getByText('Refund asked for').waitFor()
  await context.close()
})

test('an operator prepares the letters, the customer approves them, and they are mailed', async () => {
  const { page, faults, context } = await openBrowser(browser, product.address, { isNew: true })
  await logIn(page, OPERATOR)
  await page.goto('/payment?plan=dfy_service')
  await page.getByLabel(/I authorize the product/).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await answerTestPayment(page, context, 'Approve')
  await page.waitForURL('**/payment-success')

  await page.goto('/admin')
  const card = page.getByRole('region', { name: 'Done-For-You Service, $199' })
  await card.getByLabel('To whom').fill('Harlan & Pike')
  await card.getByLabel('Text').fill('I dispute this debt.')
  expect(await axeFaults(page)).toEqual([])
  await card.getByRole('button', { name: 'Put before the customer' }).click()
  await card.getByText('Letters: prepared').waitFor()
  await page.goto('/your-data')
  await page.getByRole('button', { name: 'Approve these letters' }).click()
  await page.getByRole('button', { name: 'Approve these letters' }).waitFor({ state: 'detached' })
  await page.goto('/admin')
  await page.getByLabel('Tracking number: Harlan & Pike').fill('9407300000000000000000')
  await page.getByRole('button', { name: 'Mailed' }).click()
  await card.getByText('Letters: mailed').waitFor()
  expect(faults).toEqual([])
  await context.close()
})

function stored(page: Page, key: string): Promise<string | null> {
  return page.evaluate(name => sessionStorage.getItem(name), key)
}
