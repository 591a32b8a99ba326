import { expect, test } from 'vitest'
import { markOf, marksOf } from './envelope.ts'

test.each([
  ['COLLECTION NOTICE', 'reveals'],
  ['Apex DEBT RECOVERY Inc.', 'reveals'],
  ['FINAL DEMAND — DEBTOR NOTICE ENCLOSED', 'reveals'],
  ['TIME SENSITIVE DOCUMENT', 'other-words'],
  ['PRIORITY LETTER', 'other-words'],
  ['Ref: LU4.1234813.3683994', 'code'],
  ['QR code that decodes to the account number', 'code'],
  ['4012888812345678', 'code'],
  ['PO Box 123456 Pasadena CA 91111', 'postal'],
  ['NSG, P.O. Box 12, Reno NV', 'postal'],
  ['FIRST-CLASS MAIL PRESORTED US POSTAGE PAID PERMIT NO 12', 'postal'],
  ['Forwarding Service Requested / Return Service Requested', 'postal'],
  ['1600 Main Street, Columbus, OH 43216', 'postal'],
  ['Bluestem Services LLC', 'postal'],
  ['Apex Debt Services LLC', 'reveals'],
  ['Dayton, Ohio', 'postal'],
  ['CERTIFIED MAIL', 'postal'],
  ['Return Receipt Requested', 'postal'],
  ['|||||| [USPS Intelligent Mail barcode]', 'postal'],
  ['OPEN AT ONCE', 'other-words'],
] as const)('%s is %s', (text, mark) => {
  expect(markOf(text)).toBe(mark)
})

test("the person's own name is no mark", () => {
  expect(marksOf(['Dana Brill', 'Important Letter'], ['DANA BRILL'])).toStrictEqual(['postal', 'other-words'])
})
