import type { Threat } from '#law/statements.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { patterns } from '#reading/find/search.ts'
import { threat, type ThreatFinder } from '#reading/find/statement.ts'
import { quickMatch, type ReadSentence } from '#reading/language/find-phrases.ts'
import { pattern, type Pattern } from '#reading/language/pattern.ts'
import { GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'
import { listed } from './listed.ts'

const TAKEN =
  '(dock|garnish|garnishment|levy|attach|seize|intercept|offset|withhold|freeze|take|tap|execute|ours|redirect|forfeit|stop|deduct|hold|grab|divert|reduce|assign|fair game|next|send to us|pay to us|pay us|drain|collect|go to us|come to us|belong to us|target|cut|lose|reroute|claim|subject to|signed over|turn over|touch|reach|apply to|route|sweep|go toward|empty|wipe|skim|slice|carve|hold back|keep back|set aside|siphon|hand over|made over|peel off|trim|clean out|retain)'

const inOneSentence = threat('exempt-income', {
  any: [
    '@benefits ~12 (we|our client) ~3 (debit|take|draw|sweep|collect|empty|keep|seize) ~1 (=it|=them|=all|=half|=whatever|=every) ~3',
    '(va|social security|pension board|unemployment office|government|pension fund|retirement board) ~10 (send|pay|mail) (us|we) ~2 (half|part|some|share|it|all|money)',
    '(kiss|wave) ~2 @benefits ~2 (bye|goodbye|farewell)',
    '(no more|last) ~1 @benefits ~4 (you|for|check|deposit)',
    '@benefits ~6 (charged|encumbered|burdened) with',
    '@benefits ~12 (waiting|be there|there first) ~3 (at|in) ~2 (bank|mailbox|credit union)',
    '@benefits ~1 be (income|money|pay) ~4 (like|and we|same|take|levy|collect|reach)',
    '(law|rule|statute|exemption) ~4 (protect|protects|shield|shields) ~2 @benefits ~3 (has exceptions|not cover|not apply|full of holes)',
    '(have|get|make|tell|order|direct|instruct|ask) ~2 (va|veterans affairs|social security|social security administration|government|pension fund|pension board|treasury|unemployment office|retirement board|carrier|county|state|welfare office|agency) ~2 (mail|send|pay|forward|route|redirect|sign over|turn over|write) ~6 (here|to us|=us|our office|our client|this office)',
    '@benefits ~12 (just as well|just as easily|as easily) ~2 (=be)? ~1 (sent|paid|mailed|go|come|routed|directed|deposited|forwarded|made out)',
    '@benefits ~10 (sent|paid|mailed|routed|directed|deposited|forwarded|made out|come|go) ~3 (instead of ~1 you|rather than ~1 you|in your place|instead)',
    '(mailbox|bank|post office) ~6 before ~1 you ~8 @benefits',
    '@benefits ~8 (we|i) ~1 (get|take|grab|have) ~1 (it|them) ~1 (before|first|ahead of|b4|instead)',
    'or else ~2 @benefits',
    '<money> ~3 or ~1 your ~2 @benefits',
    '(slice|piece|bite|chunk|cut|share|part|half|portion) ~1 (of|from|out of) ~4 @benefits ~6 (us|ours|our|we|mine)',
    '(our|we) ~3 (slice|piece|bite|chunk|cut|share|half|portion) ~2 (of|from|out of) ~4 @benefits',
    '(government|state|agency|office|board|va|social security|county|bank) ~6 (mail|send|pay|forward|redirect) ~3 @benefits ~4 (here|us|our)',
    '@benefits ~6 no ~1 (hiding place|safe place|refuge|haven)',
    '@benefits ~3 (be|is) next',
    '@benefits ~4 not ~3 (make it|reach|get) ~2 (to|into) ~2 (you|your)',
    '(embargo|embargoed|sequester|sequestered) ~6 @benefits',
    '@benefits ~6 (embargo|embargoed|sequester|sequestered|hand over|handed over|cut in half)',
    '(hand over|surrender|release|forward) ~4 @benefits ~4 (to us|in your account|in account|we|our client)',
    '(ask|tell|order|instruct) ~3 @benefits ~2 (office|agency|board|department) ~2 (send|pay|redirect|forward) ~1 (us|we)',
    '@benefits ~3 (off ~1 table|up for grabs)',
    '(satisfy|satisfied|satisfaction|pay itself|repay itself) ~4 (out of|from) ~8 @benefits',
    '(look|turn|resort|recourse) to ~8 @benefits ~6 (satisfaction|satisfy|payment|repayment|recovery|recover)',
    '@benefits ~1 (=ours|=mine)',
    '@benefits ~4 garnish',
    '@benefits ~3 (no|not) ~2 (shelter|shield|protection|refuge|defense|excuse) ~2 (from|against|for)',
    '@benefits ~6 not ~2 (out of|beyond|outside|off|above) ~2 (reach|limits|grasp|bounds)',
    '@takes ~8 @benefits',
    `@benefits ~10 ${TAKEN}`,
    '@benefits ~3 not (safe|exempt|protected|off limits|immune|untouchable)',
    '@benefits ~6 not ~3 (protect|save|stop|shield|help|spare|excuse|shelter|hide|matter|put you out of reach)',
    'not even ~3 @benefits ~4 (safe|off ~1 table|off limits|exempt|protected|out of reach|beyond|untouchable|sacred)',
    '@benefits ~2 (be|count as|treat as) ~2 (income|money|pay|wages|asset|assets) ~2 (like|as) ~2 (any|other|everyone|else)',
    '@benefits ~3 (no different from|same as|just like|treated like|treated as) ~3 (wage|paycheck|any other|other income|salary|income)',
    '(nothing|no law|no rule) ~4 (stop|keep|prevent|bar) ~2 (us|our client|collector) ~4 (reach|take|garnish|levy|attach|touch|claim) ~4 @benefits',
    '(reach|levy|freeze|seize|attach|garnish|claim|intercept|tap|empty|hold) ~4 (account|bank) ~12 @benefits ~4 (deposit|go|paid|land|arrive|kept|credited|come)',
    '(keep|take|hold|claim|intercept) ~2 (every|each|all|half|part|any|next) ~3 (deposit|payment|check|cent|dollar|penny) ~3 (from|by) ~3 (government|social security|va|uncle sam|treasury)',
    '@benefits ~2 (pay|pays|paid) ~1 (us|we) (before|first)',
    '(uncle sam|government|social security|va) ~2 pay us (before|first|instead)',
    '(exempt|protected|safe) ~3 @benefits ~6 (not ~2 exempt|fair game|myth)',
    '(government|agency|office) ~3 (send|pay|redirect|forward) (us|we) ~3 @benefits',
    'not (count|rely|bank|depend) on ~6 @benefits',
    '@benefits ~2 (can|may|will|could) and ~2 (will|shall) ~3 (garnish|seize|levy|take|attach)',
    '(kiss|say|wave) ~2 (bye|goodbye|farewell|so long) ~3 @benefits',
    '(collect|recover|get paid|paid|get our money) ~4 (from|out of) ~6 @benefits',
    'not ~4 @benefits ~4 (off limits|safe|protected|untouchable)',
    '(social security administration|va|veterans administration|veterans affairs|pension office|unemployment office|pension fund) ~1 (=will|=shall|=being|=must|=may|=can) ~1 (=notified|=told|=contacted|=informed)',
    '(we|i|our|client|office|collector|will|shall) ~4 (contact|notify|tell|call|write|report) ~4 (social security administration|va|veterans administration|veterans affairs|pension office|unemployment office|pension fund)',
  ],
  implied: implying('@benefits ~4 (garnish|seize|intercept|offset|freeze|take|lose)'),
  unless: [
    '(tell|ask|notify) ~1 your bank',
    '(please|you can|you may|you should|for those) ~3 (contact|notify|tell|call|write|ask) ~3 (social security administration|va|veterans affairs)',
    '(social security administration|va|veterans affairs|unemployment office|pension office) ~3 not us',
    '(send|provide|show|give|mail|need) ~3 (proof|copy|letter|statement) ~6 @benefits',
    '(so|and) ~1 (we|i) (can|will) stop (collection|collecting|contacting|asking)',
    '(people|many|others|customers|folks|consumers) ~2 (on|with|receiving|who receive) ~1 @benefits',
    '(payment|payments|plan|date) ~4 (drawn|draft|drafted|set|scheduled|timed) ~8 @benefits',
    '(=be|=is|=are|=remain|=stay) (=protected|=exempt)',
    'only ~4 (united states|government|treasury|federal|irs|agency|court|court order) ~5 (may|can|could|has|have|is|be)',
    '(=protected|=exempt) even',
    '(=be|=is|=are) (out of|beyond|outside) ~2 reach',
    '(=yours|yours) to keep',
    '(could|can|may) not ~3 (touch|take|reach|garnish|attach)',
    ...GOVERNMENT_DEBT,
    '(ssn|card) ~2 (social security|security)',
    'social security (number|card|no .|no <number>|no :)',
    '(use|using|spend|apply|with) ~3 (tax refund|refund|stimulus) ~6 (settle|pay|to|this)',
    '(if|tell|whether|because) ~6 (only|receive|source of|live on|it be protected) ~6 @benefits',
    'you ~2 (live|rely|depend) on ~2 @benefits',
    '(only income|sole income|income) ~3 @benefits',
    '(generally|usually|normally) ~2 (exempt|protected|not|can not)',
    '(send|issue|mail) ~5 refund',
    'refund ~4 (send|issue|insurer|mail|check was)',
    '(insurance|claim|clinic|office|hospital|loan|facility|community) ~2 (claim|disability|va|retirement)',
    '(va|retirement|pension|disability) ~1 (clinic|hospital|community|home|claim|insurance|policy|administrator)',
    '(apply|qualify|help) ~4 (for|with) ~2 @benefits',
    '@benefits ~3 (pay part|pay|cover|deny|exhaust)',
    'judgment proof',
    '(benefits|benefit) from ~2 (insurer|insurance|plan)',
  ],
})

/** Whoever says not to think them safe threatens, however safe the law makes them. */
const notSafe = threat('exempt-income', {
  any: [
    '@benefits ~2 (will|shall) ~1 (pay|do it|answer|do so) ~2 (for|instead)',
    '(myth|fairy tale|old wives tale|rumor|fiction|legend|nonsense|mistake|mistaken|wrong) ~6 @benefits ~8 (safe|protected|untouchable|off limits|exempt|touched|out of reach)',
    '@benefits ~8 (safe|protected|untouchable|off limits|exempt|touched|out of reach) ~3 (myth|fairy tale|old wives tale|rumor|fiction|legend|nonsense)',
  ],
  implied: [
    'not ~2 (imagine|think|assume|believe|suppose|kid yourself) ~8 @benefits ~6 (beyond|safe|out of|protect|untouchable|off limits|exempt|save|shield|hide)',
  ],
  unless: GOVERNMENT_DEBT,
})

const ARRIVES = [
  '(government|state|va|uncle sam) ~1 (pays|sends|mails) ~1 you',
  '(@benefits|=ss) ~2 (hit|hits|land|lands|drop|drops|post|posts|arrive|arrives|clear|clears) ~4 (bank|account|acct|card|mailbox|first|third|3rd|1st|<date>)',
  '@benefits ~1 be ~2 (income|money)',
  '(your|ur|live on|living on|a|from) ~3 @benefits ~8 (deposit|deposited|arrive|come|hit|show up|paid|pay|land|credited|issued|sent|direct)',
  'you ~1 (get|receive|draw|collect|rely on) ~3 @benefits',
  '(live|living|rely|depend) on ~4 @benefits',
  'your ~2 (income|support|livelihood) ~4 @benefits',
  'you ~2 (tell|told|say|said|state|stated|write|wrote|mention|report|claim) ~8 @benefits',
  '(think|believe|hide|hiding) ~3 (behind|under|on) ~3 @benefits',
].map(pattern)
/** Told to be safe, and then that it is not. */
const SAFE = [
  '(believe|think|assume|imagine|suppose|told|heard|say|claim|convince) ~8 @benefits ~10 (safe|protected|exempt|off limits|untouchable|beyond|out of reach|touch|touched|reach|reached)',
  '@benefits ~10 (believe|think|assume|imagine|suppose|told|heard|say|claim|convince) ~8 (safe|protected|exempt|off limits|untouchable|beyond|out of reach|touch|touched|reach|reached)',
].map(pattern)
const isNotSafe = threat('exempt-income', {
  any: [
    '(that|this|it|you|they|such|those) ~3 (mistaken|mistake|taken|wrong|myth|untrue|false|incorrect|nonsense|fairy tale)',
    '(that|this|it|they) ~2 not ~1 (so|true|correct|case)',
    '(find|finds|found|learn|learns|discover|discovers|see|sees|realize|hear|know|told) ~2 (out)? ~1 (otherwise|differently|different|better|the hard way|too late|the truth|how wrong)',
    '(surprise|surprised|shock|shocked|rude awakening|disappointed) ~4',
    '(tell|say|try) ~1 (that|it|this) ~1 (to|at|on) ~2 (teller|bank|sheriff|judge|garnishment|atm)',
    'think again',
    '(we|our client|our office|courts) ~4 (know|prove|show) ~3 (better|otherwise|different|it)',
  ],
  unless: GOVERNMENT_DEBT,
})
/** The benefits are told by the consumer, and what follows is the collector's own: "so that is what we will levy". */
const ofWhatYouTold = threat('exempt-income', {
  framings: ['reported', 'law'],
  any: [
    '@benefits ~3 (that|this|it|so|which|then|and) ~4 (we|our client|collector|creditor) ~3 (take|levy|garnish|seize|attach|intercept|go after|claim|freeze|collect from|redirect|execute)',
    '(since|because|as|given) ~8 (income|money|support) ~4 @benefits ~4 (we|our client) ~3 (take|levy|garnish|seize|attach|intercept|go after|claim|freeze|collect from|redirect|tap)',
  ],
})
/** The benefits are "it" here: told in the sentence before. */
const takesThem = threat('exempt-income', {
  any: [
    '(=ours|=mine) ~3 (starting|start|from now|now|next|every|until|till|soon)',
    '(we|i|our client|client|collector) ~4 (take|keep|intercept|seize|claim|garnish|grab|collect|hold|redirect|divert|attach|draw on|reach|tap|dip into) ~2 (=it|=those|=them|=those|next one|every one|all of it|each one|part of it|half of it)',
    '(such|that|this|those|these) ~1 (benefit|income|payment|deposit|compensation|pension|source) ~3 (subject to|reach|ours|levy|garnish|attach|seize|intercept|redirect|taken|take|execution|fair game|not safe|not exempt|within our reach)',
    '(half|part|some|all|percent|<percent>|share|portion|cut) of (=it|=that|=them|those|your ~3 compensation) ~4 (ours|come to us|go to us|belong to us|sent to us|sent here)',
    '(have|take|get|want) ~1 our (share|cut|part|half|portion) of (=it|=that|=them|=those)',
    '(we|i) ~2 (collect|recover) ~1 (from|out of) (=it|=that|=them|=those)',
    'so (will|shall|does) ~1 our ~1 (levy|garnishment|attachment|freeze)',
    '(we|i|our client|levy|lien|writ|marshal|sheriff) ~3 (be|wait|stand|stands|waits|waiting|standing) ~2 (at|in|there|first) ~3 (bank|credit union|mailbox|atm|door|teller|line)',
    'so (do|will|shall|=are|can) (we|our client|our office|i)',
    '(slice|piece|bite|chunk|cut|share|part|half|portion|some|most) of (=it|=that|=them|=those) ~6 (us|ours|our|here|mine)',
    '(we|i) ~1 (get|take|grab|have) ~1 (=it|=them) ~1 (before|first|ahead|b4|instead)',
    '(have|get|make|tell|ask) ~2 (them|it|office|agency|board|government|state|bank) ~2 (mail|send|pay|forward|redirect) ~1 (it|them)? ~1 (here|to us|us|this office)',
    '(=it|=they|=those|next one|next deposit) ~4 (belong to us|come to us|go to us|=ours|=taken|=seized|=intercepted|=garnished|=redirected)',
  ],
  unless: [
    '(can|may|could) not ~4 (take|touch|garnish|seize)',
    '(@wages|car|vehicle|offer|payment plan|your payment|form)',
    'take ~2 into (account|consideration)',
    '(take|keep) ~3 (note|seriously|mind|file|record)',
    'no attempt',
  ],
})

const SOURCES = patterns([
  '(recover|collect|take|draw|be paid|levy|satisfy|execute) ~1 (from|upon|out of|against)',
  '(source|sources|income|incomes|asset|assets|fund|funds|money|following|these|items|what|things) ~6 (attach|levy|garnish|seize|reach|intercept|execute|recover|recovered|collect|collected|take|taken|claim|tap|touch|draw|drawn|satisfied|satisfy)',
  '(attach|levy|garnish|seize|reach|intercept|recover|take|claim|tap|draw|collect from|collect out of) ~6 (source|sources|income|incomes|asset|assets|fund|funds|money|following|these)',
  '(subject to|open to|available for|available to|targets for|targets of) ~3 (levy|garnish|seize|attach|recovery|collection|execution)',
])
const BENEFITS = pattern('@benefits')

/** Benefits that the law keeps from collectors, threatened in one sentence or in two.  @law 15 USC 1692e(5) */
export const exemptIncome: ThreatFinder = text => [
  ...inOneSentence(text),
  ...notSafe(text),
  ...ofWhatYouTold(text),
  ...after(ARRIVES, takesThem, text),
  ...after([BENEFITS], takesThem, text, isQuestion),
  ...after(SAFE, isNotSafe, text),
  ...listed(SOURCES, BENEFITS, text).map(evidence => ({
    action: 'exempt-income' as const,
    modality: 'may' as const,
    evidence: [evidence],
  })),
]

// what the sentence after one of these says
function after(
  first: readonly Pattern[],
  next: ThreatFinder,
  text: ReadText,
  isFirst: (sentence: ReadSentence) => boolean = () => true,
): readonly Threat[] {
  return text.sentences.flatMap((sentence, i) => {
    const one = text.sentences[i + 1]
    const two = text.sentences[i + 2]
    const said = [one, one && one.atoms.length <= LONGEST_ASIDE ? two : undefined].filter(a => a !== undefined)
    return said.length > 0 && isFirst(sentence) && first.some(told => quickMatch(told, sentence) !== undefined)
      ? said.flatMap(each => next({ ...text, sentences: [each] })).slice(0, 1)
      : []
  })
}

// "Those pension checks?"
function isQuestion({ atoms }: ReadSentence): boolean {
  return atoms.at(-1)?.norm === '?' && atoms.length <= LONGEST_QUESTION
}

const LONGEST_QUESTION = 8
/** "Fine.", "No matter.": passed over. */
const LONGEST_ASIDE = 4
