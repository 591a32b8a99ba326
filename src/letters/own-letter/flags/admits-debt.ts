import {
  asked,
  attributed,
  conditional,
  defineFlag,
  denied,
  phrases,
  proofAsked,
  type Guard,
} from '#letters/own-letter/define-flag.ts'
import { all, MONEY } from '#letters/own-letter/vocabulary.ts'
import { mayBeTimeBarred } from '#letters/own-letter/time-barred.ts'

const THING = `(?:debts?|balance|amount|bill|account|loan|charges?|figure|total|sum|money|obligation|${MONEY})`
const QUIETLY = String.raw`(?: (?:do|did|still|really|honestly|truly|certainly|probably|know|do know|admit|guess|think|believe|agree|understand|realize|that|i))*`

/** "Proof that this is my debt": asked for, not said. */
const named: Guard = before =>
  /\b(?:that|why|how|whether|if)\s+(?:this|it|that|the \w+)\s+(?:is|was)\s+(?:even\s+|really\s+)?$/i.test(before)

const GUARDS = [denied, attributed, conditional, proofAsked, asked] as const

const owning = phrases({
  patterns: [
    all(String.raw`\b(?:i|we)${QUIETLY} owed?\b(?! (?:you |them )?(?:nothing|no|none|zero|not|nobody)\b)`),
    all(
      String.raw`\b(?:i|we)(?: (?:do|fully|hereby|freely|readily|must|have to|will|would|can))* (?:admit|acknowledge|confess|concede|accept|recogni[sz]e)\b(?=[^.;]{0,60}\b(?:debt|balance|amount|owe|owed|bill|account|responsib\w+|liab\w+|right|correct|valid|mine|charges?|card|loan|late|behind|used|borrowed|fault|money|${MONEY}))(?! (?:receipt|receiving|that i (?:received|got)|your (?:letter|notice|offer|reply)|(?:the |your )?(?:offer|choice|option|settlement)|nothing|no)\b)`,
    ),
    all(
      String.raw`\b(?:this|that|the|your|whole|full)(?: \w+){0,2}? ${THING}(?: \w+){0,3}? (?:is|are|was) (?:in fact |actually |indeed |really |all |definitely |probably |legally )?(?:mine|ours|my (?:debt|bill|responsibility|fault|loan)|correct|right|accurate|valid|legit(?:imate)?|due and owing|past due)\b`,
    ),
    all(
      String.raw`\b(?:it|this|that|the (?:debt|loan|card|bill|account|charges?))(?:'s| is| was| are| were) (?:in fact |actually |indeed |really |definitely |probably )?(?:mine\b|my (?:debt|bill|loan|responsibility|fault|card|old account)\b)`,
    ),
    all(
      String.raw`\b(?:i|we)(?:'m| am| are| was|'ve been| have been| got| fell| had fallen)(?: \w+)? (?:behind|delinquent|in default|past due|in arrears|late (?:on|with|in paying)|responsible for (?:it|this|the|these|that)|liable for)\b`,
    ),
    all(
      String.raw`\b(?:i|we) (?:take|accept|have) (?:full |total |complete )?responsibility\b|\bit(?:'s| is) true (?:that )?(?:i|we) (?:had|have|used|owe|borrowed|signed|missed|opened|got|bought|never paid|stopped)\b|\b(?:it|things|this|the (?:bill|bills|debt|balance|card|interest|payments?)|my (?:bills?|payments?)) (?:just )?(?:got|gotten|getting) (?:away from|ahead of|too much for|out of hand|behind)\b|\b(?:i|we) (?:let (?:it|this|the \w+) (?:slide|go|slip|lapse)|kept putting (?:it|this) off|put off paying|never (?:got around to|finished) paying|ducked|ignored (?:it|the bills?))\b|\b(?:this|that|it|the (?:bill|payment|account))(?: one)? (?:just )?(?:slipped|fell) (?:through the cracks|my mind)\b|\b(?:was|is|were) (?:his|hers|ours|theirs|my \w+'s)(?: and| too,? and) mine\b|\bmine and (?:his|hers|my \w+'s)\b|\b(?:can't|cannot|won't|will not|no) (?:really )?argu(?:e|ment) (?:with|about|over) (?:the|that|this|your)\b|\b(?:i|we|i'm|we're)\b[^.;]{0,20}\b(?:stuck with (?:it|this|the)|on the hook for)\b|\bi(?:'m| am| was) the (?:one|person) (?:who|that) (?:signed|borrowed|used|opened|took|bought|charged|owes)\b|\bi know (?:that )?(?:i'm|i am|i was|we're|we are) (?:late|behind|past due|in the wrong|delinquent|overdue)\b|\byou(?:'re| are) (?:absolutely |quite )?right (?:about|that i)\b`,
    ),
    all(
      String.raw`\b(?:i|we)(?: \w+)? (?:missed|skipped|stopped|quit|could not|couldn't|can't|cannot|haven't|have not|wasn't able to|was unable to|failed to)(?: (?:make|making|made|keep up|keep|some|a few|several|my|the|any|those|these|with|on|all))* (?:payments?|paying)\b`,
    ),
    all(
      String.raw`\b(?:sorry|apologi[sz]e|apologies|regret|embarrassed|ashamed)\b[^.;]{0,40}\b(?:not paying|nonpayment|non-payment|late|lateness|delay|missed|unpaid|behind|failing to pay|falling behind|having paid|owing|this debt|my debt|my balance)\b`,
    ),
    all(
      String.raw`\b(?:i|we)(?: (?:did|do|have|just|only|originally|really))* (?:took out|take out|took (?:the|this|that) loan|got (?:the|this|that) (?:loan|card|money)|had (?:the|that|this) (?:card|loan) and|spent (?:the|this|that|it)|borrow(?:ed)?|(?:ran|run|racked|charged|maxed)(?: (?:it|this|that|them|the \w+(?: \w+)?))? (?:up|out)|signed for|incurred|opened (?:this|the|that|a|an) (?:\w+ )?(?:account|card|loan|line)|used? (?:the|this|that|your|my) (?:\w+ )?(?:card|credit|loan)|made (?:the|these|those) (?:charges|purchases))\b`,
    ),
    all(
      String.raw`\b(?:i|we)(?: \w+)? (?:should have|should've|meant to|always intended to|always meant to|intended to|was going to|forgot to|failed to|neglected to|didn't get around to)(?: \w+)? pa(?:y|id|ying)\b`,
    ),
  ],
  unless: GUARDS,
  notIn:
    /\bpaid (?:it |this |that |them |the \w+ )?(?:off|in full)|\bpaid in full|\bsettled\b|\bno longer owe\b|\bidentity theft\b/i,
})

const mine = phrases({
  patterns: [
    all(
      String.raw`\bmy (?:(?:old|unpaid|outstanding|past[- ]due|overdue|remaining|credit card|medical|delinquent|current|entire|whole) )*(?:debt|balance(?! transfer)|arrears|delinquency|delinquent account|past[- ]due (?:amount|account|bill)|unpaid (?:account|bill|loan))\b`,
    ),
  ],
  unless: [denied, attributed, conditional, named],
})

const cannotPay = phrases({
  patterns: [
    all(
      String.raw`\b(?:i|we)(?: (?:just|simply|really|honestly|currently|still))*(?: can't| cannot| can not| could not| couldn't|'m unable to| am unable to|'m not able to| am not able to| don't have the money to| do not have the money to| have no way to)(?: \w+){0,2} (?:pay|afford)\b(?! (?:\w+ ){0,2}(?:lawyer|attorney|postage|for a))`,
    ),
    all(
      String.raw`\b(?:i|we)(?: (?:just|really|simply))? (?:don't|do not|ain't) (?:got|have) (?:it|the money|that kind of money|any money|anything)(?: right now)?\b|\b(?:i|we) (?:have no|don't have (?:any |the )?|do not have (?:any |the )?|haven't got (?:any |the )?)money (?:to pay|for (?:this|it)|right now)\b`,
    ),
  ],
  unless: [attributed, conditional, asked],
  notIn: /\bnot mine\b|\bisn'?t mine\b|\b(?:do not|don'?t|never) owe\b|\bverif|\bproof\b|\bprove\b/i,
})

/** The draft says that the debt is owed, that it is theirs, or that payments were missed. */
export const admitsDebt = defineFlag({
  flag: 'admits-debt',
  severity: 'high',
  why: letter =>
    mayBeTimeBarred(letter)
      ? 'This debt may be too old to sue on. A signed admission can restart the time to sue in many states.'
      : 'A signed admission can be used as proof, and can restart the time to sue in many states.',
  improve: 'Say only: I dispute this debt.',
  repair: { does: 'remove' },
  find: letter => [...owning(letter), ...mine(letter), ...cannotPay(letter)],
})
