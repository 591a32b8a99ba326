import type { Disclaimer } from './disclaimer.ts'

/** Who issues licenses; what is in no danger. */
export const licenseLoss: Disclaimer = {
  any: [
    '(license|licenses) ~6 (handled by|issued by|decided by)',
    '(license|job|tenancy|benefits) ~4 not ~2 (at risk|in danger|affected|threatened)',
  ],
  but: ['(unless|until|if|but|suspend|revoke|pay|payment)'],
}
