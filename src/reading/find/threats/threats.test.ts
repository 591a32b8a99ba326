import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Threat } from '#law/statements.ts'
import { examplesIn } from '#reading/find/examples.ts'
import { paperFromText } from '#reading/paper.ts'
import { readText } from '#reading/read-facts.ts'
import { THREATS } from './index.ts'

const FILES = readdirSync(new URL('.', import.meta.url)).filter(name => name.endsWith('.examples.txt'))

describe.each(FILES)('%s', file => {
  const action = file.replace('.examples.txt', '')
  const examples = examplesIn(readFileSync(new URL(file, import.meta.url), 'utf8'))
  test.each(examples)('$mark $text', ({ mark, text }) => {
    const found = threatsIn(text).filter(threat => threat.action === action)
    if (mark === '?') expect(found.filter(({ modality }) => modality !== 'conditional')).toEqual([])
    else expect(found.length > 0).toBe(mark === '+')
  })
})

test('every threatened action has its examples', () => {
  expect(FILES.length).toBe(THREATS.length)
})

test.each([
  ['We will garnish your wages.', 'garnishment', 'will'],
  ['We intend to garnish your wages.', 'garnishment', 'intends'],
  ['Your wages may be garnished.', 'garnishment', 'may'],
  ['If a court enters judgment, your wages may be garnished.', 'garnishment', 'conditional'],
  ['Your wages will be garnished. No court order is needed.', 'garnishment', 'will'],
  ['You will not be arrested if you pay today.', 'arrest', 'may'],
  ['Avoid wage garnishment: pay $250.00 by Monday.', 'garnishment', 'may'],
  ['The court may enter a judgment. It could then order garnishment of your wages.', 'garnishment', 'conditional'],
])('%s is %s, said as %s', (text, action, modality) => {
  expect(threatsIn(text).find(threat => threat.action === action)?.modality).toBe(modality)
})

test('a threat knows the day it hangs on', () => {
  const [dated] = threatsIn('We will file suit on June 16, 2026.')
  expect(dated).toMatchObject({ action: 'suit', deadline: '2026-06-16' })
  const [counted] = threatsIn('We will sue you within seven (7) days.')
  expect(counted).toMatchObject({ action: 'suit', withinDays: 7 })
})

test('of a long sentence only the clauses that carry the threat are quoted', () => {
  const text =
    'We have written to you several times about your account with Lakeside Dental, which was opened in May of 2021 and has been past due since March, and we have tried to reach you by telephone at the number you gave, but you have not answered, so we will have you arrested at your home.'
  const [threat] = threatsIn(text).filter(({ action }) => action === 'arrest')
  expect(threat?.evidence[0]?.quote).toBe('so we will have you arrested at your home.')
})

function threatsIn(text: string): Threat[] {
  const read = readText(paperFromText(text))
  return THREATS.flatMap(find => [...find(read)])
}
