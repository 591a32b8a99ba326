import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They make it look like they are a credit bureau.
 *  @law 15 USC 1692e(16); 12 CFR 1006.18(b)(1)(ii) */
export const creditBureauImpersonation = defineRule({
  id: 'credit-bureau-impersonation',
  title: 'They make it look like they are a credit bureau',
  type: 'identity-disclosure',
  cites: ['15 USC 1692e(16)', '12 CFR 1006.18(b)(1)(ii)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'medium',
  privateAction: true,
  requirement: 'A collector may not pretend to run a credit bureau or to work for one.',
  whyItMatters:
    'The letter suggests the sender is a credit bureau. Debt collectors may not pretend to be one. Only companies such as Equifax, Experian and TransUnion keep credit files.',
  wouldChange: [
    'Some collection agencies have had "Credit Bureau" in their name for a long time. If the letter says clearly that a collection agency sent it, the name may be allowed.',
  ],
  remedySentence:
    'Your letter falsely implies that you operate a consumer reporting agency, contrary to 15 U.S.C. 1692e(16).',
  cases: [
    {
      name: 'Pettit v. Retrieval Masters Creditors Bureau, Inc.',
      cite: '42 F. Supp. 2d 797',
      court: 'N.D. Ill.',
      year: 1999,
      holding:
        "Example of the limits: use of 'Creditors Bureau' and 'National' was litigated, and 'national' did not suggest a federal link.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenSaid('poses-as-credit-bureau'),
  firesOn: [
    'Credit Reporting Bureau of America: your file has been flagged.',
    'We are the national consumer credit bureau and will update your file when you pay.',
    'Our Credit Bureau Division maintains your permanent credit record.',
    'As a consumer reporting agency, we rate your account as R9.',
  ],
  silentOn: [
    'We may report information about your account to credit bureaus.',
    'Credit Bureau Systems, Inc., a collection agency. This communication is from a debt collector.',
    'Your credit report may contain a collection entry.',
    'Experian, Equifax and TransUnion are consumer reporting agencies.',
  ],
})
