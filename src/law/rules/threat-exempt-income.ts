import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** They threaten to take Social Security or other protected income.
 *  @law 15 USC 1692e(4); 15 USC 1692e(5); 12 CFR 1006.18(b)(3) */
export const threatExemptIncome = defineRule({
  id: 'threat-exempt-income',
  title: 'They threaten to take Social Security or other protected income',
  type: 'false-threat',
  cites: ['15 USC 1692e(4)', '15 USC 1692e(5)', '12 CFR 1006.18(b)(3)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  privateAction: true,
  requirement:
    'Social Security, SSI, VA and similar benefits are generally protected from private creditors (for example 42 USC 407); threatening to take them is a threat of unlawful action.',
  whyItMatters:
    'Private debt collectors generally cannot take Social Security, SSI, VA or similar benefits. This letter says they can. That is wrong for ordinary debts.',
  wouldChange: ['Federal debts (taxes, federal student loans), child support and alimony are different.'],
  remedySentence: 'You threatened to take benefits that are exempt by law, contrary to 15 U.S.C. 1692e(4) and (5).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
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
