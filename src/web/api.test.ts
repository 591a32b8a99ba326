import { afterEach, expect, test, vi } from 'vitest'
import { analyzeStrategic, getAnalysis, pageImage } from '#contract/analyses.ts'
import { trackDownload } from '#contract/letters.ts'
import { CallFailed, callHeaders, callUrl, readReply } from './api.ts'
import { memoryStorage } from './memory-storage.testing.ts'

afterEach(() => vi.unstubAllGlobals())

function failureOf(work: () => unknown): CallFailed {
  try {
    work()
  } catch (error) {
    if (error instanceof CallFailed) return error
    throw error
  }
  throw new Error('It did not fail')
}

test('a refusal keeps the server’s words, code and advice', () => {
  const text = JSON.stringify({ success: false, error: 'Too dark.', code: 'unreadable', suggestion: 'Use a window.' })
  const failed = failureOf(() => readReply(analyzeStrategic, 422, text))
  expect([failed.failure, failed.status, failed.message, failed.code, failed.suggestion]).toEqual([
    'refused',
    422,
    'Too dark.',
    'unreadable',
    'Use a window.',
  ])
})

test('an error page of some machine in between never reaches the person', () => {
  const failed = failureOf(() => readReply(analyzeStrategic, 502, '<html>Bad gateway</html>'))
  expect(failed.message).not.toContain('html')
  expect(failed.code).toBe('http-502')
})

test('a reply of another shape than agreed is a failure, not half a page', () => {
  expect(failureOf(() => readReply(getAnalysis, 200, '{"success":true}')).failure).toBe('unreadable')
  expect(failureOf(() => readReply(getAnalysis, 200, '')).failure).toBe('unreadable')
})

test('a reply as agreed is given on', () => {
  expect(readReply(trackDownload, 200, '{"success":true}')).toEqual({ success: true })
})

test('names in a path are filled in and cannot climb out of it', () => {
  expect(callUrl(pageImage, { params: { id: 'a/../b', page: 2 } })).toBe('/api/analyses/a%2F..%2Fb/pages/2')
})

test('every call carries the state, CA when none is known, and a bearer token when there is one', () => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
  expect(callHeaders()).toEqual({ 'X-User-State': 'CA' })
  localStorage.setItem('userState', 'TX')
  localStorage.setItem('token', 'a-token')
  expect(callHeaders()).toEqual({ 'X-User-State': 'TX', Authorization: 'Bearer a-token' })
})
