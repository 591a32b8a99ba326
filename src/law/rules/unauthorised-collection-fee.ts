import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import type { AmountRole, ChargedFee } from '#law/statements.ts'
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
    'A collector may add a fee only if the contract you signed clearly allows it or a law does. A promise to pay "costs of collection" does not cover a flat percentage that has nothing to do with real costs.',
  whyItMatters:
    'The letter adds a collection fee. They may only charge it if your contract or a law clearly allows it. Ask them to show you where it says so.',
  wouldChange: [
    'Your contract clearly allows that very fee.',
    'A state law allows it, for example for a returned check.',
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
  check: needs(['collectionFees'], ({ collectionFees }, _, facts) => {
    const { agreementAuthorisesFee } = facts
    if (collectionFees.length === 0 || valueOf(agreementAuthorisesFee) === true) return satisfied()
    const unlikelyToBeOwed = agreementAuthorisesFee.known || collectionFees.some(fee => isRoundPercentage(fee, facts))
    return violated({
      strength: unlikelyToBeOwed ? 'likely' : 'possible',
      evidence: collectionFees.flatMap(({ evidence }) => evidence),
    })
  }),
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

/** What agencies charge their clients: a fee of exactly this share is a commission, not a cost. */
const ROUND_PERCENTAGES = [20, 25, 30, 100 / 3, 35, 40, 50]
const PRINCIPAL: readonly AmountRole[] = ['principal', 'original', 'on-itemization-date']

function isRoundPercentage({ percent, amount }: ChargedFee, { amounts }: AllFacts): boolean {
  if (percent !== undefined) return ROUND_PERCENTAGES.some(round => Math.abs(round - percent) < 0.1)
  if (amount === undefined || !amounts.known) return false
  const principals = amounts.value.filter(({ role }) => PRINCIPAL.includes(role))
  return principals.some(principal =>
    ROUND_PERCENTAGES.some(round => Math.abs((principal.amount * round) / 100 - amount) <= 1),
  )
}
