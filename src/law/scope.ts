import type { AllFacts, DebtKind } from './facts.ts'
import { isOutsideTheAct } from './kind-of-paper.ts'
import { anyOf, holds, type Truth } from './three-valued.ts'

const OUTSIDE_KINDS: readonly DebtKind[] = ['tax', 'court-fine', 'child-support']

/** The Act does not bind this sender, or this is no debt in its sense: an original creditor in its own name, a business
 *  debt, a tax, a fine, support, a paper that is no collection letter. Not known while none of these is.
 *  @law 15 USC 1692a(5), (6) */
export function outsideTheAct({ kindOfPaper, senderRole, debtPurpose, debtKind }: AllFacts): Truth {
  return anyOf(
    holds(senderRole, role => role === 'original-creditor-in-own-name'),
    holds(debtPurpose, purpose => purpose === 'business'),
    holds(debtKind, kind => OUTSIDE_KINDS.includes(kind)),
    holds(kindOfPaper, isOutsideTheAct),
  )
}
