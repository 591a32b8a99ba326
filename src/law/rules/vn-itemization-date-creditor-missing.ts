import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule, needs, satisfied } from '#law/define-rule.ts'
import { isFinancialProduct, missing, unlessMentioned } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** The notice does not say who you owed on the itemization date.
 *  @law 12 CFR 1006.34(c)(2)(iii) */
export const vnItemizationDateCreditorMissing = defineRule({
  id: 'vn-itemization-date-creditor-missing',
  title: 'The notice does not say who you owed on the itemization date',
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(2)(iii)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'possible',
  severity: 3,
  confidence: 'medium',
  privateAction: false,
  privateActionNote:
    'The Bureau limited this item to consumer financial products because it relied on Dodd-Frank section 1032 for it, which has no private right of action; treat as supporting evidence, not a stand-alone FDCPA count.',
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    'For a debt that comes from a consumer financial product or service (card, loan, bank account and the like), the notice must name the creditor to whom the debt was owed on the itemization date.',
  whyItMatters:
    "For cards, loans and similar accounts the notice must say which company you owed on the date used for the breakdown. This one names only today's owner. That makes an old account hard to recognise.",
  wouldChange: [
    'The debt is not for a card, loan or similar product. Most medical, utility, rent and government debts are not.',
    'The company you owe now is also the one you owed then. One name is enough then.',
  ],
  remedySentence:
    'Your notice does not name the creditor to whom the debt was owed on the itemization date (12 C.F.R. 1006.34(c)(2)(iii)).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: isFinancialProduct,
  check: needs(['wholeLetterRead'], (_, __, facts) =>
    facts.itemizationDateCreditor.known
      ? satisfied()
      : (unlessMentioned(facts, 'itemization-date-creditor', 'itemizationDateCreditor') ??
        missing({ expected: 'The company you owed on the date the breakdown starts from.', modelFormLine: 6 })),
  ),
  firesOn: [
    'Current creditor: Jefferson Receivables LLC. As of January 5, 2024, you owed: $1,210.00. Total amount of the debt now: $1,210.00. Account type: credit card.',
    'You owe Oak Asset Fund III for a personal loan. On 06/30/2023 the balance was $4,002.11.',
    'Debt buyer: Larkspur SPV. Credit card debt. Charge-off balance $988.45 on 2/1/2024.',
    'Creditor: Granite Point Assets. You had a store card with account number ending 4410. As of 9/30/2023, you owed $611.00.',
  ],
  silentOn: [
    'You had a Main Street Department Store credit card from Bank of Rockville with account number 123-456-789.',
    'Creditor as of itemization date: First Premier Bank',
    'Original creditor and charge-off creditor: Citibank, N.A.',
    'On the date your account was charged off, you owed this debt to Comenity Bank.',
    'Creditor on 01/05/2024: GreenSky Financial',
  ],
})
