import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** The letter insults, mocks or abuses you.
 *  @law 15 USC 1692d(2); 15 USC 1692d; 12 CFR 1006.14(a); 12 CFR 1006.14(d) */
export const harassingLanguage = defineRule({
  id: 'harassing-language',
  title: 'The letter insults, mocks or abuses you',
  type: 'harassment',
  cites: ['15 USC 1692d(2)', '15 USC 1692d', '12 CFR 1006.14(a)', '12 CFR 1006.14(d)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'medium',
  privateAction: true,
  requirement: 'A collector may not use obscene, profane or abusive words that are meant to harass.',
  whyItMatters:
    'The letter uses insulting or abusive words. Collectors must treat you with respect. Keep it and include it in a complaint.',
  wouldChange: ['A blunt or unfriendly tone alone is not enough.'],
  remedySentence: 'You used abusive language, contrary to 15 U.S.C. 1692d(2).',
  cases: [
    {
      name: 'Rutyna v. Collection Accounts Terminal, Inc.',
      cite: '478 F. Supp. 980',
      court: 'N.D. Ill.',
      year: 1979,
      holding: 'A letter threatening embarrassment through the employer and neighbours was harassment under 1692d.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenSaid('insult'),
  firesOn: [
    "You are nothing but a deadbeat who lives off other people's money.",
    'Shame on you. Decent people pay their bills.',
    'You lying cheat, pay what you owe.',
    'Only a thief keeps ignoring us.',
  ],
  silentOn: [
    'We are disappointed that we have not heard from you.',
    'Please contact us so that we can help.',
    'Ignoring this notice will not make the debt go away.',
    'This is an attempt to collect a debt.',
    {
      text: 'The state Rosenthal Fair Debt Collection Practices Act and the federal Fair Debt Collection Practices Act require that collectors may not harass you by using threats of violence or arrest or by using obscene language.',
      note: 'notice required by California law',
    },
  ],
})
