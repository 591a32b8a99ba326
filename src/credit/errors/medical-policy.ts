import { addDays } from '#units/iso-date.ts'
import { dollars, formatCents } from '#units/cents.ts'
import { defineFinder, quoted, tradelinesOf } from '#credit/credit-case.ts'
import { lastDay } from '#credit/dates.ts'
import { firstDelinquencyOf } from '#credit/first-delinquency.ts'
import { medicalSign } from '#credit/medical.ts'

const LEAST_REPORTED = dollars(500)
const WAIT_DAYS = 365

/** A medical collection that is paid, began under $500 or is less than a year old: the bureaus said they remove it. The
 *  first amount counts, not today's. */
export const medicalPolicy = defineFinder('acct_medical_policy', about =>
  tradelinesOf(about, 'collection').flatMap(line => {
    const sign = medicalSign(line)
    if (!sign) return []
    const isPaid =
      line.paidOn.known || (line.status.known && (line.status.value === 'paid' || line.status.value === 'settled'))
    const amount = line.originalAmount
    const isSmall = amount.known && amount.value < LEAST_REPORTED
    const first = firstDelinquencyOf(line)
    const reportable = first && addDays(lastDay(first.date), WAIT_DAYS)
    const isNew = reportable !== undefined && about.on < reportable
    if (!isPaid && !isSmall && !isNew) return []
    const reasons = [
      ...(isPaid ? ['it is paid'] : []),
      ...(isSmall ? [`it began at ${formatCents(amount.value)}, under $500`] : []),
      ...(isNew ? ['it is less than one year old'] : []),
    ]
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        certainty: 'policy' as const,
        reason: `A medical collection the bureaus said they remove: ${reasons.join(', ')}.`,
        quotes: quoted(
          sign.field,
          ...(isPaid ? [line.paidOn, line.status] : []),
          ...(isSmall ? [amount] : []),
          ...(isNew ? [line.firstDelinquency, line.removal] : []),
        ),
        dates:
          isNew && first && reportable
            ? [
                { label: 'First delinquency', date: first.date },
                { label: 'Plus 365 days', date: reportable },
              ]
            : [],
        ...(sign.isSure ? {} : { confirm: 'Is this a debt for medical care?' }),
      },
    ]
  }),
)
