import { addBusinessDays } from '#units/business-days.ts'
import { cents } from '#units/cents.ts'
import { defineFinder, quoted, tradelinesOf } from '#credit/credit-case.ts'
import { sameAccount, sameCompany } from '#credit/names.ts'
import type { DeletedItem } from '#credit/told.ts'
import type { Tradeline } from '#credit/report.ts'

/** An item a bureau deleted that is in its later report again, without a notice that it came back. */
export const cameBack = defineFinder('fraud_reinserted_blocked', about =>
  about.deleted
    .filter(({ reinsertionNoticeOn }) => reinsertionNoticeOn === undefined)
    .flatMap(item => {
      const file = about.report.files.find(({ bureau }) => bureau === item.bureau)
      const seen = file?.reportedOn
      const line = tradelinesOf(about).find(one => one.bureau === item.bureau && isSame(one, item))
      const seenOn = seen?.known ? seen.value : about.on
      if (!line || seenOn <= item.deletedOn) return []
      return [
        {
          bureaus: [item.bureau],
          ref: line.id,
          certainty: 'violation' as const,
          reason: 'The bureau wrote that it deleted this item. It is back, and you had no notice of it.',
          quotes: quoted(line.creditor, line.originalCreditor, line.balance),
          dates: [
            { label: 'Deleted', date: item.deletedOn },
            { label: 'Seen again', date: seenOn },
            {
              label: 'Notice due at the latest, five business days after it was seen',
              date: addBusinessDays(seenOn, 5),
            },
          ],
          confirm: 'Did the bureau send you no letter that the item was put back?',
        },
      ]
    }),
)

/** The same reporter, and the same account, first creditor or amount within five percent. */
function isSame(line: Tradeline, item: DeletedItem): boolean {
  if (!sameCompany(line.creditor.value, item.creditor)) return false
  const account =
    line.account.known && item.account !== undefined ? sameAccount(line.account.value, item.account) : undefined
  const original =
    line.originalCreditor.known && item.originalCreditor !== undefined
      ? sameCompany(line.originalCreditor.value, item.originalCreditor)
      : undefined
  const amount = line.balance.known && item.amount !== undefined ? near(line.balance.value, item.amount) : undefined
  const told = [account, original, amount].filter(one => one !== undefined)
  return account === true || (told.length > 0 && told.every(Boolean))
}

function near(a: number, b: number): boolean {
  return Math.abs(a - b) <= cents(0.05 * Math.max(a, b))
}
