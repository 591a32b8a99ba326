import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold, wordsDemanding } from '#law/when-told.ts'
import { holdsOfBoth, type Truth } from '#law/three-valued.ts'
import type { AllFacts } from '#law/facts.ts'
import { isMessage, noticeWords, sentOn } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['mediumOptouts'] as const

/** You told them to stop texts, emails or calls to a number and they kept on.
 *  @law 12 CFR 1006.14(h)(1); 15 USC 1692d */
export const mediumOptOutIgnored = defineRule({
  id: 'medium-opt-out-ignored',
  title: 'You told them to stop texts, emails or calls to a number and they kept on',
  type: 'communication-media',
  cites: ['12 CFR 1006.14(h)(1)', '15 USC 1692d'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement: 'A collector must not use a medium of communication that the person asked it not to use.',
  whyItMatters:
    'You asked them to stop using that channel and they used it again. They may only send one message to confirm. Keep the messages and times.',
  wouldChange: [
    'It was one message to confirm your request, or an answer to a message of yours.',
    'A law requires the message to come this way.',
  ],
  remedySentence:
    'You used a communication medium that I had asked you not to use, contrary to 12 C.F.R. 1006.14(h)(1).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts =>
      isMessage(facts) && !noticeWords(facts, 'answers-your-message') ? wordsDemanding(facts) : undefined,
    holds: facts => toldToStopBefore(facts),
  }),
  firesOn: [
    {
      text: 'You still owe $120.',
      given: {
        medium: 'text',
        mediumOptouts: [{ medium: 'text', on: day('2025-04-01') }],
        letterDate: day('2025-04-20'),
      },
      note: 'text received after STOP',
    },
    {
      text: 'Your balance is $95.00.',
      given: {
        medium: 'email',
        mediumOptouts: [{ medium: 'email', on: day('2025-05-01') }],
        letterDate: day('2025-05-09'),
      },
      note: 'email dated 2025-05-09',
    },
    {
      text: 'Call us, we keep trying your cell.',
      given: {
        medium: 'call',
        mediumOptouts: [{ medium: 'call', on: day('2025-03-01') }],
        letterDate: day('2025-04-02'),
      },
    },
    {
      text: 'Final reminder, pay $88.',
      given: {
        medium: 'text',
        mediumOptouts: [{ medium: 'text', on: day('2025-05-30') }],
        letterDate: day('2025-06-03'),
      },
      note: 'text 6/3/2025',
    },
  ],
  silentOn: [
    { text: 'We confirm your opt-out and will honor it.', note: 'text' },
    {
      text: 'Your balance is $95.00.',
      given: {
        medium: 'mail',
        mediumOptouts: [{ medium: 'text', on: day('2025-05-30') }],
        letterDate: day('2025-06-10'),
      },
      note: 'letter; paper letter',
    },
    { text: '', note: 'text replying to a text you sent about the debt' },
    { text: '', note: 'email required by law for this account' },
  ],
})

function toldToStopBefore(facts: AllFacts): Truth {
  const { medium, mediumOptouts } = facts
  if (!medium.known) return undefined
  return holdsOfBoth(mediumOptouts, sentOn(facts), (stops, sent) =>
    stops.some(stop => stop.medium === medium.value && stop.on < sent),
  )
}
