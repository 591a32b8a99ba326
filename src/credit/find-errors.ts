import type { CreditCase } from './credit-case.ts'
import type { CreditError } from './credit-error.ts'
import { ERROR_FINDERS } from './errors/index.ts'

/** The likely errors of a report, in the order of the taxonomy. Worked out anew whenever the person tells more; nothing is
 *  found in what could not be read. An error of which the same entry has a graver one of the same cause is left out.
 *  @example findCreditErrors({ report, profile, told: [], letters: [], deleted: [], on }) */
export function findCreditErrors(about: CreditCase): readonly CreditError[] {
  const found = ERROR_FINDERS.flatMap(finder => finder.find(about))
  const once = found.filter((error, index) => found.findIndex(({ id }) => id === error.id) === index)
  return once.filter(
    error =>
      !SAME_CAUSE.some(
        ([lesser, graver]) =>
          error.kind === lesser && once.some(other => other.kind === graver && sharesEntry(other, error)),
      ),
  )
}

/** The lesser says again what the graver says already. */
const SAME_CAUSE = [['acct_balance_wrong', 'acct_paid_shows_owing']] as const

function sharesEntry(a: CreditError, b: CreditError): boolean {
  return a.ref === b.ref || b.related.includes(a.ref)
}
