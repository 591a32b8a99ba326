import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { allOf, holdsOfBoth, isTrue } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { noticeWords, sentOn } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['bankruptcyFiledDate', 'stayInForce'] as const

/** They keep collecting while you are in bankruptcy.
 *  @law 15 USC 1692e(2)(A); 15 USC 1692e(5) */
export const bankruptcyStay = defineRule({
  id: 'bankruptcy-stay',
  title: 'They keep collecting while you are in bankruptcy',
  type: 'bankruptcy-estate',
  cites: ['15 USC 1692e(2)(A)', '15 USC 1692e(5)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 8,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'While the automatic stay is in force, acts to collect are barred; a demand states that money is payable when it is not.',
  whyItMatters:
    'Once you file bankruptcy, most collection must stop at once. This letter came after you filed. Tell your bankruptcy lawyer.',
  wouldChange: [
    'The case was dismissed or closed, or the court lifted the stay.',
    'They had not yet heard of your case. Tell them and your lawyer.',
  ],
  remedySentence:
    'You sent a demand while the automatic stay of 11 U.S.C. 362 was in force, contrary also to 15 U.S.C. 1692e(2)(A).',
  cases: [
    {
      name: 'Randolph v. IMBS, Inc.',
      cite: '368 F.3d 726',
      court: '7th Cir.',
      year: 2004,
      holding: 'An assertion that money is due while the stay applies is false.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (noticeWords(facts, 'bankruptcy-disclaimer') ? undefined : wordsDemanding(facts)),
    holds: facts =>
      allOf(
        holdsOfBoth(sentOn(facts), facts.bankruptcyFiledDate, (sent, filed) => sent > filed),
        isTrue(facts.stayInForce),
      ),
    worthAskingWhen: ({ bankruptcyFiledDate }) => Boolean(valueOf(bankruptcyFiledDate)),
  }),
  firesOn: [
    {
      text: 'Pay $700.00 now.',
      given: { bankruptcyFiledDate: day('2025-05-01'), stayInForce: true, letterDate: day('2025-06-01') },
    },
    {
      text: 'We will sue you next month.',
      given: { bankruptcyFiledDate: day('2025-05-01'), stayInForce: true, letterDate: day('2025-05-20') },
    },
    {
      text: 'Settlement offer: 40% off your balance.',
      given: { bankruptcyFiledDate: day('2025-05-01'), stayInForce: true, letterDate: day('2025-06-10') },
    },
    {
      text: 'Reminder: your account is 90 days past due.',
      given: { bankruptcyFiledDate: day('2025-05-01'), stayInForce: true, letterDate: day('2025-07-01') },
    },
  ],
  silentOn: [
    'Notice: the stay has ended; our claim was filed.',
    'This notice is sent only for information because of your bankruptcy.',
    { text: 'Pay now.', given: { stayInForce: false }, note: 'the case was dismissed' },
  ],
})
