import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { allOf, anyOf, isTrue } from '#law/three-valued.ts'
import { threatWords } from '#law/letter-words.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['workContact', 'employerProhibitsContact', 'workplaceObjected'] as const

/** They contact you at work though your employer forbids it.
 *  @law 15 USC 1692c(a)(3); 12 CFR 1006.6(b)(3) */
export const workplaceContact = defineRule({
  id: 'workplace-contact',
  title: 'They contact you at work though your employer forbids it',
  type: 'contact-restrictions',
  cites: ['15 USC 1692c(a)(3)', '12 CFR 1006.6(b)(3)'],
  basis: 'with-fact',
  appliesTo: ANY_DEMAND,
  strength: 'likely',
  severity: 6,
  confidence: 'high',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    'No contact at work if the collector knows or should know that the employer prohibits such communications.',
  whyItMatters:
    'You said your employer does not allow such calls or letters. They must stop contacting you at work. This contact came anyway.',
  wouldChange: ['They could not know that your employer forbids it.', 'You had asked them to write or call there.'],
  remedySentence:
    'You contacted me at my workplace although you know my employer forbids it, contrary to 15 U.S.C. 1692c(a)(3).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts =>
      allOf(isTrue(facts.workContact), anyOf(isTrue(facts.employerProhibitsContact), isTrue(facts.workplaceObjected))),
    worthAskingWhen: facts =>
      facts.careOfEmployer.known || facts.workContact.known || threatWords(facts, 'tell-employer') !== undefined,
  }),
  firesOn: [
    { text: 'We will keep calling you at work.', given: { workplaceObjected: true, workContact: true } },
    {
      text: 'As you did not return our calls at your workplace ...',
      given: { workplaceObjected: true, workContact: true },
      note: 'letter',
    },
    { text: '', given: { employerProhibitsContact: true, workContact: true }, note: 'email to work' },
    {
      text: 'Since you are usually at work, we write here.',
      given: { employerProhibitsContact: true, workContact: true },
      note: 'letter to office',
    },
  ],
  silentOn: [
    'We will not call you at work.',
    {
      text: 'We called your work number.',
      given: { workplaceObjected: false, employerProhibitsContact: 'unknown', workContact: true },
    },
    'Please call us back at home.',
    {
      text: 'Collectors may not call you at work if they know or have reason to know that you may not receive personal calls at work.',
      note: 'notice required by California law',
    },
  ],
})
