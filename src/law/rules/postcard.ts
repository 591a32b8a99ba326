import { cannotTell, defineRule } from '#law/define-rule.ts'
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
  requirement: 'A collector may not communicate with a consumer about a debt by postcard.',
  whyItMatters: 'Collectors may not use postcards about a debt, because anyone can read them. Keep it as proof.',
  wouldChange: [],
  remedySentence: 'You communicated about a debt by postcard, contrary to 15 U.S.C. 1692f(7).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    { text: 'PAST DUE: call 800-555-0122 about your account.', note: 'post card image, address side' },
    { text: 'Your balance of $230.00 must be paid.', given: { medium: 'postcard' } },
    { text: 'IMPORTANT: contact our collections office. Ref 55119.', given: { medium: 'postcard' } },
    {
      text: 'SECOND NOTICE. Reference 40021. Call our collection department before Friday.',
      given: { medium: 'postcard' },
    },
  ],
  silentOn: [
    { text: '', note: 'letter in a sealed envelope' },
    { text: '', note: 'self-sealed pressure mailer' },
    { text: '', note: 'postcard from the creditor about a store sale' },
  ],
})
