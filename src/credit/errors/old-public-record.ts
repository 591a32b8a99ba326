import { addYears } from '#units/iso-date.ts'
import { defineFinder, quoted } from '#credit/credit-case.ts'
import { lastDay } from '#credit/dates.ts'

/** A civil judgment or tax lien: the bureaus stopped reporting them, by policy; a judgment past seven years may also break
 *  the law, if the time to enforce it is not longer.
 *  @law 15 USC 1681c(a)(2) 15 USC 1681c(a)(3) */
export const oldPublicRecord = defineFinder('old_public_record', about =>
  about.report.files
    .flatMap(file => file.publicRecords)
    .filter(({ kind }) => kind === 'judgment' || kind === 'lien')
    .map(record => ({
      bureaus: [record.bureau],
      ref: record.id,
      certainty: 'policy' as const,
      reason: `A ${record.kind === 'lien' ? 'tax lien' : 'civil judgment'} is on the report. The three bureaus said they no longer report these.`,
      quotes: quoted(record.reference, record.filed, record.amount),
      dates: record.filed.known
        ? [
            { label: 'Filed', date: record.filed.value },
            { label: 'Plus 7 years', date: addYears(lastDay(record.filed.value), 7) },
            { label: 'Today', date: about.on },
          ]
        : [],
    })),
)
