import { expect, test } from 'vitest'
import { SITUATIONS } from '#quiz/situations.ts'
import { isCitation } from '#law/citations.ts'
import { EXAMPLE_AMOUNTS, PUBLIC_FACTS } from '#web/copy/claims.ts'
import { QUIZ, SITUATION_WORDS } from '#web/copy/quiz.ts'
import { renderAhead } from '#web/front/prerender.tsx'
import { controlsOf, wordsOf } from '#web/rendered.testing.ts'
import { HomePage } from './HomePage.tsx'

const html = (await renderAhead(HomePage)).replace(/<!--.*?-->/g, '')
const words = wordsOf(html)

function section(id: string): string {
  return new RegExp(`<section id="${id}".*?</section>`, 's').exec(html)?.[0] ?? ''
}

test('every button that starts leads to the upload', () => {
  const starts = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].filter(([, , text]) =>
    /^(?:Check my letter|Start free)/.test(wordsOf(text!)),
  )
  expect(starts.length).toBeGreaterThanOrEqual(4)
  for (const [, attributes] of starts) expect(attributes).toContain('href="/upload"')
})

test('three steps are told, from the letter to the reply', () => {
  for (const step of ['1. Upload the letter', '2. See the proof on the page', '3. Write back in time'])
    expect(words).toContain(step)
})

test('it says that this is legal information and no advice', () => {
  expect(words).toContain('Legal information, not legal advice')
  expect(controlsOf(html).join()).toContain('Free legal aid')
})

test('no invented figure, quote or countdown stands on it', () => {
  expect(words).not.toMatch(/limited[- ]time|testimonial|success rate of|\$47\.8K|per debt/i)
  const percents = new Set(words.match(/\d+ ?%\+?/g))
  expect([...percents].sort()).toEqual(
    PUBLIC_FACTS.map(({ figure }) => figure)
      .filter(one => /%/.test(one))
      .sort(),
  )
})

test('public figures stand with who published them and when', () => {
  for (const { figure, source } of PUBLIC_FACTS) {
    expect(words).toContain(figure)
    expect(words).toContain(source)
    expect(source).toMatch(/\d{4}/)
  }
})

test('examples of amounts are labelled as invented', () => {
  expect(words).toContain(EXAMPLE_AMOUNTS.label)
  expect(words.indexOf(EXAMPLE_AMOUNTS.label)).toBeLessThan(words.indexOf(EXAMPLE_AMOUNTS.letters[0].why))
})

test('it names what the rules come from', () => {
  expect(section('sources').match(/href="https?:/g)?.length).toBeGreaterThanOrEqual(3)
})

test('three patterns show the words, marked, and their law', () => {
  const patterns = section('patterns')
  expect(patterns.match(/<mark/g)).toHaveLength(3)
  const laws = [...patterns.matchAll(/The law:.*?<a href="https:[^"]+"[^>]*>(.*?)<svg/gs)].map(([, law]) =>
    wordsOf(law!),
  )
  expect(laws).toHaveLength(3)
  expect(laws.filter(law => !isCitation(law))).toEqual([])
})

test('lifetime access costs $89, at a list price, and there is no hurry', () => {
  const prices = wordsOf(section('prices'))
  expect(prices).toContain('Lifetime Access $89')
  expect(prices).toContain('$149 list price')
  expect(prices).not.toMatch(/\blimited|today only|hurry|last chance/i)
})

test('three cards lead to payment and to the credit disputes', () => {
  const prices = section('prices')
  expect(prices.match(/<article/g)).toHaveLength(3)
  for (const href of [
    '/payment?product=scan',
    '/payment?product=monthly',
    '/payment?product=lifetime',
    '/payment?product=bundle',
    '/credit-disputes?plan=single',
    '/credit-disputes?plan=all',
  ])
    expect(prices).toContain(`href="${href}"`)
})

test('the quiz asks twelve situations, and waits for one before it can be analyzed', () => {
  const quiz = section('quiz')
  expect(quiz.match(/type="checkbox"/g)).toHaveLength(12)
  for (const { id } of SITUATIONS) expect(wordsOf(quiz)).toContain(SITUATION_WORDS[id].subtext)
  expect(/<button type="submit"[^>]*disabled/.test(quiz)).toBe(true)
  expect(wordsOf(quiz)).toContain(QUIZ.none)
})

test('each situation of the quiz names law of the registry', () => {
  expect(SITUATIONS.flatMap(({ violations }): readonly string[] => violations).filter(one => !isCitation(one))).toEqual(
    [],
  )
})
