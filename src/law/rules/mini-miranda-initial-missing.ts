import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { mustCarryTheNotice, notCarrying } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The first letter does not say it is an attempt to collect a debt.
 *  @law 15 USC 1692e(11); 12 CFR 1006.18(e)(1); 12 CFR 1006.34(c)(1) */
export const miniMirandaInitialMissing = defineRule({
  id: 'mini-miranda-initial-missing',
  title: 'The first letter does not say it is an attempt to collect a debt',
  type: 'identity-disclosure',
  cites: ['15 USC 1692e(11)', '12 CFR 1006.18(e)(1)', '12 CFR 1006.34(c)(1)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'strong',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  requirement:
    'The first written communication must disclose that the collector is attempting to collect a debt AND that any information obtained will be used for that purpose.',
  whyItMatters:
    'The first letter must say two things: that they are trying to collect a debt, and that they will use what you tell them for that. One or both are missing. This rule protects you from talking without knowing who is asking.',
  wouldChange: [
    'The paper is a formal court paper. The rule does not cover those.',
    'No fixed words are needed. Plain words that say both things are enough.',
  ],
  remedySentence:
    'Your first letter does not contain the disclosures required by 15 U.S.C. 1692e(11) and 12 C.F.R. 1006.18(e)(1).',
  cases: [],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: notCarrying('mini-miranda', {
    expected: 'We are trying to collect a debt, and we will use any information you give us to help collect it.',
    modelFormLine: 5,
  }),
  firesOn: [
    'Dear Mr. Lee: Your account has been placed with Apex for resolution. Balance $402.00. You may dispute by July 9, 2025.',
    { text: 'This is an attempt to collect a debt. Balance $88.00.', note: 'no statement about use of information' },
    'Any information obtained will be used to update your file. Balance $1,100.00.',
    'Please contact us about an important personal business matter, reference 5512.',
  ],
  silentOn: [
    'This is an attempt to collect a debt and any information obtained will be used for that purpose.',
    'North South Group is a debt collector. We are trying to collect a debt that you owe to Bank of Rockville. We will use any information you give us to help collect the debt.',
    'This communication is from a debt collector attempting to collect a debt. Any information we obtain will be used for that purpose.',
    'We are attempting to collect a debt; information obtained will be used for that purpose.',
  ],
})
