import { attributed, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { disputes } from '#letters/own-letter/says.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const vague = phrases({
  patterns: [
    all(String.raw`\bprove (?:it|this|that|your (?:case|claim)|i owe (?:it|this|that|you)?|to me)\b`),
    all(
      String.raw`\b(?:show|send|give|mail|email|get) me (?:the |some |any |your |more |a |all )?(?:proof|something|info(?:rmation)?|paperwork|papers|stuff|details|answers|evidence|whatever|what you (?:have|got)|everything|an explanation|a breakdown of what)\b`,
    ),
    all(
      String.raw`\b(?:send|provide) (?:the |some |any |your |more )?(?:proof|info(?:rmation)?|paperwork|details|evidence)\b`,
    ),
    all(String.raw`\bwhat(?:'s| is| are) (?:this|it|these|all this)(?: all)? (?:for|about)\b|\bwhat is this\b`),
    all(String.raw`\b(?:explain|justify) (?:this|yourself|yourselves|it|what this is|why)\b`),
    all(String.raw`\b(?:fix|handle|take care of|deal with|correct|clear up|straighten out|sort out) (?:this|it)\b`),
    all(String.raw`\b(?:look|check) into (?:this|it)\b|\bdo something(?: about (?:this|it))?\b`),
    all(
      String.raw`\b(?:i want|i need|i demand|i expect|i deserve) (?:some |the |more |an |your )?(?:answers?|proof|info(?:rmation)?|details|explanation|evidence)\b`,
    ),
    all(String.raw`\bvalidate (?:this|it|that)\b`),
    all(String.raw`\bshow me (?:where|how|when|that) (?:i|we)\b|\bwho are you (?:people|guys)?|\bget back to me\b`),
  ],
  unless: [denied, attributed],
})

export const vagueRequest = defineFlag({
  flag: 'vague-request',
  severity: 'high',
  why: 'Not a clear dispute, and not a request the law gives force to.',
  improve: 'I dispute the whole of this debt. Please send verification under 15 USC 1692g(b).',
  repair: { does: 'remove' },
  find: letter => (disputes(letter) || letter.goal === 'settlement' || letter.goal === 'attorney' ? [] : vague(letter)),
})
