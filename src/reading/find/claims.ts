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
    '(hold|have|own) ~3 judgment ~4 (against|on|for)',
  ],
  unless: [
    '(if|may|might|could|would|can|seek|until|before|without) ~8 judgment',
    'judgment date',
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
    'we ~2 have ~2 sue you',
  ],
  unless: [
    '(if|may|might|could|would|will|can|before|unless|until|intend|prepare|authorize|decide|shall|should) ~8 (suit|lawsuit|complaint|action|sue|file|litigation|court|litigated)',
    '(litigation|suit) (department|unit|team|desk|division|group|review|status)',
    '(not|never) ~4 (litigation|suit|lawsuit|court|litigated)',
    'no ~3 (suit|lawsuit|action)',
    'bankruptcy',
  ],
})

/** Whether the letter says, as a present fact, that a judgment exists or a suit is pending. A condition says neither. */
export function findClaims(text: ReadText): FoundFacts {
  return { ...claimOf(text, 'claimsJudgment', JUDGMENT), ...claimOf(text, 'claimsLawsuit', LAWSUIT) }
}

function claimOf(text: ReadText, name: 'claimsJudgment' | 'claimsLawsuit', phrase: CompiledPhrase): FoundFacts {
  const found = findPhrase(phrase, text.sentences)
  return {
    [name]:
      found.length > 0
        ? known(true, { confidence: 0.9, evidence: found.map(({ sentence }) => evidenceOf(text, sentence)) })
        : known(false, { confidence: 0.9 }),
  }
}
