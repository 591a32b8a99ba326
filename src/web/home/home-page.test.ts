import { expect, test } from 'vitest'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { HomePage } from './HomePage.tsx'

const html = rendered(HomePage, '/')

test('every button that starts leads to the upload', () => {
  const starts = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].filter(
    ([, , text]) => wordsOf(text!) === 'Check my letter',
  )
  expect(starts.length).toBeGreaterThanOrEqual(3)
  for (const [, attributes] of starts) expect(attributes).toContain('href="/upload"')
})

test('three steps are told, from the letter to the reply', () => {
  const words = wordsOf(html)
  for (const step of ['1. Upload the letter', '2. See the proof on the page', '3. Write back in time'])
    expect(words).toContain(step)
})

test('it says that this is legal information and no advice', () => {
  expect(wordsOf(html)).toContain('Legal information, not legal advice')
  expect(controlsOf(html).join()).toContain('Free legal aid')
})

test('no invented figure, quote or countdown stands on it', () => {
  expect(wordsOf(html)).not.toMatch(/limited[- ]time|testimonial|success rate of|\$47\.8K|\b\d\d ?%/i)
})
