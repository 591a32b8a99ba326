import { expect, test } from 'vitest'
import { valueOf } from '#law/fact.ts'
import { paperFromText } from './paper.ts'
import { readFacts } from './read-facts.ts'

function read(...lines: string[]) {
  return readFacts(paperFromText(lines.join('\n')))
}

test('letters read for digits are digits again; the quote stays as it is printed', () => {
  const { letterDate, amounts } = read(
    'August 3, 2O26',
    'Dear Ms. Lee:',
    'You were charged this amount in fees: + $ 3O.00',
  )
  expect(valueOf(letterDate)).toBe('2026-08-03')
  expect(letterDate.known && letterDate.evidence[0]?.quote).toBe('August 3, 2O26')
  expect(valueOf(amounts)).toMatchObject([{ role: 'fees', amount: 3000, confidence: 0.8 }])
})

test.each([
  ['May l, 2026', '2026-05-01'],
  ['Decernber 1, 2026', '2026-12-01'],
  ['0l/05/2026', '2026-01-05'],
])('%s is a day', (printed, day) => {
  expect(valueOf(read(printed, 'Dear Ms. Lee:').letterDate)).toBe(day)
})

test.each(['B-1', 'S.O.B.', 'IO', 'Unit B2', 'lOl'])('%s is no figure to mend', printed => {
  expect(valueOf(read(`Account number 4471-02 in ${printed}.`).accountNumber)).toBe('4471-02')
})

test('dots lead from a label to its figure', () => {
  expect(
    valueOf(read('Fees charged since then ........ $12.00', 'YOU OWE TODAY .......... $816.25').currentAmount),
  ).toBe(81_625)
})

test('figures may stand before their labels', () => {
  const facts = read('$288.14 Balance on your last statement, dated January 9, 2026', '$35.00 Fees added after that')
  expect([valueOf(facts.itemizationDateAmount), valueOf(facts.itemizedFees)]).toEqual([28_814, 3500])
})

test('a heading set with a space after every letter is words', () => {
  expect(paperFromText('L A W   O F F I C E S   &   C o .').pages[0]!.blocks[0]!.lines[0]!.words).toMatchObject([
    { text: 'LAW' },
    { text: 'OFFICES' },
    { text: '&' },
    { text: 'Co.' },
  ])
})
