import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied } from '#law/define-rule.ts'
import { carries, isAnyUnplaced, missing, mustItemize, unlessMentioned } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** No amount for the itemization date.
 *  @law 12 CFR 1006.34(c)(2)(vii) */
export const vnItemizationAmountMissing = defineRule({
  id: 'vn-itemization-amount-missing',
  title: 'No amount for the itemization date',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(2)(vii)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 3,
  confidence: 'medium',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely', 'vn-itemization-date-missing'],
  requirement: 'The notice must state the amount of the debt on the itemization date.',
  whyItMatters:
    'The notice must say what you owed on its starting date. That figure is missing, so the breakdown cannot be checked.',
  wouldChange: [
    'Home loan: a copy of the latest monthly statement may stand in for the starting date, the amount then and the breakdown.',
  ],
  remedySentence:
    'Your notice does not state the amount of the debt on the itemization date (12 C.F.R. 1006.34(c)(2)(vii)).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustItemize,
  check: needs(['wholeLetterRead', 'amounts'], ({ amounts }, _, facts) => {
    if (amounts.some(({ role }) => role === 'on-itemization-date')) return satisfied()
    if (isAnyUnplaced(amounts) || carries(facts, 'separate-itemization')) return cannotTell('itemizationDateAmount')
    const mentioned = unlessMentioned(facts, 'itemization-amount', 'itemizationDateAmount')
    if (mentioned) return mentioned
    return missing(
      { expected: 'What you owed on the date the breakdown starts from.', modelFormLine: 7 },
      facts.itemizationDate.known ? facts.itemizationDate.evidence : [],
    )
  }),
  firesOn: [
    'Charge-off date: 03/31/2023. Interest since charge-off: $88.00. Fees since charge-off: $0.00. Total amount of the debt now: $1,288.00.',
    'Last payment date 5/14/2022. Current balance $760.20.',
    'Date of service 2/2/2024. Balance now due $415.00.',
    'Itemization date: 11/30/2023. Interest $10.00. Fees $0.00. Payments/credits $0.00. Current amount $510.00.',
  ],
  silentOn: [
    'As of January 2, 2017, you owed: $2,234.56',
    'Charge-off balance on 03/31/2023: $1,200.00',
    'Amount due on last statement (10/02/2023): $415.00',
    'On 2/2/2024 you owed $415.00. Total amount of the debt now: $415.00',
  ],
})
