import {
  cannotTell,
  doesNotApply,
  needs,
  satisfied,
  violated,
  type Absence,
  type Check,
  type Gate,
  type Verdict,
} from './define-rule.ts'
import { valueOf, type Evidence } from './fact.ts'
import type { AllFacts, DebtKind, FactName, Mention } from './facts.ts'
import { PRESENTS_ITSELF } from './kind-of-paper.ts'
import type { NoticeId, PresentNotice, PrintedAmount, StatementId } from './statements.ts'
import type { Truth } from './three-valued.ts'

/** From this confidence on a creditor is linked to the debt in words, not only printed near it. */
export const LINKED = 0.8

/** Debts from a consumer financial product or service: only these notices must point to the CFPB and name the creditor on
 *  the itemization date.  @law 12 CFR 1006.34(c)(2)(iii), (c)(3)(iv) */
const FINANCIAL_PRODUCTS: readonly DebtKind[] = [
  'credit-card',
  'store-card',
  'personal-loan',
  'payday',
  'auto',
  'private-student',
  'federal-student',
  'mortgage',
]

/** Gate of the rules about what a first notice must hold. It holds only for a paper that presents itself as that notice, or
 *  that is known to be the first: a notice sent apart, before or in the same envelope, may carry what is missing here. What
 *  a swindler's paper leaves out is no help to its reader.
 *  @law 15 USC 1692g(a); 12 CFR 1006.34(a)(1) */
export const mustCarryTheNotice: Gate = facts => {
  const { kindOfPaper, priorNoticeReceived } = facts
  if (kindOfPaper.known && kindOfPaper.value === 'scam') return doesNotApply()
  if (carries(facts, 'separate-validation-notice')) return doesNotApply()
  if (
    kindOfPaper.known &&
    kindOfPaper.value === 'initial-validation-notice' &&
    kindOfPaper.confidence >= PRESENTS_ITSELF
  )
    return 'applies'
  if (!priorNoticeReceived.known) return cannotTell('priorNoticeReceived')
  return priorNoticeReceived.value ? doesNotApply() : 'applies'
}

/** The same for the breakdown of the amount: on a mortgage the enclosed periodic statement stands in for it.
 *  @law 12 CFR 1006.34(c)(5) */
export const mustItemize: Gate = facts => {
  if (carries(facts, 'periodic-statement')) return doesNotApply()
  return mustCarryTheNotice(facts)
}

/** The same for what only consumer financial products need. The consumer's answer goes before what the letter says. */
export const isFinancialProduct: Gate = facts => {
  const kind = debtKindOf(facts)
  if (kind === undefined) return cannotTell('debtKind')
  return FINANCIAL_PRODUCTS.includes(kind) ? mustCarryTheNotice(facts) : doesNotApply()
}

/** Whether the debt comes from a consumer financial product or service; not known while its kind is not. */
export function isOfFinancialProduct(facts: Pick<AllFacts, 'debtKind' | 'debtDescribedAs'>): Truth {
  const kind = debtKindOf(facts)
  return kind === undefined ? undefined : FINANCIAL_PRODUCTS.includes(kind)
}

/** The kind of debt the consumer gave, else the one the letter plainly describes. */
export function debtKindOf({
  debtKind,
  debtDescribedAs,
}: Pick<AllFacts, 'debtKind' | 'debtDescribedAs'>): DebtKind | undefined {
  const described = debtDescribedAs.known && debtDescribedAs.confidence >= LINKED ? debtDescribedAs.value : undefined
  return valueOf(debtKind) ?? described
}

/** Whether the letter carries a notice; false also when its notices are not known. */
export function carries({ notices }: AllFacts, id: NoticeId): boolean {
  return notices.known && notices.value.some(({ notice }) => notice === id)
}

/** Where a notice stands. */
export function placeOf(notices: readonly PresentNotice[], id: NoticeId): readonly Evidence[] {
  return notices.find(({ notice }) => notice === id)?.evidence ?? []
}

/** A required notice is missing from a letter that was read whole, and no words on it may stand for it. */
export function notCarrying(id: NoticeId, absent: Absence): Check {
  return needs(['wholeLetterRead', 'notices'], (_, __, facts) =>
    carries(facts, id) ? satisfied() : (unlessMentioned(facts, id, 'notices') ?? violated({ evidence: [], absent })),
  )
}

/** *Cannot tell* when words on the paper may stand for a thing that was not found: its absence is not asserted then.
 *  @param missing the fact that would decide it */
export function unlessMentioned(
  { mentions }: AllFacts,
  what: Mention | NoticeId,
  missing: FactName,
): Verdict | undefined {
  const isMentioned = mentions.known && mentions.value.some(one => one === what)
  return isMentioned ? cannotTell(missing) : undefined
}

/** Whether some amount may be the one looked for: it stands apart from its label, so what is missing may be there. */
export function isAnyUnplaced(amounts: readonly PrintedAmount[]): boolean {
  return amounts.some(({ role }) => role === 'unplaced')
}

/** The letter says a thing that the rule forbids; the sentences that say it are the evidence. */
export function says(id: StatementId): Check {
  return needs(['statements'], ({ statements }) => {
    const evidence = statements.filter(one => one.says === id).flatMap(one => one.evidence)
    return evidence.length > 0 ? violated({ evidence }) : satisfied()
  })
}

/** The words of some statements, to quote beside an absence. */
export function wordsOf({ statements }: AllFacts, id: StatementId): readonly Evidence[] {
  return statements.known ? statements.value.filter(one => one.says === id).flatMap(one => one.evidence) : []
}

/** A verdict on a missing thing, with words of the letter that show where it should be. */
export function missing(absent: Absence, evidence: readonly Evidence[] = []): Verdict {
  return violated({ evidence, absent })
}
