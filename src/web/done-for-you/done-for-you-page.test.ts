import { createElement } from 'react'
import { expect, test } from 'vitest'
import { AUTHORIZATION } from '#billing/done-for-you.ts'
import { rendered, wordsOf } from '#web/rendered.testing.ts'
import { AuthorizeDialog } from './AuthorizeDialog.tsx'
import { DoneForYouPage } from './DoneForYouPage.tsx'

const html = rendered(DoneForYouPage, '/dfy')
const words = wordsOf(html)

test('DIY and VIP are compared, with a start', () => {
  expect(html.match(/<th scope="col"[^>]*>(?:DIY|VIP)/g)).toHaveLength(2)
  expect(words).toContain('Start an order')
})

test('48 hours, 30 days of monitoring and 90 days of document support are each named', () => {
  for (const fact of [
    '24-48 hours',
    'Response monitoring Your tracker reminds you 30 days',
    'Document support Not included 90 days',
  ])
    expect(words).toContain(fact)
})

test('prices are the tiers of the catalogue alone, and no success is promised', () => {
  expect(words.match(/\$\d+/g)).toEqual(['$199', '$349', '$499'])
  expect(words).not.toMatch(/%|guaranteed|success/i)
})

test('the start asks for the authorization in its words, and cannot go on before', () => {
  const dialog = rendered(() => createElement(AuthorizeDialog, { open: true, onClose: () => undefined }), '/dfy')
  expect(wordsOf(dialog)).toContain(AUTHORIZATION.text)
  expect(dialog).toMatch(/<button type="submit"[^>]*aria-disabled="true"/)
})
