import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { mustCarryTheNotice, notCarrying } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** No tick-box form to dispute the debt.
 *  @law 12 CFR 1006.34(c)(4)(i) */
export const vnDisputePromptsMissing = defineRule({
  id: 'vn-dispute-prompts-missing',
  title: 'No tick-box form to dispute the debt',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(4)(i)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 4,
  confidence: 'high',
  privateAction: true,
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    "The notice must have a consumer-response section at the bottom, headed 'How do you want to respond?' and 'Check all that apply:', with prompts to dispute: not my debt, amount wrong, other.",
  whyItMatters:
    'The notice must have a simple form with boxes you can tick to dispute the debt. This letter has only a payment slip, or nothing. The form exists so that disputing is as easy as paying.',
  wouldChange: ['The form stands on another page or on the back, and that side was not uploaded.'],
  remedySentence: 'Your notice lacks the dispute prompts required by 12 C.F.R. 1006.34(c)(4)(i).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: mustCarryTheNotice,
  check: notCarrying('dispute-prompts', {
    expected: 'How do you want to respond? Boxes to tick: this is not my debt, the amount is wrong, other.',
    modelFormLine: 18,
  }),
  firesOn: [
    'Payment coupon: Amount enclosed $____. Detach and return with your payment.',
    'Please detach and return: [ ] I am paying in full [ ] Call me to set up payments',
    'Return this portion with your check made payable to Apex Recovery.',
    'To dispute, write a letter to the address above by July 1, 2025.',
  ],
  silentOn: [
    'How do you want to respond? Check all that apply: I want to dispute the debt because I think: This is not my debt. The amount is wrong. Other (please describe on reverse or attach additional information).',
    '[ ] I want to dispute the debt because I think: [ ] This is not my debt. [ ] The amount is wrong. [ ] Other',
    'Respond online: choose Dispute - not my debt / amount is wrong / other',
    'Check all that apply: I dispute this debt because: it is not mine; the amount is incorrect; other (explain)',
  ],
})
