import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** They add a collection fee.
 *  @law 15 USC 1692f(1); 15 USC 1692e(2)(B); 12 CFR 1006.22(b); 12 CFR 1006.18(b)(2)(ii) */
export const unauthorisedCollectionFee = defineRule({
  id: 'unauthorised-collection-fee',
  title: 'They add a collection fee',
  type: 'amount-and-fees',
  cites: ['15 USC 1692f(1)', '15 USC 1692e(2)(B)', '12 CFR 1006.22(b)', '12 CFR 1006.18(b)(2)(ii)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 7,
  confidence: 'high',
  privateAction: true,
  requirement:
    "A fee may be collected only if expressly authorised by the agreement creating the debt or permitted by law. A promise to pay 'costs of collection' does not cover a flat percentage unrelated to real costs.",
  whyItMatters:
    'The letter adds a collection fee. They may only charge it if your contract or a law clearly allows it. Ask them to show you where it says so.',
  wouldChange: [
    'Express contract term for that percentage fee; state fee-shifting statutes; dishonoured-check statutes.',
  ],
  remedySentence:
    'Please identify the contract term or law that expressly authorises the $[amount] fee; otherwise it violates 15 U.S.C. 1692f(1).',
  cases: [
    {
      name: 'Bradley v. Franklin Collection Service, Inc.',
      cite: '739 F.3d 606',
      court: '11th Cir.',
      year: 2014,
      holding: "A 33 1/3% fee violated 1692f(1) when the patient had agreed only to pay 'all costs of collection'.",
    },
    {
      name: 'Kojetin v. CU Recovery, Inc.',
      cite: '212 F.3d 1318',
      court: '8th Cir.',
      year: 2000,
      holding: 'A percentage fee instead of actual collection cost violated the Act.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    'Principal $861.96, Collection fee (33 1/3%) $293.06, Total $1,155.02',
    'A collection cost of 25% has been added to your balance.',
    'Agency fee: $75.00. Administrative charge: $15.00.',
    'Your balance includes our service charge of $49.95.',
    'Processing and file-opening fee $30.00',
  ],
  silentOn: [
    'Fees: $0.00',
    { text: 'You were charged this amount in fees: + $25.00', given: { agreementAuthorisesFee: true } },
    'Returned check fee permitted by state law: $25.00',
    'No collection fees will be added.',
    'Late fees charged by the original creditor before charge-off are included in the charge-off balance.',
    'You were charged this amount in fees: + $25.00',
  ],
})
