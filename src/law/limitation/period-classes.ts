import type { DebtKind } from '#law/facts.ts'
import type { PeriodClass } from '#law/states/state-law.ts'
import type { Debt } from './debt.ts'

/** The kinds of claim of one kind of debt: whatever was signed, and those that need a signature or the lack of one. */
interface Classes {
  readonly always: readonly PeriodClass[]
  readonly unlessUnsigned?: readonly PeriodClass[]
  readonly unlessSigned?: readonly PeriodClass[]
}

const EVERY_CLASS: Classes = {
  always: [
    'written-contract',
    'open-account',
    'credit-card',
    'oral-contract',
    'promissory-note',
    'sale-of-goods',
    'medical',
  ],
}
const LOAN: Classes = { always: ['written-contract'], unlessUnsigned: ['promissory-note'] }
const GOODS: Classes = { always: ['sale-of-goods', 'written-contract'] }
const ACCOUNT: Classes = { always: ['open-account'], unlessUnsigned: ['written-contract'] }

const CLASSES: Partial<Readonly<Record<DebtKind, Classes>>> = {
  'credit-card': { always: ['credit-card'] },
  'store-card': { always: ['credit-card', 'sale-of-goods'] },
  auto: GOODS,
  goods: GOODS,
  'personal-loan': LOAN,
  payday: LOAN,
  'private-student': LOAN,
  'family-loan': { always: ['oral-contract'], unlessUnsigned: ['written-contract', 'promissory-note'] },
  medical: { always: ['medical'] },
  utility: ACCOUNT,
  telecom: ACCOUNT,
  services: ACCOUNT,
  rent: { always: [], unlessUnsigned: ['written-contract'], unlessSigned: ['oral-contract'] },
  // none of the kinds above, so neither a card, a loan nor a medical bill
  other: { always: ['open-account', 'oral-contract', 'sale-of-goods'], unlessUnsigned: ['written-contract'] },
}

/** The kinds of claim a debt may be sued on as. An open question widens the list, never narrows it.
 *  @law limitations.md 1.3 (2)
 *  @example periodClasses({ ...debt, kind: 'store-card' }) // ['credit-card', 'sale-of-goods'] */
export function periodClasses({ kind, told }: Pick<Debt, 'kind' | 'told'>): readonly PeriodClass[] {
  const { always, unlessUnsigned = [], unlessSigned = [] } = (kind && CLASSES[kind]) ?? EVERY_CLASS
  const signed = told('signedAgreement')
  return [...always, ...(signed === false ? [] : unlessUnsigned), ...(signed === true ? [] : unlessSigned)]
}

const LOANS: readonly DebtKind[] = ['personal-loan', 'payday', 'private-student', 'family-loan', 'auto']

/** A loan on a note, where a seal makes the period longer. */
export function isLoan(kind: DebtKind | undefined): boolean {
  return kind === undefined || LOANS.includes(kind)
}

/** A debt paid in instalments: each has its own clock until the whole loan was called due. */
export function isPaidInInstalments(kind: DebtKind | undefined): boolean {
  return kind === 'auto' || kind === 'personal-loan' || kind === 'private-student'
}
