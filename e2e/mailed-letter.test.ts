import { createTransport } from 'nodemailer'
import { expect, test } from 'vitest'
import { axeFaults, expectNoSideScroll, openBrowser } from './browser.ts'
import { logIn } from './buying.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { runProduct } from './running-product.ts'

test('a letter mailed to one’s own address appears on the dashboard, and opens', async () => {
  const env = { BILLING: 'off', INBOUND_MAIL: 'on', INBOUND_MAIL_NAME: 'in.example.org', INBOUND_MAIL_PORT: '0' }
  const [browser, product] = await Promise.all([launchChromium(), runProduct({ env })])
  try {
    const { page, context, faults } = await openBrowser(browser, product.address)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.address })
    await page.goto('/email-forwarding')
    await page.getByRole('link', { name: 'Log in to get your address' }).waitFor()
    await logIn(page, 'dana.whitfield@example.com')
    await page.goto('/email-forwarding')
    await page.getByRole('button', { name: 'Make my address' }).click()
    await page.getByRole('button', { name: 'Copy the address' }).click()
    await page.getByText('The address is copied.').waitFor()
    const address = await page.evaluate(() => navigator.clipboard.readText())
    expect(address).toMatch(/^letters-\w{20}@in\.example\.org$/)
    expect(await axeFaults(page)).toEqual([])
    await expectNoSideScroll(page)

    await createTransport({ url: product.mailAddress!, ignoreTLS: true }).sendMail({
      from: 'Coastal Recovery LLC <letters@coastal.example>',
      to: address,
      subject: 'Your account',
      text: 'Please read the attached letter about your account.',
      attachments: [{ filename: 'letter.pdf', path: example('corpus/pdf/038-time-barred-suit-threat-ca.pdf') }],
    })
    await page.goto('/dashboard')
    const letter = page.getByRole('region', { name: 'Recent Analyses' }).getByRole('link', { name: /letters@coastal/ })
    await expect
      .poll(() => letter.innerText(), { timeout: 60_000 })
      .toMatch(/It says it is from.*Your account.*violation/s)
    expect(await axeFaults(page)).toEqual([])
    await expectNoSideScroll(page)
    await letter.click()
    await page.getByText(/It says it is from Coastal Recovery LLC/).waitFor()
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await product.remove()
  }
})
