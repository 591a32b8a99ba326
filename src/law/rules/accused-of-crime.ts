import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They call you a criminal to shame you.
 *  @law 15 USC 1692e(7); 12 CFR 1006.18(b)(1)(iv) */
export const accusedOfCrime = defineRule({
  id: 'accused-of-crime',
  title: 'They call you a criminal to shame you',
  type: 'false-threat',
  cites: ['15 USC 1692e(7)', '12 CFR 1006.18(b)(1)(iv)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 8,
  confidence: 'medium',
  privateAction: true,
  requirement: 'A collector may not falsely suggest that you committed a crime or did something shameful.',
  whyItMatters:
    'The letter says or hints that you committed a crime. Not paying a bill is not a crime. Collectors may not say such things to shame you.',
  wouldChange: ['Words about fraud that are there to protect you, such as what to do about identity theft.'],
  remedySentence: 'You falsely accused me of criminal or disgraceful conduct, contrary to 15 U.S.C. 1692e(7).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('accuses-of-crime'),
  firesOn: [
    'You obtained goods by fraud and are now evading lawful payment.',
    'Your conduct constitutes theft of services.',
    'You knowingly wrote a worthless check with intent to defraud.',
    'Only dishonest people ignore what they owe.',
    'We consider you a fugitive from your obligations.',
  ],
  silentOn: [
    'The check you wrote was returned unpaid.',
    'If this is fraud or identity theft, tell us.',
    'Our records show the account is unpaid.',
    'We take fraud claims seriously and will investigate yours.',
  ],
})
