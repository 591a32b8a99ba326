import { defineRule, doesNotApply, needs, satisfied } from '#law/define-rule.ts'
import { carries, missing } from '#law/validation-notice.ts'
import { day } from '#units/iso-date.ts'

// "This is an attempt to collect a debt" is commonly accepted for the same thing.
const IDENTIFIES = ['debt-collector-line', 'mini-miranda', 'attempt-to-collect'] as const

/** A later letter does not say it is from a debt collector.
 *  @law 15 USC 1692e(11); 12 CFR 1006.18(e)(2) */
export const miniMirandaSubsequentMissing = defineRule({
  id: 'mini-miranda-subsequent-missing',
  title: 'A later letter does not say it is from a debt collector',
  type: 'identity-disclosure',
  cites: ['15 USC 1692e(11)', '12 CFR 1006.18(e)(2)'],
  basis: 'absence',
  appliesTo: [
    'follow-up-demand',
    'settlement-offer',
    'attorney-letter',
    'lawsuit-threat',
    'credit-reporting-notice',
    'payment-reminder',
  ],
  strength: 'likely',
  severity: 4,
  confidence: 'medium',
  privateAction: true,
  requirement: 'Every later communication must disclose that it is from a debt collector.',
  whyItMatters:
    'Every letter from a collector must say that it comes from a debt collector. This one does not. It may look like a normal bill when it is not.',
  wouldChange: [
    "Courts look at what the letter says as a whole. 'This is an attempt to collect a debt' beside the name of a collection agency is commonly enough.",
    'A mere receipt, or a letter that only answers your question, may not need the line.',
  ],
  remedySentence:
    'Your letter does not disclose that it is from a debt collector, as 15 U.S.C. 1692e(11) and 12 C.F.R. 1006.18(e)(2) require.',
  cases: [],
  checkedOn: day('2026-11-21'),
  appliesWhen: facts => {
    const { kindOfPaper, ruleKinds, isAttemptToCollect } = facts
    const isFirst = ruleKinds.known && ruleKinds.value[0] === 'initial-validation-notice'
    const isScam = kindOfPaper.known && kindOfPaper.value === 'scam'
    const onlyAnswers = isAttemptToCollect.known && !isAttemptToCollect.value
    return isFirst || isScam || onlyAnswers ? doesNotApply() : 'applies'
  },
  check: needs(['wholeLetterRead', 'notices'], (_, __, facts) =>
    IDENTIFIES.some(notice => carries(facts, notice))
      ? satisfied()
      : missing({ expected: 'This letter is from a debt collector.', modelFormLine: 5 }),
  ),
  firesOn: [
    'SETTLEMENT OFFER: pay $300.00 and we will close your account. Call Account Services at 800-555-0133.',
    'Second notice. Your balance of $912.00 remains unpaid. Please remit.',
    'Reminder from Account Resolution Team: your instalment of $50.00 is due on the 15th.',
    'Hi Sam, just following up. Your account with Lakeview still shows $77.40. Pay at this link.',
  ],
  silentOn: [
    'This communication is from a debt collector.',
    'Apex Recovery is a debt collector.',
    'This is an attempt to collect a debt by a debt collector.',
    'This is an attempt to collect a debt. Any information obtained will be used for that purpose.',
    'From: Apex Collections, a debt collection agency',
  ],
})
