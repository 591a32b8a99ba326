import { dollars, formatCents } from '#units/cents.ts'
import { acrossBureaus, bureausOf, defineFinder, quoted, tradelinesOf } from '#credit/credit-case.ts'
import { printedMonth } from '#credit/dates.ts'
import type { Tradeline } from '#credit/report.ts'

const LEAST_SPREAD = dollars(25)

/** More past due than is owed, more owed on a loan than was ever lent, or bureaus far apart for the same month. */
export const balanceWrong = defineFinder('acct_balance_wrong', about => [
  ...tradelinesOf(about).flatMap(line => {
    const { balance, pastDue } = line
    if (!balance.known || !pastDue.known || pastDue.value <= balance.value) return []
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        certainty: 'violation' as const,
        reason: `${formatCents(pastDue.value)} past due, but the whole balance is ${formatCents(balance.value)}.`,
        quotes: quoted(pastDue, balance),
      },
    ]
  }),
  ...tradelinesOf(about, 'account').flatMap(line => {
    const { balance, highBalance, type } = line
    const isLoan = type.known && (type.value === 'installment' || type.value === 'mortgage')
    if (
      !isLoan ||
      !balance.known ||
      !highBalance.known ||
      highBalance.value === 0 ||
      balance.value <= highBalance.value
    )
      return []
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        certainty: 'confirm' as const,
        reason: `The balance ${formatCents(balance.value)} is more than the loan ever was (${formatCents(highBalance.value)}).`,
        quotes: quoted(balance, highBalance),
        confirm: 'Was interest or a fee added to this loan? If not, what does your latest statement say?',
      },
    ]
  }),
  ...acrossBureaus(about).flatMap(lines => spreadOf(lines)),
])

/** The same account in the same month with balances that differ by more than $25 and five percent. */
function spreadOf(lines: readonly Tradeline[]) {
  const known = lines.flatMap(line =>
    line.balance.known && line.reported.known
      ? [{ line, month: printedMonth(line.reported.value), balance: line.balance }]
      : [],
  )
  const most = known.toSorted((a, b) => b.balance.value - a.balance.value)[0]
  const least = known.filter(one => one.month === most?.month).toSorted((a, b) => a.balance.value - b.balance.value)[0]
  if (!most || !least) return []
  const spread = most.balance.value - least.balance.value
  if (spread <= Math.max(LEAST_SPREAD, 0.05 * most.balance.value)) return []
  const same = known.filter(one => one.month === most.month)
  const said = same.map(({ line, balance }) => `${line.bureau} ${formatCents(balance.value)}`).join(', ')
  return [
    {
      bureaus: bureausOf(same.map(({ line }) => line)),
      ref: most.line.entry ?? most.line.id,
      related: same.map(({ line }) => line.id),
      certainty: 'violation' as const,
      reason: `The bureaus show different balances for the same month: ${said}.`,
      quotes: quoted(...same.map(({ balance }) => balance)),
    },
  ]
}
