import MailComposer from 'nodemailer/lib/mail-composer/index.js'
import { expect, test } from 'vitest'
import { analyze, openBrowser } from './browser.ts'
import { launchChromium } from './chromium.ts'
import { example } from './examples.ts'
import { runProduct } from './running-product.ts'

test('an email saved to a file is uploaded, judged, and marked on the letter that came with it', async () => {
  const [browser, product] = await Promise.all([launchChromium(), runProduct({ env: { BILLING: 'off' } })])
  try {
    const { page, faults } = await openBrowser(browser, product.address)
    const buffer = await new MailComposer({
      from: 'Coastal Recovery LLC <letters@coastal.example>',
      subject: 'Your account',
      text: 'Please read the attached letter about your account.',
      attachments: [{ filename: 'letter.pdf', path: example('corpus/pdf/038-time-barred-suit-threat-ca.pdf') }],
    })
      .compile()
      .build()
    await analyze(page, { name: 'mail.eml', mimeType: 'message/rfc822', buffer }, 'CA')
    await page.getByRole('button', { name: 'See finding 1 in the letter' }).click()
    await page.getByRole('dialog').getByRole('img', { name: 'Page 2 of your letter' }).waitFor()
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await product.remove()
  }
})
