import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, doesNotApply, needs, satisfied } from '#law/define-rule.ts'
import { carries, missing, mustCarryTheNotice, placeOf } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** No tick-box to ask for the original creditor.
 *  @law 12 CFR 1006.34(c)(4)(ii) */
export const vnOriginalCreditorPromptMissing = defineRule({
  id: 'vn-original-creditor-prompt-missing',
  title: 'No tick-box to ask for the original creditor',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(4)(ii)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'possible',
  severity: 2,
  confidence: 'medium',
  privateAction: true,
  privateActionNote: 'Format detail; supporting evidence.',
  suppressedBy: ['vn-missing-entirely', 'vn-dispute-prompts-missing'],
  requirement: "The response section must include a prompt to ask for the original creditor's name and address.",
  whyItMatters:
    "The response form must have a box to ask for the original creditor's name and address. It is missing here. You can still ask in your own letter.",
  wouldChange: ['The box stands on another page or on the back, and that side was not uploaded.'],
  remedySentence:
    'The response form in your notice lacks the original-creditor prompt required by 12 C.F.R. 1006.34(c)(4)(ii).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: facts => (carries(facts, 'dispute-prompts') ? mustCarryTheNotice(facts) : doesNotApply()),
  check: needs(['wholeLetterRead', 'notices'], ({ notices }, _, facts) =>
    carries(facts, 'original-creditor-prompt')
      ? satisfied()
      : missing(
          {
            expected: 'A box: I want you to send me the name and address of the original creditor.',
            modelFormLine: 19,
          },
          placeOf(notices, 'dispute-prompts').slice(0, 1),
        ),
  ),
  firesOn: [
    'How do you want to respond? Check all that apply: [ ] I want to dispute the debt because I think: This is not my debt / The amount is wrong / Other. [ ] I enclosed this amount: $',
    'Check all that apply: dispute - not mine; dispute - wrong amount; dispute - other.',
    'Response form: [ ] Dispute [ ] Pay',
    'How do you want to respond? I dispute because: [ ] not my debt [ ] wrong amount [ ] other. [ ] I want to pay in instalments.',
  ],
  silentOn: [
    'I want you to send me the name and address of the original creditor.',
    "[ ] Send me the original creditor's name and address",
    '[ ] Please provide the name and address of the original creditor',
  ],
})
