import type { ReadText } from '#reading/find/finder.ts'
import { sentencesThat } from './sentences-that.ts'

const FULL_PERIOD = 30
const FROM_THE_LETTER =
  /\b(?:of|from|after|following)\s+(?:the\s+)?(?:date\s+(?:of\s+(?:this|the)\s+(?:letter|notice)|above|hereof|on\s+(?:this|the)\s+(?:letter|notice)|printed|shown|at the top|of mailing|we (?:sent|mailed))|mailing|postmark|sending|issuance|this letter'?s date)/i
const FROM_RECEIPT = /\b(?:receipt|receiv\w+|you get)\b/i
const WE_DO = /\bwe (?:will|shall|must|have to|are required to)\b[^.,;]{0,60}$/i
const GIVES_TIME =
  /\b(?:within|have|has|in|after|next|inside|only|than|period of|up to|until|for|ends|expires|lasts)\s*(?:the\s+|a\s+|only\s+|said\s+)*$/i

/** Less than thirty days to dispute, or thirty counted from the letter instead of its receipt. Days that belong to an offer,
 *  a payment or the collector's own work are not meant.  @law 15 USC 1692g(a)(3); 12 CFR 1006.34(b)(5) */
export const disputeWindowShortened = sentencesThat(
  'dispute-window-shortened',
  {
    any: [
      "(dispute|contest|challenge|'validation'|verification|disagree|object) && <duration>",
      "(right|request) ~4 ('validation'|verification|proof) && <duration>",
    ],
    unless: [
      '(settle|settlement|offer|discount|payment plan|survey|arrangement|installment)',
      '(credit bureau|credit reporting|reporting agency)',
      '(terminate|oral request|place of employment)',
      '(answer|summons|court|judge|served|service)',
      '(not|without) ~4 (wait|waiting)',
    ],
  },
  isTooShort,
)

function isTooShort(text: ReadText, i: number): boolean {
  const { atoms } = text.sentences[i]!
  const run = text.runs[i]!
  return atoms.some(atom => {
    if (atom.kind !== 'duration' || atom.value === undefined || atom.value < 1) return false
    const start = run.starts[atom.firstWord - run.first] ?? 0
    const before = run.text.slice(Math.max(0, start - 120), start)
    const end = run.starts[atom.lastWord + 1 - run.first] ?? run.text.length
    const after = run.text.slice(end, end + 60)
    if (WE_DO.test(before) || !GIVES_TIME.test(before)) return false
    if (atom.value < FULL_PERIOD) return true
    return atom.value <= FULL_PERIOD && FROM_THE_LETTER.test(after) && !FROM_RECEIPT.test(after)
  })
}
