import { createElement } from 'react'
import { Route, Routes } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accessOf, NOTHING_HELD, type Holdings } from '#billing/access.ts'
import { CATALOGUE } from '#billing/catalogue.ts'
import { contextFromRequest } from '#letters/context-from-request.ts'
import { sentencesOf, textOf } from '#letters/letter.ts'
import { fill } from '#letters/templates/define-letter.ts'
import { TEMPLATES } from '#letters/templates/index.ts'
import { PRE_WRITTEN } from '#letters/templates/pre-written.ts'
import { toDollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'
import { memoryStorage } from '#web/memory-storage.testing.ts'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { CONDUCT } from './conduct.ts'
import { CFPB_LETTERS } from './FreeLetters.tsx'
import { GUIDE_NAMES, guideNamed } from './guides.ts'
import { TemplatePage } from './TemplatePage.tsx'

beforeEach(() => {
  vi.stubGlobal('sessionStorage', memoryStorage())
  vi.stubGlobal('localStorage', memoryStorage())
})
afterEach(() => vi.unstubAllGlobals())

const FREE = NOTHING_HELD
const LIFETIME = { ...NOTHING_HELD, planType: 'lifetime' }
const CEASE_BOUGHT = { ...NOTHING_HELD, purchases: ['letter_cease'] }

const page = (name: string, held: Holdings): string =>
  rendered(
    () =>
      createElement(
        Routes,
        null,
        createElement(Route, { path: '/templates/:name', element: createElement(TemplatePage) }),
      ),
    `/templates/${name}`,
    {},
    {
      plan: { success: true, plan: { purchases: held.purchases }, access: accessOf(held) },
      catalogue: { products: CATALOGUE.map(({ id, price }) => ({ id, price: toDollars(price) })) },
    },
  )

test('every letter the specification names has a page', () => {
  expect([...GUIDE_NAMES].toSorted()).toEqual(['cease', 'dispute', 'fdcpa', 'settlement', 'statute', 'validation'])
  for (const name of GUIDE_NAMES) {
    const { template, choice } = guideNamed(name)!
    expect(choice ? PRE_WRITTEN[choice] : template, name).toBe(template)
  }
  expect(guideNamed('toString')).toBeUndefined()
})

describe.each(GUIDE_NAMES)('/templates/%s', name => {
  const guide = guideNamed(name)!

  test('says what the letter does, when it fits, when not, what it risks, its law, and where a free one is', () => {
    const html = page(name, FREE)
    const words = wordsOf(html)
    for (const line of [guide.does, ...guide.useWhen, ...guide.notWhen, ...guide.risks, ...guide.cites])
      expect(words).toContain(line)
    expect(html).toContain(CFPB_LETTERS)
    expect(html.split('<h1').length).toBe(2)
  })

  test('is locked without a plan: what opens it and the price, and none of the letter’s words', () => {
    const html = page(name, FREE)
    expect(controlsOf(html)).toEqual(expect.arrayContaining(['Open every letter for good, $89']))
    expect(controlsOf(html).includes('Buy this letter, $7')).toBe(guide.choice !== undefined)
    expect(controlsOf(html)).not.toContain('Fill in this letter')
    const letter = fill(
      TEMPLATES[guide.template],
      contextFromRequest({ violations: [{ ruleId: 'dispute-ignored' }] }, { today: day('2026-11-21') }),
    )
    for (const { runs } of sentencesOf(letter)) expect(wordsOf(html)).not.toContain(textOf(runs))
  })

  test('opens with a plan that opens every letter', () => {
    expect(controlsOf(page(name, LIFETIME))).toContain('Fill in this letter')
  })

  test('opens to whoever bought this letter, and to nobody else', () => {
    expect(controlsOf(page(name, CEASE_BOUGHT)).includes('Fill in this letter')).toBe(name === 'cease')
  })
})

test('no offer is written before the age of the debt is told, and the rule of the state stands above it', () => {
  localStorage.setItem('userState', 'MI')
  expect(wordsOf(page('settlement', FREE))).toContain('In Michigan a payment restarts the clock')
  const html = page('settlement', LIFETIME)
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Fill in this letter/)
})

test('no demand is written before the person says what happened', () => {
  expect(page('fdcpa', LIFETIME)).toMatch(/<button[^>]*disabled=""[^>]*>(?:(?!<\/button>).)*Fill in this letter/)
})

test('whatever one can tick becomes a sentence of the demand', () => {
  for (const ruleId of Object.keys(CONDUCT)) {
    const context = contextFromRequest({ violations: [{ ruleId }] }, { today: day('2026-11-21') })
    expect(TEMPLATES['violation-demand'].refuses(context), ruleId).toBeUndefined()
  }
})
