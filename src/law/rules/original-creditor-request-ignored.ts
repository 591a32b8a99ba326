import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { collectsUnanswered, stillCollects } from '#law/earlier-letter.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['ocRequestReceivedDate', 'earlierValidationEndDate', 'ocInfoReceivedDate'] as const

/** You asked for the original creditor and they kept collecting without answering.
 *  @law 15 USC 1692g(b); 12 CFR 1006.38(c) */
export const originalCreditorRequestIgnored = defineRule({
  id: 'original-creditor-request-ignored',
  title: 'You asked for the original creditor and they kept collecting without answering',
  type: 'dispute-handling',
  cites: ['15 USC 1692g(b)', '12 CFR 1006.38(c)'],
  basis: 'with-fact',
  appliesTo: ['follow-up-demand', 'settlement-offer', 'attorney-letter'],
  strength: 'strong',
  severity: 7,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "On a written request within the period for the original creditor's name and address, collection must stop until the collector sends them (or says original and current creditor are the same).",
  whyItMatters:
    "You asked in time for the original creditor's name and address. They must stop collecting until they answer. They did not.",
  wouldChange: [
    'Your request reached them after the last day printed in the first notice.',
    'The lender you first had is still the one you owe, and they told you so.',
  ],
  remedySentence:
    'You continued collecting after my timely written request for original-creditor information, contrary to 15 U.S.C. 1692g(b).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (stillCollects(facts) ? wordsDemanding(facts) : undefined),
    holds: facts =>
      collectsUnanswered(facts, { received: facts.ocRequestReceivedDate, answered: facts.ocInfoReceivedDate }),
  }),
  firesOn: [
    {
      text: 'please pay $816.00.',
      given: {
        ocRequestReceivedDate: day('2025-06-20'),
        earlierValidationEndDate: day('2025-07-09'),
        letterDate: day('2025-07-15'),
        ocInfoReceivedDate: null,
      },
    },
    {
      text: 'We cannot tell you who the first lender was, but pay now.',
      given: {
        ocRequestReceivedDate: day('2025-06-20'),
        earlierValidationEndDate: day('2025-07-09'),
        letterDate: day('2025-07-02'),
        ocInfoReceivedDate: null,
        isAttemptToCollect: true,
      },
    },
    {
      text: 'SECOND NOTICE: $1,010.00 due.',
      given: {
        ocRequestReceivedDate: day('2025-06-20'),
        earlierValidationEndDate: day('2025-07-09'),
        letterDate: day('2025-07-20'),
        ocInfoReceivedDate: null,
      },
    },
    {
      text: 'Settlement offer: 50% off.',
      given: {
        ocRequestReceivedDate: day('2025-06-20'),
        earlierValidationEndDate: day('2025-07-09'),
        letterDate: day('2025-07-25'),
        ocInfoReceivedDate: null,
      },
    },
  ],
  silentOn: [
    'the original creditor is First Bank, 1 Main St, Dover DE.',
    {
      text: 'Our records show the current creditor is the original creditor.',
      given: { ocRequestReceivedDate: day('2025-06-20') },
    },
    { text: 'Pay now.', given: { ocRequestReceivedDate: null } },
  ],
})
