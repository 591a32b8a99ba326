import { DISPUTE } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const VOICE = '(phone|telephone|call|calling|phoning|voice|hotline)'
const DISAGREES =
  '(dispute|contest|challenge|disagree|object|not owe|not agree|(believe|think|feel) ~6 (wrong|error|incorrect|mistake)|question ~3 (amount|balance|debt))'

/** Steering disputes to the telephone hides that only a written one makes them prove the debt.  @law 15 USC 1692g(a)(4) */
export const disputeByPhoneOnly = sentencesThat('dispute-by-phone-only', {
  any: [
    `${DISPUTE} ~8 (by|over|via|through) ~2 ${VOICE} only`,
    `${DISPUTE} ~8 (only|exclusively|solely) ~3 (by|over|via|through|on) ~2 ${VOICE}`,
    `(only|exclusively|solely) ~6 (by|over|via|through|on) ~2 ${VOICE} && ${DISPUTE}`,
    `${DISPUTE} ~10 you ~1 (must|have to|need to|are required to) ~2 (call|phone|telephone)`,
    `(must|have to|need to|required to) ~2 (call|phone|telephone) ~12 ${DISPUTE}`,
    `${DISPUTE} ~6 (must|have to|shall) ~3 (be|be made|be taken|be raised) ~4 (by|over|via) ~2 ${VOICE}`,
    `(call|phone|telephone) ~30 only way ~6 ${DISPUTE}`,
    `only way ~6 ${DISPUTE} ~8 ${VOICE}`,
    `(handle|take|process|accept|receive|hear) ~4 ${DISPUTE} ~4 (by|over|via|on) ~2 ${VOICE}`,
    '(letter|letters|mail) ~3 not ~2 (read|accept|accepted|answer|answered|process|processed|open|opened)',
    `(written|mailed|letter) ~3 ${DISPUTE} ~4 (not|no) ~4 (accept|process|honor|consider|review|read)`,
    `${DISAGREES} && (call|phone|telephone) && (not|no need to|never|instead of) ~3 (write|writing|mail|send ~3 letter)`,
    'not ~1 (write|mail|send ~3 letter)',
    'no letters',
  ],
  beside: [DISAGREES],
  unless: [
    '(if|when|because) you do not ~1 (write|mail|dispute|call|respond)',
    '(call|phone|telephone) ~2 (or|and) ~2 (write|mail|email|in writing|writing|online)',
    '(write|mail|writing|email) ~3 or ~3 (call|phone|telephone)',
    '(complaint|complain|question ~2 about how)',
    'not write ~3 (check|below|above|on|in this)',
  ],
})
