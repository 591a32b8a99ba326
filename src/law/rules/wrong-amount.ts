import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['wrongAmount'] as const

/** The amount is higher than what you really owe.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692f(1); 12 CFR 1006.18(b)(2)(i); 12 CFR 1006.22(b) */
export const wrongAmount = defineRule({
  id: 'wrong-amount',
  title: 'The amount is higher than what you really owe',
  type: 'amount-and-fees',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692f(1)', '12 CFR 1006.18(b)(2)(i)', '12 CFR 1006.22(b)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement: 'The amount must be correct; intent is not required.',
  whyItMatters:
    'You told us the amount is wrong. A collector may only ask for what is really owed. Say what you think is wrong and send copies of your proof.',
  wouldChange: [
    'Your contract allows the interest or fees that make the difference.',
    'A payment of yours was made after the date of the letter.',
  ],
  remedySentence: 'The amount you demand is incorrect; misstating the amount violates 15 U.S.C. 1692e(2)(A).',
  cases: [
    {
      name: 'Randolph v. IMBS, Inc.',
      cite: '368 F.3d 726',
      court: '7th Cir.',
      year: 2004,
      holding:
        'A false statement of what is owed is presumptively wrongful even if the collector did not know; care to avoid error is a defence.',
    },
    {
      name: 'Clark v. Capital Credit & Collection Services, Inc.',
      cite: '460 F.3d 1162',
      court: '9th Cir.',
      year: 2006,
      holding: 'Liability for misstating a debt does not need knowledge or intent.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({ restsOn: RESTS_ON, holds: facts => isTrue(facts.wrongAmount) }),
  firesOn: [
    { text: 'Total amount of the debt now: $2,284.56', given: { wrongAmount: true } },
    { text: 'Balance $980.00', given: { wrongAmount: true }, note: 'insurance paid $400.00' },
    { text: 'You owe $1,500.00', given: { wrongAmount: true }, note: 'payments not credited' },
    {
      text: 'Amount due $640.00.',
      given: { wrongAmount: true },
      note: "shown in the insurer's explanation of benefits",
    },
  ],
  silentOn: [
    { text: 'The amount is wrong.', note: 'response prompt' },
    { text: 'Balance $980.00', given: { wrongAmount: false } },
    {
      text: 'Balance rose by contract interest shown in the itemization.',
      given: { wrongAmount: false, agreementAuthorisesInterest: true },
    },
  ],
})
