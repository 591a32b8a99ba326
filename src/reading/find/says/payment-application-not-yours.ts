import type { Statement } from '#law/statements.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { evidenceOfSentence, patterns, saysAny } from '#reading/find/search.ts'
import { onceAQuote, statement, type StatementFinder } from '#reading/find/statement.ts'
import { mayBeJudged } from '#reading/language/classifier/windows.ts'
import { sentencesThat } from './sentences-that.ts'

const ACCOUNTS = '(account|debt|bill|loan|whichever|any|other|another|oldest|several|which|where|balance|invoice|one)'
const APPLY =
  '(apply|allocate|credit|post|put|go|distribute|direct|spread|use|assign|divide|application|allocation|land|place|split|steer|send|count|turn over|move|shift|divert|redirect|reassign|reroute)'
const MONEY =
  '(payment|money|fund|remittance|whatever you send|check|what you send|cash|amount|any sum|dollar|$|proceeds|receipts|it|installment|pmt|pmts|anything you send|sums)'
const OUR_CHOICE =
  '(our ~2 discretion|we ~2 (choose|see fit|decide|pick|want|determine|prefer|like|select)|it ~1 see fit|regardless|irrespective|your ~2 (request|instructions|directions|wishes|preference)|(account|debt|bill|loan|one) ~4 dispute|dispute ~2 (account|debt|bill|loan|one)|oldest account|oldest debt|oldest bill|our choice|our choosing|as ~2 (system|computer|office|staff) ~2 (determine|decide|choose)|system ~2 (determine|decide))'

const ONE_ACCOUNT = '(account|debt|bill|loan|balance|file|contract|one)'

/** That the collector, not the payer, says which debt a payment goes to.  @law 15 USC 1692h */
export const paymentApplicationNotYours: StatementFinder = text =>
  onceAQuote([...bySentence(text), ...besideDisputed(text), ...againstWish(text), ...orderOfPosting(text)])

const POSTING_ORDER = patterns([
  'how ~1 (we|our office|our system|money|payment|check) ~1 (be)? ~1 (share out|share|shared|divide|divided|split|apply|applied|spread|post|posted|allocate|allocated|distribute|distributed|parcel out|credit|credited) ~4 (check|payment|payments|money|what you send|funds)?',
  '(order|sequence|priority|priorities|rules|ranking|rank) ~3 (of|in|for|by|on)? ~6 (posting|payment|payments|money|posted|applied|paid|allocation|application|crediting|credited|remittance|remittances|funds|cash|check|checks|allocated)',
  '(allocation|application|posting|crediting|distribution) ~1 (of payments|of money|of funds)? ~2 (rules|rule|order|policy|sequence|priority|priorities|schedule)',
  '(money|payment|payments|check|what you send|anything you send|funds) ~8 (go|goes|posted|applied|credited|put|used) ~4 (order|this way|like this|as follows|follows) ~2 :',
])
const OF_ACCOUNTS = patterns([
  '(account|acct|accounts|debt|loan|bill|balance|placement|file|invoice|oldest|largest|newest|disputed|disputing)',
  '(1st|2nd|3rd|first|second|third|1|2|3) ~1 - ~1',
  '<percent>',
])
const NOT_OF_ACCOUNTS = patterns([
  '(money order|purchase order|court order)',
  '(interest|principal|late fees|court costs|fees|costs|escrow)',
  '(you|your) ~2 (choose|chose|asked|wish|direct|directed|name|named|instructions|instructed|told us|tell us|request|requested|like)',
])
const LONGEST_ORDER = 8 // sentences, marks of their own included

// "Order in which your money is posted: 1. Account 4410 2. Account 5210"
const orderOfPosting: StatementFinder = text =>
  text.sentences.flatMap((sentence, i): Statement[] => {
    if (!mayBeJudged(sentence) || !saysAny(sentence, POSTING_ORDER)) return []
    const list = text.sentences.slice(i, i + LONGEST_ORDER)
    if (list.some(one => saysAny(one, NOT_OF_ACCOUNTS))) return []
    const items = list.slice(1).filter(one => one.atoms.length <= 16 && saysAny(one, OF_ACCOUNTS))
    return items.length >= 2 ? [{ says: 'payment-application-not-yours', evidence: [evidenceOfSentence(text, i)] }] : []
  })

const DISPUTED = patterns([
  '(your|letter|note|call|objection) ~4 (dispute|disputing|contest|contesting|challenge|challenging|questioning|objection)',
  'you ~6 (dispute|disputing|argue|arguing|fight|fighting|contest|contesting|challenge|challenging|question|questioning|deny|denying) ~2',
  'you ~2 (say|said|claim|insist|think|tell|told|wrote|write) ~8 (not ~2 (owe|yours|your|mine)|=isnt yours)',
  'you ~6 only ~2 (want|mean|intend|wish|like) ~2 pay',
])
/** "We have that on file.": passed over. */
const LONGEST_ASIDE = 9

function isBesideDisputed({ sentences }: ReadText, i: number): boolean {
  const before = sentences[i - 1]
  const aside = before && before.atoms.length <= LONGEST_ASIDE ? sentences[i - 2] : undefined
  return [sentences[i], before, sentences[i + 1], aside].some(one => saysAny(one, DISPUTED))
}

// "You only mean to pay the dentist. Half of anything you send goes to the other one."
const besideDisputed = sentencesThat(
  'payment-application-not-yours',
  {
    any: [
      `(take|takes|pay|pays|credit|credits|fill|fills|satisfy|satisfies|hit|hits|cover|covers) ~4 ${ONE_ACCOUNT} first`,
      '(nevertheless|still|nonetheless|anyway|regardless) ~2 (=applied|=credited|=posted|=put|=used|=go|=goes) ~2 (to|on|toward|for)',
      '(half|part|portion|share|some|all|most|third|quarter|<percent>) ~1 of ~1 (anything|whatever|every|each|any|what|everything|all|your) ~1 (payment|payments|installment|check|deposit)? ~3 (send|pay|mail|remit|make)? ~8 (go|goes|get|gets|posted|applied|credited|put|used|laid|charged|taken|counted|set) ~2 (to|on|toward|against|for|into)',
      '(anything|whatever|everything|what) you ~1 (send|pay|mail|remit) ~3 (go|goes|get|gets|posted|applied|credited|put|used) ~8',
    ],
    unless: [
      '(not|never|nothing|none) ~6 (dispute|contest|challenge|until|touch|the one)',
      '(interest|principal|costs) ~2 first',
      '(as|where|which|what) you (say|ask|direct|choose|name|mark|want|instruct)',
      '(you|to) (dispute|choose|name|mark|decide)',
      'settle ~1 first',
    ],
    unlessNearby: ['(we|office) ~2 (will|have|shall) ~2 (stop|stopped|pause|paused|hold)'],
  },
  isBesideDisputed,
)

// "You may write a number on the memo line. It will not be honored."
const againstWish = sentencesThat('payment-application-not-yours', {
  any: [
    '(it|they|that|this|we) ~2 (not|never) ~2 (honor|honored|follow|followed|heed|heeded|obey|obeyed|observe|observed|look at|looked at|read)',
    '(policy|practice|rule|custom|system|procedure) ~8 (largest|oldest|smallest|highest|newest|biggest) ~1',
    '(posted|credited|applied|put|went|gone) ~4 instead',
    'we ~1 (prefer|preferred|chose|decided|thought better|rather) ~3 (reduce|pay|put|credit|apply|use|lower) ~6',
  ],
  beside: [
    '(memo|memo line|note|notes|number|instruction|instructions) ~6 (check|slip|coupon|payment|line|write|mark)',
    'you ~1 (told|asked|wanted|directed|instructed) ~8 (on|to|toward|for) ~4 (account|debt|bill|loan|card)',
  ],
  unless: [
    '(as|what) you (ask|asked|wish|wished|want|wanted|direct|directed)',
    '(dispute|call|calls|email|emails|text|texts)',
  ],
})

const bySentence = statement('payment-application-not-yours', {
  any: [
    'you ~1 not ~2 (choose|pick|decide|select|determine) ~3 (which|where|how) ~8 (pay|payment|money|account|debt|accounts|goes)',
    '(system|computer|software) ~1 (=picks|=chooses|=decides|=selects)',
    '(not|never) ~1 (take|accept|follow|heed) ~2 (orders|instructions|directions|requests) ~3 (about|on|as to|over|regarding) ~2 (where|which|how) ~6 (payment|money|it|account|debt)',
    '(write|put|say|mark|note) ~6 (memo|check|slip|envelope|line|coupon) ~6 (no difference|nothing|not matter|no effect|no bearing|not affect|no weight)',
    '(we|our office|system|our system|software|computer|it) ~2 (put|puts|post|posts|apply|applies|send|sends|credit|credits|throw|throws) ~2 (your|the|each|every|any|all)? ~1 (money|payment|payments|$|check|funds|dollar) ~2 (on|to|toward|against) ~3 (biggest|largest|oldest|highest|smallest|newest|latest|costliest|worst|first) ~1',
    '(not|never) ~1 (=do|honor|follow|work like|work) ~2 (that|so|requests|it|this) ~2 (money|payment|$|it|cash|payments) ~1 (go|goes|put|posted|applied|lands) ~1 where ~1 (we|our office) ~2',
    `only (when|after|once|if) ~16 (first|already|before) ~4 (paid|brought|zero|satisfied|cleared|settled|retired) && (dispute|disputed|complain|complained|question|questioned|contest|contested|object|objected|deny|denied)`,
    `(until|before|not ~6 until|only when|only after|only once) ~12 ${ONE_ACCOUNT} ~10 you ~3 (dispute|complain|complained|question|questioned|contest|contested|object|objected|deny|denied) ~14 (zero|paid|satisfied|cleared|settled|credited|covered)`,
    `(money|payment|$|it|funds|check|cash|payments|pmt|dollars) ~1 (go|goes|put|posted|applied|credited|lands|land) ~1 where ~1 (we|our office|our system|the office) ~1 (say|want|choose|like|decide|put|please|send|need|see|tell)`,
    'order ~10 not ~2 (changed|altered|varied|influenced|overridden|switched) ~1 by ~1 (you|debtor|customer|consumer|payer|client|cardholder)',
    '(whichever|whatever|wherever|the one) ~6 we ~2 (think|believe|deem|consider|judge|find|feel) ~2 (best|fit|proper|appropriate|right)',
    '(order|manner|way|account|bill|debt) ~3 (=suits|suit) (us|our)',
    '(payment|check|money) ~1 (marked|meant|intended|sent|earmarked|designated) for ~4 (may|can|could) ~2 (used|applied|credited|put|posted|go) ~2 (for|to|on|toward)',
    'not ~2 (direct|designate|earmark|steer|restrict|limit|dedicate) ~2 (payment|payments|money|check|funds) ~4 (to|for|toward)',
    '(satisfy|pay|cover|credit|reduce|clear) ~3 (disputed|contested) ~2 (account|debt|bill|one|balance) ~3 (before|first|ahead)',
    '(forbid|forbids|prohibit|prevents|bars|bar) ~2 (us|staff) ~3 (follow|honor|accept|obey|observe|read) ~4 (note|notes|instruction|instructions|wishes|direction|directions)',
    '(whichever|whatever one|any one) ~1 we ~1 (like|choose|want|please|prefer|pick|select) && (account|debt|bill|loan|balance|file)',
    '(order|manner|way) ~2 we ~2 (find|think|consider|deem) ~2 (convenient|best|useful|fit|proper|suitable)',
    '(first|1st) : ~3 (dispute|disputed|contested)',
    `${MONEY} ~6 (go|goes|applied|posted|credited|put|used) ~16 even (if|when|though) ~1 you ~3 (ask|say|mark|write|tell|want|mean|direct|request|designate|specify|earmark|name)`,
    `(payment|payments|pmt|pmts|money|check|funds) ~4 (always|first|=ever) ~4 (to|on|toward|against) ~3 (highest|largest|biggest|oldest|smallest|newest|lowest|costliest|most overdue|older) ~2 ${ONE_ACCOUNT}`,
    '(application|allocation|apportionment|distribution|division|appropriation) ~8 (paying|pay|remit|send|payment|payments|money|sums) ~8 (by us|our side|our end|our office|by our|ours) ~3 (only|alone|solely|exclusively)',
    '(wish|preference|instruction|desire|request|direction) of ~2 (client|debtor|customer|consumer|payer) ~4 (not|no) ~4 (considered|count|followed|honored|bind|taken|effect|heeded|matter)',
    'you ~2 (mark|earmark|mean|designate|label|intend|ask|send|note) ~10 but ~1 (we|it|our|system|computer) ~4 (put|post|apply|credit|use|went|go|divide|split|send) ~4 (on|to|toward|against|for|between|across)',
    `(payment|payments|installment|money|check|funds|what you send|anything you send) ~10 (share|shared|split|divided|prorated|spread|halved) ~4 (with|between|among|across|over) ~8 (${ONE_ACCOUNT}|accounts|debts|bills|loans)`,
    `(payment|payments|installment|money|check|funds|what you send|anything you send) ~14 (dispute|disputed|contest|contested|say you do not owe|claim you do not owe|deny owing) ~2 (${ONE_ACCOUNT})? ~3 (included|too|as well|also|first)`,
    '(spread|divide|split|share) ~2 (every|each|any|all|your) ~1 (payment|check) ~2 (over|across|among|between) ~4 (file|files|accounts|debts|balances|loans)',
    '(payment|money|check|fund) ~3 (go|goes|applied|posted|credited) ~1 (to|on|toward) ~2 (account|debt|bill|loan) ~1 (we|our office|our system) ~1 (consider|deem|choose|pick|think|find|prefer)',
    'not ~1 (one|account|debt) you (name|choose|pick|mark|ask|want|wish)',
    'even if you ~3 (mark|earmark|note|label|designate|write) ~8 (pays|goes|covers|reduces)',
    '(allocate|allocates|apply|applies|divide|divides) ~1 (money|payment|payments|fund) ~2 (among|between|across) ~3 (account|accounts|debts|loans) ~6 (not ~1 override|overridden|automatic|automatically|no matter|whatever)',
    '(marked|meant|intended|sent|earmarked|labeled|designated|addressed) ~1 for ~2 (one|account|debt|bill|loan) ~6 (land|go|end up|put|used|apply|applied|credited|posted) ~3 (another|other|elsewhere|instead)',
    '(cashier|clerk|clerks|bookkeeper|accounting|bookkeeping|posting department|ledger clerk) (decide|decides|choose|chooses|pick|picks|determine|determines)',
    '(account|debt|bill|one) ~2 you ~1 (fight|fighting|dispute|disputing|contest|contesting|deny|denying|challenge|challenging|question|questioning|object to) ~8 (ahead of|get paid first|be paid first|paid first|come first|comes first|go first|goes first|priority|precedence)',
    '(dispute|objection|challenge) ~16 (payment|money|check|remittance) ~12 (taken|applied|apply|credited|go|put|used|count) ~3 (for|to|on|toward|against) ~2 (that account|that debt|that bill|it|disputed)',
    '(older|oldest|old|earlier|earliest) ~1 (account|debt|ledger|bill|loan|balance) ~4 (fill|filled|paid|credited|come|comes|go|goes|served|satisfied) ~3 first',
    '(note|memo|letter|request|instruction|wish) ~2 from you ~4 not ~2 (change|matter|help|affect|alter)',
    '(earmark|designation|memo|marking|notation|restriction) ~3 (struck|strike|cross|crossed|deleted|removed|void|disregarded|erased|overridden)',
    '(check|payment|money|fund) ~12 (used|put|applied|go) ~1 where ~6 (our client|our|we|suit|best|need)',
    '(rule|policy|practice|procedure) ~4 (it|payment|money|they|check|fund) ~2 (go|goes|applied|put|credited) ~2 (to|on|toward) ~6 first',
    '(let|allow|authorize|permit) us ~3 (direct|apply|put|allocate|use|steer|move|credit) ~6 (any|whichever|whatever|other) ~2 (balance|account|debt|loan|bill)',
    '(payment|money|fund|check) ~12 (contested|disputed) or not',
    '(payment|money|check|sum|remittance) ~8 (split|divided|spread|shared|prorated) ~4 (account|accounts|between|among|across|all|both) ~6',
    '(nothing|no part|none) ~1 (of what)? ~1 you (pay|send) ~2 (count|go|credited|apply) ~8 (until|unless|before)',
    '(both|all|each|accounts|debts) ~4 (paid down|reduced|credited) ~2 (together|at once|alike|equally)',
    '(application|allocation|apportionment|distribution) ~8 (remittance|payment|money|fund|sum) ~14 (rest with|rests with|up to us|decided by|discretion|lies with|belongs to|ours alone)',
    '(reserve|have|keep) ~3 right ~3 (allocate|apply|post|credit|direct|put|divide) ~8 (debt|account|any|loan|bill)',
    '(telling|tell|naming|name|say|saying|choosing|marking) ~3 us? ~2 which ~10 (pointless|useless|no use|not matter|no difference|ignore|disregard|not help)',
    '(system|computer|office|software) ~1 (=picks|=pick|=chooses|=decides|=selects) ~6 (account|debt|bill|loan|balance|which|where|payment|money|order)',
    '(although|though|even if|whether or not|while) ~1 you (dispute|contest|question|deny|challenge) ~12 (payment|half|part|money|share) ~8 (credit|apply|put|go)',
    '(anything|everything|whatever|what) you (pay|send) ~8 (take|use|put|apply|go) ~2 (for|to|toward|on) ~2 your other (account|debt|loan|bill)',
    '(money|payment|check|pay) ~6 (sent|meant|intended|marked) ~2 for ~8 (use|apply|put|go|count|credit) ~6 (instead|other)',
    'not get to (choose|pick|decide|say) ~6 (which|where|account|debt|balance|bill)',
    '(designation|instruction|direction|request|wish|note) ~12 (disregard|ignore|no effect|not bind|not honor|not follow|void|no force)',
    'we ~5 (choose|pick|decide|select|determine) ~3 (account|debt|loan|bill) ~4 (credited|paid|applied|reduced|gets)',
    '(write|mark|put|note) ~6 (number|memo|note|check) ~6 not ~2 (change|affect|control|decide|matter)',
    '(post|apply|credit|put|assign) ~4 payment ~3 (to|on|against|toward) any of your ~1 (balance|account|debt|loan|bill)',
    'include ~3 (one|account|debt|bill|loan) ~1 you ~3 (say|claim|think|insist|dispute|deny|question) ~6 (not|belong|yours|wrong)',
    'no (difference|matter) ~2 (which|what|where) ~1 (account|debt|bill|loan) ~6 (write|mark|name|choose|pay|check)',
    '(put|apply|send|use) ~2 (your|ur)? ~1 (money|payment|check) (wherever|where) ~3 (it|we|us)',
    '(account|debt|bill|loan) ~2 you (challenge|dispute|contest|question|deny) ~4 (paid|pay|credit|covered) ~6 (send|payment|money)',
    `${MONEY} ~8 ${APPLY} ~10 ${OUR_CHOICE}`,
    `${APPLY} ~8 ${MONEY} ~10 ${OUR_CHOICE}`,
    `(we|our ~1 (computer|system|office|staff|policy)) ~2 (decide|choose|determine|pick|select|put|allocate|divide|distribute|control) ~5 (which|where|what|how|whatever|payment|money|fund) ~10 (money|payment|$|fund|account|loan|debt|go|fit|choose|among|between)`,
    '(whatever|whichever|no matter what) you (write|put|mark|say|note) ~6 (check|memo|slip|payment|envelope) ~8 (credit|apply|put|post|go)',
    '(name|mark|choose|pick|earmark) ~2 (account|debt|bill|loan) ~8 (no effect|do nothing|no difference)',
    '(money|payment|check|fund) ~6 (among|between|across) ~4 (debt|account|bill|loan) ~5 (for us to|up to us|we decide|ours to)',
    'no (say|voice|vote|choice) ~3 (which|where|how) ~6 (account|debt|bill|payment|money|loan)',
    '(no|without) (say|voice|vote|choice|part|role|control) ~2 (in|over|as to|regarding|on) ~3 (application|allocation|distribution|division|posting|crediting)',
    '(choose|choosing|pick|picking|select|selecting|choice) ~2 (between|among|which|of) ~4 (bill|account|debt|loan) ~3 not ~4 (customer|customers|you|allowed|possible|offered|permitted|available|debtor|debtors|do)',
    '(computer|system) ~2 (allocate|apply|divide|distribute|assign) ~6 (payment|money|fund)',
    'not ~3 (accept|follow|honor|take|observe|recognize|consider|permit|allow) ~6 (instruction|direction|request|designation|preference|notes) ~8 (apply|payment|account|allocate|which)',
    '(notes|instruction|direction|designation|memo|marking|request) ~10 (ignore|disregard|not honor|not follow|no effect|without effect|not binding)',
    '(order|manner|way) ~2 we ~2 (choose|determine|decide|select|see fit|prefer)',
    '(without|no) regard ~3 (direction|instruction|request|wishes|designation|what)',
    '(regardless|irrespective|no matter) ~2 (what|which|how) you (write|say|mark|ask|want|put|request|intend|designate)',
    'not ~4 (choose|pick|decide|select|tell|direct|specify|designate|earmark|control|say) ~4 (which|how|where) ~8 (account|pay|apply|debt|loan|money|payment)',
    'even (if|though|when) ~8 (mark|designate|earmark|ask|specify|request|tell|write|dispute|say) ~12 (another|other|any|we|toward|on it|go|apply|put)',
    '(account|loan|debt|bill|balance) we (choose|pick|prefer|decide|select|want)',
    '(whichever|whatever) ~2 (account|loan|debt|bill) ~1 we ~1 (choose|pick|want|like|prefer|decide|see fit|determine|select)',
    `(first|also|still|then|be) ~2 ${APPLY} ~4 ${ACCOUNTS} ~3 (dispute|contest|in dispute)`,
    '(put|apply|use|credit|keep) ~6 (payment|money|$|<money>) ~6 (toward|on|to|against) ~6 (dispute|disputed|contested)',
    '(apply|put|credit|use) ~10 (although|even though|though|despite|regardless) ~3 you ~2 (ask|tell|request|direct|say|instruct|write)',
    '(put|apply|use|credit|go|went) ~4 (toward|on|to|against) ~6 (account|debt|loan|bill) ~3 you ~3 (say|claim|told us|think|insist) ~4 (not|belong)',
    '(how|where) ~3 (payment|money|fund|check) ~4 (divide|split|apply|go|allocate|distribute|put) ~8 (up to us|our decision|our choice|our call|our business)',
    '(instruction|direction|request|wishes|preference) ~8 (mean nothing|means nothing|not matter|not count|ignore|irrelevant|worthless)',
    'dispute ~8 (put|apply|credit|use) ~4 (payment|money|<money>) ~4 (it|that|toward)',
    '(any|one|all) of your ~3 (account|debt|loan) ~3 at our ~2 discretion',
    '(at|in) our ~2 (discretion|option|choice|election) ~8 (account|debt|loan)',
    '(policy|practice|right|reserve) ~8 (apply|allocate|credit|put) ~4 (money|payment|fund) ~8 (we|our|any) ~2 (choose|see fit|discretion|account|prefer|decide)',
  ],
  framings: ['right', 'reported'],
  unless: [
    'not with us',
    '(=is|=are|=be|=remains|=stays) (up|left) to =you',
    '(paid|filled|satisfied) first by',
    '(direct|text|private) message',
    '(rule|policy) ~6 (interest|principal|cost|fees) first',
    'you may (tell|choose|direct|instruct|ask)',
    'you (may|can|should|will|must) (decide|choose|name|tell) ~4 which',
    'you (decide|choose) which',
    'tell us which',
    'not (apply|put|use|credit) ~3 payment ~4 dispute',
    'interest first',
    '(to|toward) interest',
    '(choose|pick) ~2 (which|an|your) ~2 (option|plan|budget)',
    '(choose|pick) (weekly|monthly|an)',
    'account you name',
    'write ~4 account number',
    'not ~1 dispute',
    '(no|not|none|never) ~8 (credit|apply|put|post|go|use) ~8 (dispute|contest|challenge)',
    '(you told|you asked|you wanted) ~14 (we =did|did so|have|done)',
    'if you say nothing ~4 ask',
    'if you ~2 not ~3 (tell|say|name|choose|indicate|specify|mark|write|ask|direct|instruct) ~3 (which|otherwise|us|one|differently)',
    '(unless|until) you ~3 (tell|say|name|choose|indicate|specify|ask|direct|instruct) ~3 (which|otherwise|us|differently)',
    '(text|reply|press|click|circle|call us|email us) ~12 (pick|choose|decide|select) ~3 which',
    '(none|no part|nothing) of ~2 (your|the|this|it) ~3 (money|payment|check|<money>)? ~2 (=has|=have|=was|=went|=gone|=will)',
    '(language|method|format|time of day)',
    'if you ~2 not ~2 (tell|say|name|choose|indicate|specify) ~16 ask',
    'check all',
    'as you (direct|ask|instruct|request|tell|write|mark|note|name|indicate|specify|earmark|designate|wish|want|say)',
    'that ~1 where ~2 (it|payment|money) ~1 (land|go|posted|put|credited)',
    '(split|spread|divide|divided|shared) ~4 (into|over|between|in) ~3 (<duration>|installment|installments|parts|payments|months|weeks|paychecks|paydays|cards)',
    '(old|new|former|previous|local) ~1 (address|office|branch|lockbox|box)',
    '(untouched|not touched|left alone)',
  ],
})
