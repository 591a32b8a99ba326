import { threat, type ThreatFinder } from '#reading/find/statement.ts'
import { quickMatch } from '#reading/language/find-phrases.ts'
import { pattern } from '#reading/language/pattern.ts'
import { GOVERNMENT_DEBT } from './court-first.ts'
import { implying } from './implying.ts'

const TAKEN =
  '(dock|garnish|garnishment|levy|attach|seize|intercept|offset|withhold|freeze|take|tap|execute|ours|redirect|forfeit|stop|deduct|hold|grab|divert|reduce|assign|fair game|next|send to us|pay to us|pay us|drain|collect|go to us|come to us|belong to us|target|cut|lose|reroute|claim|subject to|signed over|turn over|touch|reach|apply to|route|sweep|go toward)'

const inOneSentence = threat('exempt-income', {
  any: [
    '@benefits ~6 no ~1 (hiding place|safe place|refuge|haven)',
    '@benefits ~3 (be|is) next',
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
    '(disability|social security|veteran|benefit|ssi|pension|retire) ~6 not ~3 (protect|save|stop|shield|help)',
    '(government|agency|office) ~3 (send|pay|redirect|forward) (us|we) ~3 @benefits',
    'not (count|rely|bank|depend) on ~6 @benefits',
    '@benefits ~2 (can|may|will|could) and ~2 (will|shall) ~3 (garnish|seize|levy|take|attach)',
    '(kiss|say) goodbye ~3 @benefits',
    '(collect|recover|get paid|paid|get our money) ~4 (from|out of) ~6 @benefits',
    'not ~4 @benefits ~4 (off limits|safe|protected|untouchable)',
    '(contact|notify|tell|call|write|report) ~4 (social security administration|va|veterans administration|veterans affairs|pension office|unemployment office|pension fund)',
  ],
  implied: implying('@benefits ~4 (garnish|seize|intercept|offset|freeze|take|lose)'),
  unless: [
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
    'social security (number|card|no)',
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
  any: [],
  implied: [
    'not ~2 (imagine|think|assume|believe|suppose|kid yourself) ~8 @benefits ~6 (beyond|safe|out of|protect|untouchable|off limits|exempt)',
  ],
})

const ARRIVES = [
  '(your|ur|live on|living on|a|from) ~3 @benefits ~8 (deposit|deposited|arrive|come|hit|show up|paid|pay|land|credited|issued|sent|direct)',
  'you ~1 (get|receive|draw|collect|rely on) ~3 @benefits',
].map(pattern)
/** The benefits are "it" here: told in the sentence before. */
const takesThem = threat('exempt-income', {
  any: [
    '(we|i|our client|client|collector) ~4 (take|keep|intercept|seize|claim|garnish|grab|collect|hold|redirect|divert|attach|draw on|reach|tap|dip into) ~2 (=it|=those|=them|=those|next one|every one|all of it|each one|part of it|half of it)',
    'so (will|shall|does) ~1 our ~1 (levy|garnishment|attachment|freeze)',
    '(=it|=they|=those|next one|next deposit) ~4 (belong to us|come to us|go to us|=ours|=taken|=seized|=intercepted|=garnished|=redirected)',
  ],
  unless: ['(can|may|could) not ~4 (take|touch|garnish|seize)', '(@wages|car|vehicle|payment|check|offer)'],
})

/** Benefits that the law keeps from collectors, threatened in one sentence or in two.  @law 15 USC 1692e(5) */
export const exemptIncome: ThreatFinder = text => [
  ...inOneSentence(text),
  ...notSafe(text),
  ...text.sentences.flatMap((sentence, i) =>
    text.sentences[i + 1] !== undefined && ARRIVES.some(one => quickMatch(one, sentence) !== undefined)
      ? takesThem({ ...text, sentences: [text.sentences[i + 1]!] })
      : [],
  ),
]
