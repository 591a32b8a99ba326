import { describe, expect, test } from 'vitest'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { saysItIsFrom } from '#web/ui/mail-origin.ts'
import { ForwardingSection } from './ForwardingSection.tsx'
import { MailInPage } from './MailInPage.tsx'
import { YourAddress } from './YourAddress.tsx'

const html = rendered(MailInPage, '/email-forwarding')
const words = wordsOf(html)

test('it tells how to save an email from Gmail and Outlook, and leads to the upload', () => {
  for (const part of ['Gmail', 'Download message', 'Outlook', '.eml']) expect(words).toContain(part)
  expect(html).toContain('href="/upload"')
})

describe('one’s own address', () => {
  const section = (settings: object) => wordsOf(rendered(ForwardingSection, '/email-forwarding', settings))

  test('is not promised where no mail is taken', () => {
    const words = section({ inbound_mail: false })
    expect(words).toContain('Not switched on here yet')
    expect(words).not.toMatch(/\S@\S/)
    expect(words).not.toContain('Redirect to')
  })

  test('is for who is logged in, with the steps for Gmail and Outlook', () => {
    const words = section({ inbound_mail: true })
    for (const part of ['Log in to get your address', 'Gmail', 'Forward it to', 'Outlook', 'Redirect to'])
      expect(words).toContain(part)
  })

  const forwarding = { success: true, on: true, created_at: '2026-11-21T12:00:00Z', gmail_code: null }
  const shown = (answer: object) =>
    rendered(YourAddress, '/email-forwarding', {}, { 'forwarding-address': { ...forwarding, ...answer } })

  test('is made when it is asked for', () => {
    expect(controlsOf(shown({ address: null }))).toEqual(['Make my address'])
  })

  test('can be copied, made anew and ended; Gmail’s number stands beside it', () => {
    const html = shown({ address: 'letters-k3m@in.writeback.example', gmail_code: '604338567' })
    for (const part of ['letters-k3m@in.writeback.example', '604338567']) expect(wordsOf(html)).toContain(part)
    expect(controlsOf(html)).toEqual(
      expect.arrayContaining(['Copy the address', 'Get a new address', 'End the address']),
    )
  })

  test('that could not be read is no missing address', () => {
    const html = rendered(YourAddress, '/email-forwarding', {}, { 'forwarding-address': new Error('No answer came.') })
    expect(wordsOf(html)).toContain('No answer came.')
    expect(controlsOf(html)).toEqual(['Try again'])
  })
})

test('a letter that came by mail says who it says it is from, never that it is', () => {
  const mail = { from_name: 'Acme', from_address: 'a@acme.example', subject: 'Pay', from_you: false, times: 1 }
  expect(saysItIsFrom(mail)).toBe('By email. It says it is from Acme (a@acme.example).')
  expect(saysItIsFrom({ ...mail, from_you: true })).toBe('By email, passed on by you.')
  expect(saysItIsFrom({ ...mail, from_address: '' })).toBe('By email, without a sender.')
})
