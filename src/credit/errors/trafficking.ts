import { defineFinder, quoted, toldLines } from '#credit/credit-case.ts'

/** Only ever what the person tells; never inferred. */
export const trafficking = defineFinder('fraud_trafficking', about =>
  toldLines(about, 'coerced-debt').map(({ line }) => ({
    bureaus: [line.bureau],
    ref: line.id,
    certainty: 'told' as const,
    reason: 'You say that this debt was forced on you.',
    quotes: quoted(line.creditor),
  })),
)
