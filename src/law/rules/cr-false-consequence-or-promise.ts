import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** They give false facts about your credit.
 *  @law 15 USC 1692e(8); 15 USC 1692e(10); 12 CFR 1006.18(c)(2); 12 CFR 1006.18(d) */
export const crFalseConsequenceOrPromise = defineRule({
  id: 'cr-false-consequence-or-promise',
  title: 'They give false facts about your credit',
  type: 'credit-reporting',
  cites: ['15 USC 1692e(8)', '15 USC 1692e(10)', '12 CFR 1006.18(c)(2)', '12 CFR 1006.18(d)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 5,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'False statements such as permanent reporting, guaranteed score gains or that only payment can remove an item are deceptive.',
  whyItMatters:
    'The letter says something about your credit that is not true. For example, debts do not stay forever, and paying does not always raise a score.',
  wouldChange: [],
  remedySentence: 'Your statement about credit reporting is false and violates 15 U.S.C. 1692e(10).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    'This debt will stay on your credit report forever unless paid.',
    'Paying this account will restore your credit score immediately.',
    'Only payment in full will remove this item from your credit file.',
    'Failure to pay will stop you from ever getting a mortgage.',
    'Disputing will lower your credit score.',
  ],
  silentOn: [
    'Paying may or may not affect your credit score.',
    'Collection entries can generally be reported for seven years.',
    'If you pay in full we will request deletion of our tradeline.',
    'We may report information about your account to credit bureaus.',
  ],
})
