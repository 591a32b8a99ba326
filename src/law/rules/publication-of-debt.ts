import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
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
    'Publishing lists of consumers who allegedly refuse to pay, and advertising a debt for sale to coerce payment, are forbidden.',
  whyItMatters: 'The letter threatens to shame you by publishing your name or debt. That is illegal.',
  wouldChange: [],
  remedySentence: 'You threatened to publish an alleged debt, contrary to 15 U.S.C. 1692d(3) and (4).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
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
