import { addYears, daysBetween } from '#units/iso-date.ts'
import { addMonthsTo, monthsBetween } from '#units/iso-month.ts'
import {
  acrossBureaus,
  defineFinder,
  isChargedOff,
  originalOf,
  quoted,
  quotedMonth,
  tradelinesOf,
  type CreditCase,
} from '#credit/credit-case.ts'
import type { DateStep } from '#credit/credit-error.ts'
import { firstDay, lastDay, printedMonth } from '#credit/dates.ts'
import { firstDelinquencyOf, firstUncuredLate, removalLess7Years } from '#credit/first-delinquency.ts'
import { sameCompany } from '#credit/names.ts'
import { reportingLimit } from '#credit/obsolete.ts'
import type { PrintedDate, Tradeline } from '#credit/report.ts'

const TOLERANCE = 31

/** A first delinquency later than another source has it: the first creditor's entry, its charge-off, the account's own
 *  history, another bureau, or a collector's letter. Two sources are always compared, and a month counts for all its days.
 *  @law 15 USC 1681s-2(a)(5) 15 USC 1681c(c)(1) */
export const reaged = defineFinder('old_reaged', about =>
  tradelinesOf(about)
    .filter(isChargedOff)
    .flatMap(line => {
      const found =
        againstOriginal(about, line) ??
        againstOwnHistory(line) ??
        againstOtherBureau(about, line) ??
        againstLetter(about, line) ??
        againstOwnDates(line)
      return found ? [{ bureaus: [line.bureau], ref: line.id, ...found }] : []
    }),
)

/** Days the later date surely is after the earlier one; months are taken at their closest. */
function surelyApart(earlier: PrintedDate, later: PrintedDate): number {
  return daysBetween(lastDay(earlier), firstDay(later))
}

function limitSteps(from: PrintedDate): DateStep[] {
  const limit = reportingLimit(from)
  return [
    { label: 'Earlier date plus 180 days', date: limit.plus180Days },
    { label: 'Legal limit by the earlier date', date: limit.legal },
  ]
}

/** A collector's date after the first creditor's own, or after its charge-off. */
function againstOriginal(about: CreditCase, line: Tradeline) {
  const claimed = firstDelinquencyOf(line)
  if (line.kind !== 'collection' || !claimed || claimed.source === 'history') return undefined
  for (const original of originalOf(about, line)) {
    const first = firstDelinquencyOf(original)
    const limit = first?.date ?? (original.closed.known && isChargedOff(original) ? original.closed.value : undefined)
    if (limit === undefined || surelyApart(limit, claimed.date) <= TOLERANCE) continue
    const isSure = claimed.source === 'printed' && first?.source === 'printed'
    return {
      related: [original.id],
      certainty: isSure ? ('violation' as const) : ('confirm' as const),
      reason: `The collector gives a first delinquency ${surelyApart(limit, claimed.date)} days after the one of ${original.creditor.value}. It may not be moved later.`,
      quotes: quoted(line.firstDelinquency, line.removal, line.opened, original.firstDelinquency),
      dates: [
        { label: `First delinquency, ${original.creditor.value}`, date: limit },
        { label: `First delinquency, ${line.creditor.value}`, date: claimed.date },
        ...limitSteps(limit),
      ],
      ...(isSure
        ? {}
        : {
            confirm:
              'One of the two dates is worked out, not printed. When did you first miss a payment that you never made up?',
          }),
    }
  }
  return undefined
}

/** A removal date that implies a first delinquency after the first late month of the account's own history. */
function againstOwnHistory(line: Tradeline) {
  const claimed = line.firstDelinquency.known ? line.firstDelinquency.value : removalLess7Years(line)
  const first = firstUncuredLate(line.history)
  if (claimed === undefined || first === undefined || monthsBetween(first, printedMonth(claimed)) <= 2) return undefined
  return {
    certainty: 'confirm' as const,
    reason: `Its own payment history shows the first missed payment in ${first}. The date it goes by is ${monthsBetween(first, printedMonth(claimed))} months later.`,
    quotes: [...quoted(line.firstDelinquency, line.removal), ...quotedMonth(line, first)],
    dates: [
      { label: 'First late month that was not made up', date: first },
      { label: line.firstDelinquency.known ? 'First delinquency' : 'Removal less 7 years', date: claimed },
      { label: 'Usual removal by the history', date: addMonthsTo(first, 84) },
    ],
    confirm: `Did you miss the payment of ${first} and never make it up?`,
  }
}

/** Another bureau's date for the same account, earlier by more than a month. */
function againstOtherBureau(about: CreditCase, line: Tradeline) {
  const claimed = firstDelinquencyOf(line)
  const group = acrossBureaus(about).find(lines => lines.includes(line)) ?? []
  if (!claimed || claimed.source === 'history') return undefined
  for (const other of group) {
    const theirs = other === line ? undefined : firstDelinquencyOf(other)
    if (!theirs || theirs.source === 'history' || surelyApart(theirs.date, claimed.date) <= TOLERANCE) continue
    return {
      related: [other.id],
      certainty: 'confirm' as const,
      reason: `This bureau goes by a first delinquency more than ${TOLERANCE} days after the one at ${other.bureau}.`,
      quotes: quoted(line.firstDelinquency, line.removal, other.firstDelinquency, other.removal),
      dates: [
        { label: `First delinquency, ${other.bureau}`, date: theirs.date },
        { label: `First delinquency, ${line.bureau}`, date: claimed.date },
        ...limitSteps(theirs.date),
      ],
      confirm: 'When did you first miss a payment that you never made up?',
    }
  }
  return undefined
}

/** A collection letter about the same debt with an earlier default or charge-off. */
function againstLetter({ letters }: CreditCase, line: Tradeline) {
  const claimed = firstDelinquencyOf(line)
  if (!claimed || claimed.source === 'history') return undefined
  for (const letter of letters) {
    const date = letter.firstMissedPayment ?? letter.chargedOff
    const named = [letter.originalCreditor, letter.currentCreditor, letter.collector].filter(name => name !== undefined)
    const isSame =
      named.some(name => sameCompany(name, line.creditor.value)) &&
      (line.kind === 'account' ||
        (line.originalCreditor.known &&
          letter.originalCreditor !== undefined &&
          sameCompany(letter.originalCreditor, line.originalCreditor.value)))
    if (!isSame || date === undefined || surelyApart(date, claimed.date) <= TOLERANCE) continue
    return {
      certainty: 'confirm' as const,
      reason: 'A collection letter about the same debt shows that it was already unpaid earlier.',
      quotes: quoted(line.firstDelinquency, line.removal),
      dates: [{ label: 'By the letter', date }, { label: 'By the report', date: claimed.date }, ...limitSteps(date)],
      analysisId: letter.analysisId,
      confirm: 'Is the debt in the letter the same as this one?',
    }
  }
  return undefined
}

/** A collector that gives the day it got the debt as the first delinquency; or a first delinquency more than a year after
 *  the last payment. */
function againstOwnDates(line: Tradeline) {
  const { firstDelinquency, opened, lastPayment } = line
  if (
    line.kind === 'collection' &&
    firstDelinquency.known &&
    opened.known &&
    opened.label.toLowerCase().includes('assign') &&
    firstDelinquency.value === opened.value
  )
    return {
      certainty: 'confirm' as const,
      reason:
        'The collector gives the day it got the debt as the first delinquency. The first missed payment comes before that.',
      quotes: quoted(firstDelinquency, opened),
      dates: [{ label: 'Assigned and first delinquency', date: opened.value }],
      confirm: 'When did you first miss a payment to the first creditor?',
    }
  const claimed = firstDelinquencyOf(line)
  if (!claimed || claimed.source === 'history' || !lastPayment.known || line.kind === 'collection') return undefined
  if (firstDay(claimed.date) <= addYears(lastDay(lastPayment.value), 1)) return undefined
  return {
    certainty: 'confirm' as const,
    reason: 'The first delinquency it goes by is more than a year after the last payment.',
    quotes: quoted(lastPayment, firstDelinquency, line.removal),
    dates: [
      { label: 'Last payment', date: lastPayment.value },
      { label: 'First delinquency', date: claimed.date },
    ],
    confirm: 'When did you first miss a payment that you never made up?',
  }
}
