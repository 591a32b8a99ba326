import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inventedAnalysis } from '#web/results/invented-analysis.ts'
import { memoryStorage } from './memory-storage.testing.ts'
import { read, saveAnalysis, savedAnalysis, savedState, savedUser, saveState, write } from './saved.ts'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

test('a browser that keeps nothing is told apart from one that does, and breaks nothing', () => {
  const refuse = () => {
    throw new DOMException('denied')
  }
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse })
  expect(write('local', 'token', 'x')).toBe(false)
  expect(read('local', 'token')).toBeUndefined()
})

test('the state of this visit comes before the one of an earlier visit; nonsense counts as none', () => {
  localStorage.setItem('userState', 'TX')
  expect(savedState()).toBe('TX')
  saveState('CA')
  expect([savedState(), localStorage.getItem('userState')]).toEqual(['CA', 'CA'])
  sessionStorage.setItem('userState', 'Atlantis')
  expect(savedState()).toBeUndefined()
})

test('a stored analysis comes back whole; one of an older shape is as good as none', () => {
  const analysis = inventedAnalysis()
  saveAnalysis(analysis)
  expect(savedAnalysis()).toEqual(analysis)
  sessionStorage.setItem('analysisResults', '{"success":true,"violations":[]}')
  expect(savedAnalysis()).toBeUndefined()
  sessionStorage.setItem('analysisResults', '{')
  expect(savedAnalysis()).toBeUndefined()
})

test('a stored user without a plan is on the free one', () => {
  localStorage.setItem('user', '{"email":"a@b.c"}')
  expect(savedUser()).toEqual({ email: 'a@b.c', plan_type: 'free', purchases: [] })
})
