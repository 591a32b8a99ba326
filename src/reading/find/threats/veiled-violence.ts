import { threat, type ThreatFinder } from '#reading/find/statement.ts'

const CHILD =
  '(girl|boy|daughter|son|kid|kids|child|children|baby|little one|little ones|grandkids|grandson|granddaughter|grandchildren|twins)'
const LOVED = '(mother|grandmother|grandma|father|wife|husband|sister|daughter|son|girl|boy|kids|children|family)'
const ANIMAL = '(dog|dogs|cat|cats|pet|pets|puppy|horse|horses|goat|goats|chickens|bird)'
const HOME =
  '(porch|house|houses|home|homes|barn|barns|sheds|shed|roof|deck|fence|garage|shop|cabin|trailer|cottage|stable)'
const WOUND =
  '(stitches|sutures|cane|walker|crutch|crutches|wheelchair|=cast|plaster|sling|limp|neck brace|leg brace|eye patch|glass eye|straw|dentures|false teeth|hospital|traction|intensive care|emergency room|morgue|funeral|grave|coffin|stretcher|splints|bandages|wired jaw|soup)'
const OTHER_MAN =
  '(man|men|fellow|fellows|guy|guys|gentleman|woman|lady|neighbor|people|folks|person|debtor|debtors|customer|customers|one|somebody|someone|fool|chap|party)'
const PICTURES = '(picture|pictures|photo|photos|photographs|pics|video|videos|clip|clips|footage|snapshots|selfies)'
const PRIVATE =
  '(private|intimate|secret|embarrassing|compromising|naked|nude|bedroom|shower|revealing|racy|spicy|indecent)'
const DEVICE =
  '(computer|phone|laptop|tablet|network|server|hard drive|cloud|files|photos|passwords|webcam|router|email account|facebook account)'
const TOOL =
  '(sledgehammer|acid|bleach|bolt cutter|bolt cutters|blowtorch|baseball bat|crowbar|tire iron|chainsaw|gasoline|pliers|hammer|brick|match|matches|molotov|machete|nail gun)'

/** What is hinted at: a shame if, what came to others, who is held back, who waits for whom, what is known and held. */
export const veiledViolence: ThreatFinder = threat('violence', {
  any: [
    '(cousin|cousins|brother|brothers|uncle|nephew|partner|friend|boss|client) ~4 (short|quick|hot) ~1 (fuse|temper)',
    `${HOME} ~2 (go up|goes up|went up|burn|burns) ~1 (like|fast|quick|quickly|easily|awfully|bright|in minutes)`,
    `${ANIMAL} ~2 (eat|eats|ate|swallow|swallows) ~3 (wrong|bad) ~1 (thing|things|meat)`,
    `(man|guy|boys|technician|hacker|friend|expert|nephew) ~6 (inside|into) ~1 (your|ur) ~2 (computer|phone|laptop|tablet|network|server|hard drive|webcam|router)`,
    '(boys|men|guys|fellows|friends|cousin|brother|cousins|brothers|crew|he|they) ~5 (know|knows) ~1 (your address|your street|your house|your route|your car|your door)',
    '(ask|asked|told|persuaded|talked|begged) ~2 (brother|cousin|partner|boys|our client|nephew|uncle|old man) ~5 (wait|stay home|stay away|hold off|be patient|leave you|let you) ~6 (so far|till|until|this time|once|yet|one more)',
    '(his|her|their) ~1 (arm|leg|jaw|neck|hand|head|foot) ~2 (sling|plaster|=cast|wired|bandaged|bandages|brace|traction)',
    `(look after|keep an eye on|watch over|watch out for) ~2 (that|your) ~2 ${CHILD}`,
    '(your|those|that) ~1 (windows|teeth|tires|legs|fingers|roof|porch|fence|windshield|bones) ~1 (stay|stays|remain|remains) ~2 (where|in|on|attached|whole|intact|round|straight|unbroken)',
    '(website|shop|store|house|car|truck|business|barn) ~2 (ashes|rubble|scrap|cinders)',
    '(identify|recognize) ~1 (you|your body) ~2 by ~2 (dental|teeth|fingerprints|ring|tattoo)',
    `(each|every|all|all of) ~2 (photo|photos|picture|pictures|message|messages|email|emails|video|videos|search) ~3 (on|in|from) ~1 (your|ur) ~2 ${DEVICE} ~6 (go|goes|sent|=send|mailed|forwarded|posted|public|land|lands)`,
    `(last|previous) ~1 ${OTHER_MAN} ~3 (who|that) ~10 (us|our|me|my) ~8 (=fall|fell|slipped|accident|flat tire|flat tires|drowned|vanished|disappeared|bad luck|misfortune|broken)`,
    '(nine|eight|seven) (fingers|toes)',
    '(one) (eye|ear|leg|arm|thumb|kidney) ~8 (enough|left|live|manage|learn)',
    '(have|own|keep|buy|got) ~3 (fire extinguisher|smoke alarm|escape ladder)',
    '(doctor|doctors|nurses|surgeon|surgeons|dentist|emergency room|hospital|ambulance|undertaker) ~6 (know|knows|thank|thanks) ~3 (our|us|my) ~2 (customers|debtors|clients|work|handiwork)',
    // a shame if
    '(shame|pity|too bad|tragedy|heartbreaking|heartbreak) ~1 (if|when|were) ~2 (somebody|someone|anybody|some fool|some idiot|the wrong person|that|it|he|she|they|your)',
    '(hate|hates) ~3 (to see|for|if) ~3 (somebody|someone|anything|something|your|that|him|her|them) ~8 (gate|fire|dark|alone|hurt|loose|unlatched|unlocked|dog|road|river|stairs)',
    `(gate|gates|door|kennel|coop|cage|pasture) ~3 (unlatched|unlocked|left open|ajar|swing open|came open|come open) ~10 (night|${ANIMAL}|kids|somebody|someone)`,
    `${ANIMAL} ~12 (somebody|someone|left|leave|gate) ~8 (unlatched|unlocked|open|eat|poison|loose)`,
    `${ANIMAL} ~2 (wander off|wander|go missing|run off|disappear|stray|vanish|turn up dead|eat things|swallow things)`,
    '(poison|poisoned|antifreeze|rat bait) ~6 (dog|dogs|cat|cats|pet|pets|well|yard|bowl|meat)',
    // what came to others
    `(last|previous|other|next-to-last) ~1 ${OTHER_MAN} ~20 (learn*|use|uses|using|need|needs|needed|walk|walks|walking|eat|eats|eating|ended|in|with|wear|wears|on) ~3 ${WOUND}`,
    `${OTHER_MAN} ~1 (who|that|he|we|they) ~12 (need|needs|needed|require|use|uses|walk|walks|wear|wears|eat|eats|leave|get|gets|end up|ended up|wind up|went home) ~3 ${WOUND}`,
    `(he|she|they) ~2 (learn*|use|uses|using|walk|walks|walking|get around|gets around|get about|gets about|move|moves|hobble|hobbles) ~4 (walker|cane|crutches|crutch|wheelchair|stick)`,
    `(he|she|they) ~2 (eat|eats|eating|take|takes|drink|drinks) ~3 (meals|food|supper|dinner)? ~2 (straw|soup|tube)`,
    '(he|she|they) ~3 (not|no longer|never) ~2 (laugh|laughing|smile|smiling|walk|walking|whistle|dance|play piano|tie his shoes) ~3 (now|anymore|any more|today|since)',
    '(old country|where i come from|back home|in my village|in our country|our fathers) ~20 (=loses|=lose|=cut|=cuts|=take|=takes|=break|=breaks) ~3 (finger|fingers|hand|hands|ear|ears|thumb|tongue|eye|leg|legs)',
    '(walk|walks|walking|talk|talks|talking) ~1 (funny|crooked|sideways)',
    // who is held back
    '(stand|standing|step|come|get) ~2 between ~4 and ~1 (you|your)',
    '(hold|holding|keep|keeping|held|kept|restrain|restraining|rein|reining) ~1 (him|them|the boys|the men|the dogs|our client|my brother|my partner|my cousin|our men) ~1 (back|off you|away from you|in check|in)',
    '(off|slip|slipped|let off) ~2 (leash|chain)',
    '(not|cannot) ~2 (answer|vouch|responsible|answerable|speak|accountable) ~1 for ~2 (state|condition|shape) ~3 (in which|he|they|you)',
    '(not|cannot) ~2 (answer|vouch|responsible|answerable|accountable|control|stop) ~1 for? ~1 what ~1 (he|they|our client|my brother|my cousin|the boys|the men|his friends|my partner) ~3 (do|does|will|might|may|could|is capable)',
    '(man|person|fellow|client) ~1 of ~1 (few|no) (scruple|scruples|words and|patience)',
    '(cousin|brother|nephew|uncle|partner|friend|associate|son-in-law) ~4 not ~3 (use|bring|bother with|believe in|need|like|carry) ~2 (telephone|phone|paper|papers|letters|pen|words|talk|briefcase)',
    '(set|let|release|unleash|turn) ~1 (the|our|my|his) ~1 (dog|dogs|hounds) ~1 (on|onto|loose)',
    // who waits for whom
    `(walk|walks|follow|follows|pick up|picks up|meet|meets|wait for|waits for|waiting for|fetch|fetches|drive|drives) ~2 your ~2 ${CHILD} ~4 (home|school|bus|bus stop|practice|park|playground|alone|corner)`,
    `your ~2 ${CHILD} ~8 (bus stop|school bus|playground|walk home|walks home|bus stops) ~12 (safe|alone|stranger|strangers|nobody|dark|careful|anything)`,
    `(like|want|hope|love|pray) ~4 (her|him|them|${CHILD}) ~2 (to)? ~2 (keep|come|coming|get|arrive|grow|make it) ~4 (safe|safely|home safe|in one piece|home)`,
    `your ~1 ${LOVED} ~2 (live|lives|living|sleep|sleeps|walk|walks|shops|drives|=is|=are) ~2 (all alone|alone|by herself|by himself|on her own)`,
    // what burns
    `(wooden|frame|timber|thatched|wood-frame|wood) ~2 ${HOME} ~8 (dry|spark|match|smoke|candle|fire|burn|burns)`,
    `dry (summer|season|spell|timber|wood|grass|year) ~12 (porch|house|barn|shed|roof|fire|match|spark)`,
    '(enough|paid up|up to date|plenty of|adequate|good) ~2 (fire|life|burial|funeral) (insurance|coverage|policy)',
    '(fire|life|burial|funeral) (insurance|coverage|policy) ~2 (enough|paid up|up to date|in order|still good|good)',
    `(what|how) ~2 ${TOOL} ~2 (do|does|did|can do|will do)`,
    // the body
    '(two|both) ~1 (good|working|healthy|strong|fine) ~1 (legs|arms|eyes|hands|knees|kidneys|thumbs) ~6 (now|still|today|so far|keep|yet)',
    '(lose|loses|lost|cut off|cuts off|chop|chops|part with) ~2 (finger|fingers|thumb|ear|ears|toe|toes|tongue)',
    '(bottom of) ~1 (river|lake|harbor|bay|canal|quarry|well)',
    '(concrete|cement) (shoes|boots|overshoes)',
    '(bone|bones|legs|fingers|arms|ribs) ~2 (mend|heal|knit) ~2 (slow|slowly|badly|crooked)',
    // what is held and known
    `${PRIVATE} ~1 ${PICTURES} ~14 (find|make) ~2 way to`,
    `${PRIVATE} ~1 ${PICTURES} ~14 (turn up|turns up|land|lands|appear|appears|show up|reach|reaches|wind up|came to be|come to be|seen|windshield|windshields|every|printed|posters|husband|wife|pastor|church|boss|mother|neighbors|website)`,
    `(hold|holding|have|found|kept|keep|copied|saved|got) ~4 ${PRIVATE} ~1 ${PICTURES}`,
    `(enter|enters|take over|takes over|shut down|shuts down|encrypt|encrypts|hijack|hijacks|scramble|scrambles|corrupt|corrupts|cripple|cripples|disable|disables|destroy|destroys|get inside|gets inside|crawl into|crawls into) ~1 (your|ur) ~2 ${DEVICE}`,
    '(each|every|all your|your) ~1 (photo|photos|picture|pictures|password|passwords|file|files) ~8 (=gone|vanish|vanishes|encrypted|scrambled|leaked|wiped)',
    '(your|his|her) ~2 (affair|mistress|lover|girlfriend on the side|boyfriend on the side|secret life|fling) ~12 (wife|husband|spouse|boss|family|everyone|pastor|church|find out|finds out|come out|know|knows|hear|told)',
    '(fake|phony|made-up|invented) ~1 (profile|profiles|ad|ads|dating profile|reviews) ~8 (you|your)',
    '(plant|plants|hide|slip) ~3 (drugs|cocaine|meth|stolen goods|gun) ~4 (your|you)',
  ],
  implied: [
    '(no longer|not|cease) ~2 (stand|standing|step) ~2 between ~4 and ~1 (you|your)',
    `(nobody|no one) ~2 (need|needs|has) ~2 (walk|follow|meet|pick up|fetch|drive) ~2 your ~2 ${CHILD}`,
    '(shame|pity|too bad|tragedy) ~1 if ~2 (somebody|someone|anybody|some fool|some idiot|the wrong person)',
    `(not|never) ~1 let ~2 ${CHILD} ~2 (out|outside|alone|walk|play|ride)`,
    `${OTHER_MAN} ~1 (who|that|he|we|they) ~6 (call on|calls on|visit|visits|visited|see|sees|met|meet|meets|cross|crossed) ~6 ${WOUND}`,
  ],
  framings: ['question', 'form'],
  unless: [
    '@impostor',
    '(use|uses|using|used|borrow|give|gives) ~1 our ~1 name',
    '(you|your attorney|your wife|your husband) ~1 (=wrote|=told|=said|=reported|=complained|=mentioned|=described|=feared)',
    '(not|never|no|nobody|no one) ~6 (threaten|harm|hurt|lay a hand|touch|lawful|allowed)',
    '(law|act|rule|statute|collector|employee|agent) ~4 (forbid|forbids|prohibit|prohibits|not allow|may not|must not|illegal)',
    '(not|no) ~1 (employee|collector|agent|clerk) ~6 (may|will|shall|ever|can)',
    '(miss|missed|lose|lost|waste|pass up) ~4 (offer|discount|saving|savings|chance|deadline|opportunity)',
    '(discount|savings|application|password reset|upgrade)',
    '(ride|ramp|elevator|accessible|accessibility|accommodation|entrance|side door|assistance)',
    '(may|can) ~1 (ask|use|enter|come in|come to) ~6 (ride|door|entrance|street|office|help)',
    `your ~1 ${CHILD} ~1 (letter|note|insurance|bill|account|payment|application|record|school account)`,
    '(phone|computer|email) ~1 (record|records|line|number|log)',
    '(keep|kept) ~3 (safe|secure)',
    '(landlord|apartment|lease|tenant|smoke detector)',
    '(bill|billed|charge|charges|charged|account|balance|invoice|claim|deposit|rental|rented|lease|purchase|purchased|bought|order|ordered|repair|repaired) ~6 (for|of|from|about|after)',
    '(medicare|medicaid|=insurer|prescribed|prescription|patient|physician|doctor ordered|equipment|treatment|surgery|veterinary|veterinarian|vet|kennel|boarding|tuition|daycare|day care|child care|nursery|transportation|bus service|mortgage|escrow|premium|warranty|dental plan|dental work|orthodontic|hospital bill)',
    '(sorry|sad|glad|relieved) ~1 (to hear|to learn|that|about)',
    '(=was|=were|had been|has been) ~6 (stolen|injured|hurt|hit|damaged|burned|destroyed|poisoned|lost) ~8 (<date>|fire|storm|accident|flood|crash|hospital)',
    '(domestic|hotline|police report|victim|shelter|safe address|restraining order|protective order)',
    '(credit|score|report|file) ~3 (hurt|harm|limp)',
    '(we|our) ~2 (delete|deleted|protect|encrypt|encrypts|secure|secured|guard|back up)',
  ],
})
