import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { anyOf, isTrue, isFalse } from '#law/three-valued.ts'
import type { Evidence } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { threatWords, noticeWords } from '#law/letter-words.ts'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['agreementAuthorisesInterest', 'interestStoppedAtChargeoff'] as const

/** They add interest that may not be allowed.
 *  @law 15 USC 1692f(1); 15 USC 1692e(2)(A); 12 CFR 1006.22(b); 12 CFR 1006.18(b)(2)(i) */
export const unauthorisedInterest = defineRule({
  id: 'unauthorised-interest',
  title: 'They add interest that may not be allowed',
  type: 'amount-and-fees',
  cites: ['15 USC 1692f(1)', '15 USC 1692e(2)(A)', '12 CFR 1006.22(b)', '12 CFR 1006.18(b)(2)(i)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 6,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Interest may be added only if the contract or law allows it and it was not waived, for example by the creditor stopping interest after charge-off.',
  whyItMatters:
    'The letter adds interest. Interest is allowed only if your contract or the law says so, and it may have been given up when the account was charged off. Compare with your last statement.',
  wouldChange: ['The contract or a law of your state allows this interest.', 'It is interest on a judgment.'],
  remedySentence:
    'Please identify the agreement or law that authorizes the interest you have added; otherwise it violates 15 U.S.C. 1692f(1).',
  cases: [
    {
      name: 'Stratton v. Portfolio Recovery Associates, LLC',
      cite: '770 F.3d 443',
      court: '6th Cir.',
      year: 2014,
      holding:
        'If the creditor waived contract interest, trying to collect statutory interest instead can violate the Act (pleading stage; the collector later won summary judgment on remand under a different contract law).',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: interestWords,
    holds: facts => anyOf(isFalse(facts.agreementAuthorisesInterest), isTrue(facts.interestStoppedAtChargeoff)),
  }),
  firesOn: [
    {
      text: 'You were charged this amount in interest: + $188.00 since charge-off',
      given: { interestStoppedAtChargeoff: true, itemizedInterest: dollars(188) },
    },
    {
      text: 'Interest at 8% per annum from 12/19/2008',
      given: { agreementAuthorisesInterest: false, itemizedInterest: dollars(412) },
    },
    {
      text: 'Medical bill $500.00; interest $145.00',
      given: { debtKind: 'medical', agreementAuthorisesInterest: false },
    },
    { text: 'Interest continues to accrue at 24%', given: { agreementAuthorisesInterest: false } },
  ],
  silentOn: [
    {
      text: 'You were charged this amount in interest: + $75.00',
      given: { agreementAuthorisesInterest: true, interestStoppedAtChargeoff: false },
    },
    'Interest: $0.00',
    'Post-judgment interest at the statutory rate on the judgment of 3/1/2021',
    'No interest will be added to your account balance.',
  ],
})

function interestWords(facts: AllFacts): readonly Evidence[] | undefined {
  const { amounts, itemizedInterest } = facts
  if (itemizedInterest.known && itemizedInterest.value > 0) return itemizedInterest.evidence
  const charged = amounts.known
    ? amounts.value.find(({ role, amount }) => role === 'interest' && amount > 0)
    : undefined
  return (
    charged?.evidence ??
    threatWords(facts, 'interest-or-fees') ??
    noticeWords(facts, 'interest-accrues', 'interest-demanded')
  )
}
