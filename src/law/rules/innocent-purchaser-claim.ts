import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They say they are an 'innocent buyer' so your complaints do not count.
 *  @law 15 USC 1692e(12); 12 CFR 1006.18(b)(1)(vi) */
export const innocentPurchaserClaim = defineRule({
  id: 'innocent-purchaser-claim',
  title: "They say they are an 'innocent buyer' so your complaints do not count",
  type: 'transfer',
  cites: ['15 USC 1692e(12)', '12 CFR 1006.18(b)(1)(vi)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'A collector may not falsely suggest that your account went to an "innocent buyer" against whom your complaints do not count.',
  whyItMatters:
    "The letter says the new owner is an 'innocent buyer', as if you cannot raise your complaints. For consumer debts that is usually false.",
  wouldChange: [
    'The buyer really has that protection by law ("holder in due course"). For consumer debts that is rare.',
  ],
  remedySentence: 'Your claim to be an innocent purchaser for value is false and violates 15 U.S.C. 1692e(12).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('innocent-purchaser'),
  firesOn: [
    'Your account has been turned over to an innocent purchaser for value.',
    'As a bona fide purchaser without notice, we are not bound by your dispute with the seller.',
    'The new owner is a holder in due course and your defenses do not apply.',
    'XYZ Assets took this account for value and in good faith, free of any complaint you have about the product.',
  ],
  silentOn: [
    'Your account was purchased by XYZ Funding.',
    'XYZ Funding bought this account in good faith from Metro Bank and will honor your rights.',
    'Notice: any holder of this consumer credit contract is subject to all claims and defenses which the debtor could assert against the seller.',
  ],
})
