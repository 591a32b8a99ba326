import { ANY_DEMAND } from '#law/applies-to.ts'
import { unlessDebtIs } from '#law/debt-kinds.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { threatsOf, wordsOf } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They threaten to take Social Security or other protected income.
 *  @law 15 USC 1692e(4); 15 USC 1692e(5); 12 CFR 1006.18(b)(3) */
export const threatExemptIncome = defineRule({
  id: 'threat-exempt-income',
  title: 'They threaten to take Social Security or other protected income',
  type: 'false-threat',
  cites: ['15 USC 1692e(4)', '15 USC 1692e(5)', '12 CFR 1006.18(b)(3)'],
  basis: 'face',
  appliesTo: [...ANY_DEMAND, 'summons-or-complaint'],
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  privateAction: true,
  requirement:
    'Private creditors generally cannot take Social Security, SSI, VA or similar benefits (for example 42 U.S.C. 407). Threatening to take them threatens something the law forbids.',
  whyItMatters:
    'Private debt collectors generally cannot take Social Security, SSI, VA or similar benefits. This letter says they can. That is wrong for ordinary debts.',
  wouldChange: [
    'The debt is a federal tax, a federal student loan, child support or alimony. Those follow other rules.',
  ],
  remedySentence: 'You threatened to take benefits that are exempt by law, contrary to 15 U.S.C. 1692e(4) and (5).',
  cases: [],
  checkedOn: day('2026-11-21'),
  appliesWhen: unlessDebtIs(['tax', 'federal-student', 'child-support']),
  check: needs(['threats'], ({ threats }) => {
    const plain = threatsOf(threats, ['exempt-income'])
    const left = threatsOf(threats, ['exempt-income'], ['conditional'])
    if (plain.length > 0) return violated({ evidence: wordsOf(plain) })
    return left.length > 0 ? violated({ strength: 'possible', evidence: wordsOf(left) }) : satisfied()
  }),
  firesOn: [
    'We will intercept your Social Security checks until this debt is paid.',
    'Your disability benefits can be garnished by our office.',
    'Your VA pension will be attached.',
    'We will seize your tax refund and unemployment benefits.',
  ],
  silentOn: [
    'Social Security benefits are generally exempt from collection.',
    'If your only income is Social Security, please tell us.',
    'The United States may offset certain federal payments to collect a federal debt.',
    'A past-due child support order may be collected from some benefits.',
    {
      text: 'If a creditor or debt collector receives a money judgment against you in court, state and federal laws may prevent the following types of income from being taken to pay the debt: 1. Supplemental security income, (SSI); 2. Social security.',
      note: 'notice required by New York rule',
    },
  ],
})
