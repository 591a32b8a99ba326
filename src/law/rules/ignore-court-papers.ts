import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { valueOf } from '#law/fact.ts'
import { sayingWords } from '#law/letter-words.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { allOf, isTrue } from '#law/three-valued.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['toldToIgnoreCourtPapers', 'summonsReceived'] as const

/** They tell you court papers need no answer.
 *  @law 15 USC 1692e(15); 12 CFR 1006.18(b)(1)(viii) */
export const ignoreCourtPapers = defineRule({
  id: 'ignore-court-papers',
  title: 'They tell you court papers need no answer',
  type: 'false-representation',
  cites: ['15 USC 1692e(15)', '12 CFR 1006.18(b)(1)(viii)'],
  basis: 'with-fact',
  appliesTo: [...ANY_DEMAND, 'summons-or-complaint'],
  strength: 'strong',
  severity: 9,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement: 'A collector may not falsely say that documents are not legal process or require no action.',
  whyItMatters:
    'Never ignore court papers because a collector tells you to. If you do not answer on time you can lose automatically. Contact a lawyer or legal aid now.',
  wouldChange: ['The case really was dismissed. Ask the clerk of the court, not the collector.'],
  remedySentence:
    'You told me that legal papers required no response, which is false and violates 15 U.S.C. 1692e(15).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => sayingWords(facts, 'ignore-court-papers') ?? wordsDemanding(facts),
    holds: facts =>
      allOf(
        sayingWords(facts, 'ignore-court-papers') !== undefined || isTrue(facts.toldToIgnoreCourtPapers),
        isTrue(facts.summonsReceived),
      ),
    worthAskingWhen: ({ claimsLawsuit, summonsReceived }) =>
      valueOf(claimsLawsuit) === true || valueOf(summonsReceived) === true,
  }),
  firesOn: [
    {
      text: 'The papers you received are just a formality; you do not need to answer or appear.',
      given: { summonsReceived: true, toldToIgnoreCourtPapers: true },
    },
    {
      text: 'Disregard the summons. Pay us and we will take care of the court.',
      given: { summonsReceived: true, toldToIgnoreCourtPapers: true },
    },
    {
      text: 'This is not a lawsuit, you do not have to do anything.',
      given: { summonsReceived: true, toldToIgnoreCourtPapers: true },
    },
    {
      text: 'No need to file an answer while you are on our payment plan.',
      given: { summonsReceived: true, toldToIgnoreCourtPapers: true },
    },
  ],
  silentOn: [
    'This letter is not a lawsuit.',
    'We have dismissed the lawsuit; enclosed is the filed dismissal.',
    'You may wish to consult an attorney about the summons.',
    'No action is needed on this receipt.',
  ],
})
