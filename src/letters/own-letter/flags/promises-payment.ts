import { attributed, defineFlag, denied, phrases } from '#letters/own-letter/define-flag.ts'
import { offersSafely } from '#letters/own-letter/says.ts'
import { mayBeTimeBarred } from '#letters/own-letter/time-barred.ts'
import { all, MONEY, SOME_MONEY } from '#letters/own-letter/vocabulary.ts'

const WILL = String.raw`(?:'ll|'d| will| shall| can| could| would| might| may| should| am going to|'m going to| do intend to| intend to| plan to| promise to| promise i will| promise i'll| agree to| offer to| offer| propose to| propose| (?:am|'m) (?:willing|able|ready|prepared|happy|going|trying|hoping|planning) to| do want to| want to| wish to| would like to|'d like to| hope to| expect to| aim to| commit to| swear to| swear i will| pledge to| need to| have every intention of| will try to)`
const EASILY = String.raw`(?: (?:still|also|only|gladly|probably|maybe|definitely|certainly|happily|try to|try and|start|begin|to|be able to|be|able|just|at least|then|eventually|finally|keep|continue|continue to|see about|surely|slowly|somehow))*`
const PAY = String.raw`(?:pay(?:ing)?(?: (?:it|this|you|off|them))?(?! (?:attention|(?:you |u )?(?:all )?a (?:little )?visit|nothing|zero|no |not |for (?:a |my |the )?(?:lawyer|attorney|postage|copies|mailing)|any (?:amount|money) (?:that|which|until)|a (?:lawyer|visit)))|send(?:ing)? (?:you )?(?:the |a |some |my |in )?(?:\w+ )?(?:${MONEY}|money|checks?|cheques?|payments?|rest)|mak(?:e|ing) (?:\w+ ){0,3}(?:payments?|good on|good|it right|things right|this right|installments?|arrangements?)|settle(?: up| this| it| the (?:debt|balance|account|bill)| my)|catch(?:ing)? up|tak(?:e|ing) care of (?:this|it|the (?:debt|balance|bill|account|amount)|my)|clear(?:ing)? (?:this|it|the (?:debt|balance|account|bill)|up the|my)|squar(?:e|ing) (?:this|it|up)|resolv(?:e|ing) (?:this|the|my) (?:debt|balance|bill)|get(?:ting)? (?:you|it|this) (?:the money|paid|your money|${MONEY})|giv(?:e|ing) you (?:the )?(?:money|rest|${MONEY}|something)|mail(?:ing)? (?:you )?(?:in )?(?:a |the )?(?:check|payment|money|${MONEY})|set(?:ting)? up (?:a )?(?:payments?|payment plan|plan|installments?)|work(?:ing)? out (?:a |some )?(?:payment|plan|arrangement|something)|honou?r (?:this|the|my)|satisfy (?:this|the|my) (?:debt|balance|obligation)|put(?:ting)? (?:\w+ ){0,3}towards?|do ${MONEY} (?:a|per|every)|start payments?|reimburse you)`

/** Ways to part with money, wherever they stand after the will to. */
const GIVE = String.raw`(?:pay(?:ing)?|payments?|settle(?! (?:the question|this dispute))|borrow|scrape|come up with|catch(?:ing)? up|make good|(?:take|taken|taking) care of|get (?:this|it) (?:paid|settled|done|cleared|behind)|get (?:the|you the|another|a) (?:rest|other|money|\$?\d+)|honou?r|work (?:something|it) out|set (?:something|money) aside|put (?:something|money) (?:down|aside|toward)|(?:down|back) payment|installments?|afford (?:to|${SOME_MONEY})|owe (?:nothing|you) less)`
const NOT_GIVING = String.raw`(?!not\b|n't|never\b|no\b|know\b|ask\b|see\b|hear\b|you\b|request|dispute|tell\b|write\b|keep\b|like you|explain|understand|remind|refuse|only (?:if|after)|stop\b|without|avoid|contest|receive|have\b)`

const promises = phrases({
  patterns: [
    all(
      String.raw`\b(?:i|we)(?: \w+ly)?${WILL}(?: ${NOT_GIVING}[\w'$.,]+){0,4}? ${GIVE}\b(?! (?:attention|(?:you|u) (?:all )?a (?:little )?visit|nothing|history|records?|that (?:you|was)|you (?:say|claim|list)))`,
    ),
    all(
      String.raw`\b(?:what|how much|how little)(?: is| would be)?(?: the)?(?: \w+){0,3} (?:you|u) (?:would |will |could |can |'d )?(?:settle|take|accept)\b`,
    ),
    all(
      String.raw`\b(?:can|could|may|would) (?:i|we|you)(?: \w+){0,3} (?:do|pay|send|give|settle|work out|arrange|offer|accept|take)\b[^.;]{0,30}(?:${SOME_MONEY}|payments?|a plan|arrangement|half)`,
    ),
    all(
      String.raw`\b(?:i|we)(?: (?:have|had|\w+))? (?:swear|promise|guarantee|give you my word)(?: that)? (?:i|we|you)(?:'ll| will)\b`,
    ),
    all(String.raw`\b(?:i|we)(?: \w+ly)?${WILL}${EASILY} ${PAY}`),
    all(
      String.raw`\b(?:i|we)${WILL}${EASILY} (?:do|send|give|pay|manage|swing|spare|afford|scrape together|come up with)(?: you| in)? (?:(?:about|around|maybe|like|up to|only|another) )*${SOME_MONEY}`,
    ),
    all(
      String.raw`\b(?:please )?(?:let me|allow me to|accept)(?: \w+){0,3} (?:pay|payments?|payment plan|payment arrangement|installments?|${MONEY} (?:a|per|every|each|now))\b`,
    ),
    all(
      String.raw`\bwould (?:${SOME_MONEY}|(?:\w+ )?(?:hundred|thousand)|that|this|less) (?:settle|satisfy|do it|be enough|clear|cover|work|make)\b`,
    ),
    all(
      String.raw`\b(?:i|we)(?:'ll| will| can| could| should| might) have (?:it|the money|that|the rest|something|${MONEY})(?: for you)? (?:by|when|around|next|in|on|before|after|ready)\b`,
    ),
    all(
      String.raw`\b(?:my|the|your) (?:first |next |monthly |regular |second )?(?:payments?|check|installments?|money) (?:of ${MONEY} )?(?:will|would|should|is going to) (?:be|start|begin|come|arrive|go out|follow)\b`,
    ),
    all(
      String.raw`\byou(?:'ll| will) (?:get|receive|have|see) (?:your money|my (?:payment|check|money)|(?:a |the )?(?:payment|check)|paid|every (?:cent|penny|dollar)|${MONEY})`,
    ),
    all(
      String.raw`\b(?:would|will|can|could) you (?:accept|take|agree to|consider) (?:\w+ ){0,4}(?:${MONEY}|payments?|payment plan|less|installments?|half)`,
    ),
    all(
      String.raw`\b(?:can|could|may) (?:i|we) (?:please )?(?:make (?:\w+ )?payments\b|(?:pay|set up|work out|do|send)\b[^.;]{0,40}\b(?:payments?|plan|${MONEY}|month|installments?|bit by bit|later))`,
    ),
    all(
      String.raw`\bgive me (?:\w+ ){0,5}(?:time|until|till|days?|weeks?|months?)\b[^.;]{0,40}\b(?:to pay|to come up with|to get (?:you )?the money|and i(?:'ll| will)|i(?:'ll| will))`,
    ),
    all(
      String.raw`\b(?:my (?:intention|plan|goal) is to (?:pay|make|settle)|i'?m good for (?:it|the money)|i have every intention of paying|i promise)\b`,
    ),
    all(
      String.raw`\b(?:willing|able|ready|happy|prepared|glad) to (?:pay|make payments|settle|send (?:you )?(?:${MONEY}|money|payments?))\b`,
    ),
  ],
  unless: [denied, attributed],
  notIn: /\bi promise (?:you )?(?:that )?(?:this|it|i (?:never|did not|didn'?t|have not))\b/i,
})

/** The draft promises money, now or later, or asks to pay in parts. */
export const promisesPayment = defineFlag({
  flag: 'promises-payment',
  severity: 'high',
  why: letter =>
    mayBeTimeBarred(letter)
      ? 'This debt may be too old to sue on. A written promise can revive it in many states.'
      : 'A promise in writing, before the debt is checked, can be held against you and can revive an old debt.',
  improve: 'Ask for verification first. Talk about money later, and without admitting anything.',
  repair: { does: 'remove' },
  find: letter => (offersSafely(letter) ? [] : promises(letter)),
})
