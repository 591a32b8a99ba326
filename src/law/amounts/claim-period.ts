import { day } from '#units/iso-date.ts'
import type { DatedAmount } from './dated-amount.ts'

/** Years a person has to sue a debt collector, from the day of the violation. */
export const claimPeriod: DatedAmount = {
  name: 'claim-period',
  what: 'Years to sue a debt collector, from the day of the violation',
  unit: 'years',
  cites: ['15 USC 1692k(d)'],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  values: [{ from: day('1978-03-20'), amount: 1 }],
}
