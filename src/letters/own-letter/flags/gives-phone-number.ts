import { defineFlag, phrases, type Guard } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const PHONE = String.raw`(?:\+?1[ .-]?)?\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}`

/** Numbers of the collector's, or numbers they are told not to use. */
const theirs: Guard = (before, sentence) =>
  /\b(?:your|their)\s+(?:\w+\s+){0,3}$|\bfrom\s+(?:\w+\s+)?$/i.test(before) ||
  /\b(?:do not|don'?t|stop|never|not to)\s+(?:\w+\s+){0,2}(?:call|us(?:e|ing)|text|contact|phon)/i.test(sentence) ||
  /\b(?:you|your \w+|they|collector) (?:have |has )?(?:called|texted|rang|keep calling|phoned|left)\b|\b(?:inconvenient|prohibited|not allowed|belongs to|wrong number|remove|delete|your number|your office)\b|\b(?:called|calls?|texts?|messages?) (?:\w+ ){0,4}(?:from|to)\b/i.test(
    sentence,
  )

export const givesPhoneNumber = defineFlag({
  flag: 'gives-phone-number',
  severity: 'medium',
  why: 'It invites calls, and what is said in a call cannot be proved.',
  improve: 'Ask for an answer by mail.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(String.raw`\b(?:i|me|my|us|am)\b[^;\n]{0,60}${PHONE}`),
      all(String.raw`\b(?:call|phone|text|reach|ring)\b[^;\n]{0,60}${PHONE}`),
      all(
        String.raw`\b(?:call|reach|text|phone|contact|ring|telephone)\b[^.;\n]{0,40}\b(?:me|my)\b[^.;\n]{0,40}?${PHONE}`,
      ),
      all(
        String.raw`\b(?:my|me) (?:\w+ ){0,3}(?:cell|phone|mobile|number|telephone|work number|home number)(?: \w+){0,2}(?: is|:| at)?\s*${PHONE}`,
      ),
      all(String.raw`\bme (?:at|on) (?:my \w+ )?${PHONE}`),
    ],
    unless: [theirs],
  }),
})
