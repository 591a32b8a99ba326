import type { PlainPhrase } from '#language/phrase.ts'
import type { ProductId } from '#billing/catalogue.ts'

/** What decides whether a view is open: the plan's flags, and whether there is anything of one's own to show. */
export interface LockFacts {
  readonly canAccessDebt: boolean
  readonly canAccessCredit: boolean
  readonly canAccessTemplates: boolean
  readonly canAccessIntel: boolean
  readonly violationsFound: number
}

export type Locked = 'violations' | 'credit' | 'templates' | 'intel'

/** Whether a view asks for a plan first. @law specification part 2, 2.2 */
export function isLocked(view: string, facts: LockFacts): view is Locked {
  switch (view) {
    case 'violations':
      return !facts.canAccessDebt && facts.violationsFound === 0
    case 'credit':
      return !facts.canAccessCredit
    case 'templates':
      return !facts.canAccessTemplates
    case 'intel':
      return !facts.canAccessIntel
    default:
      return false
  }
}

interface Offer {
  readonly title: PlainPhrase
  readonly groups: readonly { readonly name: PlainPhrase; readonly products: readonly ProductId[] }[]
}

const DEBT: Offer['groups'][number] = { name: 'Debt Defense', products: ['scan', 'monthly', 'lifetime'] }
const CREDIT: Offer['groups'][number] = { name: 'Credit Repair', products: ['credit_single', 'credit_all'] }
const BOTH: Offer['groups'][number] = { name: 'Both together', products: ['bundle'] }

/** What opens a locked view. */
export const OFFERS: Readonly<Record<Locked | 'everything', Offer>> = {
  violations: { title: 'Unlock the violation center', groups: [DEBT, BOTH] },
  credit: { title: 'Unlock Credit Repair', groups: [CREDIT, BOTH] },
  // a single scan opens one letter, and neither of these
  templates: { title: 'Unlock Templates', groups: [{ ...DEBT, products: ['monthly', 'lifetime'] }, BOTH] },
  intel: { title: 'Unlock Collector Intel', groups: [{ ...DEBT, products: ['monthly', 'lifetime'] }, BOTH] },
  everything: { title: 'Choose your access', groups: [DEBT, CREDIT, BOTH] },
}
