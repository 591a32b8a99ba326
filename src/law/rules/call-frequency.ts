import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { anyOf, holds } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['calls7Days', 'callAfterConversationDays'] as const

/** They call too often.
 *  @law 15 USC 1692d(5); 12 CFR 1006.14(b)(1); 12 CFR 1006.14(b)(2)(i); 12 CFR 1006.14(b)(2)(ii) */
export const callFrequency = defineRule({
  id: 'call-frequency',
  title: 'They call too often',
  type: 'contact-restrictions',
  cites: ['15 USC 1692d(5)', '12 CFR 1006.14(b)(1)', '12 CFR 1006.14(b)(2)(i)', '12 CFR 1006.14(b)(2)(ii)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'More than seven calls to a person about a particular debt in seven consecutive days, or a call within seven days after a telephone conversation about it, is presumed to be a violation (both limits give a rebuttable presumption of compliance or violation).',
  whyItMatters:
    'They may not call about one debt more than seven times in seven days, or within seven days of talking with you about it. Your log shows more than that. Write down each call.',
  wouldChange: [
    'You asked for the calls, or they did not connect.',
    'They were about two different debts. The limit counts for each.',
  ],
  remedySentence:
    'You called more often than the law allows, contrary to 12 C.F.R. 1006.14(b)(1) and 15 U.S.C. 1692d(5).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts =>
      anyOf(
        holds(facts.calls7Days, calls => calls > 7),
        holds(facts.callAfterConversationDays, days => days < 7),
      ),
  }),
  firesOn: [
    { text: 'We have tried to reach you nine times this week.', given: { calls7Days: 9 }, note: 'letter' },
    { text: 'Call log: 8 calls Mon-Sun.', given: { calls7Days: 8 } },
    { text: 'We spoke Tuesday and called again Thursday.', given: { callAfterConversationDays: 2 } },
    { text: 'Our records show ten call attempts between May 1 and May 6.', given: { calls7Days: 10 }, note: 'letter' },
  ],
  silentOn: [
    { text: 'We called twice this week.', given: { calls7Days: 2 } },
    { text: 'Seven calls in seven days.', given: { calls7Days: 7 } },
    'A call you asked for.',
    'Calls about two different debts, seven each.',
  ],
})
