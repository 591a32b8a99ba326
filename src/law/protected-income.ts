import { cents, dollars, type Cents } from '#units/cents.ts'
import type { Citation } from './citations.ts'

/** Where money comes from, as far as the law cares who may take it. */
export const INCOME_KINDS = [
  'wages',
  'social-security',
  'ssi',
  'veterans',
  'federal-retirement',
  'state-benefits',
  'other',
] as const
export type IncomeKind = (typeof INCOME_KINDS)[number]

export interface Income {
  readonly kind: IncomeKind
  /** A month, after taxes. */
  readonly monthly: Cents
}

/** How safe an income is from an ordinary collector who won in court. `federal`: federal law keeps it from them.
 *  `part`: only a part may be taken. `ask`: state law often protects it; ask legal aid. `open`: no rule we know of. */
export type Protection = 'federal' | 'part' | 'ask' | 'open'

export const PROTECTION: Readonly<
  Record<IncomeKind, { readonly kept: Protection; readonly cites: readonly Citation[] }>
> = {
  wages: { kept: 'part', cites: ['15 USC 1673(a)'] },
  'social-security': { kept: 'federal', cites: ['42 USC 407', '31 CFR 212'] },
  ssi: { kept: 'federal', cites: ['42 USC 407', '31 CFR 212'] },
  veterans: { kept: 'federal', cites: ['31 CFR 212'] },
  'federal-retirement': { kept: 'federal', cites: ['31 CFR 212'] },
  'state-benefits': { kept: 'ask', cites: [] },
  other: { kept: 'open', cites: [] },
}

/** Thirty hours at the federal minimum wage of $7.25: what a week keeps before anything may be taken. */
const KEPT_A_WEEK = dollars(30 * 7.25)
const WEEKS_A_YEAR = 52
const MONTHS_A_YEAR = 12

/** The most that an ordinary creditor with a judgment could take out of wages in a month under federal law. A state may
 *  protect more, and never less.
 *  @law 15 USC 1673(a)
 *  @example garnishableWages(dollars(942.5)) // 0: that is $217.50 a week */
export function garnishableWages(monthly: Cents): Cents {
  const quarter = monthly / 4
  const overThreshold = monthly - (KEPT_A_WEEK * WEEKS_A_YEAR) / MONTHS_A_YEAR
  return cents(Math.max(0, Math.floor(Math.min(quarter, overThreshold))))
}

export interface Budget {
  readonly incomes: readonly Income[]
  /** Rent, food, medicine, transport, children: a month. */
  readonly needs: Cents
  /** Money that could be paid at once and comes from no protected income. */
  readonly saved: Cents
}

export interface Means {
  readonly total: Cents
  /** What federal law keeps from an ordinary creditor, a month: protected income and the kept part of wages. */
  readonly kept: Cents
  /** The most a court order could reach in a month under federal law. What state law may protect is not counted as safe. */
  readonly withinReach: Cents
  /** Left each month after what one needs, out of income the law does not protect. */
  readonly spare: Cents
}

/** What a person has before any offer is thought of: first what nobody may take, then what is left after needs. Needs are
 *  met out of protected income first, so that what is spare is never money the law protects.
 *  @example meansOf({ incomes: [{ kind: 'ssi', monthly: dollars(943) }], needs: dollars(900), saved: dollars(0) }).spare // 0 */
export function meansOf({ incomes, needs }: Budget): Means {
  const sum = (kept: readonly Protection[]) =>
    incomes
      .filter(({ kind }) => kept.includes(PROTECTION[kind].kept))
      .reduce((total, { monthly }) => total + monthly, 0)
  const total = incomes.reduce((all, { monthly }) => all + monthly, 0)
  const wages = cents(sum(['part']))
  const withinReach = garnishableWages(wages) + sum(['ask', 'open'])
  const protectedByLaw = sum(['federal', 'ask'])
  const stillNeeded = Math.max(0, needs - protectedByLaw)
  return {
    total: cents(total),
    kept: cents(total - withinReach),
    withinReach: cents(withinReach),
    spare: cents(Math.max(0, total - protectedByLaw - stillNeeded)),
  }
}

/** Months until an offer could be paid at once: 0 when it is there now, undefined when nothing is spare.
 *  @example monthsToPay(dollars(500), { saved: dollars(200), spare: dollars(100) }) // 3 */
export function monthsToPay(offer: Cents, has: { readonly saved: Cents; readonly spare: Cents }): number | undefined {
  if (offer <= has.saved) return 0
  return has.spare > 0 ? Math.ceil((offer - has.saved) / has.spare) : undefined
}
