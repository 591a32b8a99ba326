import { addDays, type IsoDate } from '#units/iso-date.ts'
import { firstDay } from '#credit/dates.ts'
import { defineFinder, quoted, toldAbout, toldLines, toldOf, type CreditCase } from '#credit/credit-case.ts'
import { sameCompany } from '#credit/names.ts'
import type { Inquiry, Tradeline } from '#credit/report.ts'
import { mixedFileSigns } from './mixed-file.ts'

const APPLIED_WITHIN = 45

/** The person says that they did not open it. Where the file shows signs of another person, it is a mixed file instead. */
export const accountNotMine = defineFinder('fraud_account_not_mine', about =>
  toldLines(about, 'account-denied').flatMap(({ line }) => {
    const hasReport = toldOf(about, 'identity-theft-report').length > 0
    if (!hasReport && mixedFileSigns(about, line.bureau).length >= 2) return []
    const asked = inquiriesBefore(about, line)
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        related: asked.map(({ id }) => id),
        certainty: 'told' as const,
        reason:
          'You say that you did not open this account.' +
          (asked.length > 0 ? ' An inquiry you also deny came shortly before it was opened.' : '') +
          (hasReport ? '' : ' To have it blocked you need an identity theft report first.'),
        quotes: quoted(line.creditor, line.opened),
        dates: [
          ...asked.flatMap(({ date }) => (date.known ? [{ label: 'Inquiry', date: date.value }] : [])),
          ...(line.opened.known ? [{ label: 'Opened', date: firstDay(line.opened.value) }] : []),
        ],
      },
    ]
  }),
)

/** Inquiries the person denies, by the same company or without another cause, up to 45 days before it was opened. */
function inquiriesBefore(about: CreditCase, line: Tradeline): Inquiry[] {
  const opened: IsoDate | undefined = line.opened.known ? firstDay(line.opened.value) : undefined
  if (!opened) return []
  return about.report.files
    .flatMap(file => file.inquiries)
    .filter(
      ({ id, name, date, bureau }) =>
        bureau === line.bureau &&
        date.known &&
        date.value <= opened &&
        date.value >= addDays(opened, -APPLIED_WITHIN) &&
        (sameCompany(name.value, line.creditor.value) || toldAbout(about, 'inquiry-denied', id)),
    )
}
