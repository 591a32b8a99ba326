import { defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const CUE = String.raw`(?:my |the )?(?:ssn|s\.s\.n\.?|ss ?#|soc\.? sec\.?(?: #)?|social(?: security)?(?: (?:number|no\.?|num|card|#))?)`

export const givesFullSsn = defineFlag({
  flag: 'gives-full-ssn',
  severity: 'high',
  why: 'A full Social Security number in a letter is all a thief needs, and no one needs it to answer you.',
  improve: 'Give the reference number only.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(String.raw`(?:\b${CUE}(?: (?:is|was))?\s*[:#]?\s*)?\b\d{3}-\d{2}-\d{4}\b`),
      all(String.raw`\b${CUE}(?: (?:is|was|ends up being))?\s*[:#]?\s*\d{3}[ .]?\d{2}[ .]?\d{4}\b`),
    ],
    quotes: 'words',
    alsoQuoted: true,
  }),
})
