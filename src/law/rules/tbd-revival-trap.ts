import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { valueOf, type Evidence } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { sayingWords, noticeWords } from '#law/letter-words.ts'
import { STATES } from '#law/states/index.ts'
import { dollars } from '#units/cents.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['timeBarred', 'stateOfResidence'] as const

/** A small payment or signature may restart an old debt and they do not warn you.
 *  @law 15 USC 1692e(10); 15 USC 1692e(2)(A); 12 CFR 1006.18(d) */
export const tbdRevivalTrap = defineRule({
  id: 'tbd-revival-trap',
  title: 'A small payment or signature may restart an old debt and they do not warn you',
  type: 'time-barred-debt',
  cites: ['15 USC 1692e(10)', '15 USC 1692e(2)(A)', '12 CFR 1006.18(d)'],
  basis: 'with-fact',
  appliesTo: [
    'settlement-offer',
    'follow-up-demand',
    'payment-reminder',
    'initial-validation-notice',
    'attorney-letter',
  ],
  strength: 'likely',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'In many states a part payment, a promise or a signed acknowledgment restarts the limitations period; inviting it on a time-barred debt without warning is deceptive.',
  whyItMatters:
    "This debt may be too old to sue on. In many states even a tiny payment or a signed paper can bring it back to life. The letter asks for one without warning you. Do not pay or sign until you know your state's rule.",
  wouldChange: [
    "Another state's time limit applies, for example one your contract names.",
    'Your state does not let a payment or a signature restart the time.',
    'The letter warns that a payment may restart the time. Look at every page.',
  ],
  remedySentence:
    'You invited a payment or acknowledgment on a time-barred debt without warning that it may revive the debt, which is deceptive under 15 U.S.C. 1692e(10).',
  cases: [
    {
      name: 'Pantoja v. Portfolio Recovery Associates, LLC',
      cite: '852 F.3d 679',
      court: '7th Cir.',
      year: 2017,
      holding:
        'Failure to warn that a payment or promise would restart the period was an independent ground of liability.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({ restsOn: RESTS_ON, words: unwarnedInvitation, holds: facts => isTrue(facts.timeBarred) }),
  firesOn: [
    {
      text: 'Just send $10.00 today to show good faith.',
      given: { timeBarred: true, amounts: [{ role: 'minimum', amount: dollars(10), confidence: 1, evidence: [] }] },
    },
    { text: 'Sign and return this form to acknowledge your balance and start a plan.', given: { timeBarred: true } },
    { text: 'I agree that I owe $1,903.00 and promise to pay.', given: { timeBarred: true }, note: 'enclosed form' },
    {
      text: 'Make your first small payment and we will hold further activity.',
      given: { timeBarred: true, settlementOffers: [{ instalments: 6, evidence: [] }] },
    },
  ],
  silentOn: [
    { text: 'Making a payment may restart the time in which you can be sued.', given: { timeBarred: true } },
    { text: 'Start a plan with $50.00.', given: { timeBarred: false } },
    {
      text: 'Under New York law, paying does not restart the time to sue on this debt.',
      given: { timeBarred: true, stateOfResidence: 'NY' },
    },
    { text: 'Pay in full: $300.00 settles the account.', given: { timeBarred: true, stateOfResidence: 'NY' } },
  ],
})

// a small payment or a signed form asked for, where it may count, with no warning beside it
function unwarnedInvitation(facts: AllFacts): readonly Evidence[] | undefined {
  if (!facts.wholeLetterRead.known || noticeWords(facts, 'revival-warning')) return undefined
  const state = valueOf(facts.stateOfResidence)
  const restart = state && STATES[state].restart
  const signed =
    restart?.writing.afterExpiry === 'no'
      ? undefined
      : (sayingWords(facts, 'payment-or-signature-waives') ?? noticeWords(facts, 'acknowledgment-invited'))
  return signed ?? (restart?.payment.afterExpiry === 'no' ? undefined : paymentInvited(facts))
}

function paymentInvited(facts: AllFacts): readonly Evidence[] | undefined {
  const { amounts, settlementOffers } = facts
  const parts = amounts.known ? amounts.value.filter(({ role }) => role === 'instalment' || role === 'minimum') : []
  const plans = settlementOffers.known
    ? settlementOffers.value.filter(({ instalments }) => instalments !== undefined)
    : []
  const asked = [...parts, ...plans]
  return (
    noticeWords(facts, 'part-payment-invited') ??
    (asked.length > 0 ? asked.flatMap(({ evidence }) => evidence) : undefined)
  )
}
