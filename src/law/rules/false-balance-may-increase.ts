import { ANY_DEMAND } from '#law/applies-to.ts'
import { cannotTell, defineRule, needs, satisfied, violated } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import { wordsSaying } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They say the debt will grow when it cannot.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692e(5); 15 USC 1692e(10); 12 CFR 1006.18(b)(2)(i) */
export const falseBalanceMayIncrease = defineRule({
  id: 'false-balance-may-increase',
  title: 'They say the debt will grow when it cannot',
  type: 'amount-and-fees',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692e(5)', '15 USC 1692e(10)', '12 CFR 1006.18(b)(2)(i)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 5,
  confidence: 'high',
  privateAction: true,
  requirement: 'A letter may not warn of late charges and other charges that cannot lawfully be added to this debt.',
  whyItMatters:
    'The letter warns that the debt will grow with late charges. For many debts that is not allowed or not happening. The warning may be false and meant to rush you.',
  wouldChange: [
    'The debt really does grow: your contract or a law allows the interest or charges. Then the warning is true and allowed.',
    'We say nothing from this sentence alone; it takes something that shows the balance is fixed.',
  ],
  remedySentence:
    'Your statement that late or other charges may be added is false as to this debt and violates 15 U.S.C. 1692e(2)(A) and (10).',
  cases: [
    {
      name: 'Boucher v. Finance System of Green Bay, Inc.',
      cite: '880 F.3d 362',
      court: '7th Cir.',
      year: 2018,
      holding:
        'Using the Miller sentence where late and other charges could not lawfully be imposed was materially false.',
    },
    {
      name: 'Degroot v. Client Services, Inc.',
      cite: '977 F.3d 656',
      court: '7th Cir.',
      year: 2020,
      holding: 'Zero-dollar itemization and a promise of no interest were not misleading.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: needs(['statements'], ({ statements }, _, facts) => {
    const { agreementAuthorisesFee, agreementAuthorisesInterest, interestStoppedAtChargeoff, debtKind } = facts
    // what the collector adds for itself needs a contract term; the creditor's charges may be true
    const ours = wordsSaying(statements, 'collection-charges-accrue')
    if (ours.length > 0 && valueOf(agreementAuthorisesFee) !== true) return violated({ evidence: ours })
    const evidence = wordsSaying(statements, 'charges-keep-growing')
    if (evidence.length === 0 || valueOf(interestStoppedAtChargeoff) === false) return satisfied()
    if (valueOf(interestStoppedAtChargeoff) === true) return violated({ evidence })
    const noAgreement = valueOf(debtKind) === 'medical' && valueOf(agreementAuthorisesInterest) !== true
    return noAgreement ? violated({ evidence }) : cannotTell('interestStoppedAtChargeoff', 'debtKind')
  }),
  firesOn: [
    {
      text: 'Because of interest, late charges, and other charges that may vary from day to day, the amount due on the day you pay may be greater.',
      given: { debtKind: 'medical' },
      note: 'no late charges allowed',
    },
    {
      text: 'Your balance will continue to increase with late fees until you pay.',
      given: { interestStoppedAtChargeoff: true },
    },
    'Additional collection charges are being added every day.',
    { text: 'Delay will increase what you owe.', given: { interestStoppedAtChargeoff: true } },
  ],
  silentOn: [
    {
      text: 'Because of interest that varies from day to day, the amount due on the day you pay may be greater.',
      given: { agreementAuthorisesInterest: true, interestStoppedAtChargeoff: false },
    },
    'No interest will be added to your account balance.',
    'Interest: $0.00 Fees: $0.00',
    'The judgment bears interest at 4% per year.',
  ],
})
