import { defineFinder, isChargedOff, quoted, remarkOf, tradelinesOf, type CreditCase } from '#credit/credit-case.ts'
import { sameCompany } from '#credit/names.ts'
import type { LetterDebt } from '#credit/told.ts'
import type { Tradeline } from '#credit/report.ts'

const SOLD = /transfer(?:red)?[ _](?:or|to)[ _]|\bsold\b|purchased by|transferred to another|acquired by/i

/** A charge-off that was sold, by its own words or a collector's letter, and still shows a balance. One that is only
 *  assigned to a collector may show it. */
export const soldBalance = defineFinder('acct_charged_off_sold_balance', about =>
  tradelinesOf(about, 'account').flatMap(line => {
    if (!isChargedOff(line) || !line.balance.known || line.balance.value <= 0) return []
    const said = remarkOf(line, SOLD)
    const letter = said ? undefined : saleIn(about, line)
    if (!said && !letter) return []
    const collections = tradelinesOf(about, 'collection').filter(
      other => other.originalCreditor.known && sameCompany(other.originalCreditor.value, line.creditor.value),
    )
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        related: collections.filter(other => other.bureau === line.bureau).map(({ id }) => id),
        certainty: letter ? ('confirm' as const) : ('violation' as const),
        reason: letter
          ? `A collector’s letter names ${letter.currentCreditor} as the owner now, but ${line.creditor.value} still shows a balance.`
          : 'It says that the debt was sold or transferred, but the first creditor still shows a balance.',
        quotes: quoted(line.balance, line.pastDue, ...(said ? [said] : [])),
        ...(letter
          ? { analysisId: letter.analysisId, confirm: 'Is the debt in the letter the same as this account?' }
          : {}),
      },
    ]
  }),
)

/** A letter about the same debt whose owner is now another. */
function saleIn({ letters }: CreditCase, line: Tradeline): LetterDebt | undefined {
  return letters.find(
    ({ originalCreditor, currentCreditor }) =>
      originalCreditor !== undefined &&
      currentCreditor !== undefined &&
      sameCompany(originalCreditor, line.creditor.value) &&
      !sameCompany(currentCreditor, line.creditor.value),
  )
}
