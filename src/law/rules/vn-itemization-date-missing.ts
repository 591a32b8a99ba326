import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied } from '#law/define-rule.ts'
import { carries, missing, mustItemize, unlessMentioned } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** No itemization date.
 *  @law 12 CFR 1006.34(c)(2)(vi); 12 CFR 1006.34(b)(3) */
export const vnItemizationDateMissing = defineRule({
  id: 'vn-itemization-date-missing',
  title: 'No itemization date',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(2)(vi)', '12 CFR 1006.34(b)(3)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 4,
  confidence: 'high',
  privateAction: true,
  privateActionNote: 'Regulation F implements 1692g(a)(1); pleaded as 1692g(a)/1692l(d) rule violation.',
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    'The notice must state the itemization date: one of the last statement date, charge-off date, last payment date, transaction date or judgment date.',
  whyItMatters:
    'The notice must break down the debt starting from a stated date, such as the charge-off date or your last payment. No such date appears here. Without it you cannot check the interest and fees.',
  wouldChange: [
    'Home loan: a copy of the latest monthly statement may stand in for the starting date, the amount then and the breakdown.',
  ],
  remedySentence: 'Your notice does not state an itemization date as required by 12 C.F.R. 1006.34(c)(2)(vi).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustItemize,
  check: needs(['wholeLetterRead'], (_, __, facts) => {
    if (facts.itemizationDate.known) return satisfied()
    if (carries(facts, 'separate-itemization')) return cannotTell('itemizationDate')
    const mentioned = unlessMentioned(facts, 'itemization-date', 'itemizationDate')
    if (mentioned) return mentioned
    return missing({
      expected: 'The date the breakdown starts from: last statement, charge-off, last payment, purchase or judgment.',
      modelFormLine: 7,
    })
  }),
  firesOn: [
    'Balance at placement: $1,200.00 Interest: $0.00 Fees: $0.00 Payments: $0.00 Total: $1,200.00',
    'Principal $500.00, interest $60.00, total $560.00. Creditor: Tri County Bank.',
    'Original balance $2,310.00. Current balance $2,480.00.',
    'Opening amount $880.00, interest + $20.00, fees + $0.00, payments - $0.00, amount owed $900.00.',
  ],
  silentOn: [
    'As of January 2, 2017, you owed: $2,234.56',
    'Charge-off date: 03/31/2023. Balance on that date $1,044.10',
    'Amount owed as of your last payment date (5/14/2022): $610.00',
    'On the judgment date, June 1, 2021, you owed $3,000.00',
    'Itemization date: 11/30/2023',
  ],
})
