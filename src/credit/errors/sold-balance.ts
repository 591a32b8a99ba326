import {
  acrossBureaus,
  defineFinder,
  isChargedOff,
  quoted,
  remarkOf,
  tradelinesOf,
  type CreditCase,
} from '#credit/credit-case.ts'
import type { Field } from '#credit/field.ts'
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
    const elsewhere = said ? undefined : saidElsewhere(about, line)
    const letter = said || elsewhere ? undefined : saleIn(about, line)
    if (!said && !elsewhere && !letter) return []
    const collections = tradelinesOf(about, 'collection').filter(
      other => other.originalCreditor.known && sameCompany(other.originalCreditor.value, line.creditor.value),
    )
    return [
      {
        bureaus: [line.bureau],
        ref: line.id,
        related: collections.filter(other => other.bureau === line.bureau).map(({ id }) => id),
        certainty: said ? ('violation' as const) : ('confirm' as const),
        reason: letter
          ? `A collector’s letter names ${letter.currentCreditor} as the owner now, but ${line.creditor.value} still shows a balance.`
          : said
            ? 'It says that the debt was sold or transferred, but the first creditor still shows a balance.'
            : 'Another bureau says that the debt was sold or transferred. This one still shows a balance at the first creditor.',
        quotes: quoted(line.balance, line.pastDue, ...[said ?? elsewhere].filter(field => field !== undefined)),
        ...(elsewhere ? { confirm: 'Was this debt sold, and not only given to a collector?' } : {}),
        ...(letter
          ? { analysisId: letter.analysisId, confirm: 'Is the debt in the letter the same as this account?' }
          : {}),
      },
    ]
  }),
)

/** What another bureau says of the same account. */
function saidElsewhere(about: CreditCase, line: Tradeline): Field<string> | undefined {
  const group = acrossBureaus(about).find(lines => lines.includes(line)) ?? []
  return group.flatMap(other => (other === line ? [] : (remarkOf(other, SOLD) ?? [])))[0]
}

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
