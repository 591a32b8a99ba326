import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isFalse } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['callerIdentified'] as const

/** They call without saying who they are.
 *  @law 15 USC 1692d(6); 12 CFR 1006.14(g) */
export const callerIdentityHidden = defineRule({
  id: 'caller-identity-hidden',
  title: 'They call without saying who they are',
  type: 'contact-restrictions',
  cites: ['15 USC 1692d(6)', '12 CFR 1006.14(g)'],
  basis: 'with-fact',
  appliesTo: ['initial-validation-notice', 'follow-up-demand', 'payment-reminder'],
  strength: 'likely',
  severity: 4,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "A collector may not place telephone calls without meaningfully disclosing the caller's identity, except when seeking location information from third parties.",
  whyItMatters: 'Collectors must say who they are when they call. Your notes show that they hid it. Save voicemails.',
  wouldChange: [
    'It was a short voicemail that the rules allow: a business name that does not show debt collection, and a number to call.',
  ],
  remedySentence: 'You placed calls without meaningful disclosure of your identity, contrary to 15 U.S.C. 1692d(6).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts => isFalse(facts.callerIdentified),
    worthAskingWhen: ({ medium }) => valueOf(medium) === 'call',
  }),
  firesOn: [
    {
      text: 'Our Mr. Green has called you many times about a personal business matter.',
      given: { callerIdentified: false },
      note: 'letter',
    },
    {
      text: 'This is Alex, call me back, it is urgent.',
      given: { callerIdentified: false },
      note: 'voicemail transcript; the sender is a collector',
    },
    { text: 'caller refused to give company name', given: { callerIdentified: false }, note: 'call log' },
    {
      text: 'You need to contact the processing office before 5 pm.',
      given: { callerIdentified: false },
      note: 'voicemail',
    },
  ],
  silentOn: [
    {
      text: 'This is Alex Green. Please call me or another representative at 800-555-0100.',
      note: 'voicemail; limited-content message with business name that does not reveal debt collection',
    },
    { text: 'This is Apex Recovery, a debt collector.', note: 'voicemail' },
    { text: 'This communication is from a debt collector.', note: 'letter' },
  ],
})
