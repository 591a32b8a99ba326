import { defineFinder, quoted } from '#credit/credit-case.ts'
import { inquiryLimit } from '#credit/obsolete.ts'

/** A hard inquiry older than 24 months: the bureaus' policy, no law. */
export const oldInquiry = defineFinder('old_inquiry_2y', about =>
  about.report.files
    .flatMap(file => file.inquiries)
    .flatMap(one => {
      if (one.kind !== 'hard' || !one.date.known || about.on <= inquiryLimit(one.date.value)) return []
      return [
        {
          bureaus: [one.bureau],
          ref: one.id,
          certainty: 'policy' as const,
          reason: 'The inquiry is older than two years, when the bureaus remove it.',
          quotes: quoted(one.name, one.date),
          dates: [
            { label: 'Inquiry', date: one.date.value },
            { label: 'Plus 24 months', date: inquiryLimit(one.date.value) },
            { label: 'Today', date: about.on },
          ],
        },
      ]
    }),
)
