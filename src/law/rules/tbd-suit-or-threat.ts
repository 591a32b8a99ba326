import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { threatWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['timeBarred'] as const

/** They sue or threaten to sue on a debt that is too old.
 *  @law 12 CFR 1006.26(b); 15 USC 1692e(2)(A); 15 USC 1692e(5); 15 USC 1692f */
export const tbdSuitOrThreat = defineRule({
  id: 'tbd-suit-or-threat',
  title: 'They sue or threaten to sue on a debt that is too old',
  type: 'time-barred-debt',
  cites: ['12 CFR 1006.26(b)', '15 USC 1692e(2)(A)', '15 USC 1692e(5)', '15 USC 1692f'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A collector must not bring or threaten to bring a legal action to collect a debt whose statute of limitations has expired, whether or not it knew. (Proofs of claim in bankruptcy are excepted.)',
  whyItMatters:
    'Based on the dates you gave, this debt may be too old to sue on. Collectors may not sue or threaten to sue on a too-old debt. Do not pay or promise anything before you check, because in many states that can restart the clock.',
  wouldChange: [
    "Another state's time limit applies, for example one your contract names.",
    'You paid, promised in writing or were away in a way that lengthened the time.',
    'It is a claim filed in a bankruptcy case. That is allowed.',
  ],
  remedySentence:
    'By the dates in my records this debt is beyond the statute of limitations; suing or threatening suit violates 12 C.F.R. 1006.26(b) and 15 U.S.C. 1692e(5).',
  cases: [
    {
      name: 'McMahon v. LVNV Funding, LLC',
      cite: '744 F.3d 1010',
      court: '7th Cir.',
      year: 2014,
      holding:
        'Collecting a time-barred debt in a way that misleads about enforceability can violate the Act even without a threat.',
    },
    {
      name: 'Midland Funding, LLC v. Johnson',
      cite: '581 U.S. 224 (137 S. Ct. 1407)',
      court: 'U.S.',
      year: 2017,
      holding: 'Filing an obviously time-barred proof of claim in bankruptcy does not violate the Act.',
    },
    {
      name: 'Panico v. Portfolio Recovery Associates, LLC',
      cite: '879 F.3d 56',
      court: '3d Cir.',
      year: 2018,
      holding:
        "The limitations period can come from the state chosen in the card agreement (Delaware, three years) instead of the consumer's state.",
    },
  ],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => threatWords(facts, 'suit', 'judgment'),
    holds: facts => isTrue(facts.timeBarred),
  }),
  firesOn: [
    {
      text: 'We may take legal action to collect this debt.',
      given: { lastPaymentDate: day('2014-02-01'), timeBarred: true },
    },
    { text: 'This account will be referred for suit.', given: { timeBarred: true } },
    { text: 'Pay to avoid court.', given: { timeBarred: true } },
    { text: 'Our client is considering litigation over your 2012 account.', given: { timeBarred: true } },
  ],
  silentOn: [
    'The law limits how long you can be sued on a debt. Because of the age of your debt, we will not sue you for it.',
    { text: 'We may take legal action.', given: { lastPaymentDate: day('2024-05-01'), timeBarred: false } },
    'Notice of proof of claim filed in your chapter 13 case.',
    'We cannot sue you on this debt because it is too old.',
  ],
})
