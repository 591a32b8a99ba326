import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { isFinancialProduct, notCarrying } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

/** No pointer to the CFPB's page on your rights.
 *  @law 12 CFR 1006.34(c)(3)(iv) */
export const vnCfpbReferenceMissing = defineRule({
  id: 'vn-cfpb-reference-missing',
  title: "No pointer to the CFPB's page on your rights",
  type: 'validation-notice',
  cites: ['12 CFR 1006.34(c)(3)(iv)'],
  basis: 'absence',
  appliesTo: INITIAL_NOTICE,
  strength: 'possible',
  severity: 2,
  confidence: 'medium',
  privateAction: false,
  privateActionNote:
    'Adopted with Dodd-Frank section 1032 authority (hence the product limit); no private right of action under that section.',
  suppressedBy: ['vn-missing-entirely'],
  requirement:
    "For consumer financial products and services, the notice must say that more information about consumer protections in debt collection is on the CFPB's website, www.cfpb.gov/debt-collection.",
  whyItMatters:
    "For cards and loans the notice must point you to the CFPB's website about your rights. That line is missing. The page is www.cfpb.gov/debt-collection.",
  wouldChange: [
    'The debt is not for a card, loan or similar product. Most medical, utility, rent and government debts are not.',
  ],
  remedySentence:
    'Your notice omits the reference to www.cfpb.gov/debt-collection required by 12 C.F.R. 1006.34(c)(3)(iv).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  appliesWhen: isFinancialProduct,
  check: notCarrying('cfpb-reference', {
    expected: 'Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.',
    modelFormLine: 13,
  }),
  firesOn: [
    {
      text: 'Call or write to us by July 9, 2025, to dispute. Contact us about your payment options.',
      given: { debtKind: 'credit-card' },
      note: 'credit card debt',
    },
    {
      text: 'Your rights are described in the Fair Debt Collection Practices Act.',
      given: { debtKind: 'personal-loan' },
      note: 'personal loan',
    },
    {
      text: 'For more information about your rights visit our website.',
      given: { debtKind: 'auto' },
      note: 'auto deficiency',
    },
    {
      text: 'Call or write to us by July 9, 2025. Contact us about your payment options. Póngase en contacto con nosotros para solicitar una copia de este formulario en español.',
      given: { debtKind: 'payday' },
      note: 'payday loan',
    },
  ],
  silentOn: [
    'Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.',
    'Visit cfpb.gov/debt-collection for information about your rights.',
    'Learn more: https://www.consumerfinance.gov/debt-collection',
    { text: 'notice without a CFPB link', given: { debtKind: 'medical' }, note: 'hospital bill' },
  ],
})
