import { defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { all, MONTH } from '#letters/own-letter/vocabulary.ts'

const DAY = String.raw`(?:${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{2,4}|\d{1,2} ${MONTH} \d{4}|\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d{2}-\d{2}|${MONTH} \d{1,2}(?:st|nd|rd|th)?|(?:in )?(?:19|20)\d{2})`

export const givesDateOfBirth = defineFlag({
  flag: 'gives-date-of-birth',
  severity: 'medium',
  why: 'Not needed, and useful to a thief.',
  improve: 'Leave it out.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b(?:my )?(?:date of birth|d\.?o\.?b\.?|birth ?date|birthday|birth day)(?: (?:is|was))?\s*[:,]?\s*(?:on )?${DAY}`,
      ),
      all(String.raw`\bi was born(?: \w+){0,3}? (?:on |in )?${DAY}`),
      all(String.raw`(?:^|[,;(] ?)born(?: on| in)? ${DAY}`),
    ],
    quotes: 'words',
    alsoQuoted: true,
  }),
})
