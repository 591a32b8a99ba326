import { DISPUTE } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const COLLECTION = '(collect|collection|effort|activity|action|us|process|garnish*|lawsuit|suit|report*)'
// "valid" and "validation" have one stem, so the longer word is named exactly
const VERIFY = "(verification|'validation'|proof|verify|'validate')"

/** That disputing is useless, forbidden, too late while it is not, or costs money.  @law 15 USC 1692g(b) */
export const disputeRightDenied = sentencesThat('dispute-right-denied', {
  any: [
    '(time|period|stage|window|chance) ~5 (objection|dispute|question|challenge|contest) ~6 (=over|closed|past|gone|run out|expired|done|ended)',
    '(close|closing|closed|end|ended) ~4 (dispute|objection) ~2 (stage|period|window|file|phase)?',
    `(disregard|ignore|forget) ~4 (part|what|notice|letter|paragraph|line) ~12 ${DISPUTE}`,
    'not ~4 (take up|answer|discuss|hear|respond to|entertain|look at) ~3 (question|objection|argument|challenge|inquiry) ~4 (about|on|over) ~2 (it|debt|account|balance|amount)',
    '(only|sole) ~3 (thing|choice|step|option) ~5 (open|left|remain) ~3 (be|to)? ~2 (pay|payment)',
    `(collection|collecting) ~4 (go on|continue|proceed) ~10 (whether or not|even if|no matter) ~4 (ask|request|${DISPUTE})`,
    `${DISPUTE} ~6 (only|not) ~4 (after|until|once) ~6 (payment|deposit|money|<money>)`,
    `(look into|review|consider|hear|investigate) ~4 ${DISPUTE} ~6 (only|but only) ~3 (after|once|when|if) ~8 (payment|deposit|<money>|paid)`,
    `${DISPUTE} ~20 (not|never) ~3 (stop|delay|prevent|halt|affect|suspend|change|slow|pause|interrupt|hold) ~8 ${COLLECTION}`,
    `${DISPUTE} ~6 (not|never) ~3 (help|matter|make ~2 difference|do ~2 good|get you)`,
    `(no longer|not) ~3 (subject to|open to|eligible for|available for) ~2 ${DISPUTE}`,
    `${DISPUTE} ~8 (no longer|not|never) ~3 (accept|allow|honor|consider|permit|entertain|possible|available|recognize|process)`,
    `(not|never|no longer) ~3 (accept|take|honor|entertain|recognize|process|consider|allow) ~3 ${DISPUTE}`,
    `(will|shall) ~2 (ignore|disregard|discard|reject|deny) ~3 ${DISPUTE}`,
    `(no|little) ~1 (point|use|sense|benefit|reason|purpose) ~3 ${DISPUTE}`,
    `(debt|account|balance|bill|this|it) ~2 (can not|may not|can no longer|not) be ${DISPUTE}`,
    `no longer ~3 (right|able|entitled|option|time) ~3 (dispute|contest|challenge|question)`,
    `no ~2 ${DISPUTE} ~6 (accept|allow|honor|consider|permit|entertain|possible|take)`,
    `you ~1 (can not|may not|can no longer|may no longer|are not allowed to|have no right to|are not entitled to|lost ~3 right to) ~2 ${DISPUTE}`,
    `(you|your) ~3 (no|not ~2) right to ~2 ${DISPUTE}`,
    `nothing ~3 (but|except|short of|other than) ~4 (pay|payment) ~6 (stop|end|halt|prevent)`,
    `pay ~3 (first|now|in full) ~8 ${DISPUTE} ~3 (later|afterwards|afterward|after)`,
    `only (payment|paying|pay|full payment) ~8 (will|can|would) ~2 (stop|end|halt|prevent|close) ~4 ${COLLECTION}`,
    `(not|never|no) ~5 (send|provide|give|obtain|mail|furnish) ~3 ${VERIFY} ~4 (unless|until|before|without) ~10 (pay|payment|deposit|money)`,
    `(charge|fee|cost) ~6 (for|to) ~4 (verification|'validation'|proof|verify|'validate'|dispute|contest)`,
    `<money> ~1 (for|per|to) ~3 (verification|'validation'|proof|verify|'validate'|dispute)`,
    `${DISPUTE} ~10 (frivolous|baseless|waste of|pointless|useless|futile|meaningless|bad faith|ignore|ignored)`,
    `(must|have to|required to|obligated to) pay ~10 (before|even if|while|whether|regardless) ~10 ${DISPUTE}`,
    `(continue|keep|go on|proceed) ~4 collect* ~8 (even if|whether or not|regardless|despite|although|while) ~6 ${DISPUTE}`,
    `(collection|collect|collecting|effort) ~3 (continue|proceed|go on|resume) ~8 (whether|even|regardless|despite) ~6 ${DISPUTE}`,
    `(even if|whether or not|regardless of whether) ~4 you ~3 ${DISPUTE} ~10 (continue|keep|must|will) ~4 (collect*|pay|owe)`,
    `${DISPUTE} ~8 (made|take|taken|raise|raised|bring|brought|addressed) ~3 (judge|court)`,
    `(look at|review|consider|address) ~4 ${DISPUTE} ~6 (once|after|when) ~8 paid`,
    `(verify|verified|validated|confirmed) ~8 (not|no longer|can not) ~4 ${DISPUTE}`,
    `not ~1 (require|required|obligate|obligated|have to) ~4 (send|provide|give|mail|furnish) ~5 ${VERIFY}`,
    `${VERIFY} ~8 (not|no) ~4 (require|required|obligate|obligated|provide|available) ~4 (under|by|to|for) ~3 (law|you|this)`,
  ],
  unless: [
    '(we|us) ~2 (will|must|shall|have to) ~3 (stop|cease|suspend|pause|halt)',
    '(until|unless) we ~6 (send|provide|mail|obtain|give|verify)',
    '(duplicate|same issue|earlier response|already answered|previously answered)',
    "(after|outside|beyond) ~6 ('validation' period|period|window|thirty|30) ~10 (may|still)",
    "(no|not|without|never) ~3 (charge|fee|cost) ~8 ('validation'|verification|dispute)",
    '(not|never) ~3 (affect|reduce|limit|change|waive|take away) ~4 (your|the) ~3 right',
    'credit ~2 (bureau|report) ~2 dispute',
    '(if|when|because|since|did|do) ~1 you ~2 not ~3 dispute',
    'not ~2 dispute ~8 (so|therefore)',
    `(hear|receive|get|have) ~2 no ~2 ${DISPUTE}`,
    'summons',
    '(sue|sued|punish|penalize|retaliate) ~4 for ~2 dispute',
  ],
})
