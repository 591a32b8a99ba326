import { day } from '#units/iso-date.ts'
import type { DatedAmount } from './dated-amount.ts'

/** Years an account in collection may stay in a credit report; they begin `reportingPeriodStart` days after the first
 *  delinquency. Paying or admitting the debt never starts them again. */
export const reportingPeriod: DatedAmount = {
  name: 'reporting-period',
  what: 'Years an account placed for collection or charged off may stay in a credit report',
  unit: 'years',
  cites: ['15 USC 1681c(a)(4)', '15 USC 1681c(c)(1)'],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  values: [{ from: day('1997-12-29'), amount: 7 }],
}

/** Days after the first delinquency on which the reporting period begins. */
export const reportingPeriodStart: DatedAmount = {
  name: 'reporting-period-start',
  what: 'Days after the first delinquency on which the years in a credit report begin to count',
  unit: 'days',
  cites: ['15 USC 1681c(c)(1)'],
  confidence: 'high',
  checkedOn: day('2026-11-21'),
  expiresOn: day('2027-11-21'),
  values: [{ from: day('1997-12-29'), amount: 180 }],
}
