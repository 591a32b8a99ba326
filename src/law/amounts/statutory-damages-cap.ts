import { day } from '#units/iso-date.ts'
import type { DatedAmount } from './dated-amount.ts'

/** The most a court may add to a person's actual loss, for the whole lawsuit and not for each violation. */
export const statutoryDamagesCap: DatedAmount = {
  name: 'statutory-damages-cap',
  what: 'Additional damages a court may allow one person in one lawsuit',
  unit: 'cents',
  cites: ['15 USC 1692k(a)(2)(A)'],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  values: [{ from: day('1978-03-20'), amount: 100_000 }],
}
