import { statement } from '#reading/find/statement.ts'
import { growing } from '#reading/find/threats/interest-or-fees.ts'

export const chargesKeepGrowing = statement('charges-keep-growing', growing)

const OURS =
  '(collection charge|collection charges|collection cost|collection costs|collection fee|collection fees|agency fee|agency fees|agency charges|recovery fee|recovery fees|recovery charges|our fee|our fees|our charges)'

/** Charges of the collector itself that grow with time: no creditor's contract makes these by itself. */
export const collectionChargesAccrue = statement('collection-charges-accrue', {
  any: [
    `${OURS} ~6 (added|accrue|accruing|assessed|adding up|mount|mounting|pile up|piling up|accumulate|increase|grow) ~4 (every|each|daily|day|week|month|until|monthly|weekly|per)`,
    `(add|adding|assess|charge) ~4 ${OURS} ~6 (every|each|daily|day|week|month|until|monthly|weekly|per)`,
  ],
})
