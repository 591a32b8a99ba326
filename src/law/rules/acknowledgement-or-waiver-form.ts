import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They ask you to sign away rights or admit the debt.
 *  @law 15 USC 1692e(10); 15 USC 1692f; 12 CFR 1006.18(d) */
export const acknowledgementOrWaiverForm = defineRule({
  id: 'acknowledgement-or-waiver-form',
  title: 'They ask you to sign away rights or admit the debt',
  type: 'settlement',
  cites: ['15 USC 1692e(10)', '15 USC 1692f', '12 CFR 1006.18(d)'],
  basis: 'face',
  appliesTo: [
    'settlement-offer',
    'follow-up-demand',
    'payment-reminder',
    'initial-validation-notice',
    'attorney-letter',
    'lawsuit-threat',
  ],
  strength: 'possible',
  severity: 6,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'Hiding an admission of the debt, a waiver of your rights or of the time limit, or an agreement to lose in court inside a payment form can be deceptive or unfair.',
  whyItMatters:
    'The form makes you admit the debt or give up rights just to pay. Do not sign such a form without advice. You can send a payment without it, or not pay until you get advice.',
  wouldChange: ['The form only lets them take a payment you agreed to, and gives up nothing.'],
  remedySentence:
    'Your form seeks an admission or waiver of rights by deceptive means, contrary to 15 U.S.C. 1692e(10).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('payment-or-signature-waives'),
  firesOn: [
    'By making any payment you waive all claims under the Fair Debt Collection Practices Act.',
    'By signing below I admit the debt is valid and waive any statute of limitations.',
    'I consent to entry of judgment without notice.',
    'Your first payment is your acknowledgement that the debt is correct and owed.',
  ],
  silentOn: [
    'By signing you authorize us to debit $50.00 on the 15th.',
    'This agreement does not waive your rights under the law.',
    'If you pay this settlement, the account will be closed.',
    'Signing is optional.',
  ],
})
