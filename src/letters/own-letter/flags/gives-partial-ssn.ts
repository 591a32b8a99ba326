import { defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const SOCIAL = String.raw`(?:ssn|s\.s\.n\.?|ss ?#|social(?: security)?(?: (?:number|no\.?|#))?)`

export const givesPartialSsn = defineFlag({
  flag: 'gives-partial-ssn',
  severity: 'medium',
  why: 'The last four digits are what many companies use to let a caller in.',
  improve: 'Give the reference number only.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b(?:the )?last (?:four|4)(?: digits| numbers)?(?: of)?(?: my)? ${SOCIAL}[^.;\n\d]{0,20}\d{4}\b(?!-)`,
      ),
      all(
        String.raw`\b(?:my )?${SOCIAL}[^.;\n\d]{0,20}\b(?:end(?:s|ing)?(?: in| with)?|last (?:four|4)(?: digits)?(?: (?:is|are))?)[^.;\n\d]{0,8}\d{4}\b`,
      ),
      all(String.raw`\b(?:xxx|\*\*\*)[- ]?(?:xx|\*\*)[- ]?\d{4}\b`),
      all(String.raw`\b${SOCIAL}[^.;\n\d]{0,6}[x*]{3,5}[- ]?[x*]{0,2}[- ]?\d{4}\b`),
    ],
    quotes: 'words',
    alsoQuoted: true,
  }),
})
