import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { anyOf, holds } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { noticeWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['addresseeRelationship', 'readerRelationship'] as const

/** A letter sent to someone else to 'find' you reveals that you owe money.
 *  @law 15 USC 1692b(2); 15 USC 1692b(5); 15 USC 1692c(b); 12 CFR 1006.10(b)(2); 12 CFR 1006.10(b)(4); 12 CFR 1006.6(d)(1) */
export const locationLetterRevealsDebt = defineRule({
  id: 'location-letter-reveals-debt',
  title: "A letter sent to someone else to 'find' you reveals that you owe money",
  type: 'contact-restrictions',
  cites: [
    '15 USC 1692b(2)',
    '15 USC 1692b(5)',
    '15 USC 1692c(b)',
    '12 CFR 1006.10(b)(2)',
    '12 CFR 1006.10(b)(4)',
    '12 CFR 1006.6(d)(1)',
  ],
  basis: 'with-fact',
  appliesTo: ['initial-validation-notice', 'follow-up-demand'],
  strength: 'strong',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'A collector writing to a third party for location information must not say that the consumer owes a debt and must not use words or symbols on the envelope or in the letter showing that it is in the debt-collection business.',
  whyItMatters:
    'A collector may ask other people only where you live, your phone and where you work. It may not tell them you owe money. Ask the person to keep the letter for you.',
  wouldChange: [
    'The letter is to the spouse, the lawyer or the guardian of the person. They count as the person.',
    'It does not say or show that a debt is owed.',
  ],
  remedySentence:
    'You revealed my alleged debt while seeking location information, contrary to 15 U.S.C. 1692b(2) and 1692c(b).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts =>
      revealsDebt(facts) && valueOf(facts.refersToDeceased) !== true ? wordsDemanding(facts) : undefined,
    holds: facts =>
      anyOf(
        holds(facts.addresseeRelationship, who => who === 'third-party'),
        holds(facts.readerRelationship, who => who === 'third-party'),
      ),
    worthAskingWhen: facts => valueOf(facts.kindOfPaper) === 'third-party-letter',
  }),
  firesOn: [
    {
      text: 'We are trying to locate Jane Doe about a past-due account. Apex Collections.',
      given: { collectorName: 'Apex Collections', addresseeRelationship: 'third-party' },
      note: 'to your mother',
    },
    {
      text: 'Please help us reach John Smith regarding his delinquent balance.',
      given: { collectorName: 'Apex Collections', addresseeRelationship: 'third-party' },
      note: 'to a neighbor',
    },
    {
      text: 'Verification of employment request - Debt Recovery Division.',
      given: { collectorName: 'Debt Recovery Division', addresseeRelationship: 'third-party' },
      note: 'to your employer',
    },
    {
      text: 'Jane listed you as a reference for a loan she has not repaid.',
      given: { isAttemptToCollect: true, addresseeRelationship: 'third-party' },
      note: 'to a former roommate',
    },
  ],
  silentOn: [
    {
      text: 'My name is Tom Reed. I am confirming location information for Jane Doe: home address and phone number.',
      given: { addresseeRelationship: 'third-party', collectorName: 'Tom Reed' },
      note: 'to your mother',
    },
    { text: 'We are trying to collect a debt that you owe.', note: 'to you' },
    { text: "regarding your client Jane Doe's account", note: 'to your attorney' },
    { text: 'about your account', note: 'to your spouse' },
  ],
})

// any sign of a debt or of a collector will do  @law 15 USC 1692b(2), (5)
function revealsDebt(facts: AllFacts): boolean {
  const { amounts, isAttemptToCollect, collectorName } = facts
  const tells = noticeWords(facts, 'mini-miranda', 'attempt-to-collect', 'debt-collector-line') !== undefined
  const named = collectorName.known && /collect|recover|debt|credit/i.test(collectorName.value)
  const asks = isAttemptToCollect.known && isAttemptToCollect.value
  return tells || named || asks || (amounts.known && amounts.value.length > 0)
}
