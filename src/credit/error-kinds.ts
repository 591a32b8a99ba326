import { ACCOUNT_KINDS } from './kinds/accounts.ts'
import { FRAUD_KINDS } from './kinds/fraud.ts'
import type { KindOfError } from './kinds/kind.ts'
import { OLD_DEBT_KINDS } from './kinds/old-debts.ts'

const KINDS = { ...FRAUD_KINDS, ...ACCOUNT_KINDS, ...OLD_DEBT_KINDS }

/** The 36 errors of the taxonomy, by the ids that the calls and the letters use. */
export type CreditErrorKind = keyof typeof KINDS

export const CREDIT_ERROR_KINDS = Object.keys(KINDS) as readonly CreditErrorKind[]

export function isCreditErrorKind(text: string): text is CreditErrorKind {
  return Object.hasOwn(KINDS, text)
}

/** What an error is called, which law it breaks, what proof helps and which letters answer it.
 *  @example kindOfError('old_reaged').letters // ['obsolete', 'furnisher-dispute'] */
export function kindOfError(kind: CreditErrorKind): KindOfError {
  return KINDS[kind]
}
