import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** They demand a reason or proof before you may dispute.
 *  @law 15 USC 1692g(a)(3); 15 USC 1692g(b); 15 USC 1692e(10); 12 CFR 1006.38(b)(1) */
export const disputeRequiresReasonOrProof = defineRule({
  id: 'dispute-requires-reason-or-proof',
  title: 'They demand a reason or proof before you may dispute',
  type: 'overshadowing',
  cites: ['15 USC 1692g(a)(3)', '15 USC 1692g(b)', '15 USC 1692e(10)', '12 CFR 1006.38(b)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A consumer may dispute for any reason or none. Conditions such as a valid reason, evidence, a police report, an affidavit or a special form are not in the law.',
  whyItMatters:
    'You do not need a reason or proof to dispute a debt. This letter says or hints that you do. That can scare people out of using their rights.',
  wouldChange: [
    "The federal form's own tick boxes, and the sentence 'You may also include supporting documents', are lawful. So is a request that leaves you the choice.",
  ],
  remedySentence:
    'Your letter imposes conditions on my right to dispute that do not exist under 15 U.S.C. 1692g and that overshadow it contrary to 12 C.F.R. 1006.38(b)(1).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: says('dispute-needs-reason-or-proof'),
  firesOn: [
    'You may dispute this debt if you have a good reason for doing so.',
    'Disputes must state a valid reason and include supporting documentation or they will not be considered.',
    'To dispute, you must complete the enclosed notarized affidavit.',
    'We will only investigate a dispute accompanied by proof of payment.',
    'Unless you dispute this debt with good cause within 30 days it will be assumed valid.',
    'A police report is required before we can accept your fraud dispute.',
  ],
  silentOn: [
    'I want to dispute the debt because I think: This is not my debt. The amount is wrong. Other (please describe on reverse or attach additional information).',
    'You may also include supporting documents.',
    'If you dispute, please tell us why so that we can look into it faster.',
    'You may use the form below or write to us without the form.',
    'If this is identity theft, a copy of your FTC report may help us.',
  ],
})
