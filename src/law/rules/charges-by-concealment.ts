import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { isMessage } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['callerCharged'] as const

/** They made you pay for a call or message by hiding why they contacted you.
 *  @law 15 USC 1692f(5); 12 CFR 1006.22(d) */
export const chargesByConcealment = defineRule({
  id: 'charges-by-concealment',
  title: 'They made you pay for a call or message by hiding why they contacted you',
  type: 'communication-media',
  cites: ['15 USC 1692f(5)', '12 CFR 1006.22(d)'],
  basis: 'with-fact',
  appliesTo: ['follow-up-demand', 'payment-reminder', 'initial-validation-notice'],
  strength: 'likely',
  severity: 4,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A collector may not cause charges to a person (such as collect calls) by concealing the true purpose of the communication.',
  whyItMatters:
    'They tricked you into a call or text that cost you money. Collectors may not hide why they are contacting you to make you pay for it.',
  wouldChange: [
    'The message said that it was about a debt.',
    'The cost was only what your own phone plan takes for any message.',
  ],
  remedySentence:
    'You caused me charges by concealing the purpose of your communication, contrary to 15 U.S.C. 1692f(5).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({ restsOn: RESTS_ON, holds: facts => isTrue(facts.callerCharged), worthAskingWhen: isMessage }),
  firesOn: [
    { text: 'Urgent family matter: call collect 900-555-0100.', given: { callerCharged: true } },
    { text: 'You have a parcel waiting. Text YES (premium rates apply).', given: { callerCharged: true } },
    {
      text: 'Important message about your prize, call 900-555-0177.',
      given: { callerCharged: true },
      note: 'the line is a collection office',
    },
    { text: 'Accept charges to hear an important personal message.', given: { callerCharged: true } },
  ],
  silentOn: [
    'Call us toll-free at 800-555-0100.',
    'Message and data rates may apply. Reply STOP to opt out.',
    'Apex Recovery, a debt collector: call 800-555-0100.',
  ],
})
