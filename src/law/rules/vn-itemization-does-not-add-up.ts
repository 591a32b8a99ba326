import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { mustCarryTheNotice } from '#law/validation-notice.ts'
import { addsUp, breakdownInWords, breakdownsIn, misreadingWouldExplain } from '#law/itemization.ts'
import { day } from '#units/iso-date.ts'

const LEAST_SURE = 0.9

/** The numbers in the breakdown do not add up.
 *  @law 12 CFR 1006.34(c)(2)(viii); 12 CFR 1006.34(c)(2)(ix); 15 USC 1692e(2)(A); 12 CFR 1006.18(b)(2)(i) */
export const vnItemizationDoesNotAddUp = defineRule({
  id: 'vn-itemization-does-not-add-up',
  title: 'The numbers in the breakdown do not add up',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(2)(viii)', '12 CFR 1006.34(c)(2)(ix)', '15 USC 1692e(2)(A)', '12 CFR 1006.18(b)(2)(i)'],
  basis: 'face',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  requirement:
    'The itemization must explain the current amount: starting amount plus interest plus fees minus payments and credits must equal the total.',
  whyItMatters:
    'We added the numbers in the breakdown and they do not equal the total the letter claims. A wrong total can mean hidden or made-up charges. Check the scan too, because a blurry digit can cause this.',
  wouldChange: [
    'A difference of one or two cents is only rounding.',
    'We read a number wrong. Compare the numbers with the paper.',
  ],
  remedySentence:
    'The itemization in your letter does not equal the total you demand, so the amount is misstated contrary to 15 U.S.C. 1692e(2)(A) and 12 C.F.R. 1006.34(c)(2)(viii)-(ix).',
  cases: [],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['amounts'], ({ amounts }, _, facts) => {
    const printed = breakdownsIn(amounts)
    const isOfOneAccount = amounts.every(({ account }) => account === undefined)
    const told = printed.length === 0 && isOfOneAccount ? breakdownInWords(facts) : undefined
    const breakdowns = told ? [told] : printed
    if (breakdowns.length === 0) return cannotTell('itemizationDateAmount', 'currentAmount')
    if (breakdowns.some(({ rows }) => rows.some(({ confidence }) => confidence < LEAST_SURE)))
      return cannotTell('amounts')
    const wrong = breakdowns.filter(breakdown => !addsUp(breakdown))
    if (wrong.length === 0) return satisfied()
    if (wrong.every(misreadingWouldExplain)) return cannotTell('amounts')
    return violated({ evidence: wrong.flatMap(({ rows }) => rows.flatMap(({ evidence }) => evidence)) })
  }),
  firesOn: [
    'As of 1/2/2024, you owed: $1,000.00. Interest + $50.00. Fees + $20.00. Payments - $0.00. Total amount of the debt now: $1,170.00',
    'Charge-off balance $640.00; interest $0.00; fees $0.00; payments/credits $100.00; current balance $640.00',
    'Amount on judgment date $3,000.00, interest $210.00, fees $0.00, credits $0.00, total $3,310.00',
    'As of 6/1/2023 you owed $512.10. Interest $12.10. Fees $10.00. Paid $0.00. Total now $512.10',
    'Owed on 1/3/2025 | Interest | Fees | Paid | Owed now\n$500.00 | $20.00 | $10.00 | $30.00 | $540.00',
    'Amount due now: $715.90. This is made up of $540.00 (what you owed on January 3, 2025), $22.90 interest, $53.00 fees, less nothing paid.',
    'Ledger balance at move-out (January 3, 2025) ..... $2,050.00\nInterest ..... none\nFees ..... none\nDeposit applied ..... $900.00\nCurrent total ..... $2,950.00',
  ],
  silentOn: [
    'As of January 2, 2017, you owed: $2,234.56. Interest + $75.00. Fees + $25.00. Paid - $50.00. Total amount of the debt now: $2,284.56',
    'Owed $425.86; interest $0.00; fees $0.00; payments $0.00; balance $425.86',
    'Owed $1,000.00; interest $3.333; total $1,003.33 (rounded)',
    'As of 1/3/2025, you owed: $870.00\nInterest: + $30.00\nFees: + $45.00 (late charge $25.00, returned check $20.00)\nPaid: - $145.00\nTotal amount of the debt now: $800.00',
    'As of 1/3/2025, you owed: $640.00\nInterest $37.50\nFees $0.00\nPaid - $40.00 and - $60.00, together $100.00\nTotal amount of the debt now: $577.50',
    'As of 1/3/2025, you owed: $720.00\nInterest reversed: ($14.00)\nFees: $0.00\nPayments: ($106.00)\nTotal amount of the debt now: $600.00',
    'Account A total $100.00; Account B total $200.00; grand total $300.00',
  ],
})
