import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { collectsUnanswered, stillCollects } from '#law/earlier-letter.ts'
import { noticeWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['writtenDisputeReceivedDate', 'earlierValidationEndDate', 'verificationReceivedDate'] as const

/** You disputed in time and they kept collecting without proof.
 *  @law 15 USC 1692g(b); 12 CFR 1006.38(d)(2) */
export const disputeIgnored = defineRule({
  id: 'dispute-ignored',
  title: 'You disputed in time and they kept collecting without proof',
  type: 'dispute-handling',
  cites: ['15 USC 1692g(b)', '12 CFR 1006.38(d)(2)'],
  basis: 'compare',
  appliesTo: [
    'follow-up-demand',
    'settlement-offer',
    'attorney-letter',
    'lawsuit-threat',
    'credit-reporting-notice',
    'payment-reminder',
    'summons-or-complaint',
  ],
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'On a written dispute within the period, collection of the disputed amount must stop until the collector mails verification or a judgment copy (or, for a truly duplicative dispute, the brief reply the rule allows).',
  whyItMatters:
    'You disputed the debt in time and in writing. They must stop until they send proof. They kept collecting instead. That is a strong violation.',
  wouldChange: [
    'Your dispute reached them after the last day printed in the first notice.',
    'They had sent proof before this letter, or you had disputed the same before and they had answered.',
    'The letter is only about the part you did not dispute.',
  ],
  remedySentence:
    'You continued collecting after my timely written dispute without first mailing verification, contrary to 15 U.S.C. 1692g(b).',
  cases: [
    {
      name: 'Clark v. Capital Credit & Collection Services, Inc.',
      cite: '460 F.3d 1162',
      court: '9th Cir.',
      year: 2006,
      holding:
        "Verification means at least telling the consumer what the creditor claims; the collector may rely on the creditor's records (limit on how much proof is needed).",
    },
    {
      name: 'Chaudhry v. Gallerizzo',
      cite: '174 F.3d 394',
      court: '4th Cir.',
      year: 1999,
      holding: 'Verification need only confirm that the amount demanded is what the creditor claims.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts =>
      stillCollects(facts) && !noticeWords(facts, 'verification-pending') ? wordsDemanding(facts) : undefined,
    holds: facts =>
      collectsUnanswered(facts, {
        received: facts.writtenDisputeReceivedDate,
        answered: facts.verificationReceivedDate,
      }),
  }),
  firesOn: [
    {
      text: '(2025-07-05): pay $816.00 now.',
      earlier: {
        text: '(2025-06-02, dispute by 2025-07-09). DISPUTE mailed 2025-06-20, received 2025-06-24',
        given: { validationEndDate: day('2025-07-09') },
      },
      given: {
        writtenDisputeReceivedDate: day('2025-06-24'),
        verificationReceivedDate: null,
        letterDate: day('2025-07-05'),
      },
      note: 'no verification received',
    },
    {
      text: '(2025-05-21): settlement offer, no proof enclosed.',
      earlier: { text: '(2025-05-01) notice', given: { letterDate: day('2025-05-01') } },
      given: {
        writtenDisputeReceivedDate: day('2025-05-12'),
        verificationReceivedDate: null,
        letterDate: day('2025-05-21'),
        kindOfPaper: 'settlement-offer',
      },
    },
    {
      text: '(2025-03-10): summons and complaint.',
      earlier: { text: '(2025-02-03) notice', given: { letterDate: day('2025-02-03') } },
      given: {
        writtenDisputeReceivedDate: day('2025-02-18'),
        verificationReceivedDate: null,
        letterDate: day('2025-03-10'),
        kindOfPaper: 'summons-or-complaint',
        ruleKinds: ['summons-or-complaint'],
      },
    },
    {
      text: '(2025-03-28): your account is being escalated; pay $233.00.',
      earlier: { text: '(2025-03-03). Written dispute received 2025-03-15', given: { letterDate: day('2025-03-03') } },
      given: {
        writtenDisputeReceivedDate: day('2025-03-15'),
        verificationReceivedDate: null,
        letterDate: day('2025-03-28'),
      },
      note: 'no verification',
    },
  ],
  silentOn: [
    {
      text: '(2025-07-15): demand.',
      earlier: { text: '(2025-06-02) notice', given: { letterDate: day('2025-06-02') } },
      given: {
        writtenDisputeReceivedDate: day('2025-06-24'),
        verificationReceivedDate: day('2025-07-02'),
        letterDate: day('2025-07-15'),
      },
    },
    {
      text: '(2025-09-01): demand.',
      earlier: { text: '(2025-06-02, dispute by 2025-07-09)', given: { validationEndDate: day('2025-07-09') } },
      given: {
        writtenDisputeReceivedDate: day('2025-08-20'),
        verificationReceivedDate: null,
        letterDate: day('2025-09-01'),
      },
    },
    {
      text: 'we have received your dispute and stopped collection.',
      earlier: { text: '', given: { validationEndDate: day('2025-07-09') } },
      given: {
        writtenDisputeReceivedDate: day('2025-06-24'),
        verificationReceivedDate: null,
        letterDate: day('2025-07-05'),
      },
    },
    {
      text: 'your dispute repeats your earlier one; see our answer of April 2.',
      earlier: { text: '', given: { validationEndDate: day('2025-07-09') } },
      given: {
        writtenDisputeReceivedDate: day('2025-06-24'),
        verificationReceivedDate: day('2025-04-02'),
        letterDate: day('2025-07-05'),
      },
      note: 'duplicative dispute, answered before',
    },
  ],
})
