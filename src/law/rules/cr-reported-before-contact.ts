import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, holdsOfBoth } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { creditWords } from '#law/letter-words.ts'
import { addDays, day } from '#units/iso-date.ts'

const RESTS_ON = ['creditReportedDate', 'firstContactDate', 'conversationBeforeReport'] as const

/** They put it on your credit report before telling you about the debt.
 *  @law 12 CFR 1006.30(a)(1); 15 USC 1692f; 15 USC 1692d */
export const crReportedBeforeContact = defineRule({
  id: 'cr-reported-before-contact',
  title: 'They put it on your credit report before telling you about the debt',
  type: 'credit-reporting',
  cites: ['12 CFR 1006.30(a)(1)', '15 USC 1692f', '15 USC 1692d'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  privateActionNote: 'Regulation F rule interpreting 1692d and 1692f.',
  requirement:
    'A collector must first speak to the consumer about the debt, or send a letter or electronic message about it and wait a reasonable time (14 days is reasonable) for a notice that it was undeliverable, before furnishing information to a consumer reporting agency.',
  whyItMatters:
    'A collector must contact you about a debt before it reports it to the credit bureaus. Your records show that the credit report came first. This is called debt parking and it is not allowed.',
  wouldChange: [
    'They spoke with you about the debt before they reported it.',
    'The first lender made the entry, not the collector.',
  ],
  remedySentence:
    'You furnished this account to a consumer reporting agency before contacting me, contrary to 12 C.F.R. 1006.30(a)(1).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts =>
      allOf(
        valueOf(facts.conversationBeforeReport) !== true,
        holdsOfBoth(
          facts.creditReportedDate,
          facts.firstContactDate,
          (reported, first) => reported < addDays(first, 14),
        ),
      ),
    worthAskingWhen: facts => creditWords(facts) !== undefined,
  }),
  firesOn: [
    {
      text: 'Your account has been reported to the credit bureaus.',
      given: { creditReportedDate: day('2025-02-01'), firstContactDate: day('2025-03-10') },
    },
    {
      text: 'This is our first notice. The account already appears on your credit report.',
      given: { creditReportedDate: day('2025-02-20'), firstContactDate: day('2025-03-10') },
    },
    {
      text: 'As reported to the bureaus on 1/15/2025 ...',
      given: { creditReportedDate: day('2025-01-15'), firstContactDate: day('2025-01-20') },
    },
    {
      text: 'Please call us about the collection item on your credit file.',
      given: { creditReportedDate: day('2025-01-02'), firstContactDate: day('2025-02-11') },
    },
  ],
  silentOn: [
    'We may report information about your account to credit bureaus.',
    {
      text: 'We reported this account on April 1, 2025 after our letter of March 1, 2025.',
      given: { creditReportedDate: day('2025-04-01'), firstContactDate: day('2025-03-01') },
    },
    { text: 'The creditor reported the charge-off.', note: 'reported by creditor, not the collector' },
  ],
})
