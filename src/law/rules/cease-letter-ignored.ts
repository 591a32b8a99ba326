import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { holdsOfBoth } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { threatWords, sentOn } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['ceaseReceivedDate'] as const

/** You told them in writing to stop and they kept writing.
 *  @law 15 USC 1692c(c); 12 CFR 1006.6(c)(1) */
export const ceaseLetterIgnored = defineRule({
  id: 'cease-letter-ignored',
  title: 'You told them in writing to stop and they kept writing',
  type: 'contact-restrictions',
  cites: ['15 USC 1692c(c)', '12 CFR 1006.6(c)(1)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'strong',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'After a written notice that the consumer refuses to pay or wants no further contact, the collector must stop, except (1) to say that it is ending its efforts, (2) to say that it or the creditor MAY invoke specified remedies that are ordinarily invoked, or (3) to say that it INTENDS to invoke a specified remedy.',
  whyItMatters:
    'You told them in writing to stop. They may write only once more to say they stop, or to say they will use a real remedy like a lawsuit. This letter is not one of those.',
  wouldChange: [
    'The letter only says that they stop, or that they will or may use a remedy such as a suit.',
    'You wrote or called them again later and asked for an answer.',
  ],
  remedySentence:
    'You continued to contact me after you received my written notice to stop, contrary to 15 U.S.C. 1692c(c).',
  cases: [
    {
      name: 'Lewis v. ACB Business Services, Inc.',
      cite: '135 F.3d 389',
      court: '6th Cir.',
      year: 1998,
      holding:
        'Limits: a letter stating payment options after a cease notice was treated as within the exceptions in that case.',
    },
    {
      name: 'Clark v. Capital Credit & Collection Services, Inc.',
      cite: '460 F.3d 1162',
      court: '9th Cir.',
      year: 2006,
      holding: 'A consumer who calls for information can waive part of a cease directive.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (isAllowedOnceMore(facts) ? undefined : wordsDemanding(facts)),
    holds: facts => holdsOfBoth(sentOn(facts), facts.ceaseReceivedDate, (sent, received) => sent > received),
  }),
  firesOn: [
    {
      text: 'SECOND REQUEST: please pay $700.00.',
      given: { ceaseReceivedDate: day('2025-03-05'), letterDate: day('2025-04-02') },
    },
    {
      text: 'We know you asked us to stop, but here is a new offer.',
      given: { ceaseReceivedDate: day('2025-03-05'), letterDate: day('2025-03-20') },
    },
    {
      text: 'Reminder: your instalment is due.',
      given: { ceaseReceivedDate: day('2025-03-05'), letterDate: day('2025-05-01') },
    },
    {
      text: 'Friendly reminder: your balance of $412.00 is still open.',
      given: { ceaseReceivedDate: day('2025-02-20'), letterDate: day('2025-03-15') },
    },
  ],
  silentOn: [
    'We have received your request and will stop contacting you.',
    {
      text: 'Our client intends to file suit to collect this debt.',
      given: { ceaseReceivedDate: day('2025-03-05'), letterDate: day('2025-03-25') },
    },
    'We have returned this account to the creditor and closed our file.',
    { text: 'Please pay $700.00.', given: { ceaseReceivedDate: null } },
  ],
})

const REMEDIES = ['suit', 'judgment', 'garnishment', 'bank-levy', 'lien', 'refer-to-attorney', 'repossession'] as const

// to end, or to name a remedy without asking for money  @law 15 USC 1692c(c)(1) to (3)
function isAllowedOnceMore(facts: AllFacts): boolean {
  const asks = [facts.paymentDemands, facts.settlementOffers].some(list => list.known && list.value.length > 0)
  const namesRemedy = threatWords(facts, ...REMEDIES) !== undefined
  return (
    (namesRemedy && !asks) ||
    (facts.isAttemptToCollect.known && !facts.isAttemptToCollect.value && !asks) ||
    valueOf(facts.kindOfPaper) === 'account-closed'
  )
}
