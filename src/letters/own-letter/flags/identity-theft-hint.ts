import { attributed, defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { all, RELATIVE } from '#letters/own-letter/vocabulary.ts'

const PERHAPS = String.raw`(?:i(?: \w+ly)? (?:think|believe|guess|suspect|wonder|imagine|assume|have a feeling|feel like)(?: that| maybe| it| it was| this| this was| is)*|i'?m (?:not sure(?: but)?|pretty sure|guessing|starting to think|thinking)(?: that)?|maybe|perhaps|possibly|probably|it (?:might|may|could) (?:be|have been)|this (?:might|may|could) (?:be|have been)|what if|for all i know)`
const SOMEONE = String.raw`(?:someone|somebody|some one|some (?:guy|person|hacker|thief)|anyone|a (?:thief|hacker|scammer|relative|family member)|my ${RELATIVE}|a roommate|identity theft|id theft|stolen identity|fraud|scammers?|hackers?)`
const DID = String.raw`(?:open\w*|us(?:e|ed|ing)|took|taken|steal\w*|stole|stolen|forg\w+|sign\w*|theft|fraud|hack\w*|charg\w*|appl(?:y|ied)|got|made|identity|my (?:name|card|info\w*|ssn|social))`

export const identityTheftHint = defineFlag({
  flag: 'identity-theft-hint',
  severity: 'medium',
  why: 'If it is identity theft, make a report at IdentityTheft.gov and say so plainly. If you are not sure, say only what you know.',
  improve: 'I do not recognize this account.',
  repair: { does: 'replace', by: () => 'I do not recognize this account.' },
  find: phrases({
    patterns: [
      all(String.raw`\b${PERHAPS} (?:\w+ ){0,4}?${SOMEONE}\b(?:[^.;]{0,60}?\b${DID})?[^.;,]{0,20}`),
      all(
        String.raw`\b${SOMEONE} (?:else )?(?:\w+ )?(?:must|may|might|could|would|probably|maybe|possibly)(?: have| has)?(?: \w+)? (?:${DID}|put|ran|did|had)\b[^.;,]{0,30}`,
      ),
      all(
        String.raw`(?:^|\b(?:it|this|that) )(?:must|may|might|could|has to|is probably|is maybe) (?:be|have been)? ?(?:\w+ ){0,3}(?:identity theft|id theft|fraud|someone|somebody|my ${RELATIVE}|stolen)\b[^.;,]{0,30}`,
      ),
      all(
        String.raw`\bmy (?:identity|name|card|wallet|information|info|social) (?:must|may|might|could) have been (?:stolen|used|hacked|taken)`,
      ),
    ],
    unless: [attributed],
    notIn: /\byou (?:may|might) have\b/i,
  }),
})
