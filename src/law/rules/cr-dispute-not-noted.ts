import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, isTrue } from '#law/three-valued.ts'
import { creditWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['disputed', 'reportedWithoutDisputeFlag'] as const

/** They report or discuss a disputed debt without saying it is disputed.
 *  @law 15 USC 1692e(8); 12 CFR 1006.18(c)(2) */
export const crDisputeNotNoted = defineRule({
  id: 'cr-dispute-not-noted',
  title: 'They report or discuss a disputed debt without saying it is disputed',
  type: 'credit-reporting',
  cites: ['15 USC 1692e(8)', '12 CFR 1006.18(c)(2)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Communicating or threatening to communicate credit information known to be false includes failing to say that a disputed debt is disputed. This dispute need not be within 30 days or in any set words.',
  whyItMatters:
    'You told them you dispute the debt. When they report it they must say it is disputed. They did not, or they say they will not. That can hurt your credit unfairly.',
  wouldChange: [
    'You disputed only after they had reported it. Courts disagree whether they must then correct the entry.',
    'Another company made the entry.',
  ],
  remedySentence:
    'You communicated credit information about this debt without noting that it is disputed, contrary to 15 U.S.C. 1692e(8).',
  cases: [
    {
      name: 'Evans v. Portfolio Recovery Associates, LLC',
      cite: '889 F.3d 337',
      court: '7th Cir.',
      year: 2018,
      holding:
        "A letter saying 'the amount reported is not accurate' was a dispute; reporting it later without noting the dispute violated 1692e(8).",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts => allOf(isTrue(facts.disputed), isTrue(facts.reportedWithoutDisputeFlag)),
    worthAskingWhen: facts => creditWords(facts) !== undefined || facts.disputed.known,
  }),
  firesOn: [
    {
      text: 'Your account has been reported as a valid collection item.',
      given: { disputed: true, reportedWithoutDisputeFlag: true },
    },
    {
      text: 'We will report this debt to the bureaus as unpaid.',
      given: { disputed: true, reportedWithoutDisputeFlag: true },
    },
    {
      text: 'Our records show no dispute.',
      given: { disputed: true, reportedWithoutDisputeFlag: true },
      note: 'proof of dispute delivery',
    },
    {
      text: 'We have told the bureaus that this debt is past due.',
      given: { disputed: true, reportedWithoutDisputeFlag: true },
    },
  ],
  silentOn: [
    'Your dispute has been noted and reported to the credit bureaus.',
    'We have asked the bureaus to mark this account as disputed.',
    { text: 'We will report this debt.', given: { disputed: false } },
  ],
})
