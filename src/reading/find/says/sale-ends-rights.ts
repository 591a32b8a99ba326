import { onceAQuote, statement, type StatementFinder } from '#reading/find/statement.ts'
import { sentencesThat } from './sentences-that.ts'

const SALE =
  '(sale|sell|transfer|assign|assignment|buy|purchase|refer|we own|now own|who own|=owns|=owned|=owner|turn over|convey|conveyance|change of ownership|new owner|holder|took over|take over|change hands|=sold|came over|come over|came to us|passed to us|moved to us|pass to us|go over to|goes over to|go to ~1 buyer|leave ~3 (books|hands)|left ~3 (books|hands)|new holder|buyer|purchaser|pass ~5 on to|passed ~5 on to|passed along|hand over|handed over|handed on|left us|leave us|parted with|farmed out|transferee|outside agency)'
const RIGHT =
  '(right|claim|defense|dispute|complaint|counterclaim|warranty|protection|objection|excuse|problem|setoff|remedy|refund|grievance|quarrel|argument|issue|complain|consumer protection law|beef|gripe|squabble|your side|your story|your version|qualm|reservation|billing error|billing errors|grumble|set-off|guarantee)'
const GONE =
  '(no longer|not|lose|forfeit|=end|=ends|=ended|cancel|extinguish|wipe|wipe out|cut off|bar|eliminate|void|terminate|waive|erase|gone|nothing|destroy|give up|expire|moot|dead|defeat|stop|cease|disappear|vanish|gave up|meaningless|irrelevant|off the table|without|no more|did away with|do away with|away with|stop being|stopped being|take away|took away|dissolve|evaporate|lapse|quash|nullify|kill|strip|strike|snuff out|put paid to|foreclose|preclude|surrender|sign away|behind us|behind you|come and gone|shut)'

/** That a sale ends what the person could say against the debt.  @law 15 USC 1692e(6) */
export const saleEndsRights: StatementFinder = text =>
  onceAQuote([...bySentence(text), ...besideSale(text), ...beyondLaw(text)])

const CLAIM =
  '(warranty|warranties|guarantee|defense|defenses|claim|claims|promise|promises|setoff|set-off|counterclaim|counterclaims|credits|complaint|complaints|right|rights|protection|protections|objection|objections|excuse|argument)'

const MOVES =
  '(go|goes|going|gone|move|moves|moved|pass|passes|passed|sell|=sold|sale|transfer|transferred|refer|referred|place|placed|assign|assigned|leave|leaves|escalate|escalated|hand|handed|send|sent|new owner|buyer|purchaser)'
const LAWS =
  '(law|laws|statute|statutes|act|rule|rules|regulation|regulations|protection|protections|safeguard|safeguards|right|rights|shelter)'
const FALLS =
  '(fell away|fall away|falls away|fell off|fall off|fall by the wayside|drop away|dropped away|drop off|dropped off|=lapse|=lapsed|=lapses|=ended|=end|=ends|=vanish|=vanished|=die|=died|=dies|=stop|=stops|=stopped|=gone|=expire|=expired|=disappear|=disappeared|melt away|ran out|run out|closed|went with it|go with it)'

// "It goes to a foreign buyer, to whom consumer law is not applied." "There the laws stop covering you."
const beyondLaw = statement('sale-ends-rights', {
  any: [
    '(gripes|complaints|claims|defenses|complaint|quarrel|quarrels|objections) ~2 (belong|belongs|belonged) ~3 (old|former|previous|prior|first|original) ~1 (owner|creditor|holder|lender)',
    '(stop|stopped|ceased|quit) ~1 (mattering|counting|matter|count) ~6 (we|buyer|owner|day|when|once|moment) ~4 (=bought|=took|=sold|=own|=came)',
    '(anything|whatever|what) you ~1 (could|can|might) ~2 (say|tell|argue|raise|claim|hold|throw) ~3 (to|with|against|at) ~3 (dealer|seller|store|bank|lender|merchant|shop|contractor|clinic|school|creditor|landlord) ~2 you ~1 (can not|may not) ~4',
    '(new creditor|buyer|new owner|new holder|purchaser|assignee) ~1 (start|starts|started|begin|begins) ~1 (clean|fresh|afresh|anew|over)',
    '(once|when|after) ~6 (attorneys|lawyers|unit|team|department|agency|partner|group) ~2 (have|has|get|gets|take|takes|receive|receives) ~2 (it|file|account|matter|debt|this) ~8 (rules|laws|protections|statutes|rights|act) ~6 (drop|drops|fall|falls|=end|=ends|=stop|=stops|vanish|disappear|no longer|not|out of ~1 picture|gone)',
    'not ~2 (buy|bought|purchase|purchased|acquire|acquired|take on|took on|inherit|inherited) ~3 (patience|promises|quarrels|troubles|kindness|warranties|problems|obligations|guarantees|arguments|disputes|complaints|headaches|mistakes|duties)',
    '(once|when|after|since|as soon as|the day) ~4 (debt|account|file|note|bill|it|loan|paper) ~3 (cross|crosses|crossed|reach|reaches|reached|lands|land|landed|hits|comes to|came to|arrives|arrived) ~3 (desk|desks|hands|office|us|door|books) ~12 (history|gone|over|finished|water under ~1 bridge|dead|meaningless|moot|past|nothing|void|worthless)',
    '(before our time|before we came along|before we owned|before our day|before we =got|before we =bought) && (not count|not matter|nothing|no concern|not concern|no excuse|not our|irrelevant|no defense|not help)',
    '(owner|holder|buyer|purchaser|assignee|unit|team|we) ~2 (answer|answers|answerable|owe|owes) ~1 (to)? ~1 (nobody|no one|you nothing|you no) ~6 (about|for|over)',
    '(takes over|take over|took over|moves|moved|transferred|=sold|referred|assigned|goes to|passes to|handed to) ~16 (rules|laws|protections|rights|statutes|safeguards) ~8 (=end|=ends|=stop|=stops|=vanish|over|fall away|no more|lapse|lapses|disappear|cease|drop away|run out|expire)',
    'not ~2 (hold|use|raise|set up|set|plead|assert|bring|throw|pin) ~10 (against|on|before) ~4 (buyer|company|firm|holder|owner|purchaser|party|one|somebody|someone|those|people) ~2 (who|that|which) ~2 (merely|only|just|simply)? ~2 (bought|buys|owns|own|purchased|holds|buy)',
    '(sell|=sold|send|transfer|goes|moves|buyer|owner) ~8 (abroad|overseas|foreign|out of ~1 country|offshore|another country|outside ~2 united states) ~16 (no|not|can not|never|beyond|nobody) ~10 (help|protect|law|laws|statute|court|reach|apply|shelter|right|rights)',
    '(new holder|buyer|new owner|purchaser|assignee|holder) ~2 (take|takes|took|gets|got|bought|buys|acquired|acquires) ~4 (debt|account|note|paper|it|loan) ~2 (without|free of|minus|clear of|less|shorn of|stripped of) ~2 (it|them|that|those|any|your|such|the)',
    '(complaint|complaints|refund|refunds|trouble|troubles|defect|warranty|return|claim|quarrel|work|promise|promises|repairs) ~10 (was|is|were|are|remains|stays) ~2 (seller|store|dealer|bank|clinic|shop|contractor|landlord|school|original|lender) ~1 (business|affair|problem|matter|concern|trouble|headache) ~12',
    '(can not|may not|can no longer|may no longer|not) ~1 (argue|raise|complain|discuss|bring|dispute|press|quarrel|debate|bring up|take up|hold) ~10 (with|against|to) us ~4 (because|since|as|for|now that|when)',
    `${MOVES} ~20 (to whom|for whom|where|there|whom|which|who) ~8 ${LAWS} ~8 (not|no longer|never) ~3 (apply|applied|reach|bind|cover|protect|extend|follow|govern|touch|help|exist)`,
    `${MOVES} ~20 ${LAWS} ~8 (stop|stops|cease|ceases|quit|quits) ~2 (cover|covering|protect|protecting|apply|applying|shield|shielding|help|helping|work|working|to cover|to apply|to protect|to shield|to help)`,
    `${MOVES} ~20 ${LAWS} ~10 (stay|stays|remain|remains|left|leave) behind`,
    `${MOVES} ~24 you (leave|leaves|lose|give up|forfeit|part with) ~4 (behind)? ~4 (your|the|any|every) ~2 (right|claim|defense|protection|shelter) ~3 (to|of|against)`,
    '(leave|leaves|left) behind ~6 (right|rights|claim|claims|defense|defenses|protection|protections|complaint|complaints)',
    '(while|before|as long as) ~2 you ~2 (still)? ~1 (have|enjoy) ~2 (shelter|protection|protections|rights|benefit) ~2 && (sale|sell|=sold|transfer|buyer|next agency|goes to|passes to|moves to)',
    '=had ~6 (=kept|still =owned|=held|retained|not =sold|never =sold) ~4 (account|debt|note|it|loan|contract|paper|file) ~3 you ~2 (could|might|would)',
    '(only|just) ~1 (while|when|as long as|so long as) ~4 (=had|=held|=owned|=kept|still had) ~3 (account|debt|note|loan|paper|it|contract|file)',
    `(with|upon|at|on|after|since) ~2 (change of owner|change of ownership|change of hands|new owner|sale|transfer|assignment) ~5 ${FALLS}`,
    'wipe ~2 slate ~1 clean',
    '(sale|transfer|assignment|purchase) ~3 (start|starts|started|=means|=gives) ~3 (clean slate|fresh slate|blank slate|fresh start)',
    '(anything|whatever|everything|what) ~5 (=did|=done|=said|=promised|told you) ~2 (wrong|badly|amiss)? ~2 (=stays|=stay|=remains|=remain|=ends|=dies|=stayed|=remained|=is =between) ~2 (with|behind|there)',
  ],
  framings: ['law', 'right'],
  unless: [
    '(not|never|no|nothing|none) ~3 (lose|lost|forfeit|leave behind|affect|change|wipe|give up)',
    '(keep|keeps|retain|intact|unchanged|still apply|still applies|may still|can still)',
    '(bureau|credit report|autopay|account access|rewards|reward points|loyalty points)',
    'not ~2 (apply|cover) ~3 (to|business|commercial)',
  ],
})

// "He sold it. It doesn't count now." "Effects of the transfer: earlier promises of credit are extinguished."
const besideSale = sentencesThat('sale-ends-rights', {
  any: [
    '(none|nothing) of (it|that|this|those|them|these) ~2 (can|could|may) ~3 (used|raised|counted|held|brought|set|pleaded|mentioned|help|any)',
    '(would have had to|=should have|needed to|ought to have|time to) ~8 before ~4 (came to us|=sold|transferred|we bought|we =got|left|changed hands|moved|assigned)',
    `(could|might) ~6 (before|while|when|as long as) ~4 (=had|=held|=owned|=kept|=sold|transferred|came to us|changed hands)`,
    '(did not|=didnt|not) ~1 so ~1 you (can not|may not|can no longer)',
    `${CLAIM} ~10 (extinguished|extinguishes|=cut off|wiped out|wiped away|=forfeited|nullified|quashed|snuffed out|void as ~4 (ground|reason|excuse|defense))`,
    '(that|it|this|they|none of it|such things) ~1 (not|no longer) ~2 (count|matter|help you|excuse you|work) ~2 (now|anymore|any more|any longer)?',
    '(not|no) ~2 (concern|concerned|interested|interest|care) ~3 (with|in|about|to|of|whether) ~8 (goods|service|work|product|car|furniture|school|dealer|store|received|delivered|promised|warranty|defect)',
    `(door|chapter|book|time) ~4 (shut|closed|closes|over|passed) ~3 (when|once|with|at|upon) ~4 (ownership|owner|sale|transfer|hands|account|contract)`,
    '(that|it|this) ~1 no (excuse|defense|reason|ground) ~2 (now|anymore|any more|any longer)',
  ],
  beside: [
    '(effect|effects|consequence|consequences|result|results|upon|since|because|after|once|when|with|now that|by reason of) ~4 (sale|transfer|assignment|=sold|purchase|change of ownership|ownership)',
    '(he|she|they|dealer|store|shop|seller|contractor|school|clinic|bank|lender|landlord|gym|hospital|roofer) ~2 (=sold|sell|transferred|assigned)',
    '(we|us|our client) ~2 (=bought|=own|=purchased|buy)',
    '(account|contract|note|loan|debt|acct|ledger|books|paper) ~2 (=sold|=ours|belong to us)',
    '(new owner|new landlord|change of owner|came to us|=had ~4 (=kept|=held) ~2 account)',
  ],
  unless: [
    '(not|never|no|nothing|none) ~3 (extinguish|cut off|lost|void|affect|forfeit|wipe|nullified|shut)',
    '(remain|keep|unchanged|intact|may still|can still|survive)',
    '(autopay|login|reward|rewards|card|membership|coupon|reward points|discount|offer)',
    'as (it|they) (was|were)',
  ],
})

const WRONG =
  '(mistake|mistakes|error|errors|misdeed|misdeeds|lie|lies|fraud|promise|promises|agreement|bargain|deal|assurance|misconduct|overcharge)'

const bySentence = statement('sale-ends-rights', {
  any: [
    `(credit|refund|rebate|${RIGHT}|${WRONG}) ~10 (void|=gone|dead|lost|lapsed|worthless|cancelled|no defense|no excuse|not count) ~2 (now|since|because|once|after) ~8 (=ours|own|=bought|belong to us|=holds|collection company|new owner|buyer)`,
    `${WRONG} ~8 not ~2 (follow|travel|come with|carry over|go with|transfer|bind|pass) ~6 (loan|debt|account|paper|note|us|contract|buyer|owner)`,
    `${WRONG} ~10 (mean|means|count|counts|=is) nothing ~3 (to|with|for) us ~8 (own|buy|purchase|sale|bought)`,
    `(sale|sell|sold|transferred|assigned|bought) ~10 (take|took|taken|carried) ~3 ${RIGHT} ~2 with (it|them|him|her)`,
    'not ~2 (responsible|liable|answerable|bound) ~3 (for|by) ~3 (what|anything|promises|whatever|statements) ~8 (told|tell|say|said|promised|=did) ~12 (bought|own|buy|purchase)',
    '(once|after|when) ~10 (send|sent|refer|referred|transfer|transferred|place|placed|move|moved|go|goes|pass|passes) ~8 (unit|department|group|agency|team|division|company|firm|collector|collectors) ~8 (rights|protections|laws|protection) ~8 (no longer apply|not apply|=end|=ends|=stop|fall away|cease|lapse|void|gone)',
    `${SALE} ~16 not ~2 (open|subject|up) ~1 (to|for) ~2 (question|dispute|debate|challenge|argument|discussion|contest|review)`,
    `(own|buy|bought|purchase|=ours|belong to us) ~14 not ~6 (bring up|brought up|raise|raised|throw at|hide behind|fall back on|lean on|rely on|point to|argue|hold over)`,
    '(defense|claim|right|dispute|complaint|warranty|objection|argument|setoff|counterclaim) ~4 against ~3 (seller|store|merchant|dealer|lender|creditor|bank|contractor|school|clinic|landlord) ~4 (cut off|lapse|=end|=ended|lost|barred|disappear|moot|=stop|not survive|not follow)',
    '(furnish|give|provide|offer|afford|constitute|be|supply) ~2 no (ground|reason|excuse|basis|cause|justification|defense) ~5 (withhold|withholding|refuse|refusing|not pay|nonpayment|payment|against) ~6 (owner|buyer|purchaser|holder|assignee|transferee)',
    '(transferee|assignee|buyer|purchaser|new owner|present owner) ~4 (clear of|free of|not concerned|immune|untouched|unaffected|insulated|shielded|not tainted) ~6 (transferor|assignor|seller|predecessor|original|former|store|dealer|merchant|misdeed|wrong|wrongs)',
    `(once|after|when|since|upon) ~6 (leave us|leaves us|left us|${SALE}) ~16 (protections|rights|defenses|warranties|billing rights) ~20 (=gone|void|lost|at an end|fall away|drop away|vanish|disappear|cease)`,
    '(time|moment|chance|opportunity|day) ~12 (before ~5 (sale|=sold|transfer|passed|assigned|changed hands)|behind us|behind you)  && (error|errors|defect|complaint|objection|claim|lemon|fault|dispute|warranty)',
    '(promise|promises|assurance|assurances|guarantee|word) ~1 (that|which)? ~2 (salesman|salesperson|dealer|seller|store|shop|gym|school|contractor|merchant|lender|bank|clinic) ~1 (make|made|gave|give)? ~3 not ~1 (count|matter|bind|apply|hold|reach)',
    `(complaint|claim|dispute|objection|problem) ~10 before ~2 (sale|transfer|assignment|purchase) ~10 (too late|no use|no longer|closed)`,
    '(buy|bought|purchase|own) ~4 (debt|account|receivable|paper|note|contract|loan)  not ~1 (its|their|the|his|her|store|seller|dealer|lender) ~2 (trouble|troubles|problem|problems|promise|promises|quarrel|quarrels|history|obligations|duties|liabilities)',
    '(assignee|buyer|purchaser|new owner|owner|holder) ~2 not (have to|need to|obliged to|required to) ~1 (hear|consider|listen|honor|answer|entertain)',
    `${SALE} ~3 (close|closed|shut) ~2 (door|book|books) ~2 on ~4 (dispute|claim|complaint|defense|argument|return|refund|defect|quarrel|warranty|story|repair)`,
    'not ~1 hold us to ~3 (what|anything|promise|promises) ~6 (told|said|promised|made)',
    '(argument|defense|claim|complaint|protection|warranty|excuse|objection|dispute) ~2 only ~2 (work|works|worked|apply|applies|applied|good|run|ran|hold|held|count|counted) ~2 (against|with|for|to) ~2 (dealer|seller|store|shop|merchant|lender|bank|contractor|original|clinic|school|hospital|landlord)',
    '(it|law|statute|protection|act|rule|right|defense|warranty|argument|this) ~2 (not|no longer) ~2 apply ~6 (since|now|because|once|after|when) ~4 (we|us|our client) ~2 (buy|bought|own|purchase|acquire|took over)',
    `${SALE} ~16 (no longer|not|never) ~3 (able|allowed|permitted|free|entitled|in a position|at liberty) to ~2 (say|argue|claim|complain|dispute|raise|object|question|contest|tell|assert|hold|challenge)`,
    `(bargain|promise|deal|arrangement|side agreement|concession|understanding|assurance) ~6 (die|died|=end|=ended|=ends|expire|expired|lapse|lapsed|void|gone|not bind|not follow|not carry|vanish|dead) ~6 (when|once|after|with|since|on) ~4 ${SALE}`,
    '=sold ~4 you ~2 (waive|lose|forfeit|gave up|give up|surrender)',
    '(buyer|purchaser|new owner|new holder) ~1 not (care|look|listen|want) ~3 (about|whether|that|if|at|to|for)? ~8 (report|claim|dispute|complaint|story|warranty|defective|identity theft)',
    `${RIGHT} ~3 (no longer possible|closed on|closed upon|closed with|closed at|void on|void upon|end on|=ended on|expire on|terminated on) ~4 (transfer|sale|assignment|purchase)`,
    '(refund|warranty|dispute|claim|complaint|identity theft) ~3 (no longer possible|closed on transfer|not possible any)',
    'not ~2 (invoke|raise|assert|plead|rely on|claim) ~4 (protection|protections|defense|warranty|right|claim) ~4 against (us|buyer|owner|purchaser|holder|our client)',
    'stranger to ~2 (contract|deal|sale|agreement)',
    `(minute|moment|instant|second|day|week) ~1 (it|that|this) ~2 (do|does|happen|happens|go|goes|pass|passes) ~12 ${RIGHT} ~12 (wipe out|wiped out|gone|over|dead|=ends|=end|void|vanish|disappear|die|dies|lost|expire|expires|moot)`,
    '(whatever|anything|what) ~3 (dealer|seller|store|shop|merchant|contractor|school) ~3 (promise|say|told|agree) ~4 (end|stop|die|not matter|gone|=over) ~4 (when|once|because|since) ~3 (we|us) ~2 (buy|own|purchase)',
    'not ~2 (hold|use|raise) ~6 against us ~4 (we|us) ~2 (only|just)? ~1 (buy|own|hold|purchase|buyer|owner|purchaser|holder)',
    '(new owner|new holder) ~6 (complaint|claim|dispute|defense) ~3 not ~2 (apply|count|matter)',
    `${RIGHT} ~4 (stay|remain|leave|left) ~2 (behind|with) ~3 (store|seller|shop|dealer|bank|merchant|lender|contractor|school)`,
    `${RIGHT} ~6 not ~2 (follow|travel|come with|carry over|go with|transfer|move) ~6 (loan|debt|account|paper|note|us|contract|it)`,
    '(own|hold|buy|bought|purchase) ~14 between you and ~2 (store|shop|seller|dealer|merchant|contractor|school|bank|clinic|installer|builder|mechanic|roofer|doctor|garage|trainer|vendor|manufacturer|retailer|provider|gym|hospital|landlord)',
    '(transfer|sale|assignment|purchase) ~3 (put|bring|spell) ~2 (end|stop) to ~10 (say|claim|right|argument|complaint|against|defense)',
    `${SALE} ~6 ${RIGHT} ~3 (finish|done|over|closed|history)`,
    `${RIGHT} ~8 not ~2 matter ~6 (because|since|now) ~3 (we|us|i) ~2 (buy|own|purchase)`,
    '(nothing|not something|not anything) you (can|may|could) ~2 (raise|bring|take|press|hold) ~3 (with|against|before) us',
    '(leak|broken|defective|faulty|never worked|not work|damaged|bad) ~8 (no excuse|not our problem|not our concern|not matter|irrelevant) ~10 (hold|own|bought|buy|purchase|note|paper)',
    `(forfeit|lose|give up) ~6 (claim|right|refund|defense) ~8 (changed hands|new owner|sold|transfer|assigned)`,
    '(buyer|owner|purchaser|assignee|holder) ~4 not ~2 (bound|liable|responsible|answerable|subject) ~6 (store|seller|dealer|merchant|promise|promised|warranty)',
    `${SALE} ~16 ${GONE} ~8 ${RIGHT}`,
    `${RIGHT} ~16 (no longer|not|lose|forfeit|=ended|=end|cancel|extinguish|wipe|cut off|bar|void|terminate|gone|expire|dead|irrelevant|moot|survive|stay behind|stop|cease|disappear) ~10 ${SALE}`,
    `${SALE} ~16 ${RIGHT} ~8 (off the table|not available|unavailable|no good|worthless|wiped out|quashed|lapse|dissolve|evaporate|gone|dead|void|over|irrelevant|moot|not matter|no longer|not count|meaningless|disappear|vanish|wipe out|stop|cease|not reach|extinguish|=end|=ended|=ends|bar|cancel|terminate|lose|forfeit|expire)`,
    `${RIGHT} ~8 (stop|cease|no longer|not|end) ~2 (apply|application) ~8 (once|after|when|since|now) ~6 ${SALE}`,
    `(lose|forfeit|give up|surrender) ~5 ${RIGHT} ~10 ${SALE}`,
    `${SALE} ~10 (whatever|any|no) ~3 ${RIGHT} ~8 (seller|dealer|merchant|store) ~6 (not our|no excuse|irrelevant|not matter)`,
    `${SALE} ~12 ${RIGHT} ~20 no longer ~1 (count|matter|apply)`,
    `${SALE} ~12 ${RIGHT} ~8 (no longer apply|not apply|not count|not be raised|not be heard|not our concern|not our problem|not be raised|no excuse|not matter)`,
    `(we|new owner|buyer|purchaser|assignee|holder) ~6 (not have to|not require|not bound|need not|not obligate|not oblige|refuse to) ~4 (honor|accept|consider|hear|by|respect|listen|answer) ~6 ${RIGHT}`,
    'not ~3 (dispute|complain|raise|contest|question) ~12 (we|buyer|owner) ~2 (own|buy|purchase)',
    '(own|buy|purchase) ~10 not ~3 (dispute|complain|contest|raise)',
    `not ~3 (raise|assert|use|bring|make|press) ~4 ${RIGHT} ~12 ${SALE}`,
    '(defense|claim|right|dispute|complaint) ~2 against ~3 (store|seller|merchant|dealer|lender|creditor|bank|contractor) ~3 (gone|dead|over|void|extinguish|wipe out)',
    `${RIGHT} ~10 (die|died|end|=ended|vanish|disappear|stop|cease) ~4 (when|once|after|upon|the day|the moment|on) ~8 ${SALE}`,
    `no right ~3 (dispute|complain|contest|object|defend|question) ~8 (now|since|because|after|once) ~8 (${SALE}|belong)`,
    `not ~2 (bother|waste|think of|try) ~1 (complain|dispute|argue|object)`,
    `(no longer|not) ~2 (dispute|contest|complain|raise|question) ~10 (now|since|because|after|once) ~6 ${SALE}`,
    '(usual|consumer|legal) ~2 protections ~3 no longer apply',
    '(account|debt|note|loan|contract) ~2 (=ours|belong to us) ~6 (no longer|not) ~2 (raise|bring|assert|press|claim|argue|make)',
    '(buy|purchase|own|acquire|take) ~8 free ~1 (of|from) ~4 (claim|defense|right|objection|dispute)',
    'not ~2 hold ~2 against us ~14 (buy|own|purchase|hold)',
    '(set ~2 off|setoff|offset) ~2 against ~3 (us|buyer|owner|purchaser|holder)',
    `(${SALE}|new owner) ~10 ${RIGHT} ~8 (count|amount|come|mean) ~2 nothing`,
    '(stop|no longer|cease) ~3 excuse ~6 (day|when|since|once|now) ~3 (we|us) ~2 (buy|own|purchase)',
    `(wipe|clean|clear) ~4 of ~2 (your|any|all) ~1 (objection|claim|defense|complaint)`,
    `(we own|own this|own the) ~6 ${RIGHT} ~6 (gone|dead|over)`,
  ],
  unlessBefore: ['not ~2 (affect|change)'],
  framings: ['law'],
  unless: [
    '(warranty|guarantee|window|period|coverage|policy|trial|contract) ~8 (=ended|=expired|=closed|=lapsed|=ran|=over) ~6 (before|<date>|long)',
    '(wipe|wipes|erase|erases|take|takes|cancel|cancels|end|ends|change|changes|cut|cuts|kill|kills|lose|loses|cost|costs|strip|strips|alter|alters) ~2 nothing',
    '(complaint|claim|defense|right|dispute|warranty|problem|objection) ~8 (=comes|=goes|=travels|=follows|=came|=stays|=rides) ~1 (along|with|the debt|the account|it)',
    '=you ~1 (=sold|=traded|gave away) ~3',
    '(right|rights|claim|claims|defense|defenses) ~6 (unchanged|intact|=same|remain|stay with you|go with it|untouched)',
    '(not|never) ~2 (affect|change|reduce|take away|eliminate|cancel|extinguish|wipe|waive|terminate|void|bar|destroy|limit|remove)',
    '(not|never) ~1 (end|lose) ~3 (right|claim)',
    '(right|rights|claim|claims|defense|defenses|protections) ~2 not ~1 (=end|=ended|=lost|=affected|=change|=changed|=lapse|=expire|=stop|=disappear|=die)',
    '(right|claim) ~3 (remain|stay the same|described|below|survive the)',
    'may still',
    'just as (we|before|they)',
    '(owner|buyer|purchaser) (must|has to|have to|shall|will) ~1 (respect|honor|recognize)',
    '(home|first-time) buyer',
    'keep ~2 all',
    'still ~3 dispute',
    'no longer ~1 (need|owe|pay|service|have to pay|own|the owner)',
    'lose ~2 (card|receipt|job)',
    'subject to all claims',
    '(dispute|right) ~4 end ~3 <date>',
    'after repossession',
    '(not|no longer) ~1 (contact|pay|owe|send|deal)',
    'no longer ~2 to (contact|pay|send|deal)',
    'if ~4 not ~6 (dispute|assume)',
    '(stop|cease|pause) ~2 (collection|collect)',
    '(not|if) ~4 dispute ~12 (assume|valid|period|days)',
    'not ~2 a holder',
    '(not|never) buy ~2 you',
    '(not|no longer) ~2 able to ~1 (answer|help|assist|see|discuss|look)',
    '(autopay|automatic payment|automatic payments|automatic draft|automatic debit|login|online access|direct debit|reward|rewards|points|membership|online account) ~12 (end|=ended|stop|stopped|cancel|cancelled|void|=works|work)',
    'name and address',
    '(will|shall) look into',
    '(warranty|account|lease) end (in|on)',
    '=ending',
  ],
})
