import { expect, test } from 'vitest'
import { product } from '#billing/catalogue.ts'
import { formatCents, formatWholeDollars } from '#units/cents.ts'
import { answerOf, QUESTIONS } from '#web/copy/faq.ts'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { FaqPage } from './FaqPage.tsx'

const html = rendered(FaqPage, '/faq')
const words = wordsOf(html)

test('it leads to the upload', () => {
  expect(controlsOf(html)).toContain('Check my letter free')
  expect(html).toContain('href="/upload"')
})

test('deletion within the hour, the prices of the catalogue, no date at which they rise', () => {
  expect(words).toContain('deleted from our server within 1 hour')
  for (const id of ['scan', 'lifetime', 'letter'] as const)
    expect(words).toContain(formatWholeDollars(product(id).price))
  expect(words).toContain(formatCents(product('monthly').price))
  expect(words).not.toMatch(/\$199(?! for 1 to 2 letters)|July|will (?:rise|go up)|limited/)
})

test('every question is answered, has an address of its own, and is told apart when it is about buying', () => {
  const all = QUESTIONS.flatMap(({ questions }) => questions)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  for (const { question, answer, isAboutBuying } of all) {
    expect(words).toContain(question)
    expect(isAboutBuying ?? /\$(?!1,000)\d/.test(answerOf({ answer }).join(' '))).toBe(isAboutBuying === true)
  }
})
