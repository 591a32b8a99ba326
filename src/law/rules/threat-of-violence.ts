import { defineRule } from '#law/define-rule.ts'
import { whenThreatened } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They threaten harm to you, your property or your name.
 *  @law 15 USC 1692d(1); 15 USC 1692d; 12 CFR 1006.14(c) */
export const threatOfViolence = defineRule({
  id: 'threat-of-violence',
  title: 'They threaten harm to you, your property or your name',
  type: 'harassment',
  cites: ['15 USC 1692d(1)', '15 USC 1692d', '12 CFR 1006.14(c)'],
  basis: 'face',
  appliesTo: [
    'initial-validation-notice',
    'follow-up-demand',
    'settlement-offer',
    'attorney-letter',
    'lawsuit-threat',
    'credit-reporting-notice',
    'payment-reminder',
  ],
  strength: 'strong',
  severity: 10,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may never use or threaten violence or another crime against you, your property or your good name.',
  whyItMatters:
    'A collector must never threaten to hurt you or damage your property. This is serious. Save the letter, and call the police if you feel unsafe.',
  wouldChange: ['The words, read as a whole, clearly do not mean harm.'],
  remedySentence: 'You threatened harm, contrary to 15 U.S.C. 1692d(1).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenThreatened('violence'),
  firesOn: [
    'We know where you live and we will make you pay one way or another.',
    'You will be hurting, and not just financially.',
    'Something could happen to that car of yours.',
    'We have people who visit those who do not pay.',
  ],
  silentOn: [
    'We want to help you avoid financial harm.',
    'A payment plan can ease the pain of a past-due balance.',
    'We do not make home visits.',
    'A process server may deliver court papers.',
    {
      text: 'The state Rosenthal Fair Debt Collection Practices Act and the federal Fair Debt Collection Practices Act require that collectors may not harass you by using threats of violence or arrest or by using obscene language.',
      note: 'notice required by California law',
    },
  ],
})
