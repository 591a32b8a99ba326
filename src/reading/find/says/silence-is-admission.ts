import type { StatementFinder } from '#reading/find/statement.ts'
import { sentencesThat } from './sentences-that.ts'

const SILENT =
  '((not|never|no) ~4 (dispute|respond|response|reply|answer|contest|object|objection|hear)|fail* ~3 (dispute|respond|reply|answer|contest|object)|failure ~3 (dispute|respond|reply|answer|contest|object)|silence|silent|ignore|(say|do|hear) ~1 nothing|(stay|remain|keep) ~1 quiet|no word from you|(lack|absence) ~3 (reply|response|answer|dispute|objection)|not ~1 write|not ~1 disput*|undisputed|unless ~6 (dispute|disputed|contest)|without ~3 dispute)'

const UNLESS = [
  '(court|judge|law|statute) ~4 (may|can|shall|must|will|do|does) ~1 not ~4 (take|treat|use|read|view|see)',
  '(not|never) ~2 (constitute|mean|be treated|be considered|be construed|be used|be taken|be deemed|imply)',
  'be not ~2 (admission|acknowledgement|acknowledgment|confession)',
  'if you agree',
  'you ~1 not admit',
  'not ~2 (hold|held|use|used|taken) ~2 against you',
  'without ~3 (admit|acknowledge)',
  '(agree|accept) ~3 (offer|terms|settlement|plan|payment|electronic)',
  '(summons|served|complaint)',
]

/** Not answering is no admission, and only the collector may assume anything from it.  @law 15 USC 1692g(c) */
export const silenceIsAdmission: StatementFinder = text => [...bySentence(text), ...besideSilence(text)]

const bySentence = sentencesThat('silence-is-admission', {
  any: [
    '(by|in) not ~1 (answer|answering|respond|responding|reply|replying|write|writing|call|calling|dispute|disputing) ~4 you ~3 (tell|told|admit|agree|accept|confirm|concede|acknowledge|say|show)',
    '(no|not) ~3 dispute ~10 (treat|take|consider|regard) ~4 (this|it|debt|balance|account) ~2 as ~2 (yours|valid|correct|good|owed|admitted)',
    '(not|never) ~1 (write|answer|dispute|object|respond) ~8 (settle it|settles it|settles that|settles the matter|that is that)',
    `${SILENT} && (admit|admission|acknowledge|acknowledgement|acknowledgment|concede|concession|confess|confession|agree|agreement|acceptance|accept) ~10 (owe|debt|balance|it|account|obligation|liable|liability|responsible|this|sum|amount|claim|correct|valid)`,
    `${SILENT} && (debt|claim|balance|account|sum|it) ~4 as ~2 (=admitted|=conceded|=accepted|=acknowledged|=agreed)`,
    `${SILENT} && (admission|acknowledgement|acknowledgment|confession|concession)`,
    `${SILENT} && (legally|law) ~4 (valid|bind|binding|enforceable|owed|established)`,
    `${SILENT} && (binding|enforceable|conclusive|uncontested|final) ~6 (on you|against you|upon you|obligation|proof|evidence|debt)`,
    `${SILENT} && (court|judge) ~6 (will|shall|would|must|can) ~4 (treat|consider|assume|find|hold|deem|rule|accept|presume)`,
    `${SILENT} && (use|used|serve|offered|taken|introduced) ~4 (as|in) ~3 (evidence|proof|admission)`,
    `${SILENT} && (prove|proves|proof|evidence) ~6 (owe|debt|correct|valid|liable|yours)`,
    `${SILENT} && (give up|lose|waive|forfeit) ~6 (right|defense|claim) ~8 (debt|owe|contest|court|ever|dispute)`,
    `${SILENT} && (mean|speak) ~5 (know|agree|accept|owe|yours|for itself)`,
    `${SILENT} && (concede|confess|admit) ~2 (every|all|cent|everything)`,
    `${SILENT} && (court|judge) ~6 (read|view|see|take) ~6 as ~3 (yes|admission|agreement)`,
    `${SILENT} && (credit bureau|credit reporting|lender|lenders|everyone) ~4 (will|shall) ~3 (treat|consider|assume)`,
  ],
  unless: UNLESS,
})

// "Your failure to respond is on record. It may be introduced as proof that the debt is owed."
const besideSilence = sentencesThat('silence-is-admission', {
  any: [
    '(debt|balance|account|amount|claim|it|sum) ~2 (therefore|thus|hence|accordingly|thereby|so|now) ~1 (=confirmed|=established|=proven|=proved|=final|conclusive|=admitted|=accepted|=settled)',
    '(it|this|that|which) ~4 (use|introduce|offer|present|submit|produce|count) ~4 as ~2 (proof|evidence|admission)',
  ],
  beside: [SILENT],
  unless: [...UNLESS, '(recorded|call|monitor)'],
})
