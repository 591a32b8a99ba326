import { cannotTell, defineRule } from '#law/define-rule.ts'
import { day } from '#units/iso-date.ts'

/** They scare you with IRS reporting that cannot happen.
 *  @law 15 USC 1692e(5); 15 USC 1692e(10); 12 CFR 1006.18(c)(1) */
export const settlement1099cMisleading = defineRule({
  id: 'settlement-1099c-misleading',
  title: 'They scare you with IRS reporting that cannot happen',
  type: 'settlement',
  cites: ['15 USC 1692e(5)', '15 USC 1692e(10)', '12 CFR 1006.18(c)(1)'],
  basis: 'face',
  appliesTo: ['settlement-offer', 'follow-up-demand', 'initial-validation-notice', 'attorney-letter'],
  strength: 'likely',
  severity: 5,
  confidence: 'high',
  privateAction: true,
  requirement:
    'Form 1099-C is required only for a discharge of $600 or more of principal by certain creditors. Saying the IRS will or may be told when it cannot be is misleading; a general, true statement of possible tax consequences is lawful.',
  whyItMatters:
    'The letter hints that the IRS will be told if you settle. For small amounts that usually does not happen. Do not pay the full balance just because of this line; ask a tax helper.',
  wouldChange: [
    "Forgiven amount of $600 or more; general 'may have tax consequences' statements.",
    'Second Circuit is more permissive (Altman).',
  ],
  remedySentence:
    'Your statement about IRS reporting is misleading because the amount forgiven could not be reported, contrary to 15 U.S.C. 1692e(5) and (10).',
  cases: [
    {
      name: 'Schultz v. Midland Credit Management, Inc.',
      cite: '905 F.3d 159',
      court: '3d Cir.',
      year: 2018,
      holding: 'A conditional IRS sentence violated the Act where no debt reached $600.',
    },
    {
      name: 'Heredia v. Capital Management Services, L.P.',
      cite: '942 F.3d 811',
      court: '7th Cir.',
      year: 2019,
      holding: "'Discover may file a 1099C form' could be misleading; complaint should not have been dismissed.",
    },
    {
      name: 'Dunbar v. Kohn Law Firm, S.C.',
      cite: '896 F.3d 762',
      court: '7th Cir.',
      year: 2018,
      holding: "'This settlement may have tax consequences' was not misleading.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: () => cannotTell(),
  firesOn: [
    {
      text: 'We will report forgiveness of debt as required by IRS regulations. Reporting is not required every time a debt is canceled or settled, and might not be required in your case.',
      note: 'forgiven amount $240.00',
    },
    { text: 'The IRS requires us to report any amount of forgiven debt as income.', note: 'forgiven amount $220.00' },
    { text: 'Settling will be reported to the IRS on Form 1099-C.', note: 'balance $480.00' },
    { text: 'The creditor may file a 1099C form with the IRS.', note: 'forgiven amount $300.00' },
  ],
  silentOn: [
    'NOTICE: This settlement may have tax consequences.',
    'If $600 or more of principal is forgiven, the creditor may be required to file Form 1099-C; ask a tax adviser.',
    { text: 'The creditor will report forgiveness as required by IRS regulations.', note: 'forgiven $2,400.00' },
    'Consult your tax advisor.',
  ],
})
