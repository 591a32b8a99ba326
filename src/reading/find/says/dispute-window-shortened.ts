import { datesBetween, isLastDay } from '#reading/find/dated.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { findLetterDate } from '#reading/find/letter-date.ts'
import { onceAQuote, type StatementFinder } from '#reading/find/statement.ts'
import { CONTESTS } from './dispute-words.ts'
import { patterns, saysAny } from '#reading/find/search.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'
import { sentencesThat } from './sentences-that.ts'

const FULL_PERIOD = 30
const FROM_THE_LETTER =
  /\b(?:of|from|after|following)\s+(?:the\s+)?(?:date\s+(?:of\s+(?:this|the)\s+(?:letter|notice)|above|hereof|on\s+(?:this|the)\s+(?:letter|notice)|printed|shown|at the top|of mailing|we (?:sent|mailed))|mailing|our mailing|postmark|sending|our sending|issuance|this letter'?s date)/i
const STARTS_EARLY =
  /^[^.;]{0,60}\b(?:run|runs|running|count|counts|counted|start|starts|started|begin|begins|began|is reckoned|are reckoned|measured)\s+(?:to (?:run|count|tick|pass)\s+)?(?:from|on|when|with|at|as of)\s+(?:the (?:date|day)\b(?! you)|our mailing|we (?:mail|sent|wrote|posted)|today|mailing|postmark|(?:this|the) (?:page|letter|notice|envelope|paper|statement|bill) (?:left|went|was (?:mailed|sent|dated|printed|written|posted|issued|drawn up))|it (?:left|went out|was (?:mailed|sent|printed|posted))|this letter|this notice|\d|january|february|march|april|may|june|july|august|september|october|november|december)/i
const FROM_RECEIPT = /\b(?:receipt|receiv\w+|you g[eo]t|reach\w*|arriv\w+|delivered|in your hands)\b/i
const WE_DO =
  /\bwe (?:will|shall|must|have(?: to)?|need|take|are required to)\b(?! (?:hear|given|set|allowed|receive|have|get|be told))[^.,;]{0,60}$/i
const GIVES_TIME =
  /\b(?:within|have|has|in|after|next|inside|inside of|only|than|period of|up to|until|before|for|ends|ends in|expires|lasts|runs out|run out|runs out in|closes|stops|get|gets|give you|gives you|allowed|we allow|allow you|period:?|period is|window:?|time:?|limit:?|deadline:?)\s*(?:the\s+|a\s+|only\s+|said\s+)*$/i

const UNLESS = [
  '(settle|settlement|offer|discount|payment plan|survey|arrangement|installment)',
  '(credit bureau|credit reporting|reporting agency)',
  '(terminate|oral request|place of employment)',
  '(answer|summons|court|judge|served|service)',
  '(not|without) ~4 (wait|waiting)',
  '(down|unavailable|closed) ~2 for',
  '(verification|proof|answer|reply) ~1 (=went|=sent|=mailed) ~2',
]

/** Less than thirty days to dispute, or thirty counted from the letter instead of its receipt. Days that belong to an offer,
 *  a payment or the collector's own work are not meant.  @law 15 USC 1692g(a)(3); 12 CFR 1006.34(b)(5) */
export const disputeWindowShortened: StatementFinder = text =>
  onceAQuote([...byDays(text), ...byOrdinal(text), ...byAnswer(text), ...byDate(text), ...byStart(text)])

// "after the fifteenth day", of which no number is read
const byOrdinal = sentencesThat('dispute-window-shortened', {
  any: [
    `${CONTESTS} && (by|after|until|before|past|beyond|on) ~2 (fifth|seventh|tenth|twelfth|fourteenth|fifteenth|twentieth|5th|7th|10th|12th|14th|15th|20th|21st) day`,
    `(tell|let|write|call|notify|inform|say) ~4 (by|before|until|till) ~2 (friday|monday|tuesday|wednesday|thursday|saturday|sunday|tomorrow|end of ~1 week) ~10 ${CONTESTS}`,
    `${CONTESTS} ~10 (in|within|by|before|this|during) ~2 (coming week|next week|this week|end of week|end of ~1 week|week|fortnight|friday|monday|tomorrow)`,
  ],
  unless: [...UNLESS, '(we|office|agent|team) ~2 (answer|reply|respond|process|review)'],
})

const ASKS_WHETHER = patterns([CONTESTS, 'dispute', 'not yours', 'wrong', 'not owe', 'mistake'])

const byDays = sentencesThat(
  'dispute-window-shortened',
  {
    any: [
      "(dispute|contest|challenge|'validation'|verification|disagree|object) && <duration>",
      `${CONTESTS} && <duration>`,
      "(right|request) ~4 ('validation'|verification|proof) && <duration>",
    ],
    unless: UNLESS,
  },
  isTooShort,
)

/** "Not yours? Tell us within 72 hours." */
const byAnswer = sentencesThat(
  'dispute-window-shortened',
  { any: ['<duration>'], unless: [...UNLESS, '(pay|payment|call|remit|send <money>)'] },
  (text, i) => {
    const asked = text.sentences[i - 1]
    return asked?.atoms.at(-1)?.norm === '?' && saysAny(asked, ASKS_WHETHER) && isTooShort(text, i)
  },
)

const TELLS_US = patterns([
  '(tell|let|write|call|say|reply|contact|object|speak up|notify|inform|answer|respond|dispute)',
])
/** The days may run from a letter before this one. */
const EARLIER =
  /\b(?:(?:first|earlier|previous|original|prior|initial|last) (?:letter|notice|mail|e-?mail)|(?:letter|notice|e-?mail) (?:of|dated|from) (?:last|january|february|march|april|may|june|july|august|september|october|november|december|\d)|(?:notice|letter) (?:we|that we) (?:sent|mailed)|already (?:sent|received|mailed)|you (?:received|got) (?:our|a|the) (?:notice|letter)|still (?:have|dispute|until)|remind)/i

/** "Think it is a mistake? You have until June 3 to tell us", less than thirty days after the letter. */
const byDate = sentencesThat(
  'dispute-window-shortened',
  {
    any: ['<date>'],
    unless: [...UNLESS, '(pay|payment|remit|autopay|draft|debit|refund|insurance)'],
  },
  (text, i) => {
    const own = text.sentences[i]!
    const asked = text.sentences[i - 1]
    const isAnswer = asked?.atoms.at(-1)?.norm === '?' && saysAny(asked, ASKS_WHETHER) && saysAny(own, TELLS_US)
    if (!isAnswer && !saysAny(own, CONTESTED)) return false
    const start = daysRunFrom(text)
    if (start === undefined) return false
    const tooEarly = addDays(start, FULL_PERIOD)
    return datesBetween(text, i, i).some(one => isLastDay(one) && one.date > start && one.date < tooEarly)
  },
)

const STARTS = new WeakMap<ReadText, { readonly start: IsoDate | undefined }>()

/** The letter's own day, unless the days may run from an earlier letter. Looked for once a letter. */
function daysRunFrom(text: ReadText): IsoDate | undefined {
  const known = STARTS.get(text)
  if (known) return known.start
  const { letterDate } = findLetterDate(text)
  const start = letterDate?.known && !text.runs.some(run => EARLIER.test(run.text)) ? letterDate.value : undefined
  STARTS.set(text, { start })
  return start
}

// "The time to dispute runs from today."
const byStart = sentencesThat(
  'dispute-window-shortened',
  {
    any: [`(time|period|window|clock|days|day) ~6 ${CONTESTS} ~8 (run|start|begin|count|reckoned|measured)`],
    unless: UNLESS,
  },
  (text, i) => {
    const said = text.runs[i]!.text
    const from = said.search(/\b(?:disput|contest|challeng|object|question|disagree)/i)
    return from >= 0 && STARTS_EARLY.test(said.slice(from)) && !FROM_RECEIPT.test(said)
  },
)

const CONTESTED = patterns([CONTESTS])

function isTooShort(text: ReadText, i: number): boolean {
  const { atoms } = text.sentences[i]!
  const run = text.runs[i]!
  return atoms.some(atom => {
    if (atom.kind !== 'duration' || atom.value === undefined || atom.value < 1) return false
    const start = run.starts[atom.firstWord - run.first] ?? 0
    const before = run.text.slice(Math.max(0, start - 120), start)
    const end = run.starts[atom.lastWord + 1 - run.first] ?? run.text.length
    const after = run.text.slice(end, end + 120)
    if (atom.value <= FULL_PERIOD && STARTS_EARLY.test(after) && !FROM_RECEIPT.test(after)) return true
    if (WE_DO.test(before) || !GIVES_TIME.test(before)) return false
    if (atom.value < FULL_PERIOD) return true
    return atom.value <= FULL_PERIOD && FROM_THE_LETTER.test(after) && !FROM_RECEIPT.test(after)
  })
}
