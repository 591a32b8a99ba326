import { cents, type Cents } from '#units/cents.ts'
import type { SettlementOption, TimeLimitVerdict } from './assessment.ts'
import { valueOf } from './fact.ts'
import type { AllFacts } from './facts.ts'
import { courtInvolved } from './situation.ts'

/** Starting points for talks, from experience and not from law: illustrative. */
const SHARES = [25, 40, 60]

/** What an offer could start from, in whole dollars. None where a court is involved, and none unless the time to sue has
 *  likely not run out: an offer can be read as a promise that restarts the clock.
 *  @law strategy.md 1 (3), 5.5
 *  @example settlementOptions(facts, 'likely_not_time_barred') // 25, 40 and 60 % of $2,284.56: $571, $914, $1,371 */
export function settlementOptions(facts: AllFacts, verdict: TimeLimitVerdict): SettlementOption[] {
  const amount = valueOf(facts.currentAmount)
  return amount === undefined || courtInvolved(facts) === true ? [] : offersOn(amount, verdict)
}

/** The same for an amount a person typed in.
 *  @example offersOn(dollars(1000), 'depends') // [] */
export function offersOn(amount: Cents, verdict: TimeLimitVerdict): SettlementOption[] {
  if (amount <= 0 || verdict !== 'likely_not_time_barred') return []
  return SHARES.map(percent => option(amount, percent))
}

function option(balance: Cents, percent: number): SettlementOption {
  const amount = cents(Math.round((balance * percent) / 100 / 100) * 100)
  return { amount, savings: cents(balance - amount), percent }
}
