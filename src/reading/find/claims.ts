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
    '(court|judge|magistrate|jury|tribunal) ~4 (=ruled|=decided|=awarded|=ordered|=granted)',
    '(court|judge|magistrate|jury|tribunal) ~9 (=ruled|=decided|=found|=sided|=awarded|=held|=granted) ~3 (for|against|with|in favor|to|us|you)',
    '(sentence|ruling|decision|resolution|verdict|judgment|finding|decree) of ~2 (judge|court|tribunal|magistrate|jury)',
    'you ~3 (=condemned|=sentenced|=adjudged) to ~2 (pay|owe)',
    'you ~2 (=ordered) ~1 by ~2 (court|judge|tribunal)',
    'you ~3 judgment debtor',
    '(collect|collecting|calling|writing|here) ~2 (on|under) ~1 judgment',
    '(case|suit|matter) ~3 =decided ~6 you ~1 =lost',
    '(already|=now) ~1 (have|hold|got) ~2 judgment',
    'you ~2 (=found|=held|=adjudged|=declared|=ruled) ~1 (liable|to owe|in default|answerable)',
    '(ruling|decision|liable|lost|won|granted|award|judge|court|entered|ordered|decided|found|judgment) ~8 in your absence',
    '(=won|=lost|=decided|=went|=granted) ~4 by default',
    '(installment|payment|balance|amount|remainder) ~2 (toward|on|under|of) ~2 (decree|judgment|award|verdict|court order)',
    '(type|kind|nature|class|status|category|basis) ~3 : ~2 (adjudicated|adjudged|judgment|decree|reduced to judgment|court-awarded|court-ordered|judicially)',
    '(adjudicated|adjudged|court-ordered|court-awarded|judicially established|judicially determined) ~1 (claim|debt|balance|amount|sum|obligation|account)',
    '(claim|debt|balance|account|obligation) ~2 (adjudicated|adjudged|court-ordered|court-awarded|=docketed|judicially established)',
    '(award|decree|verdict) ~3 (against you|in our favor|in ~2 favor)',
    '(court|judge|magistrate) ~1 (=has|have|already) ~3 (=spoken|=ruled|=decided|=awarded|=signed)',
    'you ~3 (=lost) ~3 (court|case|suit|lawsuit|trial)',
    '(judgment|decree|order) against you ~3 (=recorded|=entered|=docketed|=signed|=filed|=granted|=registered)',
    'judgment ~6 (=won|=obtained|=got|=secured|=gained|=had|=holds) ~3 (over|against|on|from) ~1 you',
    'judgment ~8 (assign|transfer|sell|sold|place|buy|bought) ~2 (to|by|with|from)',
    '(case|suit|lawsuit) ~4 (=decided|=won|=lost|over) ~3 (against you|in favor|in court|by court|by ~1 judge)',
    'court order ~3 (in hand|in place|against you|in our favor)',
    '(default) ~2 (=entered|=taken|=granted) ~3 (against|because|when|by)',
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
    '(ruled|decided|held|spoken) ~1 that ~2 (collector|collectors|creditor|creditors|agency|agencies|consumers|letters|notice)',
    '(may|might|could|can|will|would|if|unless) ~6 (found|held|declared) ~1 liable',
    '(judge|court|magistrate) ~6 (may|might|could|would|can|will) ~4 (rule|decide|order|find|award|hold|side)',
    '(another|other|different) ~1 (case|matter|court)',
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
    '(suit|lawsuit|complaint|action|case|petition|proceeding|proceedings|claim) ~3 (=brought|=filed|=started|=commenced|=instituted|=lodged|=opened) ~3 (against you|in|at|with|by|before)',
    '(claim|matter|case|action|suit|lawsuit|complaint|proceeding) ~8 pending ~2 (before|in|at) ~6 (court|judge|docket|county|tribunal)',
    '(action|suit|lawsuit|proceeding) ~9 =pending',
    'you ~2 (named|listed)? ~1 defendant',
    '(your|this|our) case ~8 (already|now|currently|presently|pending) ~2 (before|in|with|at) ~8 (court|judge|magistrate)',
    '(ahead of|in advance of|prior to|until|before) (=the|=your) (hearing|trial|court date)',
    '(your|this|the|our) ~1 (suit|lawsuit|case) ~3 (wait|await|set|scheduled|calendared|on) ~4 (court date|trial|hearing|docket|calendar|judge)',
    'status ~3 (=sued|in suit|in litigation|suit filed)',
    '(our|the|this) (suit|lawsuit|case|action|complaint) against you ~2 (=is|=was|=has|=bears|number|no|=stands|=sits)',
    '(case|matter|suit|lawsuit) ~4 in ~1 hands of ~2 (court|judge|clerk)',
    '(litigation|legal action|proceedings|suit|lawsuit) ~2 (=begun|=commenced|=started|=opened) ~3 (in|at|before|against|on)',
    'you ~2 been ~1 served ~3 (in|with) ~2 (matter|case|suit|lawsuit|action|papers|summons|complaint)',
    '(civil action|lawsuit|suit|court case|case) ~4 (=open|=opened|pending|=active) ~1 against you',
    '(await|wait for|awaiting) ~2 (trial|court date|hearing)',
    '(drop|withdraw|dismiss|discontinue) ~2 (suit|lawsuit|court case|litigation) ~4 (against|over|on|if|once|when)',
    'you ~3 named ~3 (suit|lawsuit|complaint|petition)',
    'you ~2 (failed|fail|did not|have not) ~2 (answer|respond|reply|appear) ~3 (summons|complaint|suit|lawsuit|court|hearing)',
    '(we|attorney|lawyer|counsel|client|firm|agency) ~2 (have|has|had)? ~1 =filed ~1 (on|against) ~1 you',
    'case number ~3 (assign|give|issue)',
    '(docket|case|cause|index) number ~2 (be|is)',
    'you ~2 =sued ~4',
  ],
  unless: [
    '(if|may|might|could|would|will|can|unless|until|intend|prepare|authorize|decide|shall|should) ~8 (suit|lawsuit|complaint|action|sue|file|litigation|court|litigated)',
    'before ~8 (suit|lawsuit|complaint|action|sue|file|litigation|litigated)',
    '(in|into|under|before|with|by) ~3 (litigation|suit) (department|unit|team|desk|division|group|review|status)',
    '(not|never) ~4 (litigation|suit|lawsuit|court|litigated)',
    'no ~3 (suit|lawsuit|action)',
    'bankruptcy',
    'your (lawsuit|suit|case|complaint) (against|with)',
    'defendant in no',
    '(=was|=were|been) ~1 (=dismissed|=withdrawn|=dropped)',
  ],
})

const ENFORCEABLE = compilePhrase({
  any: [
    '(court|law|judge) ~2 (stand|stands|side|sides|be) ~2 (behind|with|on|beside) ~3 (us|we|our|client|side|creditor)',
    'no ~2 (legal|valid|lawful) ~1 (defense|defence) ~3 (to|against)',
    '(court|judge|law) ~2 (will|would|can|could|shall|must) ~3 (order|make|compel|force|oblige|require|hold) ~2 you ~2 (pay|honor|satisfy|settle|make good|perform|to it|answer)',
    '(however|no matter how) ~1 (old|many years|much time|long ago|long)',
    '(court|law|judge) ~2 (stand|stands|side|sides) ~2 (behind|with) ~2 (claim|debt|balance|account|contract)',
    '(any|every|a) (court|judge) ~2 (will|would) ~3 (back|uphold|honor|enforce|side|find for|rule for)',
    '(time|years|age|passing of time|passage of time) ~4 (not|never) ~4 (erase|outlaw|extinguish|kill|weaken|wipe|undo|shield|protect|excuse|stop) ~8 (court|sue|judge|law|legal|enforce|debt|it)',
    '(remain|still|as) ~3 (collectible|collectable|recoverable|good|binding|suable|actionable) ~2 (at law|in court|in any court|through ~1 (court|courts)|legally|by law|by suit|before ~2 (court|judge))',
    '(statute of limitations|limitations period|limitation period|time limit) ~4 (not|no|never) ~3 (apply|run|expired|concern|matter|bar|help|protect|stop)',
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
    '(debt|account|it|this|that|claim|balance|bill|which|now|far|much|simply|already) too old',
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
