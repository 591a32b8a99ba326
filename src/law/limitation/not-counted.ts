import type { TimeLimitVerdict } from '#law/assessment.ts'
import type { Debt } from './debt.ts'

/** A debt the periods do not cover, and what to say instead. */
export interface NotCounted {
  readonly verdict: Extract<TimeLimitVerdict, 'not_applicable' | 'depends'>
  readonly statute: string | undefined
  readonly why: string
}

/** Debts with no time limit, or one of another kind, or none that matters any more; undefined for all others.
 *  @law limitations.md 1.2 */
export function notCounted(debt: Debt): NotCounted | undefined {
  if (debt.told('debtDischarged')) return DISCHARGED
  if (isClosedAsPaid(debt)) return PAID
  switch (debt.kind) {
    case 'federal-student':
      return FEDERAL_STUDENT
    case 'tax':
      return TAX
    case 'child-support':
    case 'court-fine':
      return SUPPORT_OR_FINE
    case 'mortgage':
      return MORTGAGE
    default:
      return undefined
  }
}

function isClosedAsPaid({ told, paper }: Debt): boolean {
  const saysPaid = told('paidDate') || told('alreadyPaid') || told('settledBefore')
  return paper.kind === 'account-closed' && Boolean(saysPaid)
}

const DISCHARGED: NotCounted = {
  verdict: 'not_applicable',
  statute: '11 USC 524',
  why: 'You told us this debt was discharged in bankruptcy. Then no one may collect it from you, however old it is (11 USC 524).',
}

const PAID: NotCounted = {
  verdict: 'not_applicable',
  statute: undefined,
  why: 'The account is closed and you told us it is paid. There is nothing left to sue on, so no time limit is counted. Keep this paper.',
}

const FEDERAL_STUDENT: NotCounted = {
  verdict: 'not_applicable',
  statute: '20 USC 1091a(a)',
  why: 'A federal student loan has no time limit: it can be collected at any age (20 USC 1091a(a)). Ask for your loan record at studentaid.gov.',
}

const TAX: NotCounted = {
  verdict: 'not_applicable',
  statute: '26 USC 6502',
  why: 'Taxes have rules of their own. Federal tax can in general be collected for 10 years after it was assessed (26 USC 6502). State tax follows state law.',
}

const SUPPORT_OR_FINE: NotCounted = {
  verdict: 'not_applicable',
  statute: undefined,
  why: 'The time limits for ordinary debts do not cover support payments, fines or restitution. Ask the court or a legal aid office.',
}

const MORTGAGE: NotCounted = {
  verdict: 'depends',
  statute: undefined,
  why: 'It depends. A mortgage or a home loan falls under other laws than ordinary debts, and your home may be at stake. Ask a lawyer or a housing counselor.',
}
