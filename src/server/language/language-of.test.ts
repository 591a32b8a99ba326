import { expect, test } from 'vitest'
import { languageOf } from './language-of.ts'

const asked = (accept?: string, cookie?: string) =>
  languageOf({
    cookies: cookie === undefined ? {} : { language: cookie },
    headers: accept === undefined ? {} : { 'accept-language': accept },
  })

test.each([
  ['es', 'es'],
  ['es-419,es;q=0.9,en;q=0.8', 'es'],
  ['ES-mx', 'es'],
  ['en-US,en;q=0.9,es;q=0.8', 'en'],
  ['fr-FR, fr;q=0.9, es;q=0.5, en;q=0.4', 'es'],
  ['en;q=0.3, es ; q=0.7', 'es'],
  ['es;q=0, en;q=0.1', 'en'],
  ['es;q=much', 'en'],
  ['fr, de;q=0.5, *;q=0.1', 'en'],
  ['est', 'en'],
  ['', 'en'],
  [',;q=,', 'en'],
])('a browser that prefers %j is shown %s', (accept, language) => {
  expect(asked(accept)).toBe(language)
})

test('what was chosen by the switch goes before the browser; a choice we do not speak is none', () => {
  expect(asked('es', 'en')).toBe('en')
  expect(asked('en-US', 'es')).toBe('es')
  expect(asked('es', 'fr')).toBe('es')
  expect(asked(undefined, '__proto__')).toBe('en')
})

test('who says nothing is shown English', () => {
  expect(asked()).toBe('en')
})
