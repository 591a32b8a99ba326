import { defineFinder, quoted, toldLines } from '#credit/credit-case.ts'

/** A collection the person paid that is not shown as paid. */
export const paidCollection = defineFinder('old_paid_collection', about =>
  toldLines(about, 'paid')
    .filter(({ line }) => {
      const isPaid = line.status.known && (line.status.value === 'paid' || line.status.value === 'settled')
      return line.kind === 'collection' && (!isPaid || (line.balance.known && line.balance.value > 0))
    })
    .map(({ line, told }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'told' as const,
      reason: 'You say that you paid this collection. The report does not show it as paid.',
      quotes: quoted(line.status, line.balance),
      dates: told.date ? [{ label: 'Paid', date: told.date }] : [],
    })),
)
