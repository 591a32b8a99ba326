import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import { threatsOf, wordsOf } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They say you will owe their lawyer's fees or court costs when you may not.
 *  @law 15 USC 1692e(2)(B); 15 USC 1692e(5); 15 USC 1692e(10); 15 USC 1692f(1); 12 CFR 1006.18(b)(2)(ii) */
export const threatFalseAttorneyFees = defineRule({
  id: 'threat-false-attorney-fees',
  title: "They say you will owe their lawyer's fees or court costs when you may not",
  type: 'false-threat',
  cites: ['15 USC 1692e(2)(B)', '15 USC 1692e(5)', '15 USC 1692e(10)', '15 USC 1692f(1)', '12 CFR 1006.18(b)(2)(ii)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 6,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'You owe a collector\'s lawyer only if your contract or a law says so. Saying that a court may order it when it cannot is false, even with "could".',
  whyItMatters:
    'The letter says you may have to pay their lawyer. That is true only if your contract or a law says so. Check your agreement before you believe it.',
  wouldChange: ['Your contract, or a law of your state, says that you pay their lawyer if they must sue.'],
  remedySentence:
    "Please identify the contract term or law that makes me liable for attorney's fees; claiming fees that cannot be awarded violates 15 U.S.C. 1692e(10) and 1692f(1).",
  cases: [
    {
      name: 'Lox v. CDA, Ltd.',
      cite: '689 F.3d 818',
      court: '7th Cir.',
      year: 2012,
      holding:
        "A statement that a court could order the consumer to pay attorney's fees was false on its face because fees were not recoverable.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: needs(['threats'], ({ threats }, _, { agreementAllowsAttorneyFees }) => {
    const evidence = wordsOf(threatsOf(threats, ['attorney-fees'], ['will', 'intends', 'may', 'conditional']))
    if (evidence.length === 0 || valueOf(agreementAllowsAttorneyFees) === true) return satisfied()
    return violated({ strength: agreementAllowsAttorneyFees.known ? 'likely' : 'possible', evidence })
  }),
  firesOn: [
    "If suit is filed you could be ordered to pay our client's attorney fees.",
    'You will be responsible for all legal fees, court costs and our expenses.',
    'Attorney fees of 33% will be added when this goes to court.',
    'Legal costs of $750.00 will be added to your balance on July 1.',
  ],
  silentOn: [
    'If a judgment is entered, you may owe court costs allowed by law.',
    "Your contract provides for reasonable attorney's fees if we must sue; see section 9 enclosed.",
    'We will not add attorney fees to this balance.',
    "Each party pays its own attorney's fees.",
  ],
})
