import { valueOf } from '#law/fact.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'
import type { ReadText } from '#reading/find/finder.ts'
import { findLetterDate } from '#reading/find/letter-date.ts'
import { onceAQuote, type StatementFinder } from '#reading/find/statement.ts'
import { evidenceOfSentence, patterns, saysAny } from '#reading/find/search.ts'
import { SUIT_PHRASE } from '#reading/find/threats/suit.ts'
import { findValidationEndDate } from '#reading/find/validation-end-date.ts'
import { mayBeJudged } from '#reading/language/classifier/windows.ts'
import { compilePhrase, findPhrase } from '#reading/language/find-phrases.ts'
import { sentencesThat } from './sentences-that.ts'

const SUIT =
  '((tell|explain) ~4 (judge|jury|magistrate)|suit|sue|sued|suing|lawsuit|lawsuits|litigate|litigation|legal action|legal proceeding|legal proceedings|legal remedy|court action|court proceedings|court papers|go to court|papers ~5 courthouse|legal department|attorney ~3 file|file ~4 court|take you to court|case against you|(file|filing) ~1 (first|now|today|papers)|expect papers|courthouse|before ~2 (judge|court)|(front of|before|up to|leave ~2 to) ~2 (judge|magistrate|jury|bench|justice of the peace)|(judge|magistrate|court) ~2 (decide|rule|hear|sort|settle)|(walk|take|carry|bring|hand|deliver) ~4 (clerk|courthouse)|(filing window|filing clerk|clerk of court|county clerk)|(take|bring|carry|move|refer|proceed|send|head|haul) ~4 (to|into) ~6 court|(eviction|small claims|housing|civil|district|county|municipal|justice) court|(issue|institute|commence|begin|initiate|bring|start) ~3 (proceedings|civil action|action|case)|=defendant|plaintiff|service of process|instructions ~1 to file|docket|court calendar|(goes|go) ~3 court|to file|instituted|summons|complaint|process server|out of court|avoid court|judgment ~2 sought|seek ~1 judgment|legal step|legal steps)'
const HANDS_ON = '(go|goes|sent|forward|forwarded|refer|referred|turned over|transferred)'
const SOON =
  /\bdays? (?:\d|1\d|2\d)\s*[:.–-]|\b(?:immediately|immediate (?:suit|lawsuit|litigation|legal|court)|without (?:more|further) delay|on the (?:third|fifth|sixth|seventh|eighth|tenth|twelfth|fourteenth|fifteenth|twentieth|\d{1,2}th) day|next step|forthwith|instantly|any (?:moment|minute)|as we speak|before the (?:week|month) is (?:out|over)|(?:the next|next) thing you|authorized to file|within days|(?:in|within) (?:a few|the coming|a matter of|a couple of|some) (?:days|hours)|(?:only|mere(?:ly)?|just) (?:days|hours|a few days) (?:off|away)|(?:days|hours) (?:off|away|from now)|by (?:mid-?month|month'?s? end|the weekend|the \d{1,2}(?:st|nd|rd|th))|at hour \d+|the moment (?:you|we)|(?:by|on|this|until|till|come|before) (?:this |next |coming )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|already (?:drafted|prepared|drawn up|signed)|(?:has|have) been (?:drafted|drawn up|prepared|cleared for)|nothing remains|all that remains|shortly|imminent(?:ly)?|in short order|before (?:long|friday|monday|the weekend)|by return mail|tomorrow|without (?:any )?(?:more |further )?(?:delay|notice|waiting|wait)|at once|at any time|today|tomorrow|right now|straight away|this very (?:day|week)|on (?:its|their) way|have been told|this week|that week|next week|this month|right away|before the (?:30|thirty)|before (?:your|the) (?:dispute|validation)|no further (?:notice|effort)|any day|now (?:preparing|drafting)|being (?:prepared|drafted))\b/i
const LATER = /\bafter\b[^.;]{0,40}\b(?:30|thirty|period|window|dispute)\b|\bif you (?:do not|don't) dispute\b/i
const UNLESS = [
  '(right|time|chance|years) ~14 (sue|sued|court|suit|lawsuit) ~10 (=over|expired|run out|ran out|=gone|lapsed|elapsed|=passed)',
  'too late ~4 (sue|lawsuit|suit|court)',
  '(neither|nor) ~8 (court|sue|suit|lawsuit|judge)',
  'no ~4 (legal action|lawsuit|suit|legal proceeding)',
  '(not|never|can not) ~4 (sue|file suit|take legal action|file a lawsuit|be sued|intend)',
  'even (if|though) ~6 (sue|sued|suit)',
  '(dispute|request ~ proof) ~40 (stop|suspend|cease) ~20 (until|even)',
  "(after|once|when|following) ~8 (30|thirty|'validation'|dispute) ~4 (day|days|period|window)",
  '(you|consumer) ~2 (may|can|could|have the right to) ~2 (sue|file)',
  '(attorney|lawyer) ~12 (review|reviewed)',
  '(bankruptcy|discharge)',
  '(objection|objections|dispute|disputes) ~3 (come|arrive|received|made|reach)',
  '(ask|asking|question|questions|talk) ~1 about ~3 (court|suit|lawsuit)',
  'if you ~3 served',
  'complaints ~3 (about|regarding|concerning|taken|handled|received)',
  '(not|never|nobody|no one) ~3 (instruct|told|ask|authorize|order|approve|clear|decide|file|go to court|going to court|serve)',
  'no ~1 (attorney|lawyer|suit|case|action|lawsuit|client|person|complaint|papers|court|decision) ~6 (instruct|told|ask|authorize|order|approve|clear|decide|file|serve)',
  'court (street|square|plaza|avenue|place|road|lane|building)',
  '(other|another|different|earlier|former|else) ~3 (company|collector|firm|agency|lender|somebody|someone|creditor) ~8 (sue|sued|suit|court|lawsuit)',
  '(class action|small claims guide|if you ~2 (were|are|have been|been) ~2 (sue|sued))',
  '(may|might|could) ~3 (ask|instruct|consider|choose|decide|authorize)',
]

/** A threat of suit that falls within the thirty days, with nothing on how the two fit together.
 *  @law 15 USC 1692g(b); 12 CFR 1006.38(b)(1) */
export const suitBeforeWindowEnds: StatementFinder = text =>
  onceAQuote([...byTime(text), ...byWords(text), ...byThreat(text)])

const byTime = sentencesThat('suit-before-window-ends', { any: [SUIT], unless: UNLESS }, isSoon)

const byWords = sentencesThat('suit-before-window-ends', {
  any: [
    '(nothing|no law|no rule|law not|not) ~6 (make|makes|require|requires|oblige|obliges|force|forces|compel|compels|need|have) ~3 (we|us|to)? ~1 (wait|hold|sit) ~12 (court|sue|suit|file|filing|lawsuit|judge|litigation)',
    'not ~1 (wait|hold off|hold back) ~10 (court|suit|sue|thirty|<duration>|file|lawyer|attorney|dispute|period) ~10 (lawyer|attorney|court|sue|suit|we|dispute)',
    '(period|right to dispute|<duration>) ~6 (no|not) ~3 (bar|obstacle|stop|delay|hinder|keep us|prevent) ~6',
    '(not|no longer) ~4 (inclined|willing|intend|going) ~12 before ~2 (filing|suing|suit|litigation|legal)',
    '(before|prior to) ~1 (filing|commencing|bringing|starting) ~1 (suit|lawsuit|legal action|action)',
    `(obligated|required|forced|compelled|prepared|ready) ~4 (pursue|take|proceed|file|initiate|commence) ~8 (next logical|legal|court|suit|litigation|next) ~6 (delay|immediately|now|course|step)`,
    'next logical (course|step) ~6 (without|immediately|now|delay)',
    `(file|account|case|matter) ~4 ${HANDS_ON} ~6 (litigation|legal|attorney|lawyer) ~8 <duration>`,
    `<duration> ~10 (file|account|case|matter) ~4 ${HANDS_ON} ~6 (litigation|legal|attorney|lawyer)`,
    "if ('i'|we) have to file",
    '(instruct|told|ask|asked|authorize|direct|order|clear|cleared|approve|approved|ready|poised|all set|prepared|decide|decided) ~8 (begin|start|file|bring|issue|institute|commence|launch|initiate|open|lodge) ~4 (action|suit|lawsuit|proceedings|litigation|case|complaint|claim)',
    '(clear|cleared|approve|approved|slated|earmarked|selected|set aside|marked|tagged|queued) ~4 for ~2 (suit|lawsuit|litigation|legal action|court|filing)',
    'next ~1 (letter|document|paper|envelope|thing|mail|word|notice|piece|visitor|knock) ~10 (court|seal|clerk|sheriff|process server|summons|judge|complaint|lawsuit|marshal|constable)',
    '(last|one|only) ~2 (letter|notice|warning) ~8 (before|until) ~10 (court|seal|clerk|sheriff|process server|summons|judge|complaint|lawsuit|sue)',
    '(skip|skips|dispense|forgo|bypass|no patience) ~6 (reminder|reminders|usual|letters|courtesies|round) ~8 (suit|court|sue|lawsuit|litigation)',
    '(proceed|proceeds|go|goes|move|moves|straight|directly) ~2 (straight|directly|right)? ~1 to ~1 (suit|lawsuit|litigation|court|trial)',
  ],
  unless: UNLESS,
})

const THREAT = compilePhrase({ deniedIfPaid: true, ...SUIT_PHRASE })
const EXCUSES = patterns(UNLESS)

// whatever else threatens a suit, soon by its own words or by those of the sentence beside it
const byThreat: StatementFinder = text =>
  findPhrase(THREAT, text.sentences)
    .filter(({ modality }) => modality !== 'conditional')
    .map(({ index }) => index)
    .filter(i => mayBeJudged(text.sentences[i]!) && !saysAny(text.sentences[i], EXCUSES))
    .filter(i => isSoon(text, i) || isSoonBeside(text, i))
    .map(i => ({ says: 'suit-before-window-ends', evidence: [evidenceOfSentence(text, i)] }))

const GOES_ON =
  /^(?:i(?:'ll| will| shall)|we(?:'ll| will| shall| are ready to)?|they|it|that|this|the papers?|your papers?|only|you have|you've got|after|at|pay(?:ment)? (?:before|by)|that happens)\b/i
/** "You have until June 3. After that we file." */
const FOLLOWS =
  /^(?:after (?:that|this|then|it)|then|past that|beyond that|otherwise|if not|failing (?:that|this|which)|from then|thereafter|following that|once (?:that|it)|when (?:that|it))\b/i
const SHORT = 140 // signs
const OF_DISPUTE = /\b(?:disput\w*|verif\w*|valid\w*|contest\w*|wrong)\b/i

// "A complaint has been drafted. We will walk it over on Friday." "You have two weeks. After that you are sued."
function isSoonBeside(text: ReadText, i: number): boolean {
  if (LATER.test(text.runs[i]!.text)) return false
  return [i - 1, i + 1].some(k => {
    const said = text.runs[k]?.text
    if (said === undefined || said.length > SHORT || OF_DISPUTE.test(said)) return false
    const belongs = GOES_ON.test(said.trim()) || (k < i && FOLLOWS.test(text.runs[i]!.text.trim()))
    return belongs && mayBeJudged(text.sentences[k]!) && isSoon(text, k)
  })
}

function isSoon(text: ReadText, i: number): boolean {
  const { atoms } = text.sentences[i]!
  const said = text.runs[i]!.text
  if (LATER.test(said)) return false
  if (SOON.test(said)) return true
  if (atoms.some(atom => atom.kind === 'duration' && atom.value !== undefined && atom.value < 30)) return true
  const { end, written } = daysOf(text)
  const isInside = (date: IsoDate): boolean => date < end! && (written === undefined || date >= written)
  return end !== undefined && atoms.some(atom => atom.kind === 'date' && atom.date !== undefined && isInside(atom.date))
}

/** The day of the letter, and the last to dispute. */
interface Days {
  readonly written: IsoDate | undefined
  readonly end: IsoDate | undefined
}

const DAYS = new WeakMap<ReadText, Days>()

function daysOf(text: ReadText): Days {
  const done = DAYS.get(text) ?? readDays(text)
  DAYS.set(text, done)
  return done
}

function readDays(text: ReadText): Days {
  const { validationEndDate } = findValidationEndDate(text)
  const { letterDate } = findLetterDate(text)
  const written = letterDate && valueOf(letterDate)
  const end = validationEndDate?.known ? validationEndDate.value : written && addDays(written, 35)
  return { written, end }
}
