import { CREDIT_ERROR_KINDS, kindOfError, type CreditErrorKind } from './error-kinds.ts'

export const ERROR_CATEGORIES = ['fraud', 'accounts', 'oldDebts'] as const
export type ErrorCategory = (typeof ERROR_CATEGORIES)[number]

/** The specification's fixed rates, shown with their label: an estimate of how strong a dispute is, never a measured
 *  success rate.  @law decision 15 */
export const STRENGTH_ESTIMATES: Readonly<Record<ErrorCategory, number>> = { fraud: 95, accounts: 75, oldDebts: 85 }
export const OVERALL_STRENGTH_ESTIMATE = 85

export const CATEGORY_NAMES: Readonly<Record<ErrorCategory, string>> = {
  fraud: 'Fraud and mixed files',
  accounts: 'Account errors',
  oldDebts: 'Old debts',
}

/** What the person may say they lived through. */
export const HARDSHIPS = ['medical emergency', 'job loss', 'divorce', 'COVID-19 impact', 'other'] as const

/** Errors of a category that a letter can dispute, in the order they are offered.
 *  @example errorsOf('oldDebts')[0]?.kind // 'old_obsolete_chargeoff_collection' */
export function errorsOf(
  category: ErrorCategory,
): readonly { readonly kind: CreditErrorKind; readonly label: string }[] {
  return CREDIT_ERROR_KINDS.filter(kind => kindOfError(kind).category === category && isDisputed(kind)).map(kind => ({
    kind,
    label: kindOfError(kind).label,
  }))
}

/** Whether a letter disputes it. What is no error is explained instead, and a debt forced on someone by trafficking goes to
 *  a bureau under rules of its own, handled in private. */
export function isDisputed(kind: CreditErrorKind): boolean {
  const { letters } = kindOfError(kind)
  return !letters.includes('none') && !letters.includes('block-trafficking')
}
