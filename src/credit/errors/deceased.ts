import { defineFinder, quoted, remarkOf, tradelinesOf } from '#credit/credit-case.ts'

/** An account that says its owner has died. Whoever asks is living. */
export const deceased = defineFinder('fraud_deceased', about =>
  tradelinesOf(about).flatMap(line => {
    const said = remarkOf(line, /\bdeceased\b/i)
    const byCode =
      line.responsibility.known && line.responsibility.value === 'deceased' ? line.responsibility : undefined
    const field = said ?? byCode
    if (!field) return []
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        certainty: 'violation' as const,
        reason: `${line.creditor.value} reports that you have died.`,
        quotes: quoted(field),
      },
    ]
  }),
)
