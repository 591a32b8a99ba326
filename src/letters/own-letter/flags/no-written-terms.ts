import { attributed, defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { asksForAgreement } from '#letters/own-letter/says.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const DONE = String.raw`(?:we(?:'re| are| will be|'ll be|'d be)? (?:done|even|square|good|finished|through|settled|quits|all set)|it(?:'s| is| will be|'ll be) (?:over|done|settled|finished|closed)|remove (?:it|this|that)|delete (?:it|this|that)|take (?:it|this) off|clear my|close (?:it|this|the|my)|mark (?:it|this|me)|call it (?:even|square|settled|quits|done)|consider (?:it|this|the)|(?:fix|update|clean) my credit|leave me alone|my credit (?:gets?|will get|is) \w+|my credit (?:is|will|should)|you (?:will |can |should |must |have to |need to )?(?:remove|delete|erase|drop|forget|cancel|take|close|clear|stop|leave|mark))`

const loose = phrases({
  patterns: [
    all(
      String.raw`\bi(?:'ll| will)? (?:accept|agree to|take) (?:(?:your|the|this|that) )?(?:\w+ )?(?:offer|choice|option|settlement|deal|terms|plan)\b[^.!?]{0,20}`,
    ),
    all(
      String.raw`\b(?:then|after (?:that|this|which|i pay|you get|payment)|once (?:i|you|it|that|this)|when (?:i pay|you get|you receive|it(?:'s| is) paid|that(?:'s| is) done)|in (?:exchange|return)|for that)\b[^.!?]{0,60}\b${DONE}\b[^.!?]{0,60}`,
    ),
    all(
      String.raw`\b(?:that(?:'s| is| will be| should be|'ll be) (?:it|the end(?: of (?:it|this))?|all|that|enough))\b|\b(?:and|so) (?:that'?s it|${DONE})\b[^.!?]{0,40}`,
    ),
    all(
      String.raw`\blet me know (?:if that works|where to (?:pay|send)|how to pay|if (?:we have|that'?s) a deal|if you (?:agree|accept))\b|\b(?:do we have a deal|deal\?|is that a deal|sound fair|how do i pay|where do i (?:send|pay)|who do i make (?:it|the check) out to)\b`,
    ),
    all(
      String.raw`\b(?:over|on|by) the (?:phone|telephone)\b[^.!?]{0,40}\b(?:agreed|said|promised|told|deal)\b|\b(?:agreed|promised|told me|said)\b[^.!?]{0,60}\b(?:over|on|by) the (?:phone|telephone)\b`,
    ),
  ],
})

export const noWrittenTerms = defineFlag({
  flag: 'no-written-terms',
  severity: 'medium',
  why: 'Get the terms in writing before paying: settled in full, no sale of the rest, how it will be reported.',
  improve: 'List the terms, and ask for a signed letter first.',
  repair: { does: 'remove' },
  find: letter =>
    letter.goal !== 'settlement' || asksForAgreement(letter)
      ? []
      : loose(letter).filter(({ text }) => !attributed(text, text)),
})
