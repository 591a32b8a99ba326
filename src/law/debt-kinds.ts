import { doesNotApply, type Gate } from './define-rule.ts'
import type { DebtKind } from './facts.ts'

/** Debts the government may collect by its own powers, without a court first. */
export const GOVERNMENT_DEBTS: readonly DebtKind[] = ['tax', 'federal-student', 'child-support', 'court-fine']

/** The rule is silent once the person told us that the debt is one of these. */
export function unlessDebtIs(kinds: readonly DebtKind[]): Gate {
  return ({ debtKind }) => (debtKind.known && kinds.includes(debtKind.value) ? doesNotApply() : 'applies')
}
