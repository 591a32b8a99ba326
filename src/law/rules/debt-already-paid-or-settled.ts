import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { anyOf, isTrue } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['alreadyPaid', 'settledBefore'] as const

/** They want money you already paid or settled.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692f(1); 12 CFR 1006.18(b)(2)(i); 12 CFR 1006.30(b)(1) */
export const debtAlreadyPaidOrSettled = defineRule({
  id: 'debt-already-paid-or-settled',
  title: 'They want money you already paid or settled',
  type: 'amount-and-fees',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692f(1)', '12 CFR 1006.18(b)(2)(i)', '12 CFR 1006.30(b)(1)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Claiming that a paid or settled debt is still owed misstates its status. Regulation F also forbids selling or placing a debt the holder knows or should know was paid or settled.',
  whyItMatters:
    'You told us this debt was paid or settled. If so, the letter is wrong to say you still owe it. Send copies (not originals) of your proof with your dispute.',
  wouldChange: [
    'A payment bounced, or the settlement was not paid in full and on time.',
    'The letter is about another account.',
  ],
  remedySentence:
    'This debt was paid or settled; demanding it again misstates its legal status, contrary to 15 U.S.C. 1692e(2)(A).',
  cases: [
    {
      name: 'Vangorden v. Second Round, Ltd. Partnership',
      cite: '897 F.3d 433',
      court: '2d Cir.',
      year: 2018,
      holding:
        'A letter demanding payment of a debt settled years before states claims under 1692e and 1692f; the consumer need not dispute first.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({ restsOn: RESTS_ON, holds: facts => anyOf(isTrue(facts.alreadyPaid), isTrue(facts.settledBefore)) }),
  firesOn: [
    {
      text: 'Current outstanding balance: $1,365.39',
      given: { settledBefore: true, settlementDate: day('2011-10-27') },
    },
    { text: 'Your account remains unpaid.', given: { alreadyPaid: true } },
    {
      text: 'You still owe the remaining $412.00 after your settlement.',
      given: { settledBefore: true, settlementPaid: true },
      note: "the settlement letter says 'paid in full for less than the full balance'",
    },
    {
      text: 'This balance of $88.10 is still outstanding.',
      given: { alreadyPaid: true },
      note: 'bank record attached',
    },
  ],
  silentOn: [
    'Your account shows a zero balance.',
    { text: 'Balance $300.00', given: { alreadyPaid: false, settledBefore: false } },
    {
      text: 'We have not received your last instalment.',
      given: { alreadyPaid: false, settledBefore: false },
      note: 'the plan is still open',
    },
  ],
})
