import { expect, test } from 'vitest'
import { controlsOf, rendered, wordsOf } from '#web/rendered.testing.ts'
import { FeedbackPage } from './FeedbackPage.tsx'

const html = rendered(FeedbackPage, '/feedback')
const words = wordsOf(html)

test('hero, promises, form, upcoming tools and the lifetime banner', () => {
  for (const part of [
    'Tell us what to fix',
    'What happens with it',
    'Your feedback',
    'Contract reader',
    'Utility bill auditor',
    'Medical bill checker',
    'Fee fighter',
    'Lifetime Access: $89',
  ])
    expect(words).toContain(part)
})

test('tools that are not built are not promised for a day', () => {
  expect(words).toContain('None of these is built, and no date is promised.')
})

test('ideas that did not load leave no empty place', () => {
  expect(words).not.toContain('Asked for, and built')
})

test('consent to words and to a name is asked apart, and off', () => {
  expect(html.match(/<input type="checkbox"/g)).toHaveLength(2)
  expect(html).not.toMatch(/type="checkbox"[^>]* checked/)
  expect(controlsOf(html)).toContain('Send feedback')
})
