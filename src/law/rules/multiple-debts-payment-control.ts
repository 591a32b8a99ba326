import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They say they will decide which of your debts your payment goes to.
 *  @law 15 USC 1692h; 12 CFR 1006.30(c)(1) */
export const multipleDebtsPaymentControl = defineRule({
  id: 'multiple-debts-payment-control',
  title: 'They say they will decide which of your debts your payment goes to',
  type: 'amount-and-fees',
  cites: ['15 USC 1692h', '12 CFR 1006.30(c)(1)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 5,
  confidence: 'medium',
  privateAction: true,
  requirement:
    'If you have several debts with them, your payment goes to the one you name, and never to one you dispute.',
  whyItMatters:
    'If you owe more than one debt, you choose which one your payment goes to. They may not put your money on a debt you dispute. This letter says otherwise.',
  wouldChange: [
    'It is about one account only: whether money goes to interest or principal first is a matter of your contract.',
  ],
  remedySentence:
    'Your payment-application statement conflicts with 15 U.S.C. 1692h; please apply payments only as I direct and never to a disputed debt.',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('payment-application-not-yours'),
  firesOn: [
    'Payments will be applied to any of your accounts at our discretion.',
    'Your payment will first be applied to the account you have disputed.',
    'We do not accept instructions on how payments are applied among your accounts.',
    'Any funds received may be credited to your oldest debt regardless of your request.',
  ],
  silentOn: [
    'Please write the account number on your check so that we apply it correctly.',
    'You may tell us how to apply your payment.',
    'Payments are applied to interest first and then principal on this account.',
    'We are collecting two accounts; tell us which one you are paying.',
  ],
})
