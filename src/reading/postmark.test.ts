import { expect, test } from 'vitest'
import { paperFromText } from './paper.ts'
import { postmarkOn } from './postmark.ts'

const on = (text: string) => postmarkOn(paperFromText(text))?.on

test.each([
  ['nothing on it', ''],
  ['no date', 'Northfield Recovery\nPO Box 12\nDallas, TX 75201'],
  ['two days and no stamp', 'Nov 2, 2026\nReturn after Nov 12, 2026'],
  ['two stamps that differ', 'US POSTAGE 11/02/2026\nUS POSTAGE 11/05/2026'],
])('%s: no day', (_, text) => {
  expect(on(text)).toBeUndefined()
})

test.each([
  ['a meter', 'US POSTAGE $00.69\n11/02/2026 ZIP 60601', '2026-11-02'],
  ['a meter and another day', 'US POSTAGE 11/02/2026\nOpen before Nov 12, 2026', '2026-11-02'],
  ['a postmark', 'DALLAS TX 750\n02 NOV 2026 PM 3 L\nDana Brown\n12 Elm St', '2026-11-02'],
  ['the same day twice', 'Nov 2, 2026\nUS POSTAGE 11/02/2026', '2026-11-02'],
  ['a leap day', 'MAILED FROM 75201 FEB 29 2024', '2024-02-29'],
])('%s: %s', (_, text, expected) => {
  expect(on(text)).toBe(expected)
})
