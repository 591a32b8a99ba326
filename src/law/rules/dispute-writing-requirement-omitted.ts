import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { mustCarryTheNotice, says } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** They hide that a dispute must be in writing to force proof.
 *  @law 15 USC 1692g(a)(4); 15 USC 1692e(10); 12 CFR 1006.34(c)(3)(i) */
export const disputeWritingRequirementOmitted = defineRule({
  id: 'dispute-writing-requirement-omitted',
  title: 'They hide that a dispute must be in writing to force proof',
  type: 'overshadowing',
  cites: ['15 USC 1692g(a)(4)', '15 USC 1692e(10)', '12 CFR 1006.34(c)(3)(i)'],
  basis: 'face',
  appliesTo: INITIAL_NOTICE,
  strength: 'strong',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  requirement:
    'The verification statement must tell the consumer that the dispute has to be in writing; leaving that out misleads the consumer into an oral dispute that does not trigger verification.',
  whyItMatters:
    'To make the collector stop and prove the debt, your dispute must be in writing. This notice does not say so. A person who only phones could lose that protection.',
  wouldChange: [
    'The collector may promise more than the law asks and send proof after any dispute, also by phone. It must say so clearly.',
  ],
  remedySentence:
    'Your notice omits that a dispute must be in writing to trigger verification, as 15 U.S.C. 1692g(a)(4) requires you to disclose.',
  cases: [
    {
      name: 'Bishop v. Ross Earle & Bonan, P.A.',
      cite: '817 F.3d 1268',
      court: '11th Cir.',
      year: 2016,
      holding:
        "Leaving out 'in writing' violated 1692g(a)(4) and stated a claim under 1692e; the collector could not waive the requirement by silence.",
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: says('verification-without-writing'),
  firesOn: [
    'If you dispute this debt within 30 days we will obtain verification and mail it to you.',
    'If you do dispute the debt or any portion of it, you must notify us within the said thirty (30) day period and we will obtain and mail to you proof of the debt.',
    'Call us within 30 days to dispute and we will send verification of the debt.',
    'Tell us by July 9, 2025 if you dispute this debt and we will stop collection until we verify it.',
  ],
  silentOn: [
    'If you notify us in writing within 30 days that the debt is disputed, we will obtain verification.',
    'If you write to us by August 28, 2020, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.',
    'Call or write to us by August 28, 2020, to dispute all or part of the debt. If you do not, we will assume that our information is correct.',
    'We will verify the debt if you dispute it by phone, email or in writing.',
  ],
})
