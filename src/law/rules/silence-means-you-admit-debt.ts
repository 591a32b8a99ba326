import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** They say not disputing proves you owe it.
 *  @law 15 USC 1692g(c); 15 USC 1692g(a)(3); 15 USC 1692e(10); 12 CFR 1006.38(d)(1) */
export const silenceMeansYouAdmitDebt = defineRule({
  id: 'silence-means-you-admit-debt',
  title: 'They say not disputing proves you owe it',
  type: 'overshadowing',
  cites: ['15 USC 1692g(c)', '15 USC 1692g(a)(3)', '15 USC 1692e(10)', '12 CFR 1006.38(d)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  requirement:
    'Failing to dispute is not an admission, and only the COLLECTOR may assume the debt valid. Saying that silence is an admission, legally binding, or valid for courts or credit bureaus is false.',
  whyItMatters:
    'Not answering a collector does not mean you admit the debt. This letter says or implies that it does. That is not true under the law.',
  wouldChange: [
    'The letter says only that the collector will assume the debt is valid. That is what the law provides.',
  ],
  remedySentence: 'Your letter states that my silence is an admission; 15 U.S.C. 1692g(c) says the opposite.',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: says('silence-is-admission'),
  firesOn: [
    'If you do not dispute this debt within 30 days you admit that you owe it.',
    'Failure to respond will be taken as your acknowledgement of this debt.',
    'Unless disputed, this debt will be legally valid and enforceable against you.',
    'If you fail to dispute, a court will treat the debt as valid.',
    'Your silence will be used as evidence that the debt is correct.',
  ],
  silentOn: [
    'If you do not, we will assume that our information is correct.',
    'Unless you dispute this debt within 30 days after receiving this notice, this office will assume the debt is valid.',
    'Unless disputed, the debt will be assumed valid by the debt collector.',
    'We will consider the debt valid unless you dispute it by 7/9/2025.',
  ],
})
