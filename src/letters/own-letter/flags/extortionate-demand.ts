import { attributed, defineFlag, phrases } from '#letters/own-letter/define-flag.ts'
import { all, MONEY } from '#letters/own-letter/vocabulary.ts'

const GIVE = String.raw`(?:i (?:want|demand|expect|need|will take) (?:my |the )?(?:${MONEY}|(?:\w+ )?(?:thousand|hundred|million|grand))|pay(?:ing)? (?:me|us|my)|send(?:ing)? me ${MONEY}|make (?:this|it) (?:right|go away) (?:by|for|with)|pay up|send me ${MONEY}|send me (?:a )?(?:check|money)|give me (?:${MONEY}|money|cash)|wire me|compensate me|cut me a check|(?:drop|forgive|cancel|zero(?: out)?|wipe(?: out)?|erase|write off|forget) (?:this|the|my|that) (?:\w+ )?(?:debt|balance|bill|account|claim|whole thing)|settle with me|(?:pay )?${MONEY} by \w+)`
const EXPOSE = String.raw`(?:tell|report|expose|post|publish|go(?:ing)? (?:straight )?to|contact|file|complain|notify|inform|turn you in|ruin|leak|call|blast|make sure|let (?:everyone|every|the)|put (?:you|this|it|your \w+) (?:on|all over|in)|write to|send (?:this|it|copies|your))`
const WILL = String.raw`(?:'ll| will| am going to|'m going to| gonna|'m gonna)`

export const extortionateDemand = defineFlag({
  flag: 'extortionate-demand',
  severity: 'high',
  why: 'Asking for money, or a debt dropped, under threat of telling others can be extortion. Complaints and demands belong in separate papers.',
  improve: 'Say: I reserve my rights under 15 USC 1692k.',
  repair: { does: 'remove' },
  find: phrases({
    patterns: [
      all(
        String.raw`\b${GIVE}\b[^.!?]{0,80}?\b(?:or(?: else)?|otherwise),? (?:the|my|your|every\w*)(?: \w+){1,4}? (?:gets?|hears?|finds? out|learns?|will (?:get|hear|know|see|find out|learn))\b[^.!?]{0,80}`,
      ),
      all(
        String.raw`\bif (?:it|the (?:money|check|payment)|that|i)(?:'s| is| does| do| am)?(?: ?not|n't)\b[^.!?]{0,50}\b(?:i|we)(?:'ll| will| am going to|'m going to)[^.!?]{0,20}(?:${EXPOSE}|be (?:talking|telling|calling|posting|writing|going|contacting)|talk to)\b[^.!?]{0,100}`,
      ),
      all(
        String.raw`\b${GIVE}\b[^.!?]{0,80}?\b(?:or(?: else)?|otherwise),? (?:i(?:'ll| will|'m going to| am going to)?|we(?:'ll| will)?|my \w+ will|every\w*)\b[^.!?]{0,30}?${EXPOSE}\b[^.!?]{0,120}`,
      ),
      all(
        String.raw`\b(?:if you (?:don'?t|do not|fail to|won'?t|refuse to)|unless you) ${GIVE}\b[^.!?]{0,60}\b(?:i|we)${WILL}[^.!?]{0,30}?${EXPOSE}\b[^.!?]{0,120}`,
      ),
      all(
        String.raw`\b(?:i|we)${WILL}(?: \w+){0,2}? ${EXPOSE}\b[^.!?]{0,80}\b(?:unless|if) you (?:don'?t |do not |fail to |won'?t )?${GIVE}[^.!?]{0,60}`,
      ),
      all(
        String.raw`\b(?:i|we)(?:'ll| will| won'?t| will not)(?: \w+){0,2}? (?:not (?:report|tell|file|complain|go)|keep (?:quiet|silent|this quiet|my mouth shut)|stay quiet|forget (?:about )?(?:this|it)|drop (?:my|the|this) complaint|withdraw (?:my|the) complaint|report|tell|complain|file)\b[^.!?]{0,60}\bif you ${GIVE}[^.!?]{0,60}`,
      ),
      all(
        String.raw`\b(?:if you )?${GIVE}[^.!?]{0,60}\b(?:i|we)(?:'ll| will| won'?t| will not) (?:not (?:report|tell|file|complain|go)|keep (?:quiet|silent|this quiet)|stay quiet|forget|drop (?:my|the|this) complaint|withdraw (?:my|the) complaint|report|tell|complain|go to)[^.!?]{0,60}`,
      ),
    ],
    unless: [attributed],
  }),
})
