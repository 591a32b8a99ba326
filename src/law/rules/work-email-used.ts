import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { allOf, isTrue, isFalse } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['employerEmail', 'emailConsent', 'consumerWroteFromThatAddress'] as const

/** They emailed you at work.
 *  @law 12 CFR 1006.22(f)(3); 15 USC 1692f; 15 USC 1692c(b) */
export const workEmailUsed = defineRule({
  id: 'work-email-used',
  title: 'They emailed you at work',
  type: 'communication-media',
  cites: ['12 CFR 1006.22(f)(3)', '15 USC 1692f', '15 USC 1692c(b)'],
  basis: 'with-fact',
  appliesTo: ['initial-validation-notice', 'follow-up-demand', 'settlement-offer', 'payment-reminder'],
  strength: 'likely',
  severity: 5,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "A collector must not use an email address it knows is provided by the consumer's employer, unless the consumer used it to contact the collector about the debt or gave prior consent directly.",
  whyItMatters:
    'The message came to your work email without your consent. Other people at work might see it. Collectors should not do that.',
  wouldChange: [
    'You wrote to them about the debt from that address, or agreed that they use it.',
    'They could not know that the address is from your employer.',
  ],
  remedySentence: 'You used my employer-provided email without consent, contrary to 12 C.F.R. 1006.22(f)(3).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts =>
      facts.medium.known && facts.medium.value !== 'email'
        ? undefined
        : facts.medium.known
          ? facts.medium.evidence
          : wordsDemanding(facts),
    holds: facts =>
      allOf(
        isTrue(facts.employerEmail),
        isFalse(facts.emailConsent),
        valueOf(facts.consumerWroteFromThatAddress) !== true,
      ),
    worthAskingWhen: facts => valueOf(facts.medium) === 'email',
  }),
  firesOn: [
    { text: 'To: jane.doe@bigcompany.example', given: { employerEmail: true, emailConsent: false } },
    { text: 'Sent to your work address per our records.', given: { employerEmail: true, emailConsent: false } },
    {
      text: 'To: m.ortiz@cityschools.example - your past-due balance of $300.00',
      given: { employerEmail: true, emailConsent: false },
    },
    {
      text: 'To: jdoe@hospital.example - settlement offer enclosed',
      given: { employerEmail: true, emailConsent: false },
    },
  ],
  silentOn: [
    'To: jane.doe@gmail.example',
    { text: 'To: jane@bigcompany.example', given: { employerEmail: true, consumerWroteFromThatAddress: true } },
    { text: 'To: jane@bigcompany.example', given: { employerEmail: true, emailConsent: true } },
  ],
})
