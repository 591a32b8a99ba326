import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['thirdPartyTold'] as const

/** They told someone else about your debt.
 *  @law 15 USC 1692c(b); 15 USC 1692b(2); 12 CFR 1006.6(d)(1); 12 CFR 1006.10(b)(2) */
export const thirdPartyTold = defineRule({
  id: 'third-party-told',
  title: 'They told someone else about your debt',
  type: 'contact-restrictions',
  cites: ['15 USC 1692c(b)', '15 USC 1692b(2)', '12 CFR 1006.6(d)(1)', '12 CFR 1006.10(b)(2)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 9,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "Apart from the consumer, the consumer's attorney, a consumer reporting agency where allowed, the creditor and the collectors' attorneys, a collector may not communicate about the debt with others, except to find the consumer without mentioning a debt.",
  whyItMatters:
    'Collectors may not tell your family, friends or boss about your debt. Someone else was told. Ask that person to write down what they were told and when.',
  wouldChange: [
    'It was your spouse, your lawyer, or the parent of a minor. They count as you.',
    'They only asked where to find you and did not mention a debt.',
    'Only a printing and mailing company saw it. Courts disagree about that.',
  ],
  remedySentence:
    'You communicated with a third party about an alleged debt without consent, contrary to 15 U.S.C. 1692c(b).',
  cases: [
    {
      name: 'Evon v. Law Offices of Sidney Mickell',
      cite: '688 F.3d 1015',
      court: '9th Cir.',
      year: 2012,
      holding: "Mailing a collection letter 'care of' the employer was a per se violation of 1692c(b).",
    },
    {
      name: 'Hunstein v. Preferred Collection & Management Services, Inc.',
      cite: '48 F.4th 1236',
      court: '11th Cir. (en banc)',
      year: 2022,
      holding: 'No standing for a claim that a collector shared data with its mail vendor.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({ restsOn: RESTS_ON, holds: facts => isTrue(facts.thirdPartyTold) }),
  firesOn: [
    {
      text: 'Please tell Jane to pay her $800.00 debt.',
      given: { thirdPartyTold: true },
      note: 'letter to your sister',
    },
    { text: '', given: { thirdPartyTold: true }, note: 'letter at your work, opened by a colleague' },
    {
      text: '',
      given: { thirdPartyTold: true },
      note: "envelope addressed to you 'or current resident' revealing the debt",
    },
    {
      text: 'Please have your employer forward this payment demand.',
      given: { thirdPartyTold: true },
      note: 'sent to the employer',
    },
  ],
  silentOn: [
    { text: '', given: { thirdPartyTold: false }, note: 'letter to you at your home' },
    { text: "Location request: please confirm Jane Doe's address.", note: 'does not mention a debt' },
    { text: '', note: 'letter to your spouse about your debt' },
    { text: '', note: 'letter to your attorney' },
    { text: '', given: { thirdPartyTold: false }, note: 'letter prepared by a mail vendor' },
  ],
})
