import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { anyOf, holds, isTrue } from '#law/three-valued.ts'
import { isMessage } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['timeOrPlaceObjected', 'messageLocalTime'] as const

/** They contacted you at a bad time or place after being told.
 *  @law 15 USC 1692c(a)(1); 12 CFR 1006.6(b)(1) */
export const inconvenientTimeOrPlace = defineRule({
  id: 'inconvenient-time-or-place',
  title: 'They contacted you at a bad time or place after being told',
  type: 'contact-restrictions',
  cites: ['15 USC 1692c(a)(1)', '12 CFR 1006.6(b)(1)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 5,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "No contact at an unusual time or place, or one the collector knows or should know is inconvenient; before 8 a.m. and after 9 p.m. at the consumer's location is presumed inconvenient. For letters this mainly concerns place and electronic messages sent at such times.",
  whyItMatters:
    'Collectors must not contact you before 8 a.m. or after 9 p.m., or at places and times you told them are bad. This contact breaks that.',
  wouldChange: [
    'It answered a message of yours from the same hour.',
    'The clock of the message shows another time zone than yours.',
  ],
  remedySentence: 'You contacted me at an inconvenient time or place, contrary to 15 U.S.C. 1692c(a)(1).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts =>
      anyOf(
        isTrue(facts.timeOrPlaceObjected),
        isMessage(facts) ? holds(facts.messageLocalTime, time => time < '08:00' || time > '21:00') : false,
      ),
    worthAskingWhen: isMessage,
  }),
  firesOn: [
    {
      text: 'You owe $220.',
      given: { medium: 'text', messageLocalTime: '05:40' },
      note: 'text at 5:40 a.m. local time',
    },
    { text: '', given: { medium: 'email', messageLocalTime: '23:30' }, note: 'email at 11:30 p.m.' },
    { text: '', given: { timeOrPlaceObjected: true }, note: 'letter to the hospital where you are a patient' },
    {
      text: 'Pay $60 now to avoid further action.',
      given: { medium: 'text', messageLocalTime: '21:48' },
      note: 'text at 9:48 p.m. local time',
    },
  ],
  silentOn: [
    { text: '', given: { medium: 'text', messageLocalTime: '10:00' }, note: 'text at 10:00 a.m. local time' },
    { text: '', given: { medium: 'mail', timeOrPlaceObjected: false }, note: 'letter to your home' },
    { text: '', note: 'message in answer to your own message at 10 p.m.' },
  ],
})
