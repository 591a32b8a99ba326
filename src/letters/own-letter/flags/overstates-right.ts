import {
  attributed,
  asked,
  conditional,
  defineFlag,
  denied,
  phrases,
  type Guard,
} from '#letters/own-letter/define-flag.ts'
import type { OwnLetter } from '#letters/own-letter/own-letter.ts'
import { all } from '#letters/own-letter/vocabulary.ts'

const YOU_MUST = String.raw`you(?:'re| are)?(?: (?:now|also|hereby|immediately|legally|absolutely|therefore|are|all))* (?:(?:legally )?(?:required|obligated|obliged|bound|compelled)(?: by (?:federal )?law)?(?: to)?|must|have to|shall|legally have to|need to|have a legal duty to)`
const YOU_MAY_NOT = String.raw`(?:you|no one|nobody)(?:'re| are)?(?: (?:also|legally|now|therefore|then|may|can|all))*(?: ?(?:not|n't)| (?:cannot|can't|not (?:allowed|permitted) to|forbidden (?:from|to)|prohibited from|barred from|have no right to|no longer allowed to|no longer have the right to|lose the right to|are not allowed to|never))(?: (?:ever|legally|be allowed to|allowed to|again))*`
const DAYS = String.raw`(?:\d+|five|seven|ten|fourteen|fifteen|twenty|twenty-one|thirty|forty-five|sixty) (?:\w+ )?days`
const SUIT = String.raw`(?:su(?:e|ing) (?:me|us|anyone)|law ?suits?|take (?:me|us) to court|legal action|file suit|go to court|court action|litigation)`

/** What is claimed of the duty to stop, when the validation period is over. */
const lateClaims = phrases({
  patterns: [
    all(
      String.raw`\b${YOU_MUST}(?: (?:immediately|now|at once))* (?:stop|cease|halt|suspend|end|pause|freeze)(?: (?:all|any|your|every|further|trying to|this))* (?:collect\w*|calling|contact\w*|activit\w+|everything|report\w*|efforts?)\b[^.;,]{0,40}`,
    ),
    all(
      String.raw`\b${YOU_MAY_NOT} (?:call|collect|contact|sue|proceed|continue|report|write|do anything)\b[^.;]{0,50}\b(?:until|unless|while|before)\b[^.;]{0,40}`,
    ),
    all(
      String.raw`\b(?:collection|collecting|collections|all (?:activity|contact)|everything)\b[^.;]{0,15}\b(?:must|has to|have to|is required to|shall) (?:now |immediately )?(?:stop|cease|halt|end)\b[^.;,]{0,30}|\b(?:must|has to|have to|shall) (?:immediately )?(?:stop|cease|pause)(?: all| any)? (?:collection|collecting)\b[^.;]{0,40}`,
    ),
  ],
  unless: [attributed, denied],
})

const always = phrases({
  patterns: [
    // a request to stop contact stops no lawsuit
    all(
      String.raw`\b(?:never|not)\b[^.;]{0,30}\bor sue\b[^.;]{0,10}|\b(?:cease|stop|end|no|including|not)\b[^.;]{0,50}\b(?:including|includes?|and|or|even)\b(?: \w+){0,2}? (?:law ?suits?|any lawsuit|legal action|court)\b`,
    ),
    all(String.raw`\b${YOU_MAY_NOT} ${SUIT}\b(?![^.;]{0,40}\b(?:until|unless|while|time-barred)\b)[^.;]{0,40}`),
    all(
      String.raw`\b(?:means|so|because of this letter|this letter means|after this letter),? (?:you|that you) (?:cannot|can't|can not|may not|are not allowed to) ${SUIT}\b`,
    ),
    // nothing obliges them to delete, to answer by a day, or to give up
    all(
      String.raw`\b${YOU_MUST}(?: (?:immediately|now|at once|then))* (?:delete|remove|erase|wipe|forgive|cancel|drop|close|write off|zero out|take (?:it|this) off)\b[^.;]{0,50}`,
    ),
    all(
      String.raw`\b${YOU_MUST}(?: \w+){0,2} (?:respond|reply|answer|validate|verify|provide|send|prove|produce|give)\b[^.;]{0,50}\b(?:within|in) ${DAYS}\b`,
    ),
    all(
      String.raw`\byou (?:have|now have|get|are given|'ve got) (?:only )?${DAYS} (?:from [^.;]{0,30})?(?:to|in which to)\b[^.;]{0,40}`,
    ),
    all(
      String.raw`\b(?:if|failure|unless|should|no (?:response|reply|answer))\b[^.;]{0,70}\b(?:respond|reply|answer|validate|verify|hear|comply|within|silence|response|prove|come up with|produce|provide)\b[^.;]{0,60}\b(?:i(?:'ll| will| shall)(?: then)? (?:assume|consider|take it|deem|treat)|(?:debt|account|matter|claim|it|this) (?:is|will be|shall be|becomes) (?:\w+ )?(?:closed|invalid|dropped|settled|over|resolved|dismissed|deleted|paid|cancell?ed|forgiven|gone|done)|you (?:agree|admit|waive|forfeit|accept|lose|give up|acknowledge))\b[^.;]{0,40}`,
    ),
    all(String.raw`\b${YOU_MAY_NOT} (?:sell|transfer|assign|resell)\b[^.;]{0,40}`),
    all(
      String.raw`\b${YOU_MAY_NOT} (?:report|put|place|list|show)\b[^.;]{0,40}\b(?:credit|bureaus?|ever|at all|anything|equifax|experian|transunion)\b[^.;]{0,30}`,
    ),
    all(
      String.raw`\byou(?:'ve| have| will)?(?: (?:now|already|also|just|hereby|legally))* (?:forfeit(?:ed)?|waived?|los[et]|lost|give up|given up|surrender(?:ed)?) (?:your|all|any|the)\b[^.;]{0,50}|\bif i (?:hear|get|receive) (?:nothing|no \w+)\b[^.;]{0,70}\b(?:agree|settled|over|closed|void|done|dropped|accept)\b[^.;]{0,30}|\bfailure to \w+[^.;]{0,70}\b(?:will|shall|would) (?:be (?:taken|considered|deemed|treated|construed|viewed)|constitute|mean|amount)\b[^.;]{0,60}`,
    ),
    all(
      String.raw`\b(?:it|this|that|the (?:debt|account|entry|item|collection)) (?:has|have|needs|must|is required) (?:to )?(?:by law )?(?:to )?(?:come|be taken|be removed|be deleted|go|get taken) (?:off|from|down)?\b[^.;]{0,40}`,
    ),
    // age of the debt ends suits, not letters or reports
    all(
      String.raw`\b(?:statute of limitations|time[- ]barred|too old|limitations? period|out of statute)\b[^.;]{0,70}\b(?:cannot|can't|can no longer|no longer|must|not allowed to|have no right to|may not)\b[^.;]{0,30}\b(?:collect|contact|call|write|report|ask|delete|remove|credit|bother)\b[^.;]{0,30}`,
    ),
    all(
      String.raw`\b(?:the |this |your |any )?debt (?:is|was|has been) (?:legally )?(?:gone|dead|erased|wiped out|expired)\b`,
    ),
  ],
  unless: [attributed],
  notIn: /\b(?:i ask|i request|please|kindly|would like)\b[^.;]{0,40}\b(?:delete|remove|within|respond|answer|send)\b/i,
})

/** "The statute of limitations has run" is a claim about dates; it is safe only where the dates were worked out. */
const limitClaim = phrases({
  patterns: [
    all(
      String.raw`\b(?:statute of limitations|statute|sol|limitations? period|time (?:limit )?to sue|time limit)\b[^.;]{0,40}\b(?:has|have|is|are|was|already|long)?(?: (?:already|long|since|now|clearly))* ?(?:expired|passed|run out|ran out|ended|over|up|gone)\b[^.;]{0,30}`,
    ),
    all(
      String.raw`\b(?:this|the|that) (?:alleged )?(?:debt|account) (?:is|was) (?:\w+ )?(?:time[- ]barred|past the statute|out of statute|beyond the statute|too old to (?:sue|collect))\b[^.;]{0,30}`,
    ),
  ],
  unless: [conditional, asked, attributed, denied, soft],
})

function soft(...[before]: Parameters<Guard>): boolean {
  return /\b(?:appears?|seems?|believe|think|may|might|whether|ask|tell me|state|if)\b[^.;]*$/i.test(before)
}

export const overstatesRight = defineFlag({
  flag: 'overstates-right',
  severity: 'medium',
  why: letter =>
    letter.context.window.state === 'closed'
      ? 'The duty to stop comes only from a dispute inside the validation period, and nothing obliges them to answer by a day or to delete.'
      : 'The law does not give this right. A dispute in time stops collection until they verify; it does not end the debt, and no letter stops a lawsuit.',
  improve: 'I ask you to hold collection while you answer.',
  repair: { does: 'replace', by: holdInstead },
  find: letter => [
    ...always(letter),
    ...(letter.context.window.state === 'closed' ? lateClaims(letter) : []),
    ...(ageIsSure(letter) ? [] : limitClaim(letter)),
  ],
})

/** Late, a request stands where the duty was claimed; in time, the letter states the duty as it is. */
function holdInstead({ goal, context }: OwnLetter): string | undefined {
  const fits = (goal === 'validation' || goal === 'dispute') && context.window.state === 'closed'
  return fits ? 'I ask you to hold collection while you answer.' : undefined
}

function ageIsSure({ context }: OwnLetter): boolean {
  return context.timeLimit?.verdict === 'likely_time_barred'
}
