import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** They wrote to you by postcard.
 *  @law 15 USC 1692f(7); 12 CFR 1006.22(f)(1) */
export const postcard = defineRule({
  id: 'postcard',
  title: 'They wrote to you by postcard',
  type: 'communication-media',
  cites: ['15 USC 1692f(7)', '12 CFR 1006.22(f)(1)'],
  basis: 'face',
  appliesTo: ['initial-validation-notice', 'follow-up-demand', 'settlement-offer', 'payment-reminder'],
  strength: 'strong',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  requirement: 'A collector may not write to you about a debt on a postcard.',
  whyItMatters: 'Collectors may not use postcards about a debt, because anyone can read them. Keep it as proof.',
  wouldChange: ['It came in a closed envelope or was sealed shut.'],
  remedySentence: 'You communicated about a debt by postcard, contrary to 15 U.S.C. 1692f(7).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: needs(['medium'], ({ medium }, seen) =>
    medium === 'postcard' ? violated({ evidence: seen.medium.evidence }) : satisfied(),
  ),
  firesOn: [
    { text: 'PAST DUE: call 800-555-0122 about your account.', given: { medium: 'postcard' }, note: 'address side' },
    { text: 'Your balance of $230.00 must be paid.', given: { medium: 'postcard' } },
    { text: 'IMPORTANT: contact our collections office. Ref 55119.', given: { medium: 'postcard' } },
    {
      text: 'SECOND NOTICE. Reference 40021. Call our collection department before Friday.',
      given: { medium: 'postcard' },
    },
  ],
  silentOn: [
    { text: '', given: { medium: 'mail' }, note: 'letter in a sealed envelope' },
    { text: '', given: { medium: 'mail' }, note: 'self-sealed pressure mailer' },
    {
      text: '',
      given: { medium: 'postcard', senderRole: 'original-creditor-in-own-name' },
      note: 'postcard from the creditor about a store sale',
    },
  ],
})
