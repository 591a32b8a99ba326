import { daysBetween } from '#units/iso-date.ts'
import { defineFinder, quoted, toldAbout, tradelinesOf, type CreditCase } from '#credit/credit-case.ts'
import { firstDay } from '#credit/dates.ts'
import { sameCompany } from '#credit/names.ts'
import type { Inquiry } from '#credit/report.ts'

const OPENED_WITHIN = 60

/** A hard inquiry the person says they did not allow, unless an account of theirs came of it. */
export const unknownInquiry = defineFinder('fraud_inquiry', about =>
  about.report.files
    .flatMap(file => file.inquiries)
    .filter(one => one.kind === 'hard' && toldAbout(about, 'inquiry-denied', one.id) && !cameOfIt(about, one))
    .map(one => ({
      bureaus: [one.bureau],
      ref: one.id,
      related: tradelinesOf(about)
        .filter(line => toldAbout(about, 'account-denied', line.id) && sameCompany(line.creditor.value, one.name.value))
        .map(({ id }) => id),
      certainty: 'told' as const,
      reason: 'You say that you did not apply to this company. Ask it for its lawful reason to see your report.',
      quotes: quoted(one.name, one.date),
      dates: one.date.known ? [{ label: 'Inquiry', date: one.date.value }] : [],
    })),
)

/** An account of the person with the same company, opened soon after. */
function cameOfIt(about: CreditCase, { name, date, bureau }: Inquiry): boolean {
  return tradelinesOf(about).some(line => {
    if (line.bureau !== bureau || !line.opened.known || !date.known) return false
    const days = daysBetween(date.value, firstDay(line.opened.value))
    const isSoon = days >= 0 && days <= OPENED_WITHIN
    return isSoon && sameCompany(line.creditor.value, name.value) && !toldAbout(about, 'account-denied', line.id)
  })
}
