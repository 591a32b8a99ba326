import { threat, type ThreatFinder } from '#reading/find/statement.ts'
import { TAKEN_OFF } from '#reading/find/fees/fee.ts'
import { patterns } from '#reading/find/search.ts'
import { pattern } from '#reading/language/pattern.ts'
import { implying, NAMES_THE_DEBT } from './implying.ts'
import { listed } from './listed.ts'

const LAWYER_COST =
  '(attorney fee|attorney cost|attorney charge|lawyer fee|lawyer bill|legal fee|legal cost|legal bill|legal expense|legal charge|counsel fee|fee of counsel|litigation cost|litigation expense|litigation fee|cost of litigation|cost of suing|lawyer cost|counsel cost|legal work)'
const COURT_COST = '(court cost|court fee|cost of suit|cost of action|filing fee|service fee|suit cost|court charge)'
const OWES =
  '(pay|owe|liable|responsible|add|added|charge|charged|tack|tacked|assess|assessed|include|order|ordered|hook|recover|increase|bear|incur|plus|face|demand|award|cost|expect|seek|subject|stuck|pass on|billed|bill|reimburse|on top of|along with|obligated|own|with)'
const OWED =
  '(pay|owe|added|add|charged|tacked|assessed|include|order|your responsibility|your account|your balance|you|recover|to balance|too|increase|on top)'

const NOT_THEIR_WORD = [
  ...TAKEN_OFF,
  ...NAMES_THE_DEBT,
  '(judgment|court|judge) ~5 (=awarded|=granted|=allowed|=taxed)',
  '(turned|turn) ~3 down',
  '(deny|denied|refused|rejected|disallowed) ~4 (fee|fees|request|it|us)?',
  '(none|nothing) ~3 (in|added|charged|included|part)',
  '(fee|fees|cost|costs|charge|charges) ~6 $0.00',
  '(whatever|what) ~4 (charge|charges|bill|bills|cost|costs) ~3 =paid by',
  '=pays (our|its) ~1 (attorneys|attorney|lawyers|lawyer|counsel)',
  'nothing ~2 added',
  'collector ~12 (order|ordered) it to',
  '(bear|carry|pay|absorb|cover|shoulder) ~3 (our|its) own',
  '(paid|borne|covered|carried|shouldered) ~1 by ~2 (client|creditor|us|bank|lender|owner)',
  '(stay|remain|rest) with (us|our client|the creditor|the bank)',
  '(cost|costs|fee|fees|expenses) ~2 (ours|our own) ~2 (bear|pay|carry)?',
  '(contract|agreement|lease|note|section|terms) ~8 (provide|state|require|call for|allow|authorize|permit|section|recover|entitle|say)',
  'as ~2 (contract|agreement)',
  '(each party|own attorney)',
  '(fee|cost|charge) ~6 (none|nothing)', // a row of an account that adds none
  '(if|consumer|you) ~3 (sue|win|prevail) ~8 (we|may|recover)',
  '(debt|bill|balance|account) (for|is for) ~3 (legal fees|attorney|legal services)',
  'legal fees you agreed',
  'fee you agreed',
  '(will|divorce|immigration|closing|estate plan) ~2 be <money>',
  '(allowed|permitted|awarded|set|provided) by (law|statute|court)',
  '(free|no fee|legal aid)',
  'you (may|can|could) ~2 (hire|retain|consult|have|see) ~2 (attorney|lawyer|counsel)',
  'client pays',
  '(lawyer|attorney) you ~2 (hire|retain|use|choose)',
  'fee ~2 =paid by ~2 (bank|client|creditor|hospital|lender|clinic|us)',
  'pays its own',
  'your ~1 (attorney|lawyer) ~4 (between|charge|fee)',
  'your own (attorney|lawyer)',
  'make us pay',
  'you ~2 (win|prevail)',
  '(consumer|plaintiff) who wins',
  'consult ~2 attorney',
]

const LAWYER =
  '(attorney|attorneys|lawyer|lawyers|counsel|advocate|advocates|litigator|solicitor|law firm|our firm|this firm|legal department|legal team)'

const lawyerFees = threat('attorney-fees', {
  any: [
    `(indemnity|indemnify|indemnification|reimburse|reimbursement|make whole|made whole|recoup|recompense|repay|compensate) ~10 (${LAWYER}|legal) && (you|your|debtor)`,
    `(every|each|last) ~1 (dollar|cent|penny|dime) ~6 (spend|spends|spent|expend|expends|pay|pays|paid|lay out|lays out|cost|costs|charge|charges) ~5 (${LAWYER}|legal) ~10 (you|your)`,
    `(you|your) ~10 (every|each|last) ~1 (dollar|cent|penny|dime) ~6 (spend|spends|spent|expend|expends|pay|pays|paid|lay out|lays out) ~3 (on|upon|to|with|for) ~2 ${LAWYER}`,
    `(whatever|anything|all|sums|money) ~6 (spend|spends|expend|expends|pay|pays|lay out|lays out) ~3 (on|upon|to|with|for) ~2 ${LAWYER} ~10 (you|your|yours)`,
    `${LAWYER} ~2 not ~1 (work for free|work free|work cheap|cheap|free|come cheap|work for nothing|work gratis) ~12 (you|your|who pays|bill|balance)`,
    `(<percent>|<money>|percent|third|quarter) ~2 ${LAWYER} ~1 (take|takes|charge|charges|get|gets|ask|asks|bill|bills|want|wants) ~6 (added|add|on top|yours|you|your)`,
    `(harmless|indemnified) ~6 (${LAWYER}|legal)`,
    `${LAWYER} ~2 (meter|clock|hours) ~4 (you|your)`,
    `${LAWYER} ~2 (bill|fee|invoice|charge|tab|cost) ~3 (become|becomes|turn into|is|be) ~1 (your|yours)`,
    `(letter|call|email|hour|minute) ~2 (our|the|my|this) ~2 ${LAWYER} ~4 (write|writes|make|makes|spend|spends|work|works)? ~1 cost ~1 you`,
    `you ~1 (pay|owe|cover) ~4 (our|my|their|client) ~2 (costs|cost|fees) and ~3 ${LAWYER}`,
    `(add|plus|another) ~2 (<percent>|<money>|percent|third) ~3 (for|to|in) ~3 ${LAWYER}`,
    `(fee|fees|cost|costs|honorarium|honoraria) of ~2 ${LAWYER} ~6 (your charge|your account|your side|charged|on you|yours)`,
    `${LAWYER} ~8 (at|on) your ~1 (expense|cost|dime|tab|account|bill)`,
    '(clock|meter) ~3 (run|running|start|ticking|tick) ~4 (your expense|your cost|your account|your dime|you|your)',
    '(my|our|attorney|lawyer|counsel|firm|his|her) ~2 (hour|hours|time|rate|minutes) ~16 (charge|charged|bill|billed|add|added|pass on|passed on|put) ~4 (you|your)',
    `(every|each) (hour|minute|call|letter|quarter hour) ~8 (charge|charged|bill|billed|add|added|put) ~3 (you|your) && ${LAWYER}`,
    `(legal|law|litigation|attorney|lawyer) ~2 (department|team|office|division|desk|file|handling|processing) ~1 (charge|fee|cost|surcharge|assessment)`,
    `(third|quarter|half|percent|<percent>|share|cut|commission|contingency|rate|fee|fees) ~4 (tack|tacked|added|add|put|pile|load|loaded|heaped) ~2 (on|onto|to|on top) && ${LAWYER}`,
    `(plus|and|with) ~2 (whatever|what|anything|all) ~2 (he|she|they|it|${LAWYER}) ~2 (charge|charges|bill|bills|cost|costs|ask|asks|want|wants)`,
    `(judge|judges|court|courts|tribunal) ~8 (order|make|put|require|award|grant|condemn|stick|saddle|charge|force) ~10 (reimburse|our fee|our fees|my fee|fee on|fees on|every hour|pay ~3 ${LAWYER}|${LAWYER} ~2 fee)`,
    `(loser|loses|lose|who lose|losing party|losing side|defeated) ~5 (pay|pays|cover|covers|foot) ~4 (other|both|the|our|creditor)? ~2 (${LAWYER}|fee|fees|cost of ~2 ${LAWYER})`,
    `(pay|pays|owe|foot|cover|reimburse) ~3 ${LAWYER} of ~3 (creditor|bank|client|company|hospital|clinic|other side|plaintiff)`,
    `(reimburse|repay|compensate|pay) ~4 (every hour|each hour|our time|our hours|hours ~3 ${LAWYER}|time ~3 ${LAWYER})`,
    `(send|give|hand|turn|refer|go|goes) ~6 ${LAWYER} ~6 (<percent>|percent|third|fee|rate|cut) ~6 (you|your)`,
    `(hire|retain|engage|bring in|pay) ~3 ${LAWYER} ~8 (you ~2 (pay|owe|cover|bear)|on you|yours to pay|from you|your pocket)`,
    `(price|cost|fee|bill|tab) of ~3 ${LAWYER} ~6 (yours|you|your|added)`,
    '(bear|pay|carry|cover|shoulder|meet) ~4 (expense|expenses|cost|costs|charges|bill) of ~3 (attorney|lawyer|counsel)',
    '(cost|costs|spend|expense) ~4 (us|we|client) ~3 (in|on|for) ~2 (attorney|lawyer|counsel|legal) ~6 (your|you)',
    '(attorney|lawyer|counsel|legal) ~6 for your account',
    '(our|my|firm) fee of ~6 (third|percent|<percent>|quarter|half|<money>) ~10 (charge|add|owe|bill|yours|you)',
    '(responsible|liable|owe) ~10 (legal fee|legal cost|legal expense|attorney fee|court cost)',
    '<money> ~3 (legal|attorney|lawyer|court) ~2 (cost|fee|charge|expense) ~6 (go|add|put|charge|on|account|balance)',
    '(our|my) fee ~14 (filing|court|service|process|sheriff) ~2 (fee|cost|charge)',
    '(our|my) fee ~12 (charge|bill|add|pass|put|land|due|owe|pay|payable) ~9 (=filed|filing|sue|suit|lawsuit|court|litigation|complaint|petition)',
    '(=filed|filing|sue|suit|lawsuit|court|litigation|complaint|petition) ~9 (our|my) fee ~6 (charge|bill|add|pass|put|land|due|owe|pay|payable)',
    `<money> ~1 (in|of|for) ~2 ${LAWYER_COST} ~4 (go|come|land|be|appear|get)`,
    '(attorney|attorneys|lawyer|counsel) ~2 (time|hour|rate|service|charge) ~6 (on|to|onto|in) ~1 your ~2 (bill|balance|account|debt|tab)',
    '(see|expect|find) ~2 (counsel|lawyer|attorney|legal) ~2 (charge|time|fee|rate|cost) ~4 (tack|add|put|on top|pile)',
    '(cost|price|expense|bill) of ~2 (lawyer|attorney|counsel|litigation) ~3 (yours|on you)',
    '(both sides|each side) ~3 (lawyer|attorney|fee) ~3 (before|over|you)',
    'pay ~3 both sides',
    'my ~1 (time|hour|hourly rate|rate) ~4 (add|charge|bill|tack) ~4 (bill|balance|account|you|debt)',
    'my hourly rate',
    `${OWES} ~9 ${LAWYER_COST}`,
    `${LAWYER_COST} ~9 ${OWED}`,
    '(pay|owe|cover|make you pay|pick up|responsible for|liable for|foot) ~5 (our|client|creditor|my|the|for) ~2 (attorney|lawyer|counsel)',
    '(lawyer|attorney|counsel) ~4 (bill|fee|tab|invoice) ~4 (your|you)',
    '(reimburse|repay|compensate) ~3 (us|our|client|creditor|me) ~4 (counsel|attorney|lawyer|legal)',
    '(lawyer|attorney|counsel) ~6 their (bill|fee|fees) ~3 (your|you)',
    '(responsible|liable|pay|on the hook) ~6 (spend|spent) on ~2 (attorney|lawyer|counsel|legal)',
    '(hire|retain|get|use|bring in) ~2 (lawyer|attorney|counsel) ~6 (you ~3 (charge|pay|owe|billed)|at your expense|your cost)',
    '(you|your) ~2 pay ~2 (our|the|their) (lawyer|attorney|legal|counsel)',
    '(charge|bill) you ~2 for ~3 (lawyer|attorney|counsel|legal)',
    '(attorney|lawyer|counsel) ~6 (charge|bill|cost|fee|expense) ~4 (fall on|land on|be on|go to|passed to|come to) ~1 you',
    '(whatever|what) ~2 (lawyer|attorney|counsel) (cost|charge|bill) ~6 you',
    '(reimbursement|repayment|recovery) ~2 of ~3 (legal|attorney|lawyer|court) ~4 from you',
    '(pay|owe) ~3 my fee',
    '<money> ~3 for ~2 (counsel|attorney|lawyer|legal)',
    '(attorney|lawyer|counsel|legal) ~2 (fee|cost) ~3 (of|at|in|up to) ~3 (<percent>|<money>)',
    'cost ~2 collection ~4 (attorney|legal|court)',
    '(plus|and|with|including) ~2 (lawyer|attorney|legal|court) (fee|cost)',
  ],
  implied: implying(LAWYER_COST),
  unless: NOT_THEIR_WORD,
})

/** Whoever loses in court often pays its costs: said of that case alone it is true. */
const courtCosts = threat('attorney-fees', {
  any: [`${OWES} ~9 ${COURT_COST}`, `${COURT_COST} ~9 ${OWED}`],
  modality: ['will', 'intends', 'may'],
  unless: [...NOT_THEIR_WORD, LAWYER_COST],
})

/** Above what the reader is to pay: "Without the offer you pay:". */
const PAY_LISTS = patterns([
  '(you|debtor|consumer) ~3 (pay|owe|face|bear|cover|answer for|charged|billed|add)',
  '(add|added|adding|plus|additional|extra|further|more) ~4 (cost|costs|charge|charges|sums|items|expense|expenses|on top)',
  '(if|once|when|without|after) ~6 (sue|suit|court|lawsuit|litigation|judgment|offer)',
])
const LAWYER_ITEM = pattern(
  `(${LAWYER_COST}|${LAWYER} ~1 (charge|charges|cost|costs|bill|time|hours|expense)|<money> ~4 ${LAWYER}|${LAWYER} ~2 <money>)`,
)

export const attorneyFees: ThreatFinder = text => [
  ...lawyerFees(text),
  ...courtCosts(text),
  ...listed(PAY_LISTS, LAWYER_ITEM, text).map(evidence => ({
    action: 'attorney-fees' as const,
    modality: 'will' as const,
    evidence: [evidence],
  })),
]
