import { attributed, conditional, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

export const hasLawyer = defineFlag({
  flag: 'has-lawyer',
  severity: 'high',
  why: 'Let your lawyer write. Writing yourself can undo the rule that they may contact only your lawyer (15 USC 1692c(a)(2)).',
  improve: 'Do not send this; give the draft to your lawyer. If you must write, only: direct all contact to my lawyer.',
  repair: { does: 'remove' },
  find: letter => (letter.goal === 'attorney' ? [] : mentions(letter)),
})

const mentions = phrases({
  patterns: [
    all(String.raw`\bmy (?:\w+ )?(?:lawyer|attorney|counsel|legal aid (?:lawyer|attorney)|law firm)\b[^.;!?]{0,80}`),
    all(
      String.raw`\b(?:i|we)(?:'ve| have| just| already| had| also| recently| finally| do)*(?: got| hired| retained| consulted| engaged)? (?:a|an|the) (?:\w+ )?(?:lawyer|attorney|law firm)\b[^.;!?]{0,60}`,
    ),
    all(String.raw`\b(?:i|we)(?:'m| am| are)(?: already| being| now| currently)* represented by\b[^.;!?]{0,60}`),
  ],
  unless: [denied, attributed, conditional],
  notIn:
    /\b(?:direct|send|address|forward|route)\b[^.;]{0,60}\bto (?:my|him|her|them)\b|\b(?:contact|communicat\w+|speak|talk|write|deal)\b[^.;]{0,30}\b(?:only|through|with|to)\b[^.;]{0,12}\bmy (?:lawyer|attorney)\b|\brepresented by (?:an )?(?:attorney|lawyer|counsel) (?:with respect to|on|for|about|in) this\b|\b(?:looking for|find|hire|talk to|speak with|consult|ask|see|call|seek|cannot afford|can'?t afford|considering|thinking about|want|need|may|might|could|will|plan to|going to)\b(?: \w+){0,3} (?:a|an) (?:\w+ )?(?:lawyer|attorney)\b|\battorney'?s? fees?\b|\bpower of attorney\b|\battorney general\b|\bhad (?:a|an) (?:lawyer|attorney)\b/i,
})
