import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { cannotTell, defineRule } from '#law/define-rule.ts'
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
    'Not required for debts that are not consumer financial products or services (most medical, utility, rent, government).',
  ],
  remedySentence:
    'Your notice omits the reference to www.cfpb.gov/debt-collection required by 12 C.F.R. 1006.34(c)(3)(iv).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    {
      text: 'Call or write to us by July 9, 2025, to dispute. Contact us about your payment options.',
      note: 'credit card debt',
    },
    { text: 'Your rights are described in the Fair Debt Collection Practices Act.', note: 'personal loan' },
    { text: 'For more information about your rights visit our website.', note: 'auto deficiency' },
    {
      text: 'Call or write to us by July 9, 2025. Contact us about your payment options. Póngase en contacto con nosotros para solicitar una copia de este formulario en español.',
      note: 'payday loan',
    },
  ],
  silentOn: [
    'Go to www.cfpb.gov/debt-collection to learn more about your rights under federal law.',
    'Visit cfpb.gov/debt-collection for information about your rights.',
    'Learn more: https://www.consumerfinance.gov/debt-collection',
    { text: 'notice without a CFPB link', note: 'hospital bill' },
  ],
})
