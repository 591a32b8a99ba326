import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
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
    'It is deceptive to say that a debt stays on your credit report forever, that paying will surely raise your score, or that only paying can remove it.',
  whyItMatters:
    'The letter says something about your credit that is not true. For example, debts do not stay forever, and paying does not always raise a score.',
  wouldChange: ['The letter only says what may happen ("paying may or may not affect your score").'],
  remedySentence: 'Your statement about credit reporting is false and violates 15 U.S.C. 1692e(10).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('false-credit-claim'),
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
