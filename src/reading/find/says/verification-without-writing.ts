import { DISPUTE } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const PROVES = "(verification|verify|'validate'|'validation'|proof|prove|judgment|information that show)"
const GIVES = '(obtain|send|mail|provide|furnish|get|supply|forward|give)'

/** Verification promised on any dispute, with no word that it must be in writing.  @law 15 USC 1692g(a)(4) */
export const verificationWithoutWriting = sentencesThat('verification-without-writing', {
  any: [
    `${DISPUTE} && (will|shall|must) ~4 ${GIVES} ~10 ${PROVES}`,
    `${DISPUTE} && (will|shall|must) ~4 (stop|cease|suspend|pause|halt) ~12 until ~8 ${PROVES}`,
    `${DISPUTE} && (will|shall) ~3 (verify|'validate') ~4 @debt`,
  ],
  unlessNearby: [
    '(you|to|in|and|or|by|please) ~2 (write|writing)',
    "'written'",
    '(your|send|mail|by|write) ~3 letter',
    '(mail us|by mail)',
  ],
  unless: [
    '(phone|telephone|call|orally) ~4 (email|mail|online|or) ~8 (or|and)',
    'not ~6 (send|provide|obtain|verify|give)',
    'already ~3 (verify|verified)',
    '(we|you) have ~4 (dispute|disputed|sent|received)',
  ],
})
