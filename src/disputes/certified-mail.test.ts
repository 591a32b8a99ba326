import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkTrackingNumber } from './certified-mail.ts'

const VALID = [
  '9400 1112 0108 0805 4830 16',
  '9505 5110 6960 5048 6006 24',
  '7196 9010 7560 0307 7385',
  '0307 1790 0005 2348 3741',
  'RB 123 456 785 US',
]

describe('a number on a postal receipt', () => {
  test.each(VALID)('%s is right by its check digit', number => {
    expect(checkTrackingNumber(number)).toBe('valid')
    expect(checkTrackingNumber(number.replace(/ /g, '-').toLowerCase())).toBe('valid')
  })

  test('with any one digit mistyped is not', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...VALID.slice(0, 2)),
        fc.nat(40),
        fc.integer({ min: 1, max: 9 }),
        (number, at, by) => {
          const plain = number.replace(/ /g, '')
          const places = [...plain.matchAll(/\d/g)].map(match => match.index)
          const place = places[at % places.length]!
          const wrong = plain.slice(0, place) + ((Number(plain[place]) + by) % 10) + plain.slice(place + 1)
          expect(checkTrackingNumber(wrong)).toBe('wrong-digit')
        },
      ),
    )
  })

  test('in the S10 form, with a digit wrong, is not', () => {
    expect(checkTrackingNumber('RB 123 456 784 US')).toBe('wrong-digit')
    expect(checkTrackingNumber('RB 132 456 785 US')).toBe('wrong-digit')
  })

  test('of another kind is not judged', () => {
    for (const number of ['', '12345', '1Z999AA10123456784', 'by hand'])
      expect(checkTrackingNumber(number)).toBe('not-checkable')
  })

  test('scanned with the ZIP code before it is the same number', () => {
    expect(checkTrackingNumber('420 77002 9400 1112 0108 0805 4830 16')).toBe('valid')
  })
})
