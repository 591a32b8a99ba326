import { attributed, conditional, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const TALK = String.raw`(?:(?:phone |telephone |collection )?(?:calls?|conversations?)|everything|you|him|her|them|what you said)`

export const recordingClaim = defineFlag({
  flag: 'recording-claim',
  severity: 'medium',
  why: 'Rules about recording calls differ by state. A recording can be unlawful, and a false claim hurts you.',
  improve: 'Leave it out. Keep notes of each call: date, time, name, words.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b(?:i|we)(?:'ve| have| am|'m| will|'ll| do| did| also| always| been| secretly| now| be| already)*(?: \w+ly)? (?:record(?:ed|ing)?|tap(?:e|ed|ing)|audio[- ]?record\w*)(?: (?:all|every|each|both|most|some|of|our|your|the|this|these|those|that|my|any|last|past|phone|single|one|two|three|four|five|few))* ${TALK}\b`,
      ),
      all(
        String.raw`\b(?:calls?|conversations?|it|everything) (?:is|are) (?:all )?on (?:my (?:recorder|phone|machine)|tape)\b|\bi (?:have|'ve got|kept|got|made|saved)(?: \w+){0,3} (?:recordings?|tapes?|audio)(?: of| on)?(?: \w+){0,4}`,
      ),
      all(
        String.raw`\b(?:all|every|your|our|each)(?: \w+){0,3} (?:calls?|conversations?)(?: with (?:you|me|us))? (?:is|are|was|were|has been|have been|will be) (?:being )?(?:recorded|taped|on tape)(?: by me)?\b`,
      ),
      all(
        String.raw`\b(?:i have|i've got|got) [^.;]{0,40}\bon (?:tape|recording|my recorder|my phone)\b|\bwe are being recorded\b`,
      ),
    ],
    unless: [denied, attributed, conditional],
    notIn:
      /\bvoice ?mails?\b|\bmessages? you left\b|\byour recordings?\b|\b(?:keep|preserve|save|retain)\b[^.;]{0,30}\brecordings?\b|\byou (?:record|said (?:the|this) call)|\bmay be (?:monitored|recorded)\b|\btape(?:d)? (?:it|the|your) (?:to|on|up)\b/i,
  }),
})
