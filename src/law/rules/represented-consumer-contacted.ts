import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { allOf, holdsOfBoth, isTrue } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { sentOn } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = [
  'attorneyRepresents',
  'collectorKnowsAttorney',
  'noticeOfRepresentationDate',
  'attorneyUnresponsive',
  'directContactConsented',
] as const

/** They wrote to you although you have a lawyer.
 *  @law 15 USC 1692c(a)(2); 12 CFR 1006.6(b)(2) */
export const representedConsumerContacted = defineRule({
  id: 'represented-consumer-contacted',
  title: 'They wrote to you although you have a lawyer',
  type: 'contact-restrictions',
  cites: ['15 USC 1692c(a)(2)', '12 CFR 1006.6(b)(2)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "A collector who knows the consumer is represented by an attorney for the debt, and knows or can readily find the attorney's name and address, must write to the attorney.",
  whyItMatters:
    'Once they know you have a lawyer for this debt, they must write to the lawyer, not you. They wrote to you anyway. Give this letter to your lawyer.',
  wouldChange: [
    'Only the lender knew of your lawyer, not this collector.',
    'Your lawyer did not answer them in a reasonable time, or agreed that they write to you.',
    'The lawyer helps you with something else, not with this debt.',
  ],
  remedySentence:
    'You contacted me directly although I am represented by counsel for this debt, contrary to 15 U.S.C. 1692c(a)(2).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (valueOf(facts.addresseeRelationship) === 'attorney' ? undefined : wordsDemanding(facts)),
    holds: facts =>
      allOf(
        isTrue(facts.attorneyRepresents),
        isTrue(facts.collectorKnowsAttorney),
        holdsOfBoth(sentOn(facts), facts.noticeOfRepresentationDate, (sent, told) => sent > told),
        valueOf(facts.attorneyUnresponsive) !== true,
        valueOf(facts.directContactConsented) !== true,
      ),
  }),
  firesOn: [
    {
      text: 'Dear Ms. Doe: please remit $900.00.',
      given: {
        attorneyRepresents: true,
        collectorKnowsAttorney: true,
        noticeOfRepresentationDate: day('2025-03-01'),
        letterDate: day('2025-04-10'),
      },
    },
    {
      text: 'We have not heard from you directly.',
      given: {
        attorneyRepresents: true,
        collectorKnowsAttorney: true,
        noticeOfRepresentationDate: day('2025-04-01'),
        letterDate: day('2025-04-21'),
      },
    },
    {
      text: 'Your lawyer aside, please call me.',
      given: {
        attorneyRepresents: true,
        collectorKnowsAttorney: true,
        noticeOfRepresentationDate: day('2025-02-01'),
        letterDate: day('2025-02-20'),
      },
    },
    {
      text: 'Dear Mr. Hill: this is our final offer.',
      given: {
        attorneyRepresents: true,
        collectorKnowsAttorney: true,
        noticeOfRepresentationDate: day('2025-02-10'),
        letterDate: day('2025-03-03'),
      },
    },
  ],
  silentOn: [
    'Dear Attorney Smith: regarding your client Jane Doe ...',
    { text: 'Dear Ms. Doe: ...', given: { attorneyRepresents: false } },
    {
      text: 'Your attorney has not responded to our two letters; we therefore write to you.',
      given: { attorneyRepresents: true, collectorKnowsAttorney: true, attorneyUnresponsive: true },
    },
    {
      text: 'This contact was requested by you in writing.',
      given: { attorneyRepresents: true, collectorKnowsAttorney: true, directContactConsented: true },
    },
  ],
})
