import { addDays } from '#units/iso-date.ts'
import { firstDay } from '#credit/dates.ts'
import { defineFinder, quoted, toldLines } from '#credit/credit-case.ts'

const MAIL_DAYS = 14

/** A collection opened with the bureaus before the collector wrote or called, by what the person tells.
 *  @law 12 CFR 1006.30(a)(1) */
export const reportedBeforeContact = defineFinder('old_reported_before_contact', about =>
  toldLines(about, 'first-contact')
    .filter(({ line, told }) => {
      const seen = line.reported.known ? firstDay(line.reported.value) : undefined
      if (line.kind !== 'collection' || seen === undefined) return false
      return told.date === 'never' || seen < addDays(told.date, MAIL_DAYS)
    })
    .map(({ line, told }) => ({
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'told' as const,
      reason: 'It was reported before the collector had written or spoken to you and waited for an answer.',
      quotes: quoted(line.creditor, line.reported),
      dates: told.date === 'never' ? [] : [{ label: 'First contact', date: told.date }],
    })),
)
