import { INITIAL_NOTICE } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, holdsOfBoth } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { sentOn } from '#law/letter-words.ts'
import { addDays, day } from '#units/iso-date.ts'

const RESTS_ON = ['firstContactDate', 'priorNoticeReceived'] as const

/** The written notice came too late after the first call.
 *  @law 15 USC 1692g(a); 12 CFR 1006.34(a)(1)(i)(B) */
export const vnLateAfterFirstContact = defineRule({
  id: 'vn-late-after-first-contact',
  title: 'The written notice came too late after the first call',
  type: 'validation-notice',
  cites: ['15 USC 1692g(a)', '12 CFR 1006.34(a)(1)(i)(B)'],
  basis: 'with-fact',
  appliesTo: INITIAL_NOTICE,
  strength: 'likely',
  severity: 5,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'If the first contact was not the notice itself, the notice must be SENT within five days after that first contact.',
  whyItMatters:
    'If a collector first calls you, it must send the written notice within five days. Your letter is dated later than that. Keep your call log as proof.',
  wouldChange: [
    'The first call gave you all of this information, or another notice came in time.',
    'The first message was only a short voicemail that did not mention a debt.',
    'The earlier call came from a different company.',
  ],
  remedySentence:
    'You sent the validation notice more than five days after you first contacted me, contrary to 15 U.S.C. 1692g(a).',
  cases: [
    {
      name: 'Hernandez v. Williams, Zinman & Parham PC',
      cite: '829 F.3d 1068',
      court: '9th Cir.',
      year: 2016,
      holding: "The duty attaches to each collector's own first communication.",
    },
  ],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    words: facts => (facts.letterDate.known ? facts.letterDate.evidence : undefined),
    holds: facts =>
      allOf(
        valueOf(facts.priorNoticeReceived) !== true,
        holdsOfBoth(sentOn(facts), facts.firstContactDate, (sent, first) => sent > addDays(first, 5)),
      ),
  }),
  firesOn: [
    {
      text: 'Dear Ms. Ortiz: As discussed on our call of March 1, this notice is to inform you of your rights.',
      given: { firstContactDate: day('2025-03-01'), letterDate: day('2025-03-20') },
    },
    {
      text: 'Validation notice dated 5/30/2025',
      given: { firstContactDate: day('2025-05-02'), letterDate: day('2025-05-30') },
    },
    {
      text: 'This letter follows our conversation last month about your account.',
      given: { firstContactDate: day('2025-06-03'), letterDate: day('2025-07-07') },
    },
    {
      text: 'Dear Mr. Poe: we texted you about this account on April 2. Your validation notice is below.',
      given: { firstContactDate: day('2025-04-02'), letterDate: day('2025-04-18') },
    },
  ],
  silentOn: [
    {
      text: 'Validation notice dated 5/5/2025',
      given: { firstContactDate: day('2025-05-02'), letterDate: day('2025-05-05') },
    },
    { text: 'This is the first communication about this account.', given: { firstContactDate: 'unknown' } },
    {
      text: 'This notice repeats what we told you by phone.',
      given: { firstContactDate: day('2025-05-02'), letterDate: day('2025-05-20'), priorNoticeReceived: true },
      note: 'the first call itself gave all the validation information',
    },
  ],
})
