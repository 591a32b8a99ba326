import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { CALL_SCRIPTS } from './call-scripts.ts'
import { CallScriptsPage } from './CallScriptsPage.tsx'
import { SettlementCalculatorPage } from './SettlementCalculatorPage.tsx'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

const wordsIn = (state: string) => {
  localStorage.setItem('userState', state)
  return wordsOf(rendered(CallScriptsPage, '/tools/call-scripts'))
}

test.each([
  ['TX', 'Texas: You may record a phone call you take part in.', 'Tex. Penal Code § 16.02', 'medium'],
  ['CA', 'California: Everyone on the call must agree before you record.', 'Cal. Penal Code § 632', 'medium'],
  ['VT', 'Vermont: We are not sure. Act as if everyone must agree.', 'There is no statute about it.', 'low'],
])('in %s the page says who must agree, by which law, when it was checked and how sure we are', (state, ...said) => {
  const words = wordsIn(state)
  for (const part of [...said, 'November 21, 2026']) expect(words).toContain(part)
})

test('no script admits the debt, promises a payment or names a date of payment', () => {
  for (const { say, id } of CALL_SCRIPTS)
    expect(say.join(' '), id).not.toMatch(
      /\bI owe\b|(?<!not )my debt|\bI will pay\b|\bI can pay\b|last pa(?:id|yment)/i,
    )
  const words = wordsIn('TX')
  for (const { say, never, after } of CALL_SCRIPTS)
    for (const line of [...say, ...never, after]) expect(words).toContain(line)
})

test('the calculator names no sum before the age of the debt is told, and warns by state first', () => {
  localStorage.setItem('userState', 'MI')
  const words = wordsOf(rendered(SettlementCalculatorPage, '/tools/settlement-calculator'))
  expect(words.indexOf('In Michigan a payment restarts the clock')).toBeGreaterThan(0)
  expect(words.indexOf('What nobody may take')).toBeLessThan(words.indexOf('Offers one could start from'))
  expect(words).toContain('Closed until you say that the time to sue still runs.')
  expect(words).not.toContain('You would not pay')
})
