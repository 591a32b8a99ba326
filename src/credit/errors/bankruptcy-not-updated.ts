import type { IsoDate } from '#units/iso-date.ts'
import {
  defineFinder,
  quoted,
  remarkOf,
  toldAbout,
  toldOf,
  tradelinesOf,
  type CreditCase,
} from '#credit/credit-case.ts'
import { firstDay, lastDay } from '#credit/dates.ts'
import { firstDelinquencyOf } from '#credit/first-delinquency.ts'
import type { Tradeline } from '#credit/report.ts'

/** A debt from before a chapter 7 discharge that is still shown as owed or charged off. Of other chapters only the plan
 *  tells which debts were discharged, so nothing is said. Student loans, support, debts reaffirmed and accounts that are
 *  paid as agreed are left out.
 *  @law 11 USC 524(a)(2) */
export const bankruptcyNotUpdated = defineFinder('acct_bankruptcy_not_updated', about => {
  const discharge = dischargeOf(about)
  if (!discharge) return []
  return tradelinesOf(about)
    .filter(line => isOlder(line, discharge) && isStillOwed(line) && isDischargeable(about, line))
    .map(line => ({
      bureaus: [line.bureau],
      ref: line.id,
      related: about.report.files.flatMap(file =>
        file.publicRecords.filter(one => one.bureau === line.bureau).map(({ id }) => id),
      ),
      certainty: 'confirm' as const,
      reason: 'It is older than your discharge in bankruptcy, and the report still shows it as owed.',
      quotes: quoted(line.balance, line.pastDue, line.status, line.reported),
      dates: [
        ...(line.opened.known ? [{ label: 'Opened', date: line.opened.value }] : []),
        { label: 'Discharge', date: discharge },
        ...(line.reported.known ? [{ label: 'Reported', date: line.reported.value }] : []),
      ],
      confirm: 'Was this debt in your bankruptcy, and not reaffirmed?',
    }))
})

function dischargeOf(about: CreditCase): IsoDate | undefined {
  const told = toldOf(about, 'bankruptcy-discharge').find(({ chapter }) => chapter === '7')
  if (told) return told.date
  const record = about.report.files
    .flatMap(file => file.publicRecords)
    .find(
      ({ kind, chapter, outcome, resolved }) =>
        kind === 'bankruptcy' &&
        chapter.known &&
        chapter.value === '7' &&
        outcome.known &&
        /discharged|completed/i.test(outcome.value) &&
        resolved.known,
    )
  return record?.resolved.known ? lastDay(record.resolved.value) : undefined
}

function isOlder(line: Tradeline, discharge: IsoDate): boolean {
  const reportedAfter = line.reported.known && firstDay(line.reported.value) > discharge
  // a collector opens its own account later: what counts is when the debt began
  const began = line.kind === 'collection' ? line.firstDelinquency : line.opened
  const delinquent = firstDelinquencyOf(line)
  // what was missed after the discharge comes from using the account again
  const isLater = delinquent !== undefined && firstDay(delinquent.date) > discharge
  return reportedAfter && began.known && lastDay(began.value) < discharge && !isLater
}

function isStillOwed({ balance, pastDue, status }: Tradeline): boolean {
  const isBad =
    status.known && (status.value === 'charge-off' || status.value === 'collection' || status.value.startsWith('late'))
  const isPastDue = pastDue.known && pastDue.value > 0
  return isPastDue || (isBad && !(balance.known && balance.value === 0 && status.value !== 'charge-off'))
}

const SPARED = /reaffirm|bankruptcy|chapter (?:7|11|12|13)|support/i

function isDischargeable(about: CreditCase, line: Tradeline): boolean {
  const { type, status } = line
  if (toldAbout(about, 'reaffirmed', line.id) || remarkOf(line, SPARED)) return false
  if (type.known && type.value === 'student') return false
  if (line.detail.known && /student|educat|support|tax/i.test(line.detail.value)) return false
  const isSecured =
    (type.known && type.value === 'mortgage') ||
    (line.detail.known && /auto|vehicle|home|mortgage/i.test(line.detail.value))
  return !(isSecured && status.known && status.value === 'current')
}
