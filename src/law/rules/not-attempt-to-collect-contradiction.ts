import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** It says it is 'not an attempt to collect a debt' but asks you to pay.
 *  @law 15 USC 1692e(10); 15 USC 1692e(11); 12 CFR 1006.18(d); 12 CFR 1006.18(e)(2) */
export const notAttemptToCollectContradiction = defineRule({
  id: 'not-attempt-to-collect-contradiction',
  title: "It says it is 'not an attempt to collect a debt' but asks you to pay",
  type: 'identity-disclosure',
  cites: ['15 USC 1692e(10)', '15 USC 1692e(11)', '12 CFR 1006.18(d)', '12 CFR 1006.18(e)(2)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  privateAction: true,
  requirement: 'A letter that asks for payment may not deny being an attempt to collect.',
  whyItMatters:
    'The letter says it is not trying to collect, but it also asks for money. Both cannot be true. A letter that hides what it is can mislead you.',
  wouldChange: [
    'The words speak only to people in bankruptcy ("if you have received a discharge …"). That is common and allowed.',
    'The letter does not ask for money at all.',
  ],
  remedySentence:
    'Your letter denies being an attempt to collect while demanding payment, which is deceptive under 15 U.S.C. 1692e(10) and (11).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('denies-collecting'),
  firesOn: [
    'This is not an attempt to collect a debt. Please remit $1,204.00 by the 15th.',
    'This letter is for informational purposes only and is not a demand for payment. Pay $300.00 now to settle your account.',
    'We are not a debt collector. Your past-due balance with Comenity is $650.00; call to pay.',
    'This is not a bill. Amount due: $488.10. Payment coupon enclosed.',
  ],
  silentOn: [
    'If you are in bankruptcy or received a discharge of this debt, this letter is not an attempt to collect the debt but notice of possible enforcement of our lien.',
    'This is an attempt to collect a debt.',
    { text: 'This is not a bill.', note: 'insurance explanation of benefits without payment coupon' },
    { text: 'This notice is required by state law and is not a demand for payment.', note: 'no payment request' },
  ],
})
