import { defineFinder, quoted, toldLines } from '#credit/credit-case.ts'

/** A collection of a debt the person never had. */
export const collectionNotMine = defineFinder('fraud_collection_not_mine', about =>
  toldLines(about, 'collection-denied')
    .filter(({ line }) => line.kind === 'collection')
    .map(({ line }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'told' as const,
      reason: line.originalCreditor.known
        ? `You say that you never had a debt with ${line.originalCreditor.value}.`
        : 'You say that you never had this debt.',
      quotes: quoted(line.creditor, line.originalCreditor, line.balance),
    })),
)
