import type { StatementFinder } from '#reading/find/statement.ts'
import { patterns, saysAny } from '#reading/find/search.ts'
import { sentencesThat } from './sentences-that.ts'

const PAPERS =
  '(summons|court paper|court papers|court date|court case|court document|court documents|court hearing|hearing|trial|complaint|lawsuit|suit|citation|subpoena|petition|court notice|court order|process server|deputy|legal papers|legal paper|notice to appear|courthouse|court|judge|sheriff ~4 (give|gave|hand|handed|left|deliver|delivered)|(papers|paper) ~6 (=gave|=left|=brought|=dropped)|papers ~4 (serve|served|hand|handed|deliver|delivered|get|got|receive|received|left)|(serve|served|hand|handed|deliver|delivered|get|got|receive|received|left) ~4 papers)'
const TO_ACT =
  '(answer|appear|appearance|attend|respond|response|reply|act|action|go|going|come|show up|file|filing|do anything|do a thing|anything|defend|contest|read|open|lawyer|attorney|thought)'
const NEEDLESS =
  '(not have to|need not|needless|no need|not need|not necessary|unnecessary|no reason|not require|not required|not bother|not worry|no cause|no occasion|not call for|not obligate|not obligated|not expected|no obligation|not worth|not give ~3 thought|no point|no use|no sense|excused from|pointless|waste of|may skip|can skip|skip|no call for|nothing to gain|hardly need|not waste ~2 (time|money|gas|day|energy)|superfluous|redundant|unneeded|uncalled-for|uncalled for|dispensed with|dispense with|surplus|immaterial|=excused|=waived|can stay home|may stay home|free to stay|wasted trip|without ~2 (need|having) to)'
const DISCARD =
  '(ignore|ignored|disregard|disregarded|toss|discard|discarded|bin|shred|recycle|trash|throw ~3 (away|out)|forget|tear ~2 up|rip ~2 up|set ~2 aside|put ~2 aside|pay no attention|pay no mind|overlook|stay home|stay away|put ~5 (drawer|trash|garbage|pile|wastebasket))'
const HARMLESS =
  '(formality|formalities|routine|mistake|in error|only paper|just paper|only paperwork|just paperwork|informational|procedural|procedural step|for your information|for your records|nothing to worry|mean nothing|means nothing|no effect|not matter|not count|not real|not serious|not important|automatic|billing statement|only ~1 (bill|statement|letter|reminder|copy)|just ~1 (bill|statement|letter|reminder|copy)|no deadline|not ~2 from ~2 (court|judge)|no legal effect|no legal force|not binding|harmless|no teeth|scare tactic|form letter|for show|computer-generated|bluff)'

const UNLESS = [
  '(if|when|unless) ~1 you (stay away|ignore|skip|miss|not go|not appear|not answer) ~6 (lose|default|judge|judgment|decide)',
  '(do not|not|never|no one|nobody|can not afford to|should not) ~1 (ignore|disregard|toss|discard|throw|forget|skip|set aside|shred|bin)',
  '(dismiss|dismissed|withdrawn|withdrew|vacated) ~12 (lawsuit|case|suit|complaint|summons|action|hearing|trial|date)',
  '(lawsuit|case|suit|complaint|summons|action|hearing|trial) ~6 (dismiss|dismissed|withdrawn|vacated)',
  '(court|judge|clerk) ~3 (have|has|be)? ~1 (vacated|cancelled|canceled|postponed|continued|excused|told|ruled|ordered|rescheduled|dismissed)',
  '(hearing|trial|date|case|appearance) ~3 (cancelled|canceled|postponed|continued|vacated|called off|taken off) ~4 (court|judge|clerk|calendar|docket)',
  '(if|unless|before) ~3 (file|sue|we go to court)',
  '(this|letter|notice|we|receipt) ~3 (not|no) ~3 (summons|lawsuit|court paper|complaint|court|form of process)',
  '(letter|notice|receipt) ~4 (no|not) ~3 (response|reply|action|require|required)',
  '(response|reply|action) ~3 (to|on) ~1 (this|our) (letter|notice|receipt|offer)',
  '(avoid|prevent|without|instead of|rather than) ~3 (court|lawsuit|suit|litigation|trial|hearing)',
  '(customer|consumer|billing) complaint',
  '(must|should|have to|need to) ~4 (answer|respond|appear|file|attend) ~12 (even|whether|still|time|date|deadline)',
]

const inOneSentence = sentencesThat('ignore-court-papers', {
  any: [
    '(nobody|no one) ~2 (expect|expects|need|needs|wait|waits|look|looks|miss|misses) ~2 you ~4 (court|courtroom|courthouse|hearing|trial|bench)',
    '(papers|paper|thing|envelope|packet|stack|document|documents) ~8 (deputy|sheriff|server|court|courthouse|judge|clerk) ~8 (nothing|only our way|just our way|our way of|meaningless|no big deal|saying hello|junk|not count|mean nothing|no importance|not mean a thing|not matter)',
    '(<duration>|days|deadline|date|time limit|time) ~10 (paper|papers|summons|complaint|court|stapled|served|lawsuit|petition) ~10 (not|no longer|never) ~2 (count|apply|matter|run|bind|concern|hold|start|mean)',
    '(<duration>|days|deadline) ~3 (in|on|of|from|mentioned in|printed on|given in|stated in) ~3 (summons|complaint|court papers|lawsuit|petition|citation) ~8 (suspended|lifted|waived|off|on hold|frozen|stopped|void|extended)',
    '(answer|response|appearance|reply) ~1 to ~2 (complaint|summons|petition|lawsuit|suit|citation) ~6 (superfluous|redundant|unneeded|unnecessary|needless|dispensed with|=excused|=waived|pointless|optional|left out|omitted)',
    '(fine|okay|ok|all right|alright|safe|free|welcome) to (miss|skip|ignore|sit out|pass up|disregard) ~3 (hearing|court date|court|trial|summons|answer|complaint|lawsuit)',
    '(can|may) (skip|sit out|disregard|ignore) ~3 (hearing|court date|court|trial|summons|complaint|lawsuit)',
    `(leave|let) ~1 ${PAPERS} ~1 (alone|be|lie)`,
    '(file|filing|write|writing) ~2 (answer|response|appearance) ~2 (costs|cost|wastes|takes) ~2 (money|time|you|good money)',
    '(tell|told|inform|informed) ~1 (court|judge|clerk) ~3 you ~2 not ~1 (come|coming|appear|appearing|attend|attending|be there)',
    `${DISCARD} ~10 ${PAPERS}`,
    `${PAPERS} ~12 ${DISCARD}`,
    `${PAPERS} ~10 ${HARMLESS}`,
    `${PAPERS} ~12 ${NEEDLESS} ~4 ${TO_ACT}`,
    `${NEEDLESS} ~6 ${TO_ACT} ~10 ${PAPERS}`,
    `${NEEDLESS} ~6 ${PAPERS}`,
    `${NEEDLESS} ~5 (go|going|appear|appearing|come|coming|show up|travel|attend|attending|=be) ~2 (to|at|in|before) ~8 (court|courthouse|judge|hearing|trial)`,
    `${NEEDLESS} ~4 (file|serve|send|make|give|enter) ~3 (answer|response|appearance|reply)`,
    `(answer|response|appearance|attendance|presence|reply) ~6 (to|in|at|before) ~3 ${PAPERS} ~6 ${NEEDLESS}`,
    `${NEEDLESS} ~4 ${TO_ACT} ~6 (about|over|on|with) ~2 case`,
    '(answer|answering|appearance|appearing|response|responding|going|showing up) ~4 (change|do|accomplish|gain|achieve) ~1 (nothing|no good)',
    '(let|allow|watch) ~3 (answer|answer date|court date|hearing|trial|deadline|due date) ~3 (go by|pass|slide|lapse|slip|run out)',
    `(documents|papers|document|paper) ~6 (serve|served|hand|handed|deliver|delivered|bring|brought) ~6 ${HARMLESS}`,
    '(lawsuit|case|suit|court) ~4 (take care of itself|takes care of itself|go away|goes away|disappear|vanish|resolve itself)',
    '(save|spare) yourself ~3 (filing fee|trip|court|courthouse|lawyer|answer)',
    `(put|lay|set) ~1 ${PAPERS} ~1 aside`,
    'no (pleading|answer|response|appearance|reply) ~3 (need|necessary|required) ~4',
    `(nothing|none) ~10 ${PAPERS} ~8 (call for|require|need|matter|do|action|worry)`,
    `no ~2 (action|response|answer|reply|appearance) ~8 ${PAPERS}`,
    `${PAPERS} ~8 no ~2 (action|response|answer|reply|appearance)`,
    `no ~1 (hearing|trial|court date|court) ~4 (you|worry|attend|need)`,
    '(we|office|attorney|lawyer) ~4 (cancel|call off|take care of|handle|deal with|drop) ~4 (court|hearing|trial|lawsuit|suit|case|summons|judge|clerk) ~8 (when|once|if|as soon as|for you|after)',
    '(not legal process|not ~3 form of process)',
  ],
  unless: UNLESS,
})

// "dont go 2 court tmrw": told to the reader, not of what someone will do
const stayAway = sentencesThat('ignore-court-papers', {
  any: [
    '(not|never) ~1 (go|come|show up|turn up|drive|bother|appear) ~3 (to|2|in|at|with|over to|down to)? ~1 (court|courthouse|the hearing|the judge|your hearing|court date)',
    '(stay|stay home) ~2 (away|home) ~2 (from|on)? ~2 (court|courthouse|hearing|court date)',
    '(forget|skip|blow off|miss|cancel) ~2 (court|court date|the hearing|your hearing|courthouse)',
  ],
  unless: [
    ...UNLESS,
    '(we|us|it|this|case|matter|account|will|shall|would|should|must|they|he|she|nobody|=did|=does|may|can|could|want|wants|wish|let|rather|prefer|had) ~3 not ~2 (go|come|show|turn|bother|drive|appear)',
    '(if|when|unless|because|who|whoever|people|anyone|although|since) ~6 (not|never|skip|miss|forget|stay)',
    '(not|never) ~2 (skip|forget|miss|cancel|stay|blow)',
  ],
})

// "Those court papers? Toss them."
const beside = sentencesThat('ignore-court-papers', {
  any: [
    `${DISCARD} ~2 (they|them|it|those|that|these|all of)`,
    `${NEEDLESS} ~4 ${TO_ACT} ~2 (they|them|it|those|that|these)?`,
    `(they|it|those|that|these|this) ~4 ${HARMLESS}`,
    '(nobody|no one) ~2 (expect|expects|need|needs|wait|waits|look|looks) ~2 you ~2 (there|in court|to come|to appear)',
    '(wasted|wasteful|needless|useless|pointless) ~1 (trip|journey|day|errand|drive)',
  ],
  beside: [
    '(look|looks|looking|made to look|resemble|resembles|dressed up|seem|seems|appear|appears) ~3 (like|as)? ~6 (court|summons|lawsuit|legal papers|judge)',
    '(summons|court paper|court papers|court date|court documents|lawsuit|process server|hearing|complaint (serve|deliver|against)|papers ~4 (serve|served|hand|handed|deliver|delivered))',
  ],
  unless: UNLESS,
  unlessNearby: UNLESS,
})

const ASKS_OF_PAPERS = patterns([
  '(served|serve|summons|court|courthouse|clerk|lawsuit|hearing|judge|complaint|answer|trial) && (must|have to|need to|should|do i|required|necessary|shall)',
])
const NO =
  /^(?:(?:a|answer)\s?[.:)-]\s?)?(?:no\b(?!,? but\b)|nope|not (?:if|when|while|as long|so long|once|unless|really|necessarily|at all)\b|there (?:is|'s) no need)/i

// "Must I file something with the clerk? Not if you are paying us."
const answered = sentencesThat(
  'ignore-court-papers',
  {
    any: ['(no|nope|not)'],
    unlessNearby: ['you ~1 (must|have to|need to|should) ~2 (go|answer|appear|attend|come|respond|file)'],
    unless: [...UNLESS, '(nothing|no|not) ~4 (=filed|lawsuit|suit|sued)'],
  },
  (text, i) => {
    if (!NO.test(text.runs[i]!.text.trim())) return false
    return [i - 1, i - 2].some(k => {
      const asked = text.sentences[k]
      return asked?.atoms.at(-1)?.norm === '?' && saysAny(asked, ASKS_OF_PAPERS)
    })
  },
)

/** That court papers need no answer.  @law 15 USC 1692e(10), (15); 12 CFR 1006.18(b)(2)(iii) */
export const ignoreCourtPapers: StatementFinder = text => {
  const found = inOneSentence(text)
  return found.length > 0 ? found : [...stayAway(text), ...beside(text), ...answered(text)]
}
