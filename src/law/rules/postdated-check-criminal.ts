import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They ask for post-dated checks and threaten criminal charges if they bounce.
 *  @law 15 USC 1692f(3); 15 USC 1692e(5); 12 CFR 1006.22(c)(2) */
export const postdatedCheckCriminal = defineRule({
  id: 'postdated-check-criminal',
  title: 'They ask for post-dated checks and threaten criminal charges if they bounce',
  type: 'payment-instruments',
  cites: ['15 USC 1692f(3)', '15 USC 1692e(5)', '12 CFR 1006.22(c)(2)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may not ask for a check dated in the future so that it can threaten you with a crime if it bounces.',
  whyItMatters:
    'They want post-dated checks so they can threaten you with crime if one bounces. That is illegal. Do not send them.',
  wouldChange: ['You offered the check yourself and nobody spoke of a crime.'],
  remedySentence: 'You solicited post-dated checks in order to threaten prosecution, contrary to 15 U.S.C. 1692f(3).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('postdated-check-threat'),
  firesOn: [
    'Send six post-dated checks today. If any is returned, criminal charges will follow.',
    'Mail a postdated check; a bad check is a crime and we will prosecute.',
    'Provide postdated checks or we will refer you to the district attorney.',
    'We need a check dated the 30th. If it does not clear we will file a complaint with the police.',
  ],
  silentOn: [
    'You may schedule future payments online.',
    'A returned check may incur the fee allowed by state law.',
    'Please do not send post-dated checks.',
  ],
})
