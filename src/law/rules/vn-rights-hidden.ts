import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { mustCarryTheNotice } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** Your rights are hidden on the back or buried.
 *  @law 12 CFR 1006.34(d)(1); 12 CFR 1006.34(b)(1); 15 USC 1692g(b) */
export const vnRightsHidden = defineRule({
  id: 'vn-rights-hidden',
  title: 'Your rights are hidden on the back or buried',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(d)(1)', '12 CFR 1006.34(b)(1)', '15 USC 1692g(b)'],
  basis: 'face',
  appliesTo: INITIAL_NOTICE,
  strength: 'possible',
  severity: 4,
  confidence: 'low',
  privateAction: true,
  requirement:
    'Validation information must be clear and conspicuous: readily understandable, and in a place and type size that is noticeable and legible.',
  whyItMatters:
    'Your rights must be easy to see and read. Here they appear only in a spot most people would miss. A court would look at the paper itself, so keep the original.',
  wouldChange: [
    'We cannot measure size or colour of print. Look at the paper: are your rights easy to find and to read?',
  ],
  remedySentence:
    'The validation information in your letter is not clear and conspicuous as required by 12 C.F.R. 1006.34(d)(1) and is overshadowed by the demand for payment.',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: needs(['rightsPlacement'], ({ rightsPlacement }, seen) =>
    rightsPlacement === 'hidden'
      ? violated({
          evidence: seen.rightsPlacement.evidence,
          absent: { expected: 'On the first page, a pointer to where your rights are printed.', modelFormLine: 16 },
        })
      : satisfied(),
  ),
  firesOn: [
    {
      text: '',
      given: { rightsPlacement: 'hidden' },
      note: 'front: demand for payment only, no reference to reverse; reverse, after state notices: dispute rights in a dense paragraph',
    },
    {
      text: 'PAY $811.20 NOW TO STOP FURTHER ACTION ... (page 4 of 4, after privacy policy) if you dispute this debt ...',
      given: { rightsPlacement: 'hidden' },
    },
    {
      text: 'Important: pay today.',
      given: { rightsPlacement: 'hidden' },
      note: "rights appear only below the payment coupon marked 'for office use'",
    },
    {
      text: 'FINAL DEMAND $902.00 (page 1). Terms of website use (page 2). Privacy policy (page 3). Right to dispute (page 4, last line).',
      given: { rightsPlacement: 'hidden' },
    },
  ],
  silentOn: [
    {
      text: 'NOTICE: SEE REVERSE SIDE FOR IMPORTANT INFORMATION ABOUT YOUR RIGHTS. (rights on reverse)',
      given: { rightsPlacement: 'pointed-to' },
    },
    { text: '', given: { rightsPlacement: 'up-front' }, note: 'Model Form B-1 layout' },
    {
      text: 'Notice: See reverse side for important information. (state disclosures on reverse)',
      given: { rightsPlacement: 'pointed-to' },
      note: 'front of the letter',
    },
  ],
})
