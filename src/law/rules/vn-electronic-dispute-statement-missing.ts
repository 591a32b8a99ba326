import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule, doesNotApply, needs, satisfied } from '#law/define-rule.ts'
import { carries, missing, mustCarryTheNotice } from '#law/validation-notice.ts'
import type { Medium } from '#law/facts.ts'
import { day } from '#units/iso-date.ts'

const ELECTRONIC: readonly Medium[] = ['email', 'text', 'portal']

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
  wouldChange: ['The notice came on paper. Then it need not say how to dispute online.'],
  remedySentence:
    'Your electronically delivered notice does not explain how to dispute electronically, as 12 C.F.R. 1006.34(c)(3)(v) requires.',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: facts => {
    if (!facts.medium.known) return cannotTell('medium')
    return ELECTRONIC.includes(facts.medium.value) ? mustCarryTheNotice(facts) : doesNotApply()
  },
  check: needs(['wholeLetterRead', 'notices', 'medium'], (_, __, facts) =>
    carries(facts, 'electronic-dispute')
      ? satisfied()
      : missing({
          expected: 'We accept disputes electronically, and where: a web page or a reply to the message.',
          modelFormLine: 11,
        }),
  ),
  firesOn: [
    {
      text: 'Call or mail us at PO Box 12, Reno NV by July 9, 2025 to dispute all or part of the debt.',
      given: { medium: 'email' },
    },
    { text: 'Disputes are accepted by US mail only.', given: { medium: 'text' }, note: 'text link notice' },
    { text: 'Write to us at the postal address above to dispute.', given: { medium: 'email' } },
    {
      text: 'To dispute this debt, print this page and mail it to PO Box 12, Reno NV.',
      given: { medium: 'portal' },
      note: 'portal notice',
    },
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
    { text: 'Write to us by July 9, 2025', given: { medium: 'mail' }, note: 'paper letter' },
  ],
})
