import { defineFinder, quoted, tradelinesOf } from '#credit/credit-case.ts'

/** Equifax prints the date of first delinquency; on an unpaid collection or charge-off it stands blank. Experian and
 *  TransUnion do not print it: that proves nothing.
 *  @law 15 USC 1681s-2(a)(5)(A) */
export const dofdMissing = defineFinder('old_dofd_missing', about =>
  tradelinesOf(about)
    .filter(
      ({ bureau, entry, firstDelinquency, status }) =>
        bureau === 'equifax' &&
        entry === undefined &&
        !firstDelinquency.known &&
        firstDelinquency.why === 'blank' &&
        status.known &&
        (status.value === 'collection' || status.value === 'charge-off'),
    )
    .map(line => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'violation' as const,
      reason: 'The place for the date of first delinquency is empty. Without it no one can tell when the item must go.',
      quotes: quoted(line.firstDelinquency, line.status),
    })),
)
