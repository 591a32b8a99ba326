import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isFalse } from '#law/three-valued.ts'
import { threatWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['debtSecured'] as const

/** They threaten to take or disable property they have no right to.
 *  @law 15 USC 1692f(6); 15 USC 1692e(5); 12 CFR 1006.22(e) */
export const threatRepossessionNoRight = defineRule({
  id: 'threat-repossession-no-right',
  title: 'They threaten to take or disable property they have no right to',
  type: 'false-threat',
  cites: ['15 USC 1692f(6)', '15 USC 1692e(5)', '12 CFR 1006.22(e)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'No nonjudicial action to take or disable property may be taken or threatened if there is no present right to possession through an enforceable security interest, no present intention to take it, or the property is exempt.',
  whyItMatters:
    'A collector can only take things that were pledged for the debt. You told us nothing was pledged. So this threat is likely not allowed.',
  wouldChange: ['The property was pledged for this very debt, for example a car for a car loan.'],
  remedySentence:
    'You threatened to take or disable property without a present right to possession, contrary to 15 U.S.C. 1692f(6).',
  cases: [
    {
      name: 'Obduskey v. McCarthy & Holthus LLP',
      cite: '586 U.S. 466 (139 S. Ct. 1029)',
      court: 'U.S.',
      year: 2019,
      holding: 'Those who do no more than nonjudicial foreclosure are debt collectors only for 1692f(6).',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => threatWords(facts, 'repossession', 'seizure', 'device-disable'),
    holds: facts => isFalse(facts.debtSecured),
  }),
  firesOn: [
    { text: 'Our agent will pick up your furniture and electronics this week.', given: { debtSecured: false } },
    {
      text: 'We will repossess your car for this credit card balance.',
      given: { debtKind: 'credit-card', debtSecured: false },
    },
    { text: 'Your phone will be remotely disabled until you pay.', given: { debtSecured: false } },
    { text: 'A truck is scheduled to recover your household goods.', given: { debtSecured: false } },
  ],
  silentOn: [
    {
      text: 'Your auto loan is in default and the lender has a right to repossess the vehicle.',
      given: { debtKind: 'auto', debtSecured: true },
    },
    'We do not intend to repossess the vehicle at this time.',
    {
      text: 'Redeem your vehicle by June 1.',
      given: { debtKind: 'auto', debtSecured: true },
      note: 'lawfully repossessed already',
    },
    'Please return the rented cable box.',
  ],
})
