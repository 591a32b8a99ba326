import { firstDay } from '#credit/dates.ts'
import { defineFinder, quoted, remarkOf, toldLines } from '#credit/credit-case.ts'

/** Disputed in time, never validated, and reported again without the mark of a dispute. */
export const neverValidated = defineFinder('old_collection_after_dispute_no_validation', about =>
  toldLines(about, 'no-validation-received')
    .filter(({ line, told }) => {
      const again = line.reported.known && firstDay(line.reported.value) > told.disputed
      return line.kind === 'collection' && again && remarkOf(line, /disput/i) === undefined
    })
    .map(({ line, told }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'told' as const,
      reason:
        'You disputed this debt and got no validation. The collector reported it again and did not say that it is disputed.',
      quotes: quoted(line.creditor, line.reported),
      dates: [
        { label: 'You disputed it', date: told.disputed },
        ...(line.reported.known ? [{ label: 'Reported', date: line.reported.value }] : []),
      ],
    })),
)
