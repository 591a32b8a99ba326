import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { threatWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['legalBarToSuit'] as const

/** They threaten a lawsuit that the law does not let them bring.
 *  @law 15 USC 1692e(5); 15 USC 1692f; 12 CFR 1006.18(c)(1) */
export const threatSuitLegallyBarred = defineRule({
  id: 'threat-suit-legally-barred',
  title: 'They threaten a lawsuit that the law does not let them bring',
  type: 'litigation',
  cites: ['15 USC 1692e(5)', '15 USC 1692f', '12 CFR 1006.18(c)(1)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 5,
  confidence: 'low',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Threatening suit that no court can hear (for example arbitration is required, the debt is owed to another party, or the amount is below a small-claims filing rule) is a threat of action that cannot legally be taken.',
  whyItMatters:
    'They threaten a court case they may not be allowed to bring. Ask who would sue, in which court and under what right.',
  wouldChange: ['The one who would sue owns the debt and may sue in that court.'],
  remedySentence:
    'Please state who would sue, in which court and under what authority; threatening suit that cannot legally be taken violates 15 U.S.C. 1692e(5).',
  cases: [
    {
      name: 'LeBlanc v. Unifund CCR Partners',
      cite: '601 F.3d 1185',
      court: '11th Cir.',
      year: 2010,
      holding:
        'A threat to refer to an attorney when the collector could not lawfully sue for lack of registration was for the jury.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => threatWords(facts, 'suit', 'judgment'),
    holds: facts => isTrue(facts.legalBarToSuit),
    worthAskingWhen: () => false,
  }),
  firesOn: [
    {
      text: 'We will sue you in state court.',
      given: { legalBarToSuit: true },
      note: 'the sender is neither creditor nor assignee',
    },
    {
      text: 'Our agency will file the lawsuit itself in its own name.',
      given: { legalBarToSuit: true },
      note: 'state law bars suits by collection assignees',
    },
    {
      text: 'Our non-lawyer manager will file suit for the creditor.',
      given: { legalBarToSuit: true },
      note: 'the state bars corporations from appearing without counsel',
    },
    { text: "We will file suit on our client's behalf without a lawyer.", given: { legalBarToSuit: true } },
  ],
  silentOn: [
    "Our client's attorney may file suit.",
    'The creditor will arbitrate under section 9.',
    'Our client intends to sue.',
  ],
})
