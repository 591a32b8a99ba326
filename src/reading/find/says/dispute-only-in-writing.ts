import { CONTESTS, DISPUTE } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const WRITING = '(writing|written|write)'
const ASSUMES = '(assume|presume|consider|deem|treat|regard)'
const VALID = '(valid|validity|correct|accurate|right|true|undisputed|owe)'
const A_LETTER =
  '(writing|written|write|on paper|put ~2 paper|correspondence|by mail|u.s. mail|mail back|mail ~3 (slip|form|coupon)|dispute slip|reply form|(signed|dispute) letter|letter (of|from you|disputing)|letter that ~2 dispute|send ~3 letter)'
const TAKES =
  '(assume|presume|consider|deem|treat|regard|take|taken|accept|rely|relied|stand|go on|hold|count|believe|conclude|suppose|proceed|act|go ahead|footing|on the basis|infer|understand|stay|stays|remain)'
const ASSUMED_VALID =
  '(valid|validity|correct|accurate|right|true|undisputed|owe|owed|good|in order|yours|settled|certain)'

const MUST_BE = '(must|have to|need to|shall|required to)'

/** "Unless you dispute in writing, we will assume the debt is valid": speaking is enough to stop that assumption.
 *  The lawful sentence about verification, which does need writing, is not meant.  @law 15 USC 1692g(a)(3) */
export const disputeOnlyInWriting = sentencesThat('dispute-only-in-writing', {
  any: [
    `only ~2 ${DISPUTE} ~8 (writing|written|letter|paper) ~30 (prevent|keep|stop|rebut|defeat|bar) ~6 (assum*|presum*|valid|validity|treat*)`,
    `(prevent|keep|stop|rebut|defeat) ~8 (assum*|presum*|treat*|consider*) ~10 ${DISPUTE} ~3 ${MUST_BE} ~6 (writing|written|letter|paper)`,
    `(valid|validity|correct) ~3 (presume|assume|consider|take) ~4 unless ~3 (contest|dispute|challenge|object) ~3 (by|in|through) ~2 (correspondence|mail|letter|writing|post|certified)`,
    `(not|no) ~3 (send|mail) ~4 (letter|written|writing) ~12 (suppose|assume|presume|consider|treat|take|conclude|understand) ~8 ${ASSUMED_VALID}`,
    `(take|accept|treat|assume|consider|hold|count|presume|regard) ~5 ${ASSUMED_VALID} ~3 unless ~3 (letter|writing|written|paper)`,
    '(nothing|no word|silent|silence) ~3 (on paper|in writing) ~20 (valid|correct|right|owe)',
    `no ~2 (letter|writing|written|signed paper) ~10 ${TAKES} ~10 ${VALID}`,
    `(stop|keep|prevent) ~4 ${ASSUMES} ~8 ${VALID} ~8 (have to|must|need to|only|required) ~4 (write|writing|letter)`,
    `(have to|must|need to|only|required) ~4 (write|writing|letter) ~6 (stop|keep|prevent) ~4 ${ASSUMES} ~8 ${VALID}`,
    `${ASSUMES} ~8 ${VALID} ~12 ${DISPUTE} ~12 not ~1 (by|over|via|through) ~1 (phone|telephone|call)`,
    `${DISPUTE} ~12 not ~1 (by|over|via|through) ~1 (phone|telephone|call) ~12 ${ASSUMES} ~8 ${VALID}`,
    '(call|calls|phone calls|calling) ~8 not ~3 (keep|stop|prevent|count|save) ~10 (valid|correct|owe|right)?',
    `${WRITING} && ${DISPUTE} && ${ASSUMES} ~12 ${VALID}`,
    `${DISPUTE} ~6 (must|have to|need to|shall|required to) ~3 (be|be made|be submitted|be sent|be received|come) ~3 (writing|written)`,
    `${DISPUTE} ~8 (writing only|only ~2 writing|only if ~4 ${WRITING})`,
    `(must|have to|need to|required to) ~2 ${DISPUTE} ~3 (by|in|via|through) ~1 letter`,
    `(by|in|via|through) ~1 letter ~12 ${DISPUTE} ~12 ${ASSUMES} ~12 ${VALID}`,
    `${DISPUTE} ~8 (by|in|via|through) ~1 letter ~12 ${ASSUMES} ~12 ${VALID}`,
    `(by|via) ~1 (mail|letter|post) && ${CONTESTS} && ${ASSUMES} ~12 ${VALID}`,
    `${DISPUTE} ~10 (must|have to|shall|need to|be to) ~6 (writing|written|letter|paper)`,
    `(nothing|no word|none) ~4 (on paper|in writing|by letter|by mail) ~14 ${VALID}`,
    `not (write|mail ~2 letter|send ~3 letter) ~14 ${ASSUMES} ~8 ${VALID}`,
    `only ~3 (write|written|writing) ~3 ${DISPUTE}`,
    `only ~2 (letter|writing|mail) ~8 (keep|stop|prevent) ~8 ${ASSUMES} ~4 ${VALID}`,
    `(must|have to|need to|required to) ~2 ${DISPUTE} ~8 (writing|written)`,
    `only ~3 (accept|recognize|honor|consider|take|process|hear|answer) ~3 ${DISPUTE} ~10 (letter|writing|written|mail|post|fax|certified|registered)`,
    `${DISPUTE} ~6 (only|must|have to|need to) ~8 (certified|registered) ~2 (mail|letter|post)`,
    'disput* ~6 (tiene que|debe|solo|sólo|solamente|únicamente) ~4 (escribir*|escrito|carta)',
    '(tiene que|debe|deberá) ~2 (escribir*|carta) ~12 disput*',
    'no ~2 (acept*|recib*) ~3 disput* ~4 (teléfono|telefono|verbal*|llamada)',
    `(oral|verbal|telephone|phone) ~2 ${DISPUTE} ~4 (not|no) ~4 (accept|count|honor|consider|recognize|valid|effective|sufficient)`,
    `(phone|telephone) call ~6 (not|no) ~4 ${DISPUTE}`,
    `${A_LETTER} && ${CONTESTS} && ${TAKES} ~8 (valid|validity|correct|accurate|true|good|owe)`,
    `${A_LETTER} && ${CONTESTS} && validity ~5 ${TAKES}`,
    `(oral|verbal|spoken|telephone|phone) ~2 ${DISPUTE} ~4 not ~4 (keep|stop|prevent)`,
    `${DISPUTE} ~3 (effective|valid|count|recognize|accept|hear|good|work|possible) ~3 only ~6 ${A_LETTER}`,
    `${DISPUTE} ~8 (must|have to|need to|required) ~2 (write|send ~4 letter|put ~4 (writing|paper))`,
    `(must|have to|need to|required to) ~1 put ~3 ${CONTESTS} ~3 (writing|paper)`,
  ],
  unless: [
    '(verification|verify|judgment|obtain|information that show)',
    '(stop|cease|suspend|pause) ~4 (collect|collection|effort)',
    '(call|phone|telephone|orally|online) ~4 or ~4 (write|writing|mail|letter|written)',
    '(write|writing|mail|letter|written) ~4 or ~2 (call|phone|telephone|orally|online)',
    '(call|phone call) ~2 (will do|enough|suffice|suffices)',
    '(call|contact|tell|notify) ~4 or write',
    '(phone|call|telephone|voice) ~2 (as good|good enough|count|enough|suffice|do just as well)',
    '(by|in) ~1 (voice|phone) or ~2 (letter|writing)',
    'credit (bureau|reporting) ~ (dispute|writing)',
    "'i' ~ (dispute|want)",
  ],
})
