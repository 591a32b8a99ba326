import { cents, dollars, formatWholeDollars, type Cents } from '#units/cents.ts'
import { currentAmount } from './amounts/dated-amount.ts'
import { statutoryDamagesCap } from './amounts/statutory-damages-cap.ts'
import type { Money } from './assessment.ts'
import type { RuleResults } from './judge-rules.ts'

/** The product's own figure for one finding, for talks. No court pays it. */
const ESTIMATE_PER_FINDING: Cents = dollars(1_000)

/** What the findings are worth in talks, and beside it what the law says.
 *  @law 15 USC 1692k(a), (b)(1), (d); decision 14 */
export function money({ findings, outOfScope }: RuleResults): Money {
  const negotiationEstimate = cents(ESTIMATE_PER_FINDING * findings.length)
  const cap = formatWholeDollars(cents(currentAmount(statutoryDamagesCap)))
  if (outOfScope) return { negotiationEstimate, estimatePerFinding: ESTIMATE_PER_FINDING, note: OUT_OF_SCOPE }
  const law = `The law allows up to ${cap} statutory damages per lawsuit, not for each violation, as the court decides (15 USC 1692k(a)(2)(A), (b)(1)). Actual loss, costs and a reasonable lawyer's fee come on top. You have one year to sue (15 USC 1692k(d)).`
  const estimate = `The ${formatWholeDollars(negotiationEstimate)} is a negotiation estimate, not what a court pays.`
  const care = "A suit brought in bad faith to harass can cost you the other side's fees (15 USC 1692k(a)(3))."
  return {
    negotiationEstimate,
    estimatePerFinding: ESTIMATE_PER_FINDING,
    note:
      findings.length > 0 ? `${law} ${estimate} ${care}` : `Nothing to claim was found in what could be read. ${law}`,
  }
}

const OUT_OF_SCOPE =
  'Federal debt collection law does not cover this letter, so it gives no damages here. State law may help.'
