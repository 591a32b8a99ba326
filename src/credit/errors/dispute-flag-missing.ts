import { addDays } from '#units/iso-date.ts'
import { defineFinder, quoted, remarkOf, toldLines } from '#credit/credit-case.ts'

const DISPUTED = /disput|\bAID\b|\bXB\b|\bXF\b/i

/** Disputed with the company more than thirty days before the report, and no mark of it. */
export const disputeFlagMissing = defineFinder('acct_dispute_flag_missing', about =>
  toldLines(about, 'furnisher-dispute-delivered').flatMap(({ line, told }) => {
    const file = about.report.files.find(({ bureau }) => bureau === line.bureau)
    const reportedOn = file?.reportedOn.known ? file.reportedOn.value : about.on
    const due = addDays(told.date, 30)
    if (remarkOf(line, DISPUTED) || reportedOn <= due) return []
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        certainty: 'told' as const,
        reason:
          'You disputed it with the company more than thirty days before. The report does not say that it is disputed.',
        quotes: quoted(line.creditor),
        dates: [
          { label: 'Dispute delivered', date: told.date },
          { label: 'Plus 30 days', date: due },
          { label: 'Report', date: reportedOn },
        ],
      },
    ]
  }),
)
