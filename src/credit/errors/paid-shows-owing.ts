import { defineFinder, quoted, toldLines, tradelinesOf } from '#credit/credit-case.ts'
import type { Tradeline } from '#credit/report.ts'

/** A status of paid or settled beside a balance, or an account the person says was paid. */
export const paidShowsOwing = defineFinder('acct_paid_shows_owing', about => [
  ...tradelinesOf(about)
    .filter(
      line => line.status.known && (line.status.value === 'paid' || line.status.value === 'settled') && owes(line),
    )
    .map(line => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'violation' as const,
      reason: 'The status says that it was paid or settled, but an amount is still shown as owed.',
      quotes: quoted(line.status, ...owed(line)),
    })),
  ...toldLines(about, 'paid')
    .filter(({ line }) => line.kind === 'account' && owes(line) && !(line.status.known && line.status.value === 'paid'))
    .map(({ line, told }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'told' as const,
      reason: 'You say that you paid it, but an amount is still shown as owed.',
      quotes: quoted(...owed(line)),
      dates: told.date ? [{ label: 'Paid', date: told.date }] : [],
    })),
])

function owed({ balance, pastDue }: Tradeline) {
  return [balance, pastDue].filter(field => field.known && field.value > 0)
}

function owes(line: Tradeline): boolean {
  return owed(line).length > 0
}
