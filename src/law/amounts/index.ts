import { assumedReceipt } from './assumed-receipt.ts'
import { claimPeriod } from './claim-period.ts'
import type { DatedAmount } from './dated-amount.ts'
import { reportingPeriod, reportingPeriodStart } from './reporting-period.ts'
import { statutoryDamagesCap } from './statutory-damages-cap.ts'
import { validationPeriod } from './validation-period.ts'

/** Every dated figure of federal law. */
export const AMOUNTS: readonly DatedAmount[] = [
  statutoryDamagesCap,
  validationPeriod,
  assumedReceipt,
  claimPeriod,
  reportingPeriod,
  reportingPeriodStart,
]
