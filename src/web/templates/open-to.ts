import type { z } from 'zod'
import { purchaseName } from '#billing/aliases.ts'
import type { userPlan } from '#contract/billing.ts'
import type { Guide } from './guides.ts'

type Plan = z.output<(typeof userPlan)['reply']>

/** Whether what a person bought opens this letter. For display: the server decides anew when the letter is asked for.
 *  @example opensTo(plan, guideNamed('cease')!) // true for a plan with every letter, and for this one bought alone */
export function opensTo({ plan, access }: Plan, { choice }: Guide): boolean {
  return access.canAccessTemplates || (choice !== undefined && plan.purchases.includes(purchaseName('letter', choice)))
}
