import type { Disclaimer } from './disclaimer.ts'

/** Paid by somebody else, taken off again, left to a court, within the sum offered. */
export const attorneyFees: readonly Disclaimer[] = [
  {
    any: [
      '(fee|fees|cost|costs) ~4 (=is|=are|=was|=were) paid by ~3 (who|creditor|us|bank|lender|client|plaintiff|party)',
      '(fee|fees|cost|costs) ~12 (credited|removed|taken off|reversed|refunded|waived)',
      '(refund|refunds|refunded|dropped|dropped ~2 claim|gave back) ~5 (legal fees|attorney fees|court costs|costs|fees)',
      '(settlement|offer|sum|amount) ~6 (include|includes|cover|covers) ~6 (cost|costs|fees)',
    ],
    but: ['(unless|until|otherwise|plus|in addition|you ~2 (pay|owe|reimburse|repay)|if you ~3 not)'],
  },
  {
    any: ['only ~2 (court|judge) ~1 (can|may)'],
    but: ['(but|unless|so|therefore|which is why|we (will|shall|intend))'],
  },
]
