import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { mustCarryTheNotice, notCarrying } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The notice does not tell you that a written dispute stops collection until they prove the debt.
 *  @law 15 USC 1692g(a)(4); 12 CFR 1006.34(c)(3)(i) */
export const vnVerificationMissing = defineRule({
  id: 'vn-verification-missing',
  title: 'The notice does not tell you that a written dispute stops collection until they prove the debt',
  type: 'validation-notice',
  cites: ['15 USC 1692g(a)(4)', '12 CFR 1006.34(c)(3)(i)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely', 'dispute-writing-requirement-omitted'],
  requirement:
    'The notice must say that if the consumer disputes in writing by the end of the period, the collector must stop collecting the disputed amount until it sends verification or a copy of a judgment.',
  whyItMatters:
    'The notice must say that a written dispute makes the collector stop until it sends you proof. This notice leaves that out. That is one of your strongest rights.',
  wouldChange: ['The sentence stands on another page that came with the letter.'],
  remedySentence:
    'Your notice omits the statement required by 15 U.S.C. 1692g(a)(4) and 12 C.F.R. 1006.34(c)(3)(i) that a timely written dispute obliges you to cease collection until you send verification or a copy of a judgment.',
  cases: [
    {
      name: 'Bishop v. Ross Earle & Bonan, P.A.',
      cite: '817 F.3d 1268',
      court: '11th Cir.',
      year: 2016,
      holding: 'A notice that misdescribes the written-dispute statement violates 1692g(a)(4).',
    },
  ],
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: notCarrying('verification-statement', {
    expected:
      'If you write to us in time, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.',
    modelFormLine: 11,
  }),
  firesOn: [
    'Unless you dispute this debt within 30 days we will assume it is valid. Upon your written request we will give you the name of the original creditor.',
    'If you dispute this debt, contact us by July 3, 2025. If you do not, we will assume that our information is correct.',
    'You may dispute this account by calling our customer care team.',
    'Disputes will be reviewed in the order received.',
  ],
  silentOn: [
    'If you write to us by August 28, 2020, we must stop collection on any amount you dispute until we send you information that shows you owe the debt.',
    'If you notify this office in writing within 30 days after receiving this notice, this office will obtain verification of the debt or a copy of a judgment and mail you a copy.',
    'Dispute the debt in writing by 7/14/2025 and we must cease collection until we send you verification.',
    'If you notify us in writing by September 1, 2025 that all or part of the debt is disputed, we will obtain verification of the debt or a copy of the judgment against you and will mail you a copy.',
  ],
})
