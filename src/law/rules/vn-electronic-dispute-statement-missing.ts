import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** Emailed notice does not say how to dispute online.
 *  @law 12 CFR 1006.34(c)(3)(v) */
export const vnElectronicDisputeStatementMissing = defineRule({
  id: 'vn-electronic-dispute-statement-missing',
  title: 'Emailed notice does not say how to dispute online',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(3)(v)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 3,
  confidence: 'medium',
  privateAction: true,
  privateActionNote: 'Regulation F content item.',
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    'A validation notice sent electronically must explain how the consumer can dispute and request original-creditor information electronically.',
  whyItMatters:
    'A notice sent by email must tell you how to dispute by email or online. This one sends you to the post office. You can still dispute by replying to the email.',
  wouldChange: [],
  remedySentence:
    'Your electronically delivered notice does not explain how to dispute electronically, as 12 C.F.R. 1006.34(c)(3)(v) requires.',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    {
      text: 'Call or mail us at PO Box 12, Reno NV by July 9, 2025 to dispute all or part of the debt.',
      given: { medium: 'email' },
    },
    { text: 'Disputes are accepted by US mail only.', note: 'text link notice' },
    { text: 'Write to us at the postal address above to dispute.', given: { medium: 'email' } },
    { text: 'To dispute this debt, print this page and mail it to PO Box 12, Reno NV.', note: 'portal notice' },
  ],
  silentOn: [
    {
      text: 'We accept disputes electronically at www.example.com/dispute. We accept such requests electronically at www.example.com/request.',
      given: { medium: 'email' },
    },
    {
      text: 'Reply to this email or use our portal to dispute or to ask for the original creditor.',
      given: { medium: 'email' },
    },
    { text: 'Write to us by July 9, 2025', note: 'paper letter' },
  ],
})
