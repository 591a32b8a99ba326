import { day } from '#units/iso-date.ts'
import type { DatedAmount } from './dated-amount.ts'

/** Days from receipt in which a written dispute keeps the right to verification. */
export const validationPeriod: DatedAmount = {
  name: 'validation-period',
  what: 'Days to dispute a debt in writing, counted from receipt of the validation notice',
  unit: 'days',
  cites: ['15 USC 1692g(b)', '12 CFR 1006.34(b)(5)'],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  values: [{ from: day('1978-03-20'), amount: 30 }],
}
