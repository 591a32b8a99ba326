import type { Label } from '#reading/language/classifier/labels.ts'
import { compilePhrase, findPhrase, type Phrase, type PhraseMatch } from '#reading/language/find-phrases.ts'
import type { ReadText } from './finder.ts'

const HARM =
  '(beat|beating|thrash|thrashing|whip|whipping|punch|slap|slug|sock|choke|strangle|clobber|pummel|licking|walloping|pounding)'
const WEAPON =
  '(gun|pistol|rifle|shotgun|bullet|bullets|knife|knives|hammer|crowbar|tire iron|baseball bat|fist|fists|brass knuckles|machete|axe|hatchet|gasoline|dynamite|blade|razor)'
const FRAIL =
  '(jaw|teeth|tooth|kneecap|kneecaps|knees|legs|limbs|fingers|ribs|skull|neck|bones|nose|mouth|hide|face|skin)'
const DARK =
  '(after dark|dark alley|in the dark|at night|late at night|parking lot|when you least expect|come home alone)'
const HEIRS = '(heir|heirs|survivor|survivors|widow|widower|next of kin|executor|administrator|family|children|kids)'
const TAKER =
  '(recovery agent|recovery agents|recovery crew|recovery team|retrieval team|pickup crew|repo agent|repo man)'

/** Words that often go with a thing but do not say it in full: worth asking about, never more. */
const HINTS: Partial<Record<Label, Phrase>> = {
  'threats/violence': {
    any: [
      `${WEAPON} ~12 (you|your|we|i|he|they|door|pay)`,
      '(send|sends|sending) ~2 (someone|somebody|guy|guys|boys|men|fellow|fellows|friends|crew) ~1 (round|around|over|after you|to see you|to your)',
      '(someone|somebody|guy|guys|boys|men|fellow|fellows|friends|crew) ~2 (we|i) ~1 (send|sending|have sent) ~1 (round|around|over|after you|to see you|to your)?',
      '(get|gets|getting|give|gives) ~3 what (they|you|he|she) ~1 (deserve|deserves|coming|asked for)',
      '(ruin|destroy|crush|finish|break|bury) ~1 (you|your life|your name|your family|everything you (have|own|love))',
      '(should|better|ought to|will|right to) ~1 be (afraid|scared|frightened|terrified)',
      '(true or not|whether ~2 true or not|true or false)',
      '(boxer|wrestler|bouncer|kickboxer|brawler|thug|thugs|enforcer|enforcers|muscle|hitman)',
      '(pay|pays|paid) ~4 (after|once|when|from) ~6 (hospital|beating|broken bone|emergency room)',
      '(roads|streets|stairs|stairwells|nights|alleys|parking lots|neighborhoods) =are ~1 (dangerous|dark|icy|unsafe|slippery|not safe|risky)',
      '(without|not|no) ~2 (bother|bothering|use|need|ask|asking) ~3 (court|courts|judge|law|lawyers|police) && (our own way|ourselves|hands|door|visit|personally)',
      '(deal|deals|dealt|handle|handles|handled|settle|settles|settled) ~4 (in his own|in our own|in their own|in my own|our own) (manner|way|fashion)',
      `(you|your|we|i|he|they|pay|we have) ~8 ${WEAPON}`,
      `(give|deserve|need|get|ask for|earn|owe) ~3 you? ~2 ${HARM}`,
      `(take|catch|face|prefer|risk|expect) ~2 ${HARM}`,
      '(answerable|answer|responsible|responsibility|vouch) ~4 what ~2 (befall|befalls|happen|happens|come) ~2 you',
      '(what we did|what happened|what they did|what i did) to ~2 (last|other|previous) ~1 (one|guy|man|person|customer|fellow|debtor)',
      '(watch|mind|cover) ~1 your (back|step)',
      '(with|by|use|using) ~1 (his|our|my|their|its|her) ~1 (fist|fists|hands|boots|bare hands)',
      '(end up|wind up|wake up|finish|go home|leave) ~3 (=bleeding|limping|crippled|maimed|in ~2 hospital|in ~2 emergency room|in ~2 wheelchair|in ~2 cast|in traction|in ~2 morgue|in ~2 ground|in ~2 coffin|in ~2 ditch|on crutches)',
      '(need|require) ~3 (walker|crutches|wheelchair|stretcher|undertaker|coffin|=cast|body bag|bandages) ~4',
      `(right|square|straight) in the ~1 ${FRAIL}`,
      `(mess|do something|tamper) ~1 with ~1 your ~1 ${FRAIL}`,
      `(your|ur) ~1 ${FRAIL} ~8 (next|mend|heal|pick|break|broke|choose|or <money>)`,
      `${FRAIL} ~4 (expensive|cheap|replace|mend|heal|snap|crack)`,
      '(want|like|wish) ~6 (find|see|visit|meet) ~3 you ~3 (hospital|emergency room|morgue|intensive care)',
      '(physical|bodily|corporal|muscular) (measures|means|force|persuasion|punishment|pain|methods|pressure)',
      'against your person',
      '(guarantee|answer for|vouch for|responsible for|ensure) ~3 (your|family|their) ~2 (safety|well-being|health)',
      '(beat|shake|squeeze|choke|wring) ~3 (money|payment|dollar|cash|cent|<money>) ~2 out of',
      '(men|guys|boys|people|crew|team|fellows) ~3 (know|knows) how to (make|get) ~2 (people|debtors|you|folks|anyone) ~1 pay',
      '(think about|consider|imagine|picture) ~2 what ~2 (could|might|can|may) happen ~3 (to|while|when|if)',
      '(come|coming|come over|show up) ~6 with ~3 (men|guys|boys|friends|brothers) ~2 (who|that)',
      'worse things than ~2 (lose|losing|paying|owing)',
      `(not|never) ~2 (=standing|get up|stand up|get back up|see straight|walk again|walk away|be walking|be able to walk)`,
      '(can|could|able to) ~1 still ~1 (walk|talk|see|stand|breathe|run)',
      'still ~1 can ~1 (walk|talk|see|stand|breathe|run)',
      '(ones|those|people|men|guys) who can ~1 (still|no longer) ~1 (talk|walk|speak)',
      '(drag|haul|throw|pull|yank) ~1 you ~2 (out|from|off|down)',
      '(smash|wreck|destroy|trash|break|tear) ~1 (=everything|=all|up everything|apart)',
      '(your|you) ~1 (health|safety|life|neck|skin|hide|limbs|well-being) ~4 (depend|depends|at stake|at risk|in danger|on the line|rest on|hang on|hangs on)',
      `${DARK} ~12 (wait|waiting|meet|find|see|watch|alone|careful|happen|door|you|out)`,
      `(wait|waiting|meet|find|watch|alone|careful|happen|not open) ~12 ${DARK}`,
      'out of your (hide|skin|bones)',
      '(knock|visit|call|meeting|caller|visitors) ~6 not ~2 (friendly|pleasant|gentle|polite|nice)',
      'what ~1 (happen|happens|happened|becomes|became) ~1 (to|of) ~2 (those|people|folks|anyone|men|someone|everybody) ~2 who ~3 (cheat|cross|stiff|not pay|rob|steal|ignore|run)',
      '(nice|lovely|pretty|beautiful|fine|sweet) ~1 (family|wife|kids|house|home|car|daughter|son|dog|little girl|boy)',
      'used to ~1 (box|wrestle|fight|bounce)',
      '(not|never) ~2 take ~1 kindly',
      '(nobody|no one) ~2 (die|died|dead|killed|been killed|been hurt) ~4',
      '(die|dies|died|killed|get hurt|been hurt) ~1 over ~3 (bill|debt|money|<money>|less)',
      '(guys|boys|two men|fellows|friends|associates|brothers|crew) ~8 not ~2 (come|coming|there|here|go|going|sent|carry|bring) ~2 (to talk|to chat|briefcase|briefcases|flowers|paper|papers)',
      '(carry|bring|use|have) (other things|something else|other tools|other ways|other methods)',
      '(men|people|folks|debtors|others) ~3 (go|gone|went|=going) missing',
      '(pick|picking|collect) ~2 up? ~1 your teeth',
      'you ~3 bleed',
      '(half a mind|itching|love nothing more|dying) to ~3 (you|it|him|give|do)',
      '(be afraid|fear|scared|frightened) ~3 (for|of) ~2 (safety|life|us|family|kids|children)',
      '(bandage|bandages|stitches|crutches|wheelchair|body bag|morgue|coffin|casket|undertaker|eat through a straw|eating through a straw)',
      '(leave|leaves) ~2 (mark|marks|scar|scars|bruise|bruises)',
      '(settle|handle|finish|take care of|deal with) ~2 (it|this|you|things) ~1 (in person|face to face|man to man|personally|the old way|our way)',
      '(=befall|befalls|become of|befell) ~2 (you|yours|your)',
      '(go up|burn|catch fire) ~2 (fast|quick|quickly|easily|in smoke|in flames|like paper)',
      '(buses|cars|trains|things|bones|brakes) ~1 (crash|fail|break|burn|snap)',
      '(check|checking|look|looking) ~1 under ~1 your ~1 (car|truck|hood|bed)',
      `(wring|snap|break) ~1 your ~1 ${FRAIL}`,
      'know ~2 (what|which|when) ~4 (bus|route|way|time) ~6 (boy|girl|son|daughter|kid|kids|wife|you) ~2 (take|takes|walk|walks|come|leave|drive)',
      '(walk|jog|run|leave|park|walks) ~3 (your|the) ~1 (dog|car|house|kids) ~6 (every|each|at) ~3 (morning|night|day|six|five|evening)',
      'get what ~1 (is|be)? ~1 coming to you',
    ],
    framings: ['question'],
    unless: [
      '(=were|=was|=are) ~1 (sorry|sad|glad) ~2 (to hear|to learn|that|about|for)',
      'hammer ~1 out',
      '(charge|charges|bill|balance|account|claim|services|treatment|care) ~3 (for|of|after|from|following|cover|covers) ~6 (emergency|surgery|=care|treatment|visit|x-ray|stitches|cast|ambulance|exam|therapy|room)',
      '(use|uses|using|used|borrow|give|gives) ~1 our ~1 name',
      '(no|not one|none) ~1 (employee|collector|agent|clerk|representative|of us|of our people|of ours) ~6 (may|will|shall|can|allowed|ever)',
      '(=was|=were|=had|suffered|treated|sustained|injured) ~12 (<date>|hospital|emergency|surgery|accident|treatment|work|insurance)',
      '(hospital|clinic|dental|dentist|surgery|treatment|insurance|insurer|prosthetic|orthodontic|crown|filling|doctor) ~14',
      '(not|never|nobody|no one) ~4 (threaten|lay a hand|harm|hurt|touch you|be harmed|be hurt)',
      '(law|act|collector) ~6 (forbid|prohibit|not allow|may not)',
      '(store|bought|buy|purchase|merchandise|rental|rented|wheelchair) ~8 (account|bill|balance|repair)',
      '(credit|score|pocket|budget|finances|wallet)',
      '(domestic|victim|safe|police|claiming|pretending|scam)',
      '(plan|payment|agreement) ~4 on its last legs',
      '(save|saving) ~2 face',
      'face ~2 (fee|charge|interest)',
      '(side|front|back) of ~2 (letter|page)',
      '(knock|hard) ~1 (off|<money>)',
      'word of mouth',
      'nose ~1 (job|surgery)',
      '(family|home|house|car) ~3 (plan|loan|insurance|account)',
    ],
  },
  'says/innocent-purchaser': {
    any: [
      '(nobody|no one|never) ~2 (told|informed|mentioned|warned|advised) ~2 (us|our client|buyer)',
      'free ~2 of ~4 (excuse|excuses|complaint|complaints|defenses|everything you say|quarrel|quarrels|disputes)',
      '(bought|buy|purchased|acquired|took|paid for) ~6 (fairly|honestly|in good faith|innocently|blamelessly|in all honesty|for good money) ~16 (owe|owes|owed|pay|immune|protected|regardless|whatever|every cent|not bound|cannot|may collect)',
      '(promise|promised|did|told|said|failed|wronged|trouble|quarrel|dispute|complaint|deal|dealings) ~12 (no|not) ~2 (concern|affair|affairs|business|matter|problem) ~1 of (ours|our client)',
      '(stranger|strangers) to ~3 (your|the|that) ~1 (deal|bargain|sale|quarrel|dispute|contract)',
      '(bank|company|buyer|owner|holder|client|purchaser|lender|we) ~8 (blameless|innocent|not to blame|without fault|did nothing wrong|knew nothing)',
      '(bought|purchased|acquired) ~3 (paper|note|contract|account|obligation) ~2 (and nothing else|only|alone|and no more)',
      '(lemon|defective|faulty|broken|never delivered|closed|went under|bankrupt) ~14 (still|nevertheless|but|yet|regardless|all the same) ~12 (owe|owed|pay|due|every cent)',
      '(seller|store|dealer|shop|contractor|school) ~4 (answer|answers|answerable|to blame|responsible) ~10 (not us|not our client|we|buyer|purchaser)',
    ],
    unless: [
      '(you|your) ~4 (bought|purchased) ~6 (in good faith|innocently)',
      '(keep|retain|subject to|same) ~6 (right|rights|defense|defenses|claim|claims)',
      '(look into|looking into|will ask|have asked|credited|take it up|investigate)',
      '(not|never) ~2 claim',
    ],
  },
  'threats/repossession': {
    any: [
      '(surrender|give up|hand over|relinquish) ~3 (item|items|goods|merchandise|property|@vehicle|furniture|jewelry|appliances)',
      '(loss|lose) ~2 your ~1 @vehicle',
      '(take|get|haul|fetch) ~1 back ~3 (what|everything|things|goods|items|merchandise) ~2 you ~1 (bought|purchased|charged)',
      '(chattel|chattels|goods|merchandise) ~8 (retake|retaken|reclaimed|recovered|repossessed)',
      `${TAKER} ~8 (your|you|property|goods|assigned|way|address|collect)`,
      '(set|bought|furniture|car|sofa|bed|merchandise|goods|items|things|purchase|purchases|ring|stereo|appliances) ~10 (coming back|come back|going back|comes back|returns) to (us|the store|our client)',
      '(anything|something|things|items|goods|whatever) ~4 of value ~10 (claimed|taken|removed|ours|claim|take)',
      '(things|goods|items|purchases|merchandise|stuff|what you bought) ~10 (removed|taken|carried|picked up|hauled|fetched|collected) ~4 (from|out of) ~2 your ~1 (house|home|apartment|garage|property|driveway)',
      '(claimed|taken|picked up|carried off|fetched|hauled away) ~2 by us',
    ],
    unless: [
      '(=was|=were|has been|had been) ~6 (stolen|lost|returned|sold|taken)',
      '(flood|fire|storm|theft|moving company|tow company|towing company)',
      '(if|unless|when) ~4 (court|judge|judgment)',
      '(no|not|never|nobody|nothing) ~8 (take|taken|remove|claim|pick up|fetch|come)',
    ],
  },
  'says/presses-family-of-deceased': {
    any: [
      '(condolence|condolences|sorry for your loss|sympathy) ~16 (pay|card number|payment|check|money)',
      '(he|she) can not pay ~2 (any longer|anymore|any more|now)',
      `(turn|look|come|go|address ourselves) ~2 to ~3 ${HEIRS} ~4 (in person|personally|themselves|for payment|to pay|for it|instead)?`,
      '(executor|administrator|personal representative|heir|heirs) ~8 (own|personal) ~1 (funds|fund|money|pocket|account|assets|savings)',
      '(use|using|take|from|with|out of) ~3 (insurance|funeral|inheritance|death benefit|burial) ~1 (money|proceeds|check|fund|payout) ~4 (pay|settle|clear|cover|take care)',
      '(soul|spirit|conscience|memory) ~8 (pay|settle|clear|send)',
      `${HEIRS} ~4 (make up|cover|come up with|pay|bear) ~3 (difference|rest|shortfall|debt|balance|remainder)`,
      '(handle|settle|manage|administer) ~2 estate ~8 personally (liable|responsible)',
      '(estate|account) ~4 (empty|insolvent|has nothing|left nothing|worthless) ~10 (we|you|heirs|family|children)',
    ],
    unless: [
      '(not|never|no|nor|nobody) ~6 (pay|owe|responsible|liable|use|own|turn|look)',
      '(joint|co-sign|cosign|co-signer)',
    ],
  },
  'says/payment-application-not-yours': {
    any: [
      '(decide|decides|choose|chooses|pick|picks|determine|determines|select|elect|elects) ~4 (which|how|where|manner) ~6 (payment|money|account|one|debt|check)',
      '(payment|payments|money|check|funds) ~14 no matter ~1 (what|which|how) ~4 (written|write|say|says|want|account|mark)',
      '(any|whatever|whichever) ~1 (manner|way|order|account|debt) ~8 (elect|elects|choose|chooses|prefer|see fit|like|want)',
      '(toward|to) ~2 account ~6 (longest|oldest|largest|biggest|highest) ~14',
      '(one|single|any) ~1 payment ~3 (several|many|two|three|all|both) ~4 (account|accounts|balance|balances|debt|debts)',
      '(shared out|shared|divided|split|spread|allocated|distributed|parceled out) ~6 (up to us|ours to decide|for us to|our decision|our call|our choice)',
      '(not|never) ~2 (mark|earmark|designate|label|restrict|limit) ~6 (account|debt|bill|payment) ~10 (we|as we|credit|apply)',
      '(applied|put|credited|used|moved|posted) ~4 (payment|money|it|them|funds) ~3 (to|for|toward) ~2 (another one|another|a different one|the other|different account|other account)',
      'payment ~4 (lowers|reduces|goes to|pays down|lower|reduce|pay down) ~4 (before|ahead of|prior to) ~2 (rest|others|other|any)',
      '(choice|choose|instruction|instructions|direction|directions|wish|wishes|preference) ~4 (account|debt|bill|payment|loan)? ~6 not ~2 (binding|bind|followed|honored|count|matter|obeyed|heeded)',
      '(not|never) ~1 (follow|honor|heed|obey|bound by|accept) ~4 (choice|instruction|instructions|direction|directions|wish|wishes|request) ~10 (payment|account|debt|apply|credit)',
      '(which|what) ~2 (account|debt|bill|loan|balance) ~4 (gets|is|paid|lowered|comes) ~4 (our|ours|we) ~2 (choice|decision|decide|choose|pick|say|concern)?',
    ],
    unless: [
      '(mistake|error|misapplied|put it right|correct|corrected|apologize|apologies|sorry)',
      '(you|your) ~2 (choose|choice|decide|say|tell us|direct) ~4 (which|where|how)',
      '(account|debt|bill) ~2 (that|which)? ~1 you ~1 (choose|name|pick|select|chose|tell|ask)',
      '(follow|honor|respect|use) ~2 (your|any) ~2 (instruction|instructions|wish|wishes|choice|direction|directions)',
      '(ask|call|check with|write) ~2 you',
      '(never|not) ~4 (account|one) ~2 you dispute',
      'one plan',
      '(ask|call) ~2 you',
      '(interest|principal|oldest statement)',
    ],
  },
  'says/dispute-by-phone-only': {
    any: [
      'dispute ~12 (takes|take|accepts|accept|answers) ~2 (call|calls) only',
      'dispute ~6 (not|never) ~3 (reached|heard|taken|accepted|made|raised) ~3 (mail|writing|letter|email|post)',
      '(dispute|disputes) ~6 (mail|mailed|letter|writing|written|paper) ~8 (bin|trash|ignored|discarded|thrown|shredded|unread|returned|not read|nowhere)',
      '(not|never) ~2 (bother|try|put|waste|write|send|mail) ~8 (dispute|disputes) ~6 (writing|letter|mail|paper|us)',
      '(unless|until) you (phone|call|telephone|ring|dial) ~3 ~8 (undisputed|no dispute|not disputed|valid|agree)',
      '(dispute|disputes) ~8 (ring|dial|phone|call|telephone) ~3 (only|alone|and nothing else|instead)',
      '(letter|letters|mail|writing) ~3 not ~2 (dispute|count|accepted|enough) ~8',
    ],
    unless: [
      '(also|or) ~2 (write|mail|letter|email|by mail|in writing)',
      '(write|writing) ~4 or ~2 call',
      'need not ~1 call',
    ],
  },
  'says/charges-keep-growing': {
    any: [
      '(later|longer|more you wait|wait|waiting|delay|delays) ~6 (more you|more it|larger|higher|bigger|greater|grows|growing|climbs|the sum|adds up)',
      '(pay|paid) ~1 later ~4 pay ~1 more',
      '(not|never) ~2 (stay|stays|remain|stand|hold) ~1 (at|this|as)? ~1 (<money>|low|long|still|the same) ~4',
      '(stop|end|halt|freeze) ~2 (growth|growing|rise|increase|climb) ~4 (debt|balance|account|bill)?',
      '(meter|clock) ~1 (running|ticking|runs|ticks) ~8 (balance|debt|account|bill|interest)?',
      '(gets|get|becomes|grows) ~1 (more expensive|dearer|costlier|bigger|larger|worse) ~8 (wait|day|week|month|time)?',
      '<money> today ~6 (more|higher|larger) ~3 (tomorrow|next|later)',
    ],
    unless: [
      '(not|never|no) ~3 (interest|fee|fees|charge|charges|grow|growing|increase|added|cost|costs)',
      '(if|judgment|court|plan|discount|offer|savings|save|less)',
      '(costs|cost) you nothing',
    ],
  },
  'threats/exempt-income': {
    any: [
      '@benefits ~10 (=short|less|smaller|reduced|withheld|held back|used to pay|=ours|have it|go after|frozen|freeze|taken|redirected|intercepted)',
      '(freeze|take|taking|have|go after|tap|reach|claim|intercept|use) ~8 @benefits',
      '(live|living|depend|rely) on ~3 @benefits ~10 (go after|take|want|ours|reach|get)',
      '(expect|count on) ~3 @benefits ~4 (=short|less|smaller|late|stopped)',
    ],
    unless: [
      '(not|never|no|cannot|nobody|without) ~8',
      '(exempt|protected|safe|law|court|judge|irs|treasury|taxes|student loan|government may)',
      '(if|unless|when) ~8 @benefits',
      '(you can|you may|feel free|would like|please) ~8',
      '(number|office|card)',
      '(payment|payments|plan|date) ~4 (drawn|draft|drafted|set|scheduled|timed|due)',
      '(day|date|when|after) ~3 @benefits ~4 (=comes|=arrives|=deposited|=paid|come|arrive)',
      '(people|many|others|customers|folks|consumers) ~2 (on|with|receiving) ~1 @benefits',
    ],
  },
  'threats/benefits-offset': {
    any: [
      '@public-aid ~4 (drop|cut|cancel|end|stop|lose|remove) ~2 (you|your)',
      'you ~3 (lose|dropped|cut) ~3 @public-aid',
    ],
    unless: ['(not|never|no|cannot) ~6', '(paid|covered|pays|covers|number|card|office)'],
  },
  'threats/suit': {
    any: [
      '(file|case|account|papers|matter) ~2 (leave|leaves|off|heading|heads|bound|moves|travels) ~3 (courthouse|court|judge)',
      '(complaint|petition|summons|pleading) ~4 (typed|written|prepared|drafted|printed|ready|signed|signature)',
      '(there will be|expect|face|facing|awaits|await) ~2 (trial|hearing|court date)',
      '(court clerk|clerk of court|courthouse|clerk) ~6 (summons|papers|our next|your next)',
      'with your summons',
      '(we|our client|they|lawyers|attorneys) ~4 (see|meet|greet|find) you ~3 (court|trial|courtroom|judge)',
    ],
    unless: [
      '(not|never|no|none|nobody|nothing|cannot) ~6',
      '(if|may|might|could|would|should) ~8',
      '(your|a|about|cfpb|bureau) ~1 complaint',
      '(dismissed|withdrawn|closed|former|previous|last year)',
      '(legal aid|self-help|help)',
    ],
  },
  'says/misstates-services-or-pay': {
    any: [
      '(lawyers|attorneys|investigators|investigator|detective|detectives|auditors|auditor|specialists|experts|analysts|arbitrator|accountants|field agents) ~8 (spent|reviewed|examined|followed|studied|worked|found|finished|traced|combed|looked|analyzed|audited|watched) ~12 (file|records|account|accounts|assets|bank|trail|finances|everything|you|property)',
      '(government|state|congress|court|county) ~1 (pay|pays|paid|hire|hires|hired|appointed|retained) ~1 (us|this office|our agency|this agency)',
      '(statute|law|code|regulation|rule) ~6 (allow|allows|let|lets|permit|permits|entitle|entitles|authorizes) ~8 (keep|take|charge|retain) ~6 (compensation|fee|your money|pay|commission|wages)',
      '(obtained|pulled|got|ordered|bought|studied) ~3 your ~1 (tax returns|bank records|pay records|phone records|bank statements|employment records)',
    ],
    framings: ['law', 'right'],
    unless: [
      '(our|its) own (books|records|work)',
      '(not|never|no|nothing|nobody) ~6',
      '(you sent|you gave|enclosed|at your request|as you asked)',
      '(court|judge) ~2 may',
      '(contract|agreement) ~6 (allow|allows|provides)',
    ],
  },
  'says/false-credit-claim': {
    any: [
      '(bank|banks|lender|lenders|landlord|landlords|stores|nobody) ~3 (forbidden|barred|prohibited|not allowed|not permitted|unable) ~3 (lend|rent|loan|extend|sell|give|deal)',
      '(seven-year|seven year|seven years|clock|period) ~3 (start|starts|begin|begins|run|runs) ~2 (over|anew|again|afresh)',
      '(credit|score|rating|report) ~6 (fixed|repaired|restored|perfect|clean|wiped|cured|healed) ~4 (overnight|at once|period|the moment|right away|instantly|tomorrow|same day)',
    ],
    framings: ['law'],
    unless: [
      '(sue|sued|lawsuit|limitation|payment may)',
      '(may or may not|cannot promise|no one can|nobody can promise)',
    ],
  },
  'says/poses-as-credit-bureau': {
    any: [
      '(issue|issues|write|writes|supply|supplies|publish|publishes|compile|compiles|prepare) ~3 (report|reports|rating|ratings|score|scores) ~4 (lender|lenders|bank|banks|store|stores|landlord|landlords|employers)',
      '(file|record|rating) ~2 (at|with|in) ~1 (this|our) ~1 (bureau|credit agency|credit bureau)',
      '(here|kept) ~2 (at|in|with|by) ~1 (the|your|this|our) ~1 (credit bureau|credit agency|reporting bureau|rating office|rating bureau)',
      '(we|our bureau|this bureau|this office|our office) ~2 (rate|rates|grade|grades|score|scores|rank|ranks) ~3 (consumers|people|debtors|you|your)',
    ],
    unless: ['(not|never|no|nor|neither|none|cannot) ~8', '(equifax|experian|transunion|free|dispute|better business)'],
  },
}

const COMPILED = Object.entries(HINTS).map(([label, phrase]) => [label as Label, compilePhrase(phrase)] as const)

/** What the letter hints at, by label. */
export function hintsIn(text: ReadText): readonly (PhraseMatch & { readonly label: Label })[] {
  return COMPILED.flatMap(([label, phrase]) => findPhrase(phrase, text.sentences).map(found => ({ ...found, label })))
}
