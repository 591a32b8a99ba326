import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { LoginPage } from './LoginPage.tsx'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  vi.stubGlobal('window', { isSecureContext: false, location: { hostname: '127.0.0.1' } })
})
afterEach(() => vi.unstubAllGlobals())

test('an e-mail is required, in a field for one, and no password is asked for', () => {
  const html = rendered(LoginPage, '/login')
  const [field] = /<input[^>]*>/.exec(html)!
  expect(field).toContain('type="email"')
  expect(field).toContain('required')
  expect(html.match(/<input/g)).toHaveLength(1)
  expect(wordsOf(html)).toContain('No password')
})
