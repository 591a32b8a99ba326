import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { holdsOfBoth } from '#law/three-valued.ts'
import { creditWords, sentOn } from '#law/letter-words.ts'
import { addDays, addYears, day } from '#units/iso-date.ts'

const RESTS_ON = ['firstDelinquencyDate'] as const

/** They threaten to report a debt that is too old for credit reports.
 *  @law 15 USC 1692e(5); 15 USC 1692e(8); 15 USC 1692e(10); 12 CFR 1006.18(c)(1); 12 CFR 1006.18(c)(2); 15 USC 1681c(a)(4); 15 USC 1681c(c)(1) */
export const crObsoleteThreat = defineRule({
  id: 'cr-obsolete-threat',
  title: 'They threaten to report a debt that is too old for credit reports',
  type: 'credit-reporting',
  cites: [
    '15 USC 1692e(5)',
    '15 USC 1692e(8)',
    '15 USC 1692e(10)',
    '12 CFR 1006.18(c)(1)',
    '12 CFR 1006.18(c)(2)',
    '15 USC 1681c(a)(4)',
    '15 USC 1681c(c)(1)',
  ],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 7,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'Collection and charged-off accounts generally cannot appear on a consumer report more than seven years after they became delinquent (the seven years start 180 days after the delinquency that led to collection). Threatening to report an older debt threatens what cannot happen.',
  whyItMatters:
    'Most debts must come off your credit report after about seven years. By the dates you gave, this one is too old to report. The threat is not something they can lawfully do.',
  wouldChange: [
    'It is a judgment, a bankruptcy or a large credit. Other periods hold for those.',
    'The date of your first missed payment is another. Your credit report shows it.',
  ],
  remedySentence:
    'This debt is obsolete under 15 U.S.C. 1681c; threatening to report it violates 15 U.S.C. 1692e(5) and (10).',
  cases: [
    {
      name: 'Gonzales v. Arrow Financial Services, LLC',
      cite: '660 F.3d 1055',
      court: '9th Cir.',
      year: 2011,
      holding:
        'Conditional wording about credit reporting was an implied threat to report debts too old to be reported.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: creditWords,
    holds: facts =>
      holdsOfBoth(sentOn(facts), facts.firstDelinquencyDate, (sent, first) => sent > addYears(addDays(first, 180), 7)),
  }),
  firesOn: [
    {
      text: 'If we are reporting the account, the appropriate credit bureaus will be notified that this account has been settled.',
      given: { firstDelinquencyDate: day('2012-04-01'), letterDate: day('2025-03-01') },
    },
    {
      text: 'A negative credit report reflecting on your credit record may be submitted to a credit reporting agency if you fail to fulfill the terms of your credit obligations.',
      given: { firstDelinquencyDate: day('2013-06-01'), letterDate: day('2025-03-01') },
    },
    {
      text: 'Pay now or this debt will damage your credit for another seven years.',
      given: { firstDelinquencyDate: day('2014-01-15'), letterDate: day('2025-03-01') },
    },
    {
      text: 'Nonpayment will be reported to all three bureaus.',
      given: { firstDelinquencyDate: day('2015-02-01'), letterDate: day('2025-03-01') },
    },
  ],
  silentOn: [
    {
      text: 'We may report information about your account to credit bureaus.',
      given: { firstDelinquencyDate: day('2023-10-01'), letterDate: day('2025-03-01') },
    },
    'We will not report this debt to any credit reporting agency.',
    'Payment or non-payment of this debt will not affect your credit score.',
    'The law limits how long information can be reported.',
  ],
})
