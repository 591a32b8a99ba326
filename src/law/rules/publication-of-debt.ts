import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They threaten to publish your name or sell your debt to shame you.
 *  @law 15 USC 1692d(3); 15 USC 1692d(4); 12 CFR 1006.14(e); 12 CFR 1006.14(f) */
export const publicationOfDebt = defineRule({
  id: 'publication-of-debt',
  title: 'They threaten to publish your name or sell your debt to shame you',
  type: 'harassment',
  cites: ['15 USC 1692d(3)', '15 USC 1692d(4)', '12 CFR 1006.14(e)', '12 CFR 1006.14(f)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 8,
  confidence: 'high',
  privateAction: true,
  requirement:
    'A collector may not publish lists of people who are said not to pay, and may not advertise a debt for sale to force someone to pay.',
  whyItMatters: 'The letter threatens to shame you by publishing your name or debt. That is illegal.',
  wouldChange: [
    'Selling the debt to another company without advertising it, and reporting to credit bureaus as the law allows, are different.',
  ],
  remedySentence: 'You threatened to publish an alleged debt, contrary to 15 U.S.C. 1692d(3) and (4).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('publishes-debt'),
  firesOn: [
    'Your name will be posted on our Wall of Shame.',
    'We will publish the names of those who refuse to pay in the newspaper.',
    'Your debt will be advertised for sale to the public unless you pay by Friday.',
    'We list every non-payer on our website.',
  ],
  silentOn: [
    'We may sell this account to another company.',
    'Your information is confidential.',
    'We share information with consumer reporting agencies as allowed by law.',
  ],
})
