import { addDays, type IsoDate } from '#units/iso-date.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { findLetterDate } from '#reading/find/letter-date.ts'
import type { StatementFinder } from '#reading/find/statement.ts'
import { findValidationEndDate } from '#reading/find/validation-end-date.ts'
import { sentencesThat } from './sentences-that.ts'

const SUIT =
  '((tell|explain) ~4 (judge|jury|magistrate)|suit|sue|sued|suing|lawsuit|lawsuits|litigate|litigation|legal action|legal proceeding|legal proceedings|legal remedy|court action|court proceedings|court papers|go to court|papers ~5 courthouse|legal department|attorney ~3 file|file ~4 court|take you to court|case against you|(file|filing) ~1 (first|now|today|papers)|expect papers|courthouse|before ~2 (judge|court)|(goes|go) ~3 court|to file|instituted|summons|complaint|process server|out of court|avoid court|judgment ~2 sought|seek ~1 judgment|legal step|legal steps)'
const HANDS_ON = '(go|goes|sent|forward|forwarded|refer|referred|turned over|transferred)'
const SOON =
  /\b(?:immediately|immediate (?:suit|lawsuit|litigation|legal|court)|without (?:more|further) delay|on the (?:third|fifth|sixth|seventh|eighth|tenth|twelfth|fourteenth|fifteenth|twentieth|\d{1,2}th) day|next step|forthwith|instantly|any (?:moment|minute)|as we speak|before the (?:week|month) is (?:out|over)|(?:the next|next) thing you|authorized to file|within days|in a matter of days|tomorrow|without (?:any )?(?:more |further )?(?:delay|notice|waiting|wait)|at once|at any time|today|tomorrow|right now|straight away|this very (?:day|week)|on (?:its|their) way|have been told|this week|that week|next week|this month|right away|before the (?:30|thirty)|before (?:your|the) (?:dispute|validation)|no further (?:notice|effort)|any day|now (?:preparing|drafting)|being (?:prepared|drafted))\b/i
const LATER = /\bafter\b[^.;]{0,40}\b(?:30|thirty|period|window|dispute)\b|\bif you (?:do not|don't) dispute\b/i
const UNLESS = [
  'no ~4 (legal action|lawsuit|suit|legal proceeding)',
  '(not|never|can not) ~4 (sue|file suit|take legal action|file a lawsuit|be sued|intend)',
  'even (if|though) ~6 (sue|sued|suit)',
  '(dispute|request ~ proof) ~40 (stop|suspend|cease) ~20 (until|even)',
  "(after|once|when|following) ~8 (30|thirty|'validation'|dispute) ~4 (day|days|period|window)",
  '(you|consumer) ~2 (may|can|could|have the right to) ~2 (sue|file)',
  '(attorney|lawyer) ~12 (review|reviewed)',
  '(bankruptcy|discharge)',
]

/** A threat of suit that falls within the thirty days, with nothing on how the two fit together.
 *  @law 15 USC 1692g(b); 12 CFR 1006.38(b)(1) */
export const suitBeforeWindowEnds: StatementFinder = text => {
  const quotes = new Set<string | undefined>()
  return [...byTime(text), ...byWords(text)].filter(({ evidence: [first] }) => {
    const isNew = !quotes.has(first?.quote)
    quotes.add(first?.quote)
    return isNew
  })
}

const byTime = sentencesThat('suit-before-window-ends', { any: [SUIT], unless: UNLESS }, isSoon)

const byWords = sentencesThat('suit-before-window-ends', {
  any: [
    'not ~1 (wait|hold off|hold back) ~10 (court|suit|sue|thirty|<duration>|file|lawyer|attorney|dispute|period) ~10 (lawyer|attorney|court|sue|suit|we|dispute)',
    '(period|right to dispute|<duration>) ~6 (no|not) ~3 (bar|obstacle|stop|delay|hinder|keep us|prevent) ~6',
    '(not|no longer) ~4 (inclined|willing|intend|going) ~12 before ~2 (filing|suing|suit|litigation|legal)',
    '(before|prior to) ~1 (filing|commencing|bringing|starting) ~1 (suit|lawsuit|legal action|action)',
    `(obligated|required|forced|compelled|prepared|ready) ~4 (pursue|take|proceed|file|initiate|commence) ~8 (next logical|legal|court|suit|litigation|next) ~6 (delay|immediately|now|course|step)`,
    'next logical (course|step) ~6 (without|immediately|now|delay)',
    `(file|account|case|matter) ~4 ${HANDS_ON} ~6 (litigation|legal|attorney|lawyer) ~8 <duration>`,
    `<duration> ~10 (file|account|case|matter) ~4 ${HANDS_ON} ~6 (litigation|legal|attorney|lawyer)`,
    "if ('i'|we) have to file",
  ],
  unless: UNLESS,
})

function isSoon(text: ReadText, i: number): boolean {
  const { atoms } = text.sentences[i]!
  const said = text.runs[i]!.text
  if (LATER.test(said)) return false
  if (SOON.test(said)) return true
  if (atoms.some(atom => atom.kind === 'duration' && atom.value !== undefined && atom.value < 30)) return true
  const end = lastDayOf(text)
  return end !== undefined && atoms.some(atom => atom.kind === 'date' && atom.date !== undefined && atom.date < end)
}

const LAST_DAYS = new WeakMap<ReadText, { readonly day: IsoDate | undefined }>()

function lastDayOf(text: ReadText): IsoDate | undefined {
  const done = LAST_DAYS.get(text) ?? { day: readLastDay(text) }
  LAST_DAYS.set(text, done)
  return done.day
}

function readLastDay(text: ReadText): IsoDate | undefined {
  const { validationEndDate } = findValidationEndDate(text)
  if (validationEndDate?.known) return validationEndDate.value
  const { letterDate } = findLetterDate(text)
  return letterDate?.known ? addDays(letterDate.value, 35) : undefined
}
