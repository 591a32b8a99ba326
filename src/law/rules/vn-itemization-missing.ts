import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied } from '#law/define-rule.ts'
import { carries, isAnyUnplaced, missing, mustItemize, unlessMentioned } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** No breakdown of interest, fees, payments and credits.
 *  @law 12 CFR 1006.34(c)(2)(viii); 15 USC 1692g(a)(1) */
export const vnItemizationMissing = defineRule({
  id: 'vn-itemization-missing',
  title: 'No breakdown of interest, fees, payments and credits',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(2)(viii)', '15 USC 1692g(a)(1)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 5,
  confidence: 'high',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    'The notice must itemize the current amount: interest, fees, payments and credits since the itemization date (each shown even when it is zero), on the notice or on a separate page it refers to.',
  whyItMatters:
    "The notice must show the interest, fees, payments and credits that turned the starting amount into today's total. This one shows no breakdown. Without it you cannot tell whether you were overcharged.",
  wouldChange: [
    'Home loan: a copy of the latest monthly statement may stand in for the starting date, the amount then and the breakdown.',
    'Rows that say $0.00, "none" or "N/A" are a lawful breakdown.',
    'The breakdown may stand on its own enclosed page if the letter says so.',
  ],
  remedySentence:
    'Your notice does not itemize interest, fees, payments and credits since the itemization date as required by 12 C.F.R. 1006.34(c)(2)(viii).',
  cases: [
    {
      name: 'Degroot v. Client Services, Inc.',
      cite: '977 F.3d 656',
      court: '7th Cir.',
      year: 2020,
      holding: 'Showing zero interest and zero fees in an itemization is not misleading by itself.',
    },
  ],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustItemize,
  check: needs(['wholeLetterRead', 'itemizedConcepts'], ({ itemizedConcepts: named }, _, facts) => {
    const isItemized =
      named.includes('interest') && named.includes('fees') && (named.includes('payments') || named.includes('credits'))
    if (isItemized || carries(facts, 'separate-itemization')) return satisfied()
    if (facts.amounts.known && isAnyUnplaced(facts.amounts.value)) return cannotTell('itemizedConcepts')
    const mentioned = unlessMentioned(facts, 'itemization', 'itemizedConcepts')
    if (mentioned) return mentioned
    return missing({
      expected:
        'The interest, fees, payments and credits between the starting date and today, each one even when it is zero.',
      modelFormLine: 8,
    })
  }),
  firesOn: [
    'As of March 31, 2023, you owed: $1,200.00. Total amount of the debt now: $1,391.18.',
    'Charge-off balance $900.00. Current balance $1,044.00.',
    'Amount on last statement: $615.00 (10/02/2023). Now due: $702.50 including interest and fees.',
    'You owed $2,000.00 on 1/1/2024. You owe $2,150.00 today.',
  ],
  silentOn: [
    'You were charged this amount in interest: + $75.00. You were charged this amount in fees: + $25.00. You paid or were credited this amount toward the debt: - $50.00',
    'Interest since charge-off: $0.00 | Fees: $0.00 | Payments/credits: $0.00',
    'Interest: none. Fees: none. Payments: none.',
    'See the enclosed page titled Itemization of Your Debt.',
    'Post charge-off interest $12.40; fees and non-interest charges $0.00; payments and credits $0.00',
  ],
})
