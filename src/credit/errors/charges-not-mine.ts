import { defineFinder, quoted, toldLines } from '#credit/credit-case.ts'

/** A genuine account with charges the person did not make. */
export const chargesNotMine = defineFinder('fraud_charges_on_real_account', about =>
  toldLines(about, 'charges-denied').map(({ line }) => ({
    bureaus: [line.bureau],
    ref: line.id,
    certainty: 'told' as const,
    reason: 'You say that charges on this account are not yours. The account itself is.',
    quotes: quoted(line.creditor, line.balance),
  })),
)
