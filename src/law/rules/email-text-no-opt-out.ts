import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** The email or text gives no easy way to opt out.
 *  @law 12 CFR 1006.6(e) */
export const emailTextNoOptOut = defineRule({
  id: 'email-text-no-opt-out',
  title: 'The email or text gives no easy way to opt out',
  type: 'communication-media',
  cites: ['12 CFR 1006.6(e)'],
  basis: 'face',
  appliesTo: [
    'initial-validation-notice',
    'follow-up-demand',
    'settlement-offer',
    'payment-reminder',
    'credit-reporting-notice',
  ],
  strength: 'likely',
  severity: 4,
  confidence: 'medium',
  privateAction: true,
  privateActionNote:
    'Regulation F rule; from memory, adopted under FDCPA section 814(d) as an interpretation of 1692c(a)(1) and 1692d. Private enforcement is argued; little case law.',
  requirement:
    'Every email, text or other electronic message to a specific address or number must include a clear, reasonable and simple way to opt out of further messages there, without a fee and without demanding more than the opt-out preference and the address or number.',
  whyItMatters:
    'Collectors who email or text you must give a simple way to say stop. This message does not, or makes it hard. You can reply STOP and keep proof.',
  wouldChange: ['Phone calls and paper letters are not covered.', 'Phone numbers printed in a letter do not count.'],
  remedySentence: 'Your electronic message lacks the opt-out notice required by 12 C.F.R. 1006.6(e).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    {
      text: 'Your balance is $95.00. Pay now at www.pay.example.',
      given: { medium: 'email' },
      note: 'no unsubscribe line',
    },
    { text: 'You owe $340. Call 800-555-0155.', given: { medium: 'text' } },
    {
      text: 'To stop emails, mail a signed letter with a $5.00 processing fee to PO Box 12.',
      given: { medium: 'email' },
    },
    { text: 'Please confirm your full SSN to be removed from messages.', given: { medium: 'text' } },
  ],
  silentOn: [
    { text: 'Apex: you owe $95. Reply STOP to opt out.', given: { medium: 'text' } },
    { text: 'Click here to unsubscribe from emails to this address.', given: { medium: 'email' } },
    { text: 'Reply with the word STOP to stop emails.', given: { medium: 'email' } },
    { text: 'without opt-out', note: 'paper letter' },
  ],
})
