import { known } from '#law/fact.ts'
import { evidenceOf } from '#reading/evidence.ts'
import { compilePhrase, findPhrase, type CompiledPhrase } from '#reading/language/find-phrases.ts'
import type { FoundFacts, ReadText } from './finder.ts'

const JUDGMENT = compilePhrase({
  any: [
    '(obtain|get|win|have|receive|secure|take|took) ~3 judgment ~5 (against|on|for)',
    'judgment ~3 (be|have) ~2 (enter|render|grant|award|obtain|issue)',
    '(our|the|this|that) judgment ~4 (against you|remain|be unpaid)',
    '(collect|enforce|satisfy|pay) ~3 (the|our|this) judgment',
    'judgment ~1 (balance|amount|debt|account|total) ~3 (<money>|due|owe|remain|unpaid)',
    '(balance|amount|due|owe|remain|unpaid) ~3 (on|under|of) ~1 (the|our|this|your) judgment',
    '(reduce|turn|convert) ~2 to ~1 judgment',
    '(unpaid|outstanding|unsatisfied|existing|open) ~1 judgment ~4 (against|you|your|<money>|record|file)',
    'judgment ~2 (on|of) (record|file)',
    'judgment (account|debtor) ~4 (you|your|<money>)',
    '(hold|have|own|buy|acquire) ~3 judgment ~4 (against|on|for)',
    '(court|judge|magistrate|jury) ~4 (find|rule|decide|hold|award|order|sign|grant|enter|render|side) ~8 (against you|for us|for our client|in our favor|<money>|judgment|order|you to pay|you pay|in favor)',
    '(court|judge|magistrate|jury) ~4 (=ruled|=decided|=awarded|=ordered|=granted)',
    '(court|judge) ~1 (ruling|order|decision|award|decree) ~8 (this|your|against|you|account|debt|already)',
    '(already|there be|there is) ~3 (court|judge) ~1 (ruling|order|decision)',
    'judgment ~2 (=taken|=had|=won|=got|=awarded|=recorded|=docketed)',
    '(collection|enforcement|satisfaction|payment|installment) ~1 of ~1 judgment',
    'by (order|decree|judgment) of ~6 court',
    'you (lose|=lost) ~3 (court|case|suit|lawsuit|trial)',
    '(order|ruling|verdict|decree) of ~3 (court|judge)',
    'judgment creditor',
    '(status|type|nature) ~6 judgment',
    '(court|trial) ~2 and ~1 (win|prevail)',
    '(win|prevail) ~4 (court|case|suit|lawsuit|against you)',
    'amount of judgment ~1 <money>',
    '(adjudge|adjudicate) ~4 (owe|liable|against)',
  ],
  unless: [
    '(if|may|might|could|would|can|seek|until|before|without) ~8 judgment',
    '(should|could|would|may|might|if|unless) ~14 (judge|court|order|verdict)',
    'judgment date',
    '(your own|better|best|good|sound) judgment',
    'copy of ~2 judgment',
    'judgment ~3 (if|unless)',
    '(no|not|never) ~4 judgment',
    'judgment ~3 (none|no|zero)',
  ],
})
const LAWSUIT = compilePhrase({
  any: [
    '(file|filed|commence|bring|start) ~2 (suit|lawsuit|complaint|action|warrant in debt|case|petition) ~6 (against|in|with|on)',
    '(suit|lawsuit|complaint|action|case) ~4 (be|have been) ~2 (file|pending|commence|start)',
    'you (be|have been) (sue|sued)',
    '(account|debt|matter|file|claim|balance|case) ~3 (in|under|into) (active|current|pending|open)? (litigation|suit|court)',
    '(account|debt|matter|file|claim|case) ~2 (litigated|before ~1 (court|judge)|in front of ~1 (judge|court)|on ~2 docket)',
    '(open|pending|active|live) ~1 (suit|lawsuit|court case|litigation|court action) ~4 (against|on|over|about|regarding|concerning) ~1 (you|your|this)',
    '(suit|lawsuit|court case|litigation) ~2 (be|is) ~2 (under way|underway|in progress|open|active|on file)',
    '(we|attorney|lawyer|counsel|client|firm|agency) ~3 (have|has) ~2 =sued',
    'court case ~2 (=filed|=opened|=open|=started)',
    'defendant ~2 in ~2 (pending|action|suit|lawsuit|case)',
    '(proceedings|legal action|court case|case|action) ~5 (under way|underway|=pending|=begun|in progress|=started|=ongoing|=commenced)',
    '(now|already|currently|presently|=is|=are) before ~4 (court|judge)',
    '(papers|complaint|case) ~2 (at|with|in) ~1 (courthouse|clerk)',
    '(hearing|trial) ~3 (set|scheduled|calendared)',
    'case number ~3 (assign|give|issue)',
    '(docket|case|cause|index) number ~2 (be|is)',
    'you ~2 =sued ~4',
  ],
  unless: [
    '(if|may|might|could|would|will|can|unless|until|intend|prepare|authorize|decide|shall|should) ~8 (suit|lawsuit|complaint|action|sue|file|litigation|court|litigated)',
    'before ~8 (suit|lawsuit|complaint|action|sue|file|litigation|litigated)',
    '(litigation|suit) (department|unit|team|desk|division|group|review|status)',
    '(not|never) ~4 (litigation|suit|lawsuit|court|litigated)',
    'no ~3 (suit|lawsuit|action)',
    'bankruptcy',
  ],
})

const ENFORCEABLE = compilePhrase({
  any: [
    '(legally|lawfully|fully|still|judicially) ~1 enforceable',
    'enforceable ~2 (in|at|by|through|under) ~2 (court|law)',
    '(remain|be|stay) ~2 enforceable',
    '(can|may) ~2 still ~1 be ~2 (sue|enforce) ~6',
    '(can|may) be (=sued|=enforced) ~1 (on|upon)? ~2 (any time|in court|at law|regardless|whatever)',
    '(law|court|state) ~4 (give|leave|stand|allow|let|grant) ~8 (sue|enforce|take ~4 court|collect in court)',
    '(right|rights|entitled|free|able) ~4 (sue|enforce|take ~6 court) ~6',
    '(not|no|never) ~4 (too old|expire|outlaw|time-barred|time limit|statute of limitations) ~12 (sue|court|enforce|judge)',
    '(age|years|time) ~4 (not|no|nothing) ~4 (matter|difference|change|limit|protect|bar) ~10 (sue|court|enforce|collect|right)',
    '(whatever|regardless|no matter|despite) ~3 age ~8 (sue|court|enforce|collect)?',
  ],
  unless: [
    '(no longer|not) ~4 (enforceable|enforce|sue)',
    '(you|consumer) ~3 (right|rights|entitled|free) ~6 (sue|file|court)',
    '(limits|limit) how long',
    'time to sue',
    '(if|may) ~2 restart',
  ],
})

/** Whether the letter says, as a present fact, that a judgment exists or a suit is pending. A condition says
 *  neither. And whether it says that a court will enforce the debt. */
export function findClaims(text: ReadText): FoundFacts {
  return {
    ...claimOf(text, 'claimsJudgment', JUDGMENT),
    ...claimOf(text, 'claimsLawsuit', LAWSUIT),
    ...claimOf(text, 'claimsEnforceable', ENFORCEABLE),
  }
}

function claimOf(
  text: ReadText,
  name: 'claimsJudgment' | 'claimsLawsuit' | 'claimsEnforceable',
  phrase: CompiledPhrase,
): FoundFacts {
  const found = findPhrase(phrase, text.sentences)
  return {
    [name]:
      found.length > 0
        ? known(true, { confidence: 0.9, evidence: found.map(({ sentence }) => evidenceOf(text, sentence)) })
        : known(false, { confidence: 0.9 }),
  }
}
