import type { CatalogueKind } from './kind-of-paper.ts'

/** The first notice: the paper that must carry the validation information. */
export const INITIAL_NOTICE: readonly CatalogueKind[] = ['initial-validation-notice']

/** Every letter a debt collector writes; not a paper from a court. */
export const ANY_DEMAND: readonly CatalogueKind[] = [
  'initial-validation-notice',
  'follow-up-demand',
  'settlement-offer',
  'attorney-letter',
  'lawsuit-threat',
  'credit-reporting-notice',
  'debt-sale-notice',
  'payment-reminder',
]
