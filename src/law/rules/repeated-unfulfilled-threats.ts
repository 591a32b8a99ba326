import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, isFalse, type Truth } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import type { AllFacts } from '#law/facts.ts'
import { threatsOf } from '#law/what-it-says.ts'
import { threatWords } from '#law/letter-words.ts'
import { addDays, day } from '#units/iso-date.ts'

const RESTS_ON = ['earlierLetter', 'suitFiled'] as const

/** The same 'last chance before we sue' threat keeps coming.
 *  @law 15 USC 1692e(5); 15 USC 1692e(10); 12 CFR 1006.18(c)(1) */
export const repeatedUnfulfilledThreats = defineRule({
  id: 'repeated-unfulfilled-threats',
  title: "The same 'last chance before we sue' threat keeps coming",
  type: 'false-threat',
  cites: ['15 USC 1692e(5)', '15 USC 1692e(10)', '12 CFR 1006.18(c)(1)'],
  basis: 'compare',
  appliesTo: ['follow-up-demand', 'lawsuit-threat', 'attorney-letter', 'settlement-offer'],
  strength: 'likely',
  severity: 7,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement: 'Dated threats that pass without action are evidence that the threatened action was not intended.',
  whyItMatters:
    'They said they would act by a certain date and then did not, more than once. That pattern suggests the threat was only meant to scare you. Keep every letter and envelope.',
  wouldChange: ['A suit was filed after all.', 'The first letter only named a last day for an offer.'],
  remedySentence:
    'You have repeated dated threats of suit without acting on them, which shows they were not intended and violates 15 U.S.C. 1692e(5).',
  cases: [
    {
      name: 'Brown v. Card Service Center',
      cite: '464 F.3d 450',
      court: '3d Cir.',
      year: 2006,
      holding: 'What the collector really does after the letter shows whether the threat was intended.',
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts =>
      facts.earlierLetter.known ? threatWords(facts, 'suit', 'judgment', 'refer-to-attorney') : undefined,
    holds: facts => allOf(passedThreat(facts), isFalse(facts.suitFiled)),
  }),
  firesOn: [
    {
      text: '(2025-03-10): this is your final notice before suit on March 25.',
      earlier: {
        text: '(2025-01-05): we will sue on January 20',
        given: { threats: [{ action: 'suit', modality: 'will', deadline: day('2025-01-20'), evidence: [] }] },
      },
      given: { suitFiled: false, letterDate: day('2025-03-10') },
    },
    {
      text: '(two months later): FINAL NOTICE, legal action in 7 days. LETTER 3: SECOND FINAL NOTICE.',
      earlier: {
        text: 'FINAL NOTICE, legal action in 7 days',
        given: { threats: [{ action: 'suit', modality: 'will', deadline: day('2025-01-12'), evidence: [] }] },
      },
      given: { suitFiled: false, letterDate: day('2025-03-10') },
    },
    {
      text: '(August): your file will be forwarded to an attorney unless you pay.',
      earlier: {
        text: '(May): file forwarded to attorney today',
        given: { threats: [{ action: 'suit', modality: 'will', deadline: day('2025-05-05'), evidence: [] }] },
      },
      given: { suitFiled: false, letterDate: day('2025-08-04') },
    },
    {
      text: '(2025-02): suit will be filed by spring. LETTER 3 (2025-06): suit will be filed by fall.',
      earlier: {
        text: '(2024-11): suit will be filed by year end',
        given: { threats: [{ action: 'suit', modality: 'will', deadline: day('2024-12-31'), evidence: [] }] },
      },
      given: { suitFiled: false, letterDate: day('2025-02-10') },
    },
  ],
  silentOn: [
    {
      text: 'summons and complaint enclosed, filed May 3, 2025.',
      earlier: { text: 'our client may consider suit' },
      given: { suitFiled: true },
    },
    {
      text: 'new offer expires June 1; we are not obligated to renew this offer.',
      earlier: { text: 'offer expires May 1' },
      given: { letterDate: day('2025-05-20'), suitFiled: false },
    },
    'LETTER 1 and 2: routine reminders without threats.',
  ],
})

function passedThreat({ earlierLetter, letterDate }: AllFacts): Truth {
  const earlier = valueOf(earlierLetter)
  if (!earlier?.threats.known || !letterDate.known) return undefined
  const now = letterDate.value
  const sent = valueOf(earlier.letterDate)
  const threats = threatsOf(earlier.threats.value, ['suit', 'judgment', 'refer-to-attorney'])
  return threats.some(({ deadline, withinDays }) => {
    const last = deadline ?? (sent && withinDays !== undefined ? addDays(sent, withinDays) : undefined)
    return last !== undefined && last < now
  })
}
