import { DISPUTE } from './dispute-words.ts'
import { onceAQuote, type StatementFinder } from '#reading/find/statement.ts'
import { sentencesThat } from './sentences-that.ts'

const COLLECTION = '(collect|collection|effort|activity|action|us|process|garnish*|lawsuit|suit|report*)'
// "valid" and "validation" have one stem, so the longer word is named exactly
const VERIFY = "(verification|'validation'|proof|verify|'validate')"

/** A dispute in the words of those who do not call it so. */
const PROTEST =
  "(dispute|contest|challenge|disagree|disagreement|object|objection|oppose|opposition|protest|complaint|claim|inquiry|argument|verification|'validation')"
const KEEPS_ON =
  '(keep|keeps|continue|continues|go on|goes on|carry on|proceed|proceeds|press on|press ahead|go forward|still|not let up|not stop|not pause)'
const ASKS_ON =
  '(call|calling|phone|write|writing|mail|mailing|text|collect|collecting|collection|contact|ask|asking|demand|bill|billing|pursue|expect|expected)'
const PAPERS =
  "(verification|'validation'|proof|copy|copies|statement|document|record|itemization|evidence|substantiation|papers|paperwork|file)"
const PAID_FIRST =
  '(payment|installment|instalment|deposit|money|<money>|<percent>|paid|pay|arrangement|plan|good faith|put down|paid down|pay down|=down|on account)'
const PAYERS =
  '(those|people|persons|such persons|customers|debtors|consumers|anyone|anybody|whoever|accounts|folks|patients|tenants|members|borrowers)'
/** A part of the balance, asked for before anything is shown. */
const PART = '(<money>|<percent>|half|third|quarter|fourth|fifth|tenth|part|portion|something|deposit|payment)'

/** That disputing is useless, forbidden, too late while it is not, or costs money.  @law 15 USC 1692g(b) */
export const disputeRightDenied: StatementFinder = text =>
  onceAQuote([...bySentence(text), ...besideDispute(text), ...onlyToPayers(text), ...paidFirst(text)])

// "Requests for proof are honored for accounts that have made a payment."
const onlyToPayers = sentencesThat('dispute-right-denied', {
  any: [
    '(request|requests|dispute|disputes|objection|inquiry) ~4 (honored|answered|accepted|considered|processed|reviewed|granted|heard|looked at|entertained|available) ~3 (for|on|only|to|from|once|after|when|where) ~8 (paid|payment|payments|paying|current|good standing|deposit|down payment|installment)',
    '(only|just) ~2 (payers|paying customers|paying accounts|accounts ~3 (paid|payment|current)|those who ~2 (pay|paid)|people who ~2 (pay|paid)|customers who ~2 (pay|paid)) ~6 (verification|proof|dispute|request|documents|copies|answer|hearing|ask)',
  ],
  beside: [VERIFY, '(dispute|objection|challenge|contest)'],
  unless: [
    '(no|not|without|never|need not) ~6 (payment|paid|deposit)',
    '(payment|payoff|hardship|refund|extension) request',
    'request ~2 (payment|payoff|plan|extension|refund|letter)',
  ],
})

// "Want proof? Half of the balance down, and we pull the file." "No deposit, no copies."
const paidFirst = sentencesThat('dispute-right-denied', {
  any: [
    `(verification|proof|copies|documents|paperwork|papers|=itemization|evidence) ~4 (stay|stays|remain|remains|kept|held|locked|sealed|withheld|wait|waits) ~6 (until|till|unless) ~8 ${PART}`,
    `(verify|prove|substantiate|document|show) ~3 (debt|it|balance|amount|account|claim) ~2 (for|to) ~3 ${PAYERS} ~2 who`,
    `${PAPERS} ~6 (goes|go|come|comes|is mailed|leaves|leave) ~1 (out|to you)? ~3 (once|after|when|as soon as|upon) ~12 ${PART}`,
    `${PAPERS} ~3 (for|to) ~1 (paying|paid-up|good|current|up-to-date) ~1 (customers|customer|accounts|people|clients|patients|members|payers|tenants) ~2 (only|alone)?`,
    `(not|no|never) ~3 (open|pull|look up|send|look into|dig|copy|mail|show) ~4 (file|files|papers|records|documents|copies|proof|account) ~4 (for|to) ~3 ${PAYERS} ~2 (who|that)? ~4 (paid|pay|not paid|owe)`,
    `(until|unless|before) ~10 ${PART} ~10 (no|not|nothing) ~3 ${PAPERS} ~4 (released|sent|mailed|given|furnished|provided|leave|leaves|go|issued|copied|forthcoming)`,
    `no ~2 ${PAPERS} ~8 (until|unless|before|without) ~10 ${PART}`,
    `(first|send|pay|put down) ~4 ${PART} ~12 then ~4 (talk|discuss|see|look|hear|listen|argue|question|prove|show|whether)`,
    `${PAPERS} ~14 (to|for) ~3 ${PAYERS} ~2 (who|that|which)? ~3 (put|paid|pay|lay|laid|left|leave|deposit|sent|advance|make|made) ~4 ${PART} ~5 (first|down|beforehand|already|up front|in advance|before)`,
    `${PAPERS} ~10 only ~4 (to|for) ~3 ${PAYERS} ~2 (who|that|as)? ~6 (paid|pay|put|laid|deposited|advanced)`,
    `no (deposit|payment|money|down payment|cash|installment|pay) ~1 no ~1 (verification|'validation'|proof|copy|copies|documents|papers|answer|records|itemization|statement|file)`,
    `${PART} ~5 (down|up front|upfront|beforehand|in advance|first|on account) ~2 (and|then|before|gets you|buys|buy|brings|or) ~3 (we|you|our|us|nothing)? ~4 (pull|send|mail|show|open|copy|look|prove|verify|proof|documents|papers|copies|records|file|dig out|get)`,
    `(pull|send|mail|show|open|copy|order|release|furnish|look up|dig out) ~5 ${PAPERS} ~6 (after|once|when|as soon as|against|for|upon) ~6 ${PART} ~3 (down|first|up front|in hand|received|paid|=in|clears)`,
  ],
  beside: [
    `(prove|${VERIFY}|show you|owe|dispute|question|contest|claim|debt|balance|evidence|=itemization|documents|file|files)`,
  ],
  unless: [
    '(no|not|without|never|need not) ~6 (payment|deposit) ~3 (need|needed|required|necessary|first)',
    '(settlement|settle|discount|payment plan|lien|title|receipt|paid-in-full|release letter)',
    '(medical records|chart|transcript|x-ray|x-rays)',
  ],
})

// "Go ahead and dispute. We will keep calling." "Write your letter. It changes nothing."
const besideDispute = sentencesThat('dispute-right-denied', {
  any: [
    `(we|us|our|office|agency|firm|company|collection|call) ~3 ${KEEPS_ON} ~3 ${ASKS_ON} ~14 (while|whether|even|regardless|despite|same as|as before|just the same|all the same|no matter|anyway|either way|meanwhile|until you pay|until paid)`,
    '(not|never|nothing) ~2 (pause|stop|change|freeze|hold|slow|delay) ~2 (anything|a thing|thing|us|our)',
    '(keep up|keep making|continue|go on with|make) ~3 payment ~6 (while|during|until) ~6 (dispute|look|looked|investigate|review|pending|wait)',
    '(call|calls|calling|letters|collection|collecting|efforts|notices|statements|mail) ~3 (keep|keeps|continue|continues|go on|goes on|carry on) ~4 (either way|regardless|anyway|all the same|no matter|just the same|whatever you)',
    '(only|one|sole) ~3 (button|letter|paper|mail|thing|answer|envelope) ~10 (check|payment|pay now|money|pay)',
  ],
  beside: [
    '(disputing|contesting|objecting|challenging|arguing) ~3 (get|gets|lead|leads|bring|brings|change|changes|help|helps)',
    '(go ahead|feel free|by all means|welcome to|fine|sure|please) ~4 (dispute|contest|object|write|send|ask|challenge|complain)',
    `(send|sending|write|writing|file|filing|make|making|raise|raising) ~3 (dispute|objection|challenge)`,
    '(dispute|contest|challenge) ~3 (all you|as much as|away|as often)',
    '(dispute|objection|challenge) ~6 (not|never) ~3 (stop|hold|pause|change|freeze|put)',
    '(dispute|disputes|objection|challenge) ~4 (handled|dealt with|processed|reviewed|looked at|filed|read|passed on)',
    'your (dispute|objection|challenge|letter) ~4 (look|change|mean|do)',
  ],
  unless: [
    '(not|undisputed) ~3 dispute',
    '(we|us) ~2 (will|must|shall|have to) ~3 (stop|cease|suspend|pause|halt)',
    '(settlement|offer|discount|autopay|address|preference)',
    '(late|tardy|belated|untimely|later) (objection|dispute|challenge|request|protest)',
    '(come|comes|arrive|arrives|received|made|sent|raised|reach|reaches) ~3 (after|past|beyond|outside) ~4 (<duration>|period|window|deadline)',
    'summons',
  ],
})

const bySentence = sentencesThat('dispute-right-denied', {
  any: [
    '(questions|arguments|reasons|explanations|excuses) ~3 (about|over|regarding|against) ~3 (amount|balance|debt|bill|account|charges) ~4 not ~1 (entertained|heard|answered|read|considered|discussed|taken)',
    '(call|calls|calling|letters|collect|collecting|treat|bill|pursue) ~6 (people|those|customers|anyone|debtors|ones|persons) ~1 who (dispute|disputes|object|contest|complain|argue|protest) ~8 (same|just|like|too|all the same|anyway|as well|no differently)',
    '(disputes|dispute|objections|objection|protests) ~2 (go|goes|end up|ends up|land|lands|wind up) ~1 (straight)? ~2 (in|into|to|nowhere) ~2 (wastebasket|trash|garbage|bin|shredder|recycling|round file|drawer|dump|nowhere|basket)',
    '(creditor|hospital|client|bank|landlord|school|clinic|store|lender|doctor|dentist|contractor) ~1 word ~2 (=counts|=rules|=decides|=stands|=governs|=law|goes)',
    `(${PROTEST}|letter ~6 disagree|disagreeing|disagree) ~6 (no|without|little) ~1 (effect|bearing|influence|impact|weight|consequence) ~2 (on|for|with|upon) ~3 (our ~2 (schedule|calls|collection|efforts|work)|schedule|collection|calls|efforts|what you owe)`,
    '(calls|calling|collection|collecting|letters|efforts) ~2 (run|go|keep|continue|roll|proceed|carry) ~2 (on)? ~2 (regardless|no matter|whatever|despite|irrespective) ~4 (paper|letter|letters|anything|form|what|objection|dispute|you) ~3 (send|write|mail|file|say|dispute)?',
    '(looked into|looked at|checked|reviewed|examined|audited|verified|confirmed|investigated) ~12 (so|therefore|and) ~2 (we|us|our office) ~3 (not|never) ~2 (look|check|review|reopen|revisit|examine|repeat|go over|verify|do so|do it|investigate|listen)',
    '(nothing|not anything|no more|little) ~1 (left|more|further)? to ~1 (argue|discuss|debate|quarrel|quibble|question|contest|haggle|reopen) ~3 (about|over|with|here|now)?',
    '(telling|writing|saying|claiming|insisting|arguing|complaining|pleading) ~3 (us|me|that)? ~8 (not yours|=isnt yours|not owe|wrong|mistake|already paid|not right|error) ~6 (not|never|nothing|no) ~3 (stop|keep|change|make|slow|help|get|quiet|matter|difference|end)',
    '(question|matter|issue) ~2 (of|whether|if) ~12 (settled|decided|closed|answered|resolved) ~16 (can not|not|no longer|never) ~2 (raised|reopened|asked|discussed|revisited|brought up)',
    '(we|our office|this office) ~3 not (hear|listen to|read|entertain|debate|discuss|look at) ~6 (whether ~2 you owe|excuses|arguments|your side|reasons why you|why you think)',
    `${PROTEST} ~8 (change|changes|alter|alters|achieve|achieves|accomplish|accomplishes|gain|gains|stop|stops|halt|halts|move|moves|affect|affects) ~1 (nothing|not a thing|no one|nobody)`,
    `(${PROTEST}|${VERIFY} ~1 request|request ~2 ${VERIFY}) ~6 not ~2 (make|get|cause|have|keep|mean|bring) ~10 (stop|stops|end|cease|quit|go away|halt|let up|hold off|hold back|calling|writing|end to|stop to)`,
    `(no|little|not ~2 any|not much) ~1 (point|use|sense|benefit|reason|purpose|good) ~2 (in|to|of)? ~6 ${DISPUTE}`,
    `(no|not|nothing) ~2 (going back|go back|going over|reopening|reopen|revisiting|revisit|rehashing|second-guessing|arguing|argue|quarreling|debating|relitigating|reconsidering|looking again|another look|second look) ~2 (over|at|about|to)? ~3 (it|this|that|matter|amount|figure|bill|balance|debt|charges|account) ~10 (already|since|because|once|with us|here|again|now)`,
    `(already|since|because|once|now that) ~12 (right|correct|correctly|accurate|good|verified|confirmed|valid|checked|owed|sound|in order) ~8 (no|not|nothing) ~3 (going back|go back|going over|reopening|reopen|revisiting|revisit|rehashing|second-guessing|arguing|argue|quarrel|quarreling|debate|debating|discuss|discussing|reconsidering|look again|looking again|another look|second look)`,
    `${PROTEST} ~14 (calls|calling|letters|mailings|mail|collection|collecting|notices|statements|efforts) ~3 (go on|goes on|keep|keeps|continue|continues|carry on|run|proceed) ~3 (as scheduled|on schedule|as usual|as before|as planned|as ever|just the same|in the meantime|meanwhile|all the while|unchanged|without a break)`,
    `(notwithstanding|regardless of|irrespective of|despite|in spite of|without regard to|even after|even with) ~4 ${PROTEST} ~24 (proceed|continue|go on|press|go forward|pursue|collect|carry on|pay|owe)`,
    `(proceed|continue|go on|press|go forward|pursue|carry on) ~10 (notwithstanding|regardless of|irrespective of|despite|in spite of|without regard to) ~4 ${PROTEST}`,
    `(dispute|objection|challenge|request ~2 ${VERIFY}) ~6 (not|never) ~3 (put|place|set) ~4 hold`,
    `(dispute|objection|challenge|request ~2 ${VERIFY}) ~6 (not|never) ~3 (pause|stop|freeze|halt|stay|hold|slow|delay|excuse|relieve|release|buy) ~3 (anything|a thing|thing|you|us|this|clock|time|due)`,
    `${VERIFY} ~2 (packet|package|request|search|copies|service|letter|file)? ~2 (cost|costs|priced|price|fee|run|runs) ~3 <money>`,
    `${VERIFY} ~1 (packet|pocket|package|search|copies|service|file) ~2 <money>`,
    `(request|ask|asking|order) ~3 ${VERIFY} ~4 (cost|costs|fee|charge|run|priced) ~3 <money>`,
    `${PAPERS} ~6 (mail|send|provide|furnish|release|give|available|supply|hand) ~2 only ~2 (after|once|when|upon|if|against) ~10 ${PAID_FIRST}`,
    `${VERIFY} ~2 (will|shall|can|may) ~4 (mail|send|provide|furnish|release|give|supply|follow|go out) ~3 (after|once|when|upon|as soon as) ~8 ${PAID_FIRST}`,
    `(once|after|when|as soon as|upon) ~8 (payment|installment|deposit|<money>) ~10 (send|mail|provide|furnish|release) ~4 ${VERIFY}`,
    `(not|no|nor|neither|never) ~3 (accept|receive|take|admit|entertain|hear|recognize|attend) ~3 (claim|complaint|opposition|objection|disagreement|grievance|protest|argument) ~4 (about|against|on|over|of|to|regarding) ~3 (debt|balance|account|bill|amount)`,
    `(must|have to|shall|will) ~2 (pay|paid) ~4 (whatever|no matter what) you ~3 (write|say|send|claim|think)`,
    `(balance|amount|debt|bill|figure) ~2 final && (must|have to|shall|not ~3 (question|discuss|change|dispute|contest|appeal))`,
    `no (letter|dispute|request|paper|objection|form|protest|complaint|amount of ~2) ~8 (oblige|make|force|get|change|prevent|keep|stop|cause|move|slow|hold) ~6 (stop|us|collect*|this|anything|call|account)`,
    `(firm|office|company|agency|we|collector) ~1 (do|does)? not ~2 (furnish|provide|send|give|mail|supply|offer|issue|handle|do) ~1 ${VERIFY}`,
    `${VERIFY} ~2 (not|no longer) ~3 (available|offered|provided|furnished|something|part of|supplied|given) ~4`,
    `(have|has|carry|carries|with|enjoy|leave|leaves) ~2 no right ~2 ${DISPUTE}`,
    `no right (of|to) ~1 ${DISPUTE}`,
    `no =disputes ~1 (on|about|over|for|after|here|please|taken)`,
    `${PROTEST} ~14 (=discarded|=disregarded|=ignored|thrown away|thrown out|=tossed|=binned|=shredded|unanswered|unread|without ~1 (answer|answering|reply|reading)|put ~2 (trash|drawer|bin))`,
    `(discard|disregard|ignore|toss|shred|throw away|throw out|not answer|not read|not open) ~4 (any|all|every|your|such|these) ~2 (dispute|objection|protest|opposition|challenge|disagreement)`,
    `(dispute|objection|protest|opposition|challenge) ~3 (is|are|be)? ~2 (refused|rejected|unwelcome|forbidden|prohibited|barred|excluded|closed)`,
    '(time|period|stage|window|chance) ~5 (objection|dispute|question|challenge|contest|opposition|oppositions|protest|complaint) ~6 (=over|exhausted|closed|behind us|behind you|used up|=spent|history|past|=passed|=elapsed|=lapsed|gone|run out|expired|done|ended)',
    '(as long as|how long|longest) ~3 (hold|keep|leave|take) ~4 (open)? ~3 (question|questions|dispute|disputes|objection|objections)',
    '(time|period|stage|window|chance|opportunity|moment|day) ~5 (objection|dispute|question|challenge|contest|argue|argument|quarrel|protest|debate|quibble|complain|doubt) ~6 (=over|closed|past|=passed|=elapsed|=lapsed|gone|run out|expired|done|ended|behind us|behind you|come and gone|=up)',
    '(had|missed) your (chance|opportunity|time|moment) to (dispute|object|contest|challenge|question|argue|protest)',
    `(debt|balance|account|bill|amount|claim|obligation|charge|it|figure) ~6 (incontestable|uncontestable|indisputable|unchallengeable|unassailable|beyond ~1 (question|challenge|argument|debate|discussion|contest)|not ~1 (open|up) ~1 (to|for) ~1 (question|challenge|argument|debate|discussion|review|contest))`,
    '(call|calls|calling|called) ~2 (in|into) question ~10 (unread|unanswered|=ignored|=discarded|=disregarded|=returned|=rejected|=refused|thrown|=tossed|=shredded|no answer|no reply)',
    `(we|office|agency|firm|company|i|desk|department) ~1 not ~2 (handle|deal with|hear|field|entertain|=do|take up|discuss|respond to|reply to|answer|look at|look into|research|review|investigate|read) ~1 (dispute|objection|challenge|protest)`,
    '(disputing|contesting|objecting|challenging|arguing|dispute|objection|writing to us) ~3 (nowhere|no place)',
    '(records|figure|balance|amount|finding|review|determination|decision) ~2 (final|conclusive) ~12 (not|no) ~4 (debate|debating|discuss|argue|reopen|revisit|question|dispute)',
    `(only|just) ~3 (look at|look into|review|consider|hear|accept|answer|process|take|honor|entertain|investigate) ~3 (dispute|objection|challenge|request ~2 ${VERIFY}) ~10 (paid|payment|payments|deposit)`,
    '(question|questions|issue|dispute|amount|balance|debt) ~10 (not|never) ~3 (reopened|revisited|reexamined|relitigated|rehashed)',
    '(debt|account|balance|bill|it|amount|figure|charge) ~2 (can not|may not|can no longer|may no longer) ~1 (questioned|argued|debated|second-guessed|doubted)',
    `(dispute|objection|challenge|protest) ~2 leave ~8 (full force|unaffected|unchanged|in force|intact|untouched|as it is)`,
    'no (reason|cause|occasion) to ~1 (prove|verify|substantiate|justify) ~2 (debt|this|amount|balance|it|anything|charges|bill)',
    '(dispute|disputes|disputing|objection|challenge) ~2 (not|no longer) ~1 (option|possibility|choice|alternative|offered)',
    'all ~3 (letters|letter|disputes|objections) you (want|like|please|wish) ~8 (still|keep|continue|go on)',
    `(${VERIFY} request|dispute|objection) ~3 not ~2 (relieve|excuse|release|free|absolve|exempt|spare) ~2 you`,
    '(already|before) ~4 (decided|determined|found|concluded) ~4 (dispute|objection) ~4 (without merit|meritless|baseless|groundless)',
    'nothing you ~1 (say|write|send|tell|claim|argue|submit) ~8 (stop|change|slow|delay|halt|prevent|keep) ~3',
    '(whatever|anything|no matter what) you ~1 (say|write|send|claim|argue|submit) ~8 (our|we|collection|efforts|calls|this) ~4 (continue|go forward|go on|proceed|keep|carry on|press)',
    '(creditor|hospital|client|bank|landlord|school|clinic|their|its) ~1 (word|say-so|figures|books) ~2 (enough|final|settle|settles|proof)',
    '(gave up|waived|lost|forfeited|no) ~2 say (in|about|over) ~2 (matter|bill|amount|charge|charges|debt)',
    'right (to|of) ~1 (dispute|contest|challenge|question|object|complain|argue) ~6 (=ended|=lost|=gone|=lapsed|=expired) ~1 (when|because|since|as|once|with|the moment|the day)',
    '(stopped|quit|finished|done|through) (looking at|considering|taking|accepting|hearing|reading|answering|handling) ~2 (dispute|objection|challenge|protest)',
    '(dispute|disputes|objection|objections|challenge|quarrel|argument) ~6 (take|taken|direct|directed|address|addressed|bring|raise|raised|settle|settled) ~3 (with|to) ~4 (not with us|not us|not to us|nothing to do with us|leave us out)',
    `(dispute|objection|challenge|protest|disagreement|request ~2 ${VERIFY}) ~12 not ~3 (put|place|set|bring) ~5 (hold|pause|ice|halt|standstill|stop|stay)`,
    '(close|closing|closed|end|ended) ~4 (dispute|objection) ~2 (stage|period|window|file|phase)?',
    `(disregard|ignore|forget|discard|toss|throw out|throw away|tear up) ~4 (part|what|notice|letter|paragraph|line) ~12 ${DISPUTE}`,
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
    `pay ~3 (first|now|in full) ~8 (${DISPUTE}|argue|question|complain) ~3 (later|afterwards|afterward|after)`,
    `only (payment|paying|pay|full payment|cash|money) ~8 (will|can|would) ~2 (stop|end|halt|prevent|close|quiet|silence) ~4 (${COLLECTION}|phone|call|letter)`,
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
    `only (after|once|if|when|upon|with) ~6 (payment|deposit|pay|paid) && ${DISPUTE} ~12 only`,
    `(collection|collect*) ~10 (whether|even if|regardless|despite|no matter) ~10 (${DISPUTE}|${VERIFY})`,
    `(ask|request) ~4 ${VERIFY} ~6 (not|never) ~3 (stop|delay|put off|hold|slow|change|keep|prevent|suspend|pause)`,
    `(ask|request) ~4 ${VERIFY} ~6 (not|never|go|ignore|refuse) ~2 (answer|honor|unanswered|accept|consider|process|grant|reply)`,
    `${DISPUTE} ~4 (change|do|accomplish|achieve|get you|gain|buy you) nothing`,
    `(collect*|call you) ~3 (while|during|throughout) ~3 ${DISPUTE} ~3 (pending|open|run|process|last|under)?`,
    `no (attention|heed|mind|weight|notice) ~3 ${DISPUTE}`,
    `(beyond|past|closed to) ~1 ${DISPUTE}`,
    `nothing ~4 to ~1 ${DISPUTE}`,
    `not ~1 (bother|waste|trouble|think) ~4 ${DISPUTE}`,
    `too late ~6 (${DISPUTE}|${VERIFY}|object|question)`,
    `(pay|send|deposit|remit) ~10 then ~3 (may|can|could) ~2 ${DISPUTE}`,
    `no ~1 (duty|obligation|need|call) ~2 (prove|${VERIFY})`,
    `(give up|gave up|waive|forfeit|surrender|sign away|signed away|use up|exhaust) ~3 (right|chance|opportunity) ~3 ${DISPUTE}`,
    `${VERIFY} ~8 (not|no) ~4 (require|required|obligate|obligated|provide|available) ~4 (under|by|to|for) ~3 (law|you|this)`,
  ],
  unless: [
    '(we|us) ~2 (will|must|shall|have to) ~3 (stop|cease|suspend|pause|halt)',
    '(until|unless) we ~6 (send|provide|mail|obtain|give|verify)',
    '(duplicate|same issue|earlier response|already answered|previously answered)',
    "(after|outside|beyond) ~6 ('validation' period|period|window|thirty|30) ~10 (may|still)",
    "(no|not|without|never) ~3 (charge|fee|cost) ~8 ('validation'|verification|dispute|verify|'validate'|proof)",
    '(give|gave|need|needs|have|state|offer|require) ~3 no reason',
    '(by|over) ~1 (telephone|phone)',
    '(not|never) ~2 (ignore|discard|disregard|toss)',
    '(free|no charge|no cost|without charge|free of charge)',
    '(cost|charge|=costs) ~3 nothing',
    '(if|unless|when|because|as|since) ~2 (you|no one|nobody) ~3 (not|no) ~4 (dispute|ask|request|write)',
    '(judge|court) ~3 (accept|hear|take|receive|reject|refuse|rejected|refused)',
    '(reject|close|refuse|discard) ~3 (no|not) ~2 dispute',
    '(not|never) ~3 (affect|reduce|limit|change|waive|take away|=end|=ends|lose|cancel|remove|touch|alter|cost|destroy|extinguish) ~4 (your|the) ~3 right',
    'credit ~2 (bureau|report) ~2 dispute',
    '(if|when|because|since|did|do) ~1 you ~2 not ~3 dispute',
    'not ~2 dispute ~8 (so|therefore)',
    '(you|your dispute) (=are|=were|=was) ~1 (right|correct)',
    '(agree|agreed|agrees|sided|side) ~2 with you',
    '(in|to) your favor',
    '(take|takes|taking|took|remove|removes|subtract|subtracts|detract|detracts|cost|costs|change|changes|lose|loses) ~1 nothing ~2 (away|off)? ~2 (from|of|in|about) ~3 right',
    '(take|takes|taking) ~1 (nothing|none) ~2 from you',
    `(hear|receive|get|have) ~2 no (other|further|timely|written|such)? ${DISPUTE}`,
    'summons',
    '(come|comes|arrive|arrives|received|made|sent|raised|reach|reaches) ~3 (after|past|beyond|outside) ~4 (<duration>|period|window|deadline)',
    '(=over|=ends|=closes|=expires|=up|=passed|=ended) ~1 (on|at) ~2 <date>',
    'not ~2 had',
    '(late|tardy|belated|untimely|later) (objection|dispute|challenge|request|protest)',
    'not ~2 (hold|held|use|used|taken) ~2 against you',
    `(not|never) ~1 (too late|waive|forfeit|give up|surrender)`,
    `not ~4 collect* ~6 (while|during|throughout)`,
    `if ~3 nothing`,
    `(verification|validation) ~8 (mail|send|sent) ~10 (resume|therefore|so we)`,
    '(sue|sued|punish|penalize|retaliate) ~4 for ~2 dispute',
  ],
})
