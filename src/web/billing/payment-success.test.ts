import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { PaymentSuccessPage } from './PaymentSuccessPage.tsx'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage({ paymentSuccess: 'true', planType: 'monthly' }))
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', { location: { origin: 'https://writeback.example' } })
})
afterEach(() => vi.unstubAllGlobals())

test('after a payment: another letter, support, and two ways to share', () => {
  const html = rendered(PaymentSuccessPage, '/success', { support_email: 'help@example.org' })
  const words = wordsOf(html)
  for (const text of ['Analyze another letter', 'Contact support', 'Share on X', 'Share on Facebook'])
    expect(words).toContain(text)
  expect(html).toContain('href="/"')
  expect(html).toContain('href="mailto:help@example.org"')
  expect(html).toContain('https://twitter.com/intent/tweet?')
  expect(html).toContain('https://www.facebook.com/sharer/sharer.php?u=https%3A%2F%2Fwriteback.example')
})

test('without an address for support the way leads to the page that says whom to ask', () => {
  expect(rendered(PaymentSuccessPage, '/success')).toContain('href="/feedback?type=issue"')
})
