import { describe, expect, test } from 'vitest'
import { fullTranslator, translator } from './translate.ts'

const say = translator('es', {
  'You can still dispute.': 'Todavía puede disputar.',
  'Pay by {date}.': 'Pague antes del {date}.',
  'By our count the last day to sue is {date}.': 'Según nuestra cuenta, el último día para demandar es el {date}.',
  '{name} says that {what}.': '{name} dice que {what}.',
  'it is yours': 'es suya',
  'Added up (with fees) it is {sum}.': 'Sumado (con cargos) es {sum}.',
})

test('a text of known sentences is said whole, days in the words of the language', () => {
  expect(say('You can still dispute. Pay by Nov 21, 2026.')).toBe(
    'Todavía puede disputar. Pague antes del 21 de noviembre de 2026.',
  )
  expect(say('By our count the last day to sue is November 3, 2027.')).toBe(
    'Según nuestra cuenta, el último día para demandar es el 3 de noviembre de 2027.',
  )
})

test('values that are phrases are said too; others stay', () => {
  expect(say('Acme Recovery says that it is yours.')).toBe('Acme Recovery dice que es suya.')
  expect(say('Added up (with fees) it is $1,204.50.')).toBe('Sumado (con cargos) es $1,204.50.')
})

test('what no phrase fits stays English, and a value never swallows the sentence after it', () => {
  expect(say('Call us.')).toBe('Call us.')
  expect(say('Pay by Friday. Then wait.')).toBe('Pague antes del Friday. Then wait.')
  expect(say('')).toBe('')
})

test('lines stay lines', () => {
  expect(say('You can still dispute.\n\nPay by Friday.')).toBe('Todavía puede disputar.\n\nPague antes del Friday.')
})

describe('a text that may not be said by half', () => {
  const full = fullTranslator('es', {
    'Pay by {date}.': 'Pague antes del {date}.',
    'Verify {what} ({law}).': 'Verifiquen {what} ({law}).',
    'the debt': 'la deuda',
    '15 U.S.C. § {first} and {second}': '15 U.S.C. § {first} y {second}',
  })

  test.each([
    'Pay by Friday.',
    'Pay by Nov 21, 2026. Then wait.',
    'Verify the balance (15 U.S.C. § 1692g(b)).',
    'Call us.',
  ])('is not said at all: %s', text => {
    expect(full(text)).toBeUndefined()
  })

  test.each([
    ['Pay by Nov 21, 2026.', 'Pague antes del 21 de noviembre de 2026.'],
    [
      'Pay by Nov 21, 2026. Verify the debt (15 U.S.C. § 1692e(4) and (5)).',
      'Pague antes del 21 de noviembre de 2026. Verifiquen la deuda (15 U.S.C. § 1692e(4) y (5)).',
    ],
    [
      'Verify \uE000 (12 C.F.R. § 1006.34(c)(2)(viii)). \uE001.',
      'Verifiquen \uE000 (12 C.F.R. § 1006.34(c)(2)(viii)). \uE001.',
    ],
    ['$1,204.50', '$1,204.50'],
  ])('is said when all of it is known: %s', (text, spanish) => {
    expect(full(text)).toBe(spanish)
  })
})
