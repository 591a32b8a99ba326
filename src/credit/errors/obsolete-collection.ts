import { defineFinder, isChargedOff, quoted, tradelinesOf } from '#credit/credit-case.ts'
import { lastDay } from '#credit/dates.ts'
import { ageOf, reportingLimit } from '#credit/obsolete.ts'
import type { Tradeline } from '#credit/report.ts'

/** A charge-off or collection past the legal limit by its printed date of first delinquency; past the bureaus' practice
 *  only, a request. A removal month that has passed says no more than that practice.
 *  @law 15 USC 1681c(a)(4) 15 USC 1681c(c)(1) */
export const obsoleteCollection = defineFinder('old_obsolete_chargeoff_collection', about =>
  tradelinesOf(about)
    .filter(isChargedOff)
    .flatMap(line => {
      if (!line.firstDelinquency.known) return pastRemoval(line, about.on)
      const limit = reportingLimit(line.firstDelinquency.value)
      const age = ageOf(limit, about.on)
      if (age === 'within') return []
      return [
        {
          bureaus: [line.bureau],
          ref: line.id,
          certainty: age === 'past-law' ? ('violation' as const) : ('practice' as const),
          reason:
            age === 'past-law'
              ? 'Seven years and 180 days after the first missed payment have passed. It may no longer be reported.'
              : 'Seven years after the first missed payment have passed, when bureaus normally remove it. The law gives them 180 days more.',
          quotes: quoted(line.firstDelinquency, line.status),
          dates: [
            { label: 'First delinquency', date: line.firstDelinquency.value },
            { label: 'Plus 180 days', date: limit.plus180Days },
            { label: 'Legal limit, plus 7 years', date: limit.legal },
            { label: 'Usual removal, first delinquency plus 7 years', date: limit.practice },
            { label: 'Today', date: about.on },
          ],
        },
      ]
    }),
)

function pastRemoval(line: Tradeline, on: ReturnType<typeof lastDay>) {
  if (!line.removal.known || on <= lastDay(line.removal.value)) return []
  return [
    {
      bureaus: [line.bureau],
      ref: line.id,
      certainty: 'practice' as const,
      reason: 'The report itself says that it should be removed by now.',
      quotes: quoted(line.removal, line.status),
      dates: [
        { label: 'Printed removal', date: line.removal.value },
        { label: 'Today', date: on },
      ],
    },
  ]
}
