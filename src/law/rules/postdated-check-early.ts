import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { anyOf, holdsOfBoth, isTrue } from '#law/three-valued.ts'
import type { AllFacts } from '#law/facts.ts'
import { sayingWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['threatensEarlyDeposit', 'checkDate', 'depositDate'] as const

/** They cashed or threaten to cash a check before its date.
 *  @law 15 USC 1692f(4); 12 CFR 1006.22(c)(3) */
export const postdatedCheckEarly = defineRule({
  id: 'postdated-check-early',
  title: 'They cashed or threaten to cash a check before its date',
  type: 'payment-instruments',
  cites: ['15 USC 1692f(4)', '12 CFR 1006.22(c)(3)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement: 'Depositing or threatening to deposit a post-dated check or payment before its date is forbidden.',
  whyItMatters:
    'They used or threatened to use your check before its date. That can cause overdraft fees and is not allowed. Tell your bank right away.',
  wouldChange: ['You told them that they may cash it sooner.'],
  remedySentence: 'You deposited or threatened to deposit a post-dated check early, contrary to 15 U.S.C. 1692f(4).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts =>
      anyOf(
        isTrue(facts.threatensEarlyDeposit),
        holdsOfBoth(facts.depositDate, facts.checkDate, (cashed, dated) => cashed < dated),
      ),
    worthAskingWhen: speaksOfChecks,
  }),
  firesOn: [
    {
      text: 'We will deposit the check you sent for June 15 today unless you call.',
      given: { checkDate: day('2025-06-15'), depositDate: day('2025-06-02') },
    },
    {
      text: 'Your June 30 payment has been processed early.',
      given: { checkDate: day('2025-06-30'), depositDate: day('2025-06-20') },
    },
    {
      text: 'If you miss this call we will run all your postdated checks now.',
      given: { threatensEarlyDeposit: true },
    },
    {
      text: 'Because you missed our call, we have presented your check dated 8/30 today, 8/12.',
      given: { checkDate: day('2025-08-30'), depositDate: day('2025-08-12') },
    },
  ],
  silentOn: [
    {
      text: 'Your June 15 check will be deposited on June 15.',
      given: { checkDate: day('2025-06-15'), depositDate: day('2025-06-15') },
    },
    'We received your post-dated check and will hold it until its date.',
    'Your payment was processed on the scheduled date.',
  ],
})

function speaksOfChecks(facts: AllFacts): boolean {
  return sayingWords(facts, 'postdated-check-threat') !== undefined || facts.checkDate.known
}
