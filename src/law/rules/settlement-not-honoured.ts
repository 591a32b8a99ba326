import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, isTrue } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['settledBefore', 'settlementPaid'] as const

/** They took your settlement and still say you owe more.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692e(10); 15 USC 1692f(1); 12 CFR 1006.18(b)(2)(i) */
export const settlementNotHonoured = defineRule({
  id: 'settlement-not-honoured',
  title: 'They took your settlement and still say you owe more',
  type: 'settlement',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692e(10)', '15 USC 1692f(1)', '12 CFR 1006.18(b)(2)(i)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A completed settlement changes the legal status of the debt; collecting more after it misstates what is owed.',
  whyItMatters:
    'You kept your side of the deal but they still ask for money. Send copies of the settlement letter and proof of payment. Always keep settlement papers.',
  wouldChange: ['A payment of the settlement came late or bounced.', 'The settlement was about another account.'],
  remedySentence:
    'I settled and paid this account; demanding more misstates its status, contrary to 15 U.S.C. 1692e(2)(A).',
  cases: [
    {
      name: 'Vangorden v. Second Round, Ltd. Partnership',
      cite: '897 F.3d 433',
      court: '2d Cir.',
      year: 2018,
      holding: 'Collecting on a settled debt plausibly violated 1692e(2), 1692e(10) and 1692f(1).',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts => allOf(isTrue(facts.settledBefore), isTrue(facts.settlementPaid)),
    worthAskingWhen: facts => valueOf(facts.settledBefore) === true,
  }),
  firesOn: [
    { text: 'Remaining balance $600.00', given: { settledBefore: true, settlementPaid: true } },
    {
      text: 'Your settlement was not accepted because the last payment was one day late.',
      given: { settledBefore: true, settlementPaid: true },
      note: 'proof that the payment was on time',
    },
    {
      text: 'The settlement payment was applied as a partial payment.',
      given: { settledBefore: true, settlementPaid: true },
      note: 'the settlement letter says in full',
    },
    {
      text: 'Despite your settlement we are continuing to collect the forgiven portion.',
      given: { settledBefore: true, settlementPaid: true },
    },
  ],
  silentOn: [
    'Your settlement is complete; balance $0.00.',
    { text: 'We did not receive the final settlement payment.', given: { settledBefore: true, settlementPaid: false } },
    { text: 'This offer is void if payment is late.', note: 'prospective term' },
  ],
})
