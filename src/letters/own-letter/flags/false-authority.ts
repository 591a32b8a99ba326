import { attributed, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all, RELATIVE } from '#letters/own-letter/vocabulary.ts'

const OFFICE = String.raw`(?:cop|cops|police(?:man| officer)?|officer|sheriff|deputy|lawyer|attorney|judge|fbi|f\.b\.i\.|da|district attorney|prosecutor|senator|congress\w*|mayor|detective|reporter|attorney general(?:'s office)?|irs|cfpb|state trooper|trooper|marshal|governor|news(?:paper)?|tv|court ?house|county commission\w*|city council\w*|council\w*|commission\w*|legislat\w+|assembly\w*|capitol|police department|police force|sheriff's (?:office|department)|prosecutor's office|da's office|the bench|cia|homeland security|parole officer|state bar|department of justice|doj|justice department|state police|highway patrol|pentagon|white house|senate|congress|city hall|federal government|government|military police|secret service|treasury)`

/** Empty threats with the power of others: the police, a relative in office, jail. */
export const falseAuthority = defineFlag({
  flag: 'false-authority',
  severity: 'medium',
  why: 'An empty threat. Nobody is arrested over collection letters, and threats of jail can be turned against you.',
  improve: 'Leave it out.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b(?:you|your \w+|all of you|every one of you|everyone there)\b[^.;]{0,30}\b(?:rots?|goes?|sits?|ends? up|lands?|belongs?) (?:in|to|behind) (?:jail|prison|bars|a cell|handcuffs)`,
      ),
      all(
        String.raw`\bmy (?:\w+ )?${RELATIVE}(?:'s| is| was| works| work| happens to be| sits| serves| runs| knows)(?: \w+){0,5}? (?:an? |the )?${OFFICE}\b[^.;!]{0,60}`,
      ),
      all(
        String.raw`\b(?:i|we|he|she|they|the (?:police|cops|sheriff|fbi))(?:'ll| will|'m going to| am going to| can| could|'re going to| are going to)(?: \w+){0,3}? (?:have|get|see|put|throw|send|make sure)(?: \w+){0,3}? (?:you|your \w+|him|her|them|all of you)(?: \w+){0,3}? (?:arrested|jailed|locked up|in jail|in prison|to jail|to prison|go to jail|behind bars|shut down|disbarred|deported|in handcuffs|prosecuted|charged)\b`,
      ),
      all(
        String.raw`\byou(?:'ll| will| are going to|'re going to| are|'re| could|(?: people)? belong)(?: \w+){0,2}? (?:(?:go |going |be going )?to (?:jail|prison)|be (?:arrested|jailed|locked up|prosecuted|in jail|in prison|in handcuffs|charged|behind bars)|rot in (?:jail|prison)|do (?:time|jail)|lose your (?:license|licence)|in (?:jail|prison)|get arrested|end up in (?:jail|prison))\b`,
      ),
      all(
        String.raw`\b\bmy (?:\w+ )?${RELATIVE} (?:plays|golfs|drinks|hunts|fishes|goes|is (?:good |best |close )?friends|went|knows|served|eats)\b[^.;]{0,30}\b${OFFICE}\b|\bthere(?:'ll| will| are going to) be (?:some )?arrests\b|\bmy (?:\w+ )?${RELATIVE}\b[^.;]{0,30}\b(?:he|she|who)(?:'s| is| works)[^.;]{0,20}\b${OFFICE}\b|\b(?:press|pressing|file|filing|bring|bringing|swear out) (?:criminal )?(?:charges|a warrant)\b[^.;]{0,40}`,
      ),
      all(
        String.raw`\bi (?:personally )?know (?:the|a|an|some|several|people|someone|somebody)(?: \w+){0,4}? (?:${OFFICE}|high places|at the courthouse|in government|who can)\b`,
      ),
      all(
        String.raw`\bi (?:have|got|'ve got) (?:a )?(?:friends?|family|contacts|connections|people)(?: \w+){0,3}? (?:at|in|with|on) (?:the )?(?:${OFFICE}|high places|government)\b`,
      ),
      all(
        String.raw`\b(?:i|we)(?:'ll| will|'m going to| am going to)(?: \w+){0,3}? (?:call|send|get|bring) (?:the )?(?:police|cops|sheriff|fbi) (?:on|to|after) (?:you|your)\b`,
      ),
      all(
        String.raw`\b(?:your|you)(?: \w+){0,3}? licen[sc]es? (?:will be |to be |are going to be )?(?:revoked|pulled|taken|suspended|yanked)\b|\b(?:have|get|getting) your licen[sc]es? (?:revoked|pulled|suspended|taken)`,
      ),
    ],
    unless: [denied, attributed],
    notIn: /\bidentity theft\b|\bstole\b|\bpolice report\b/i,
  }),
})
