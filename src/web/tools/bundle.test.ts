import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { day } from '#units/iso-date.ts'
import { exhibitLabel, hashOf, indexOf, redacted } from './bundle.ts'

test('exhibits are counted as in court', () => {
  expect([0, 1, 25, 26, 27, 51, 52].map(exhibitLabel)).toEqual(['A', 'B', 'Z', 'AA', 'AB', 'AZ', 'BA'])
})

test.each([
  ['Account 4471-0021-88', 'Account ██████'],
  ['Card 4111 1111 1111 1111.', 'Card ██████.'],
  ['SSN 123-45-6789', 'SSN ██████'],
  ['Call (806) 555-0142 today', 'Call ██████ today'],
  ['Write to dana.w@example.com now', 'Write to ██████ now'],
  ['You owe $3,262.18 since March 2, 2026.', 'You owe $3,262.18 since March 2, 2026.'],
  ['15 U.S.C. § 1692g(b)', '15 U.S.C. § 1692g(b)'],
  ['Lubbock, TX 79401', 'Lubbock, TX 79401'],
])('%s', (text, expected) => expect(redacted(text)).toBe(expected))

test('a hash is the one other programs give', async () => {
  const bytes = new TextEncoder().encode('I dispute this debt.')
  expect(await hashOf(bytes)).toBe(createHash('sha256').update(bytes).digest('hex'))
})

test('the list names every exhibit with its hash, tells what happened in order, and what is missing', () => {
  const exhibit = (title: string, hash: string) => ({ title, fileName: `${title}.pdf`, bytes: new Uint8Array(), hash })
  const text = indexOf({
    madeOn: day('2026-11-21'),
    redacted: true,
    exhibits: [exhibit('Letter', 'aa11'), exhibit('Receipt', 'bb22')],
    chronology: [
      { on: day('2026-10-09'), text: 'Mailed, number 9407 1118 9876 5432' },
      { on: day('2026-10-07'), text: 'Letter written' },
    ],
    leftOut: ['A picture: it cannot be blacked out here.'],
  })
  expect(text).toContain('Exhibit A. Letter (Letter.pdf)\nExhibit B. Receipt (Receipt.pdf)')
  expect(text.indexOf('October 7, 2026: Letter written')).toBeLessThan(
    text.indexOf('October 9, 2026: Mailed, number ██████'),
  )
  expect(text).toContain('bb22  Receipt.pdf')
  expect(text).toContain('NOT IN THIS BUNDLE\nA picture')
})
