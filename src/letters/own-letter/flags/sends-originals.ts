import { attributed, conditional, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const NOT_THE_DEBT = String.raw`(?! (?:creditor|lender|bank(?! (?:statements?|records?))|amount|balance|debt|account|owner|claim|notice|letter you))`

export const sendsOriginals = defineFlag({
  flag: 'sends-originals',
  severity: 'high',
  why: 'Originals do not come back. Keep them as your proof.',
  improve: 'Send nothing, or a copy with the numbers covered.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b(?:i|we)(?:'m| am|'ve| have|'ll| will| did)?(?: (?:also|hereby|now|just|even))* (?:send(?:ing)?|sent|enclos(?:e|ed|ing)|attach(?:ed|ing)?|includ(?:e|ed|ing)|mail(?:ed|ing)?|put(?:ting)?|provid(?:e|ed|ing)|giv(?:e|ing)|return(?:ed|ing)?)\b[^.;]{0,50}?\boriginals?\b${NOT_THE_DEBT}[^.;]{0,30}`,
      ),
      all(
        String.raw`\b(?:enclosed|attached|here|included)(?: is| are|'s|,| please find| you will find| find)+(?: \w+){0,4} originals?\b${NOT_THE_DEBT}[^.;]{0,30}`,
      ),
      all(
        String.raw`\b(?:the|my) originals?\b${NOT_THE_DEBT}[^.;]{0,30} (?:is|are) (?:enclosed|attached|included|in (?:this|the) envelope)\b`,
      ),
    ],
    unless: [denied, attributed, conditional],
    notIn:
      /\b(?:copy|copies|photocop\w+)\b[^.;]*\b(?:not|keep|kept|instead)\b|\bkeep(?:ing)? the originals?\b|\bnot (?:the )?originals?\b/i,
  }),
})
