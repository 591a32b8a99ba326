import { defineFinder, quoted } from '#credit/credit-case.ts'
import { ageOf, bankruptcyLimit } from '#credit/obsolete.ts'

/** A bankruptcy past ten years; a completed chapter 13 past seven, which is only the bureaus' practice.
 *  @law 15 USC 1681c(a)(1) */
export const oldBankruptcy = defineFinder('old_bankruptcy', about =>
  about.report.files
    .flatMap(file => file.publicRecords)
    .flatMap(record => {
      const { filed, outcome } = record
      if (record.kind !== 'bankruptcy' || !filed.known) return []
      const isDone = outcome.known && /completed|discharged/i.test(outcome.value)
      const chapter =
        record.chapter.known && (record.chapter.value !== '13' || isDone) ? record.chapter.value : undefined
      const limit = bankruptcyLimit(filed.value, chapter)
      const age = ageOf(limit, about.on)
      if (age === 'within') return []
      return [
        {
          bureaus: [record.bureau],
          ref: record.id,
          certainty: age === 'past-law' ? ('violation' as const) : ('practice' as const),
          reason:
            age === 'past-law'
              ? 'Ten years after it was filed have passed. It may no longer be reported.'
              : 'Bureaus normally remove a completed chapter 13 seven years after it was filed. The law gives them ten.',
          quotes: quoted(filed, record.chapter, record.removal),
          dates: [
            { label: 'Filed', date: filed.value },
            { label: 'Plus 7 years (practice for chapter 13)', date: limit.practice },
            { label: 'Plus 10 years (law)', date: limit.legal },
            { label: 'Today', date: about.on },
          ],
        },
      ]
    }),
)
