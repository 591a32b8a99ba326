import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, anyOf, holdsOfBoth, isTrue, type Truth } from '#law/three-valued.ts'
import type { Fact } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { day, type IsoDate } from '#units/iso-date.ts'

const RESTS_ON = [
  'alreadyPaid',
  'paidDate',
  'settledBefore',
  'settlementDate',
  'debtDischarged',
  'bankruptcyDischargeDate',
] as const

/** They sold or sent to collection a debt that was paid, settled or discharged.
 *  @law 12 CFR 1006.30(b)(1); 15 USC 1692f; 15 USC 1692e(2)(A) */
export const soldPaidOrDischargedDebt = defineRule({
  id: 'sold-paid-or-discharged-debt',
  title: 'They sold or sent to collection a debt that was paid, settled or discharged',
  type: 'transfer',
  cites: ['12 CFR 1006.30(b)(1)', '15 USC 1692f', '15 USC 1692e(2)(A)'],
  basis: 'with-fact',
  appliesTo: ['debt-sale-notice', 'initial-validation-notice', 'follow-up-demand'],
  strength: 'likely',
  severity: 7,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  privateActionNote: 'Regulation F rule interpreting 1692f.',
  requirement:
    'A debt collector must not sell, transfer for consideration or place for collection a debt it knows or should know was paid, settled or discharged in bankruptcy.',
  whyItMatters:
    'This debt was already paid, settled or cleared in bankruptcy, but it was sold or sent on to another collector. That is not allowed if they knew or should have known.',
  wouldChange: [
    'It was given back to the lender, or passed on in a merger. That is allowed.',
    'Neither the seller nor the buyer could know of the payment.',
  ],
  remedySentence: 'Selling or placing a debt that was paid, settled or discharged violates 12 C.F.R. 1006.30(b)(1).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: ({ transferDate }) => (transferDate.known ? transferDate.evidence : undefined),
    holds: facts =>
      anyOf(
        allOf(isTrue(facts.alreadyPaid), isBefore(facts.paidDate, facts)),
        allOf(isTrue(facts.settledBefore), isBefore(facts.settlementDate, facts)),
        allOf(isTrue(facts.debtDischarged), isBefore(facts.bankruptcyDischargeDate, facts)),
      ),
  }),
  firesOn: [
    {
      text: 'We have sold your account to XYZ Funding.',
      given: { settledBefore: true, settlementDate: day('2024-05-01'), transferDate: day('2025-01-15') },
    },
    {
      text: 'Your account was purchased from ABC Recovery.',
      given: { debtDischarged: true, bankruptcyDischargeDate: day('2023-08-15'), transferDate: day('2024-11-01') },
    },
    {
      text: 'Placed with our office by Debt Buyer LLC.',
      given: { alreadyPaid: true, paidDate: day('2024-06-30'), transferDate: day('2025-02-01') },
    },
    {
      text: 'This account was assigned to us by Nova Portfolio on 2/1/2025.',
      given: { debtDischarged: true, bankruptcyDischargeDate: day('2023-08-15'), transferDate: day('2025-02-01') },
    },
  ],
  silentOn: [
    { text: 'We have sold your account.', given: { alreadyPaid: false, settledBefore: false, debtDischarged: false } },
    { text: 'We are returning this account to the creditor.', note: 'permitted transfer' },
    { text: 'Your account was transferred as part of a merger of the companies.', note: 'permitted' },
  ],
})

function isBefore(on: Fact<IsoDate | null>, { transferDate }: AllFacts): Truth {
  return holdsOfBoth(on, transferDate, (done, sold) => done < sold)
}
