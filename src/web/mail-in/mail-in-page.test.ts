import { expect, test } from 'vitest'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { MailInPage } from './MailInPage.tsx'

const html = rendered(MailInPage, '/email-forwarding')
const words = wordsOf(html)

test('it tells how to save an email from Gmail and Outlook, and leads to the upload', () => {
  for (const part of ['Gmail', 'Download message', 'Outlook', '.eml']) expect(words).toContain(part)
  expect(html).toContain('href="/upload"')
})

test('while no mail can be received it says so, and shows no address', () => {
  expect(words).toContain('Not switched on here yet')
  expect(words).not.toMatch(/\S@\S/)
})
