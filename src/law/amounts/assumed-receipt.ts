import { day } from '#units/iso-date.ts'
import type { DatedAmount } from './dated-amount.ts'

/** Business days after sending on which a collector may assume that a notice was received. */
export const assumedReceipt: DatedAmount = {
  name: 'assumed-receipt',
  what: 'Days after sending, without Saturdays, Sundays and legal public holidays, until a notice may be assumed received',
  unit: 'business days',
  cites: ['12 CFR 1006.34(b)(5)'],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  values: [{ from: day('2021-11-30'), amount: 5 }],
}
