import { defineFlag, phrases, type Guard } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const PAPER = String.raw`(?:my licen[sc]e (?=number|no\b|#)|(?:driver'?s?'?|drivers|driving) (?:licen[sc]e|lic\.?)|d\.?l\.?(?= ?(?:#|no|number|is|:))|passport|state i\.?d\.?(?: card)?|i\.?d\.? card|military i\.?d\.?|green card|alien(?: registration)?|a-number|itin|tax(?:payer)? i\.?d\.?|medicare|medicaid|veteran'?s? i\.?d\.?|student i\.?d\.?)`

/** "Your license number": theirs, not the writer's. */
const theirs: Guard = before => /\b(?:your|their|its|collector'?s?|company'?s?|agency'?s?)\s+(?:\w+\s+)?$/i.test(before)

export const givesIdNumber = defineFlag({
  flag: 'gives-id-number',
  severity: 'medium',
  why: 'Not needed to answer you, and useful to a thief.',
  improve: 'Leave it out.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b(?:my |the )?${PAPER}(?: ?(?:(?:number|no|num|is|was|from|issued|card|in|state|[a-z]{2}|texas|ohio|florida|california|nevada)\b\.?|#|:|,)){0,4}\s*[:#]?\s*(?:[a-z]{1,3}[- ]?)?(?:[a-z]?\d[\d -]{4,}\d|[a-z]?\d{5,})[a-z]?\b`,
      ),
    ],
    unless: [theirs],
    quotes: 'words',
    alsoQuoted: true,
  }),
})
