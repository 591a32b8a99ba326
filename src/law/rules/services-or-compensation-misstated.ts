import { ANY_DEMAND } from '#law/applies-to.ts'
import { defineRule } from '#law/define-rule.ts'
import { whenSaid } from '#law/what-it-says.ts'
import { day } from '#units/iso-date.ts'

/** They misstate what they may charge or what they did.
 *  @law 15 USC 1692e(2)(B); 12 CFR 1006.18(b)(2)(ii) */
export const servicesOrCompensationMisstated = defineRule({
  id: 'services-or-compensation-misstated',
  title: 'They misstate what they may charge or what they did',
  type: 'amount-and-fees',
  cites: ['15 USC 1692e(2)(B)', '12 CFR 1006.18(b)(2)(ii)'],
  basis: 'face',
  appliesTo: ANY_DEMAND,
  strength: 'possible',
  severity: 5,
  confidence: 'medium',
  privateAction: true,
  requirement: 'A collector may not say something false about the work it did or about what it may be paid.',
  whyItMatters:
    'The letter says the law lets them charge a fee, or that they did work they likely did not do. Ask for the law and the proof.',
  wouldChange: ['They can show the law that allows the fee, or that they really did the work.'],
  remedySentence:
    'You misstate the services rendered or compensation you may receive, contrary to 15 U.S.C. 1692e(2)(B).',
  cases: [],
  checkedOn: day('2026-11-21'),
  check: whenSaid('misstates-services-or-pay'),
  firesOn: [
    'Our statutory collection fee is 40% and you must pay it by law.',
    { text: 'We have completed a full asset investigation of you.', note: 'form letter' },
    { text: 'You owe us for 6 hours of legal work on your file.', note: 'agency, no suit' },
    'Our commission is set by federal law and is added to your balance.',
  ],
  silentOn: [
    'Our client pays our fee; you do not owe us anything extra.',
    'We charge you no fees.',
    'A court may award costs allowed by statute.',
  ],
})
