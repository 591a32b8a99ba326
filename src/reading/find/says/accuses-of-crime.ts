import { statement, type StatementFinder } from '#reading/find/statement.ts'
import { quickMatch } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'

const ACT =
  '(you|your|conduct|act|actions|behavior|nonpayment|failure to pay|refusal to pay|taking|writing|passing|walking out|leaving|driving off|using|keeping|ordering|opening|this|it|that|what)'
const IS =
  '(constitute|be|amount to|look like|equal|qualify as|same as|tantamount to|no different from|no better than|no better|nothing but|nothing less than|count as|call|known as|which is|considered|little more than)'

const TAKING =
  '(@crime|lifting|lift|lifted ~3 off|stealing|pocketing|shoplifting|picking ~2 pocket|reaching into ~3 (till|register|pocket|purse)|hand in ~2 (till|register)|walking out with|holding up|breaking in|breaking into|mugging|looting|robbing|hot-wiring|hotwiring|hot wiring|carjacking|joyriding|burgling|burglary|pilfering|poaching|purse-snatching|counterfeiting|passing counterfeit|siphoning)'
const CRIMINAL =
  '(pickpocket|burglar|robber|bandit|looter|purse snatcher|fraudster|thief|swindler|crook|criminal|shoplifter|embezzler|felon|con artist|con man|scammer|check kiter|bad check writer|larcenist|grifter)'

const accuses = statement('accuses-of-crime', {
  any: [
    '(bad check|bad-check|con|scam|rip-off|ripoff|hot check) (artist|artists|writer|writers)',
    `(tell|telling|told|know|distinguish|separate|separates|distinguishes) ~1 you ~2 (from|apart from) ~3 ${CRIMINAL}`,
    `(same|only one|another|one) ~1 (word|name|term) ~4 (as|for) ~4 ${TAKING}`,
    `${TAKING} ~12 (same|only one|no other) ~1 (word|name|term)`,
    '(practiced|perpetrated|worked|pulled|played|=committed|practised|carried out|pulled off) ~2 (fraud|deceit|deception|con|hoax|swindle|scam|trick|imposture) ~1 (on|upon|against|at)',
    `(not ~2 (different|far|unlike) ~2 (from|than|removed)|(as good as|same as|just like|no different from|no better than|little different from|much like|equal to|tantamount to|akin to|next door to)) ~6 ${TAKING}`,
    `(file|account|name|record|profile) ~5 (carries|carry|marked|flagged|coded|tagged|labeled|labelled|stamped|noted|listed|bears|classified|designated|remark|note) ~8 ${CRIMINAL}`,
    `(suspected|habitual|repeat) ~3 ${CRIMINAL}`,
    `you ~2 (be|act like|behave like|live like|look like) ~2 ${CRIMINAL}`,
    'you ~3 (took|take|got|get) ~4 and (=ran off|=vanished|=disappeared|=fled|=bolted|=skipped)',
    'you ~1 (=took|=take) ~2 (money|loan|cash|goods) ~1 and =ran',
    '(help|helped|helping) yourself to ~6 (goods|money|merchandise|property|services|care|what)',
    '(take|takes|took|taken|taking) ~6 (bread|food|money) ~3 (from|out of) ~3 (mouth|mouths|table|pocket|pockets)',
    'you ~1 (=cheated|=robbed|=swindled|=defrauded|=scammed|=conned) ~1 (the|your|a|our|this|an) ~2 (doctor|dentist|hospital|clinic|bank|store|lender|landlord|creditor|merchant|shop|school|contractor|surgeon|company|client|owner)',
    'you ~2 (absconded|abscond|made off|make off|ran off|run off|took off|fled|disappeared|vanished|skipped off) with ~5 (property|money|goods|merchandise|car|vehicle|fund|funds|what|equipment|purchase)',
    '(make|makes) you ~2 (thief|criminal|crook|cheat|fraud|felon)',
    '(no|without) ~2 (plan|intention|intent|idea|thought) (to|of) ~2 pay ~6 be ~3 @crime',
    '(treat|regard|consider|view|handle|count) ~2 (this|it|that|account|matter|nonpayment) ~2 as ~5 @crime',
    '(intention|intent|purpose|plan|aim|goal) (of|to) ~3 (cheat|deceive|defraud|steal|con|trick|swindle)',
    '(run|pull|work) ~2 (scam|con|swindle|racket)',
    `${ACT} ~10 ${IS} ~5 @crime`,
    '(same|better|different|worse) (as|than|from) ~3 @crime',
    'you ~3 (=committed|perpetrate|engage in|guilty of|guilty|responsible for|involved in|take part in) ~4 @crime',
    'you ~2 (steal|robbed|rob|defraud|swindle|cheat|embezzle|shoplift|con|scam|rip off) ~6 (from|our client|us|we|creditor|bank|store|on|to|hospital|people|out of)',
    'you ~2 (thief|criminal|crook|felon|fugitive|con artist|swindler|fraudster|guilty|scammer)',
    'you (lied|lie) (on|about|to) ~4 (application|bank|income|us|creditor|lender|check|loan)',
    'intent to (defraud|deceive|steal)',
    'intend to (defraud|deceive|steal)',
    '(knowingly|willfully|deliberately|intentionally|wilfully) ~4 (write|pass|issue|give|obtain|take|present|deceive|lie|mislead|cheat|default|open)',
    '(knowing|knew) ~6 (not pay|could not pay|never pay|no money|bad check|would bounce|no funds)',
    '(obtain|get|take|receive) ~5 (by|under|through) (fraud|deception|false pretenses|deceit|trickery|lying|lies)',
    '(fraudulent|criminal|dishonest|thieving|crooked) (intent|act|conduct|behavior|scheme|purpose|way)',
    '(only|nothing but|just) ~2 (criminal|crook|thief|dishonest|dishonest people|swindler|con artist)',
    '(consider|regard|treat|see|view|call|brand|label) ~2 you ~4 (@crime|thief|criminal|crook|fugitive)',
    '(pass|write|give|issue) ~3 (bad|worthless|hot|rubber|bogus) check ~4 (purpose|knowing|knew|intent|deliberate)',
    'check ~4 (bad|worthless) ~6 know ~2 it',
    'never (mean|intend|plan) to pay',
    'charge with ~8 @crime',
    '(evade|dodge) ~2 (lawful|legal|rightful) ~2 (payment|debt|obligation|arrest)?',
    '(that|it|this|which) be ~3 (crime|theft|stealing|fraud|larceny|felony|robbery|stealing)',
    'a (thief|crook|criminal|felon)',
    '(criminals|thieves|crooks) ~3 (get caught|like you|such as you|belong|pay)',
  ],
  unless: [
    '(someone|anyone|anybody|caller|callers|person|people) who ~20 (thief|scam|crook|fraud|scammer)',
    '(if|in case|whether) ~8 (fraud|identity theft|identity|=stolen|thief|fraudulent)',
    '(identity theft|victim|stole your|=stolen|unauthorized|fraud alert|fraud claim|fraud department|fraud dept|fraud team)',
    'take fraud',
    '(thief|thieves|burglar|robber|crook) ~1 (=broke|=stole|=used|=opened|=smashed|=entered|=hit|=got into|=took) ~4 your',
    '(=was|=were|=is|=did|are) ~1 (this|it|these|that|any) ~8 (by|a|an) ~1 (thief|crook|criminal|fraudster)',
    '(made|opened|used|charged|run up|ordered|signed) by ~1 (thief|crook|criminal|fraudster|scammer|stranger)',
    'closed as ~1 fraud',
    '(no|not|never) (@crime|accuse|suspect)',
    'not ~2 (accused|suspected)',
    'commit to',
    '(will|shall|may|can|could|would|might) ~2 charged',
    'charged ~3 (fee|interest|<money>|late)',
    '(thief|someone|somebody|person|someone else) ~4 (open|use|steal|commit) ~6 (account|name|identity|fraud)',
    'return check fee',
    'report ~3 =stolen',
    'theft of your',
    'find ~3 fraud',
    '(pay|mail|send) ~3 (con|conversion)',
    'insufficient funds (fee|charge)',
    'insufficient funds in',
    'return ~6 insufficient funds',
    'criminal (charge|complaint|referral|proceeding|action)',
  ],
})

/** The same of the goods or the deed; "stolen" is the reader's doing here. */
const pointed = statement('accuses-of-crime', {
  framings: ['question'],
  any: [
    '(as good as|same as|nothing but|might as well be|little more than|no better than|=is|=are|=call ~1 (it|that|this|them)) =stolen',
    '(keep|keeping|wear|wearing|drive|driving|live|living|sit|sitting|sleep|sleeping|use|using|hold|holding) ~4 stolen ~1 (goods|property|merchandise|car|money|furniture|item|items|things)',
    'you ~2 (=deceived|=duped|=tricked|=hoodwinked|=bamboozled|=fooled|=conned|=cheated|=fleeced|=robbed|=swindled|=defrauded) ~1 (our client|the|a|an|your|this|us|creditor|everyone|people)',
    '(hallmark|hallmarks|mark|marks|badge|badges|sign|signs|earmarks) of ~2 (fraud|theft|swindle|scam|con|crime|deceit)',
    '(classify|classified|treat|record|recorded|handle|regard|log|logged|entered) ~3 as ~4 (deception|fraud|theft|deceit|larceny|swindle|fraudulent)',
    '(your|this|that) ~1 (behavior|conduct|act|acts|conduct) ~1 (=larcenous|=fraudulent|=criminal|=thievish|=felonious|=deceitful|=thieving)',
    '(obtained|got|opened|took) ~3 (under|in|with|using) ~2 (false|fake|made up|made-up|invented) ~1 (name|names|identity|papers|address|income|information)',
    '(hand|hands|fingers) ~3 (in|into) ~2 (drawer|till|register|cookie jar|cash box|collection plate)',
    '(people|those|folks|anyone|person|customers|persons) ~1 who ~8 not pay be ~2 (thieves|thief|crooks|criminals|swindlers|cheats)',
  ],
  unless: [
    '(identity|victim|someone|somebody|somebody else|impostor|police report|roommate|unauthorized|scammer|scammers)',
    '(if|whether|report|reported|reporting) ~4 (stolen|fraud|theft)',
    '(stolen|lost) ~1 (card|checkbook|purse|wallet|phone)',
    '(no|not|never) (@crime|accuse|call|say|said|suspect)',
    '(closed|resolved) as',
  ],
})

/** "You wrote" is no report here. */
const badCheck = statement('accuses-of-crime', {
  framings: ['reported'],
  any: [
    'you ~1 (=wrote|=passed|=gave|=handed) ~3 (rubber|bad|worthless|hot|bogus|dud) check ~3 (you|and|=knowing) ~1 (=knew|=knowing|full)',
  ],
})

/** Said of all who do not pay: whoever reads it is meant. */
const whoDoesNotPay = statement('accuses-of-crime', {
  any: [
    'who ~8 (do not pay|does not pay|not pay|not paying|skip|skips|walk out|walks out|keep|keeps|without paying|without pay|not settle|never pay|dodge|duck|run out on) ~10 (be|call|called|considered|regarded|known as|nothing but) ~5 @crime',
    '(honest|decent|good) ~1 (people|folks|customers|persons|men) ~3 (pay|pays|settle) ~6 (thieves|crooks|cheats|swindlers|thief|crook|criminals)',
    '(only|just) ~1 (thieves|crooks|cheats|swindlers|a thief|a crook|criminals) ~6 (pay|paying|bill|bills|debt|debts|owe)',
    '(no|without) ~2 (thought|plan|intention|idea|mind) ~2 (of|to) ~2 (pay|paying) ~8 @crime',
    '@crime ~20 (that|this) be what ~4 (person|people|one|someone|you) ~3 who ~2 (keep|keeps|take|takes|use|uses|not)',
    '(word|name|title) ~3 @crime ~20 what ~4 (person|people|one|someone|you) ~3 who ~2 (keep|keeps|take|takes|use|uses|not)',
  ],
  unless: ['(identity|stolen|unauthorized|scam|impostor)', '(not|never|no) ~4 @crime'],
})

const OF_SOME = pattern('(@crime|swindlers|crooks|thieves|criminals|cheats)')
const meansYou = statement('accuses-of-crime', {
  framings: ['question'],
  any: [
    'you ~2 (no different|no better|one of them|just like them|such (person|people|one)|same (person|people|kind|sort))',
    'you one',
    'you ~4 (second|that|latter|this|same) (group|kind|sort|category|class|lot)',
    '(put|place|count|class|rank|number) ~1 you ~3 (second|that|latter|this|same|among|with) ~1 (group|kind|sort|category|class|lot|them)',
    'your name ~4 (among|next to|beside|with|on) ~2 (them|same|that|list|it)',
  ],
  unless: ['(victim|not)', '(no different|no better) ~2 (off|place)'],
})

/** Crime laid to the reader: outright, to all who do not pay, or to "some people" of whom the reader is then one. */
export const accusesOfCrime: StatementFinder = text => [
  ...accuses(text),
  ...pointed(text),
  ...badCheck(text),
  ...whoDoesNotPay(text),
  ...text.sentences.flatMap((sentence, i) => {
    if (sentence.framing !== undefined || quickMatch(OF_SOME, sentence) === undefined) return []
    const said = [sentence, text.sentences[i + 1], text.sentences[i + 2]].filter(one => one !== undefined)
    return meansYou({ ...text, sentences: said })
  }),
]
