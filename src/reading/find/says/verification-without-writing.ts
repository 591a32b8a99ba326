import type { ReadText } from '#reading/find/finder.ts'
import { CONTESTS, DISPUTE } from './dispute-words.ts'
import { sentencesThat } from './sentences-that.ts'

const PROVES =
  "(verification|verify|'validate'|'validation'|proof|prove|judgment|information that|evidence|records that|paperwork|(document|documents|papers|records|information|something|statement) ~3 (show|prove|demonstrate|establish|back)|show ~2 (you|that) ~3 owe)"
const WRITING =
  /\b(?:(?:you|to|and|or|by|please) (?:\w+ )?writ(?:e|ing)|write (?:to )?us|in writing|written|(?:your|send|mail|by|write)\b.{0,20}\bletter|mail us|(?:by|in the) mail|by (?:\w+ )?letter|in your (?:own )?hand(?:writing)?|handwritten|by post|(?:letter|e-?mail|note|fax)(?: or (?:letter|e-?mail|note|fax))? from you|(?:mail|e-?mail|fax)(?: or (?:mail|e-?mail|fax))? (?:us |in )?your|(?:the|this|our|enclosed|attached) (?:\w+ )?(?:form|slip|coupon)|on paper|signed)\b/i
/** Said in the sentence before or behind: there "call or write" may speak of the dispute alone. */
const MUST_BE_WRITTEN =
  /\b(?:in writing|written (?:notice|dispute|request|notification)|must (?:be )?(?:written|write)|writing is required)\b/i
/** "Write to us by June 3. A dispute made that way stops collection." */
const THAT_WAY =
  /\b(?:that|this) way\b|\bso made\b|\bsuch a (?:dispute|letter)\b|\b(?:that|this|the|your) (?:letter|note|writing)\b/i
const GIVES = '(procure|come up with|request|secure|obtain|send|mail|provide|furnish|get|supply|forward|give)'

/** Verification promised on any dispute, with no word that it must be in writing.  @law 15 USC 1692g(a)(4) */
export const verificationWithoutWriting = sentencesThat(
  'verification-without-writing',
  {
    any: [
      `${DISPUTE} && (will|shall|must) ~4 ${GIVES} ~10 ${PROVES}`,
      `${DISPUTE} && (will|shall|must) ~4 (stop|cease|suspend|pause|halt) ~12 until ~8 ${PROVES}`,
      `${DISPUTE} && (will|shall) ~3 (verify|'validate') ~4 @debt`,
      `${CONTESTS} && (will|shall|must|can) ~4 ${GIVES} ~10 ${PROVES}`,
      `${CONTESTS} && (stop|cease|suspend|pause|halt|hold off|on hold|nothing more|no more) ~14 until ~12 ${PROVES}`,
      `${CONTESTS} && ${PROVES} ~6 (will|shall|must) ~4 (mail|send|obtain|provide|furnish|supply|forward|give|follow)`,
      `${CONTESTS} && (will|shall|entitle*) ~3 (receive|get|have|you to) ~3 ${PROVES}`,
    ],
    unless: [
      '(phone|telephone|call|orally) ~4 (email|mail|online|or) ~8 (or|and)',
      'not ~6 (send|provide|obtain|verify|give)',
      'already ~3 (verify|verified)',
      '(we|you) have ~4 (dispute|disputed|sent|received)',
      'dispute receive',
      'receive ~3 dispute',
    ],
  },
  (text, i) => !isWrittenNearby(text, i),
)

/** Whether the sentence, or one beside it, asks for writing; "Upon your written request … the original creditor" speaks of
 *  another right. */
export function isWrittenNearby({ runs }: ReadText, i: number): boolean {
  const beside = [runs[i - 1], runs[i + 1]]
  if (THAT_WAY.test(runs[i]!.text) && WRITING.test(runs[i - 1]?.text ?? '')) return true
  return (
    WRITING.test(runs[i]!.text) ||
    beside.some(run => run !== undefined && MUST_BE_WRITTEN.test(run.text) && !/\boriginal creditor\b/i.test(run.text))
  )
}
