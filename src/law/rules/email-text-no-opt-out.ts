import { cannotTell, defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
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
    'Every email or text a collector sends must give a clear and simple way to stop such messages. It may cost nothing and may ask for nothing more than the address or number.',
  whyItMatters:
    'Collectors who email or text you must give a simple way to say stop. This message does not, or makes it hard. You can reply STOP and keep proof.',
  wouldChange: [
    'It came by phone call or on paper. This rule is only for emails, texts and the like.',
    'A phone number printed in a paper letter does not count.',
  ],
  remedySentence: 'Your electronic message lacks the opt-out notice required by 12 C.F.R. 1006.6(e).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: needs(['medium'], ({ medium }, seen, { notices, wholeLetterRead }) => {
    if (medium !== 'email' && medium !== 'text') return satisfied()
    if (!notices.known) return cannotTell('notices')
    if (notices.value.some(({ notice }) => notice === 'opt-out')) return satisfied()
    if (!wholeLetterRead.known) return cannotTell('wholeLetterRead')
    const expected = 'A simple way to stop these messages, such as "Reply STOP" or an unsubscribe link'
    return violated({ evidence: seen.medium.evidence, absent: { expected } })
  }),
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
    { text: 'without opt-out', given: { medium: 'mail' }, note: 'paper letter' },
  ],
})
