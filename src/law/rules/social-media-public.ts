import { defineRule } from '#law/define-rule.ts'
import { whenTold } from '#law/when-told.ts'
import { isTrue } from '#law/three-valued.ts'
import { valueOf } from '#law/fact.ts'
import { day } from '#units/iso-date.ts'

const RESTS_ON = ['socialMediaPublic'] as const

/** They posted about your debt where others can see.
 *  @law 12 CFR 1006.22(f)(4); 15 USC 1692c(b) */
export const socialMediaPublic = defineRule({
  id: 'social-media-public',
  title: 'They posted about your debt where others can see',
  type: 'communication-media',
  cites: ['12 CFR 1006.22(f)(4)', '15 USC 1692c(b)'],
  basis: 'with-fact',
  appliesTo: ['follow-up-demand'],
  strength: 'strong',
  severity: 8,
  confidence: 'medium',
  restsOn: RESTS_ON,
  privateAction: true,
  requirement:
    "A collector may not communicate about a debt through a social-media post viewable by the public or the person's contacts.",
  whyItMatters:
    'The collector wrote about your debt where other people could see it. That is not allowed. Save a screenshot with the date.',
  wouldChange: ['Only you could see it, as with a direct message.'],
  remedySentence:
    'You communicated about a debt in a publicly viewable social-media message, contrary to 12 C.F.R. 1006.22(f)(4).',
  cases: [],
  inForce: { from: day('2021-11-30') },
  checkedOn: day('2026-11-21'),
  check: whenTold({
    restsOn: RESTS_ON,
    holds: facts => isTrue(facts.socialMediaPublic),
    worthAskingWhen: ({ medium }) => valueOf(medium) === 'social',
  }),
  firesOn: [
    { text: '@jane you owe Metro Bank $700, call us.', given: { socialMediaPublic: true }, note: 'public comment' },
    { text: 'about a past-due account', given: { socialMediaPublic: true }, note: 'post on your timeline' },
    {
      text: 'We see you still have not paid the $400 you owe our client.',
      given: { socialMediaPublic: true },
      note: 'public review reply',
    },
    {
      text: 'Time to settle your account!',
      given: { socialMediaPublic: true },
      note: 'tagged post visible to friends',
    },
  ],
  silentOn: [
    { text: '', note: 'private message on a social platform identifying the sender as a debt collector' },
    { text: '', note: "post on the creditor's own page about store hours" },
    { text: '', note: 'direct message visible only to you, with opt-out' },
  ],
})
