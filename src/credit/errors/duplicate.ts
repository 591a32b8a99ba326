import { daysBetween } from '#units/iso-date.ts'
import { defineFinder, quoted, tradelinesOf } from '#credit/credit-case.ts'
import { lastDay } from '#credit/dates.ts'
import { firstDelinquencyOf } from '#credit/first-delinquency.ts'
import { sameAccount, sameCompany } from '#credit/names.ts'
import type { Tradeline } from '#credit/report.ts'

const LEAST = 0.8

/** The same debt twice at one bureau: two collections, or two accounts. The first creditor and one collector are no pair:
 *  a balance left at the first creditor is another error. */
export const duplicate = defineFinder('acct_duplicate', about => {
  const lines = tradelinesOf(about)
  return lines.flatMap((line, index) =>
    lines.slice(index + 1).flatMap(other => {
      if (other.bureau !== line.bureau || other.kind !== line.kind) return []
      const score = pairScore(line, other)
      if (score < LEAST) return []
      return [
        {
          bureaus: [line.bureau],
          ref: line.id,
          related: [other.id],
          certainty: 'violation' as const,
          reason: `${line.creditor.value} and ${other.creditor.value} report the same debt twice: the same first creditor, and amounts, account numbers and dates that agree.`,
          quotes: quoted(line.creditor, line.balance, other.creditor, other.balance),
          confirm: 'Is this one debt, and not two?',
        },
      ]
    }),
  )
})

/** How much speaks for one debt: the first creditor 0.4, the amount 0.25, the account number 0.25, the first delinquency
 *  0.2, both owing 0.1.
 *  @example pairScore(collector, itsSisterCompany) // 1.2 */
function pairScore(a: Tradeline, b: Tradeline): number {
  const owing = (line: Tradeline): number | undefined => (line.balance.known ? line.balance.value : undefined)
  const [left, right] = [owing(a), owing(b)]
  if (left === undefined || right === undefined || left === 0 || right === 0) return 0
  const delinquencies = [firstDelinquencyOf(a), firstDelinquencyOf(b)]
  const days =
    delinquencies[0] && delinquencies[1]
      ? Math.abs(daysBetween(lastDay(delinquencies[0].date), lastDay(delinquencies[1].date)))
      : undefined
  const points = [
    sameCompany(originalName(a), originalName(b)) ? 0.4 : 0,
    Math.abs(left - right) <= 0.1 * Math.max(left, right) ? 0.25 : 0,
    a.account.known && b.account.known && sameAccount(a.account.value, b.account.value) ? 0.25 : 0,
    days !== undefined && days <= 60 ? 0.2 : 0,
    0.1,
  ]
  return points.reduce((sum, one) => sum + one, 0)
}

function originalName(line: Tradeline): string {
  return line.originalCreditor.known ? line.originalCreditor.value : line.creditor.value
}
