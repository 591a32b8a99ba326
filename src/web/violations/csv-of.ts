import type { HistoryViolationReply } from '#contract/violations.ts'
import { csv } from '#units/csv.ts'

/** The history as a table for spreadsheets; words that a spreadsheet would run stay words.
 *  Its columns are English: it is handed on, to a lawyer or an agency. */
export function violationsCsv(violations: readonly HistoryViolationReply[]): string {
  return csv(
    ['date', 'collector', 'type', 'violation', 'description', 'law', 'negotiation estimate', 'evidence', 'source'],
    violations.map(one => [
      one.date,
      one.collectorName,
      one.type,
      one.title,
      one.description,
      one.law,
      one.value,
      one.hasEvidence ? 'yes' : 'no',
      one.source === 'user_added' ? 'added by you' : 'letter',
    ]),
  )
}
