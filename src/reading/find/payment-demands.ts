import { known, valueOf } from '#law/fact.ts'
import type { PaymentDemand } from '#law/statements.ts'
import { addDays, addMonths, isoDateOf, type IsoDate } from '#units/iso-date.ts'
import { datesBetween, isLastDay } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { evidenceOfSentence, sentencesByPlace } from './search.ts'
import { matchesOf } from '#reading/matches.ts'

/** Money that is to come. */
const PAY =
  /\b(?:pay(?:s|ing|able|off|ments?)?|paid|remit\w*|tender\w*|(?:certified|good) funds|cashier'?s check|money order|(?:your|a|the|its|our|their|this|his|her|my) (?:check|cheque|money|funds|remittance|card number)|(?:send|return|mail|bring|get|have|see|want|need|forward|deliver|dispatch|furnish|wire|hold|holding|transfer|deposit|hand over|lay down|put down|produce|come up with|expects?)\b.{0,30}(?:\$ ?\d|\b(?:balance|amount|sum|money|funds|check)\b)|let us have|net \d+ days|pague|pago)/i
/** What is owed … */
const OWED =
  /\$ ?\d|\b(?:balance|amount|sum|debt|account|bill|total|arrears|obligation|claim|invoice|what (?:you|they) owe|the whole (?:thing|lot|of)|all of it|it up|matter)\b/i
/** … and that it must be no more, or must be with them. */
const CLEARED =
  /\b(?:clear(?:ed|ing)?|zero(?:ed)?|zero out|wip(?:e|ed) out|satisf(?:y|ied)|settle[ds]?|resolved?|discharged?|retired?|(?:bring|brought|get)\b.{0,30}\b(?:current|up to date)|tak(?:e|en|ing) care of|attend(?:ed)? to|credited|deposited|in (?:our|this) (?:hands|office|possession|account)|on our (?:books|ledger|account)|be transferred|be wired|(?:be|is|get|have it) here|with (?:us|this office|our office|the firm)|to us|at our office|reach(?:es|ed)?|arrives?d?|(?:has|have|is) (?:not )?come(?: in)?|hit(?:s)? our|receiv(?:e|ed)|due|expected|owing|closed out|made? good)\b/i
/** Nothing but a sum, or a sum and its last day: "$420.00 by June 3, no exceptions". */
const A_FIGURE =
  /^(?:(?:amount|balance|sum|total|pay(?:able)?|2nd notice|second notice|final notice)\b[^$]{0,20})?\$ ?[\d,.]+\W{1,4}(?:(?:(?:due|payable|needed|wanted|here|in)\b )?(?:by|before|no later than|on or before|within|in)\b.{0,80})?$/i
/** The last day is that of something else. */
const OFFERS =
  /\b(?:settlement|settl\w+ .{0,40}\bfor|(?:consider|treat|regard|call)\w* .{0,30}\bsettled|discount\w*|offer\w*|accept(?:s|ed)?|sav(?:e|es|ings)|reduc\w+|less than|percent|plans?|arrange\w* (?:to|for) (?:small|monthly)|instal?lments?|forgiv\w*|waive\w*|cancel\w*|(?:the )?(?:rest|remainder) is|written off|in full satisfaction|paid in full for)\b|%/i
const NO_DEMAND =
  /\b(?:takes? (?:up to|about|at least|\d|\w+ (?:business |working )?days)|(?:allow|days) .{0,30}to (?:post|clear(?! (?:this|your|the))|process)|process\w*|payments? (?:usually |normally |generally )?(?:posts?|clears?|takes? effect|shows? up|appears?)\b|receipt (?:will|is)|refund\w*|we (?:can|could|may|will|shall|would) (?:tell|show|explain|let you know|inform)|we (?:will |shall )?(?:send|mail|answer|reply|post|credit|confirm)|(?:are|will be|is|would be) (?:usually )?(?:posted|credited|applied) (?:\w+ ){0,4}(?:within|in|the same)|over the next|discuss|questions?|options|office hours|open until|statute|limitation\w*|you asked|agreed|promised|was due|were due|came due|you would like|ask(?:ed)? us|wish to|returned? (?:check|payment)|returned unpaid)\b/i
const NOT_WANTED =
  /\b(?:you (?:do not|don't|need not|are not)(?: have| need| required| obliged| expected)?(?: to)? (?:pay|send|remit|make)|no (?:payment|money|deadline|due date|last day)|not (?:asking|demanding|required|obliged|due|payable|a demand))\b/i
/** "Although you may have questions, …" */
const CONCESSION = /^(?:although|though|even (?:if|though)|while|whatever|no matter|despite)\b[^,;]{0,120},/i
/** What somebody else once asked for. */
const OTHERS_DEMAND =
  /\b(?:creditor|bank|store|clinic|hospital|landlord|lender|company|they)\b[^.;]{0,20}\b(?:gave|allowed|granted) you\b|\b(?:wrote|written|called|emailed)\b[^.;]{0,60}\b(?:asking|asked|calling|demanding|wanting|requesting|giving|gave)\b|\b(?:ours|our (?:own )?letter|this letter|this notice|we|it) (?:sets?|has|have|gives?|names?|carr(?:y|ies)|contains?|puts?) no (?:such )?(?:limit|deadline|last day|due date|date)\b|\b(?:invoice|bill|statement|lease|contract|agreement|loan|note|terms)(?:'s)?\b[^.;]{0,30}\b(?:asked|called for|required|provided|gave|allowed|said|set|wanted|had)\b|\b(?:creditor|bank|store|clinic|hospital|landlord|lender)\b[^.;]{0,30}\b(?:asked|gave|told|allowed|wanted) (?:you|payment)\b(?=[^.;]{0,80}\b(?:last|own|final|original|its) (?:bill|invoice|statement)\b)/i
const HANDED =
  /\b(?:have|get|see|bring|put|send|mail|drop) it (?:in(?:to)? our hands|reach us|arrive|here|to us|with us|to (?:our|this|the) (?:office|desk)|at our|in the mail|off)\b/i
const PERMITS =
  /\b(?:you (?:can|could|may) (?:also |now |still )?(?:pay|send|remit|make|mail|clear|settle)|(?:payments?|it) (?:can|may|could) be|if you (?:agree|choose|prefer|want|like|decide))\b/i
const OR_ELSE = /\b(?:avoid|prevent|stop|unless|or (?:we|else|this)|before (?:further|we)|keep this)\b/i
const DISPUTES =
  /\b(?:disput\w*|contest\w*|validat\w*|verif\w*|original creditor|in writing|writ(?:e|ing) to|disagree|object|challenge|wrong|notify us|stop collect\w*)\b/gi
const WANTED = /\b(?:pay\w*|paid|remit\w*|check|money|funds|send|balance|amount|sum|\$)/gi

const DAYS_TO_PAY =
  /\b(?:within|in(?:side(?: of)?)?|have|has|next|after|given|allow(?:ed|s)?|grant(?:ed)?|get|before|than|only|another|left|leaves?|got|payment(?: in full)?:)\s*(?:you )?(?:the |a |of |only |just |exactly |full |next |coming |no more than |less than |at most |up to )*$/i
const FROM_NOW =
  /^\s*(?:from (?:now|today|the date|this|receipt|its date|when)|of (?:the date|this|receipt|today|its date|getting|when)|to (?:pay|clear|send|remit|make|settle|resolve|get|bring|satisfy|act|take)|is (?:what|all|how long)|from (?:the )?(?:top|head|date|notice|invoice|receipt)|(?:deadline|limit|grace)|for (?:payment|you to pay)|and (?:counting|no more)|remain|left|after (?:the date|you (?:get|receive)))/i

/** Demands for payment with a last day: in them, or in a short sentence beside them. The last day of an offer, of the
 *  right to dispute or of something past is none. */
export function findPaymentDemands(text: ReadText, soFar: Readonly<FoundFacts>): FoundFacts {
  const lastDayOf = lastDays(text, soFar)
  const demands = text.sentences.flatMap((sentence, index): PaymentDemand[] => {
    if (sentence.boilerplate) return []
    const { text: said } = text.runs[index]!
    if (said.length > LONGEST || !wantsMoney(said, wordsBefore(text, index))) return []
    const limit = lastDayOf(index)
    return limit ? [{ ...limit, evidence: [evidenceOfSentence(text, index)] }] : []
  })
  return { paymentDemands: known(demands) }
}

type Limit = Pick<PaymentDemand, 'by' | 'withinDays'>

/** The last day that a sentence sets, or a short one beside it; that of an offer is none. */
export function lastDays(text: ReadText, soFar: Readonly<FoundFacts>): (index: number) => Limit | undefined {
  const nearOffers = nearOffersIn(text, soFar)
  return index => (nearOffers.has(index) ? undefined : (limitIn(text, index, soFar) ?? limitBeside(text, index, soFar)))
}

/** "Payment must be received by …" this close to an offer is the offer's own last day. */
const NEAR_OFFER = 2
const LONGEST = 400 // signs

function nearOffersIn(text: ReadText, { settlementOffers }: Readonly<FoundFacts>): ReadonlySet<number> {
  const near = new Set<number>()
  const offers = (settlementOffers && valueOf(settlementOffers)) ?? []
  const sentenceOf = sentencesByPlace(text)
  const places = new Map(text.sentences.map((sentence, i) => [sentence, i]))
  for (const quote of offers.flatMap(({ evidence }) => evidence)) {
    const sentence = sentenceOf(quote)
    const i = sentence && places.get(sentence)
    if (i === undefined || evidenceOfSentence(text, i).quote !== quote.quote) continue
    for (let k = i - NEAR_OFFER; k <= i + NEAR_OFFER; k += 1) near.add(k)
  }
  return near
}

function wordsBefore(text: ReadText, index: number): string {
  return text.runs.slice(Math.max(0, index - 4), index).map(run => run.text).join(' ') // prettier-ignore
}

function wantsMoney(said: string, before: string): boolean {
  const isHanded = HANDED.test(said) && (PAY.test(before) || OWED.test(before)) // "Make out a check. Have it here by …"
  if (!isHanded && !PAY.test(said) && !(OWED.test(said) && CLEARED.test(said)) && !A_FIGURE.test(said)) return false
  const main = said.replace(CONCESSION, '')
  if (OFFERS.test(said) || NO_DEMAND.test(main) || NOT_WANTED.test(main) || OTHERS_DEMAND.test(said)) return false
  return !PERMITS.test(said) || OR_ELSE.test(said)
}

function limitIn(text: ReadText, index: number, soFar: Readonly<FoundFacts>): Limit | undefined {
  const written = soFar.letterDate && valueOf(soFar.letterDate)
  const dated = datesBetween(text, index, index).find(
    one => (isLastDay(one) || ON_THE_DAY.test(one.before) || IS_THE_DAY.test(one.after)) && isForMoney(one.before),
  )
  // "due June 2, 2024" is history
  if (dated && (written === undefined ? !/\bdue(?: on)?\s*$/i.test(dated.before) : dated.date > written))
    return { by: dated.date }
  return limitInWords(text.runs[index]!.text, written) ?? daysIn(text, index)
}

/** "Is expected on", "must be with us on": no later, either. */
const ON_THE_DAY =
  /\b(?:due|expected?|payable|required|wanted|needed|demanded|looked for|must|shall|unless|in our hands|in full)\b[^.;]{0,60}\bon$|\b(?:due date|deadline|last day|cut-?off)\b[^.;]{0,40}\b(?:is|falls on|was set for)$|\b(?:do not|don['’]t|never) let$/i

/** "June 3 is when we want to see your payment". */
const IS_THE_DAY = /^\s*(?:is|will be) (?:when|(?:the|your|our) (?:last |final )?(?:day|date|deadline))\b/i

/** In one sentence with the right to dispute, the last day belongs to what is named last before it. */
function isForMoney(before: string): boolean {
  const dispute = lastIndex(before, DISPUTES)
  return dispute < 0 || lastIndex(before, WANTED) > dispute
}

function lastIndex(words: string, expression: RegExp): number {
  let at = -1
  for (const match of matchesOf(expression, words)) at = match.index
  return at
}

const THEN =
  /\b(?:by|before|until|on or before|no later than|prior to) (?:then|that (?:date|day|time))\b|\bbefore (?:it|(?:the|that) (?:time|clock|period)) (?:runs? out|is up|ends|expires|stops)\b/i
const ONLY_A_LIMIT =
  /^(?:\w+ )?(?:\(?\d+\)? )?(?:hours|days|weeks?)(?: (?:is|are) (?:what|all|how long)\b.{0,30})?[.!]?$|^(?:(?:and|so|again)[, ]+)?(?:you(?:['’]ve| now)? (?:have|got|are (?:given|allowed|granted))|we (?:give|allow|grant) you|(?:up)?on receipt of this (?:letter|notice),? you (?:have|get)|your (?:deadline|time|last day)|the (?:deadline|last day|due date)|deadline|due date|time limit|(?:when|no later than|not later than|by when|due by|latest)(?=\s*[:–-])|tomorrow (?:is|will be|may be) too late)\b/i
const SHORT_LIMIT = 90 // signs
const NEIGHBOURS = [-1, 1]

/** "The account will be reviewed on June 12. See that your payment is here before then." "Pay us. You have ten days." */
function limitBeside(text: ReadText, index: number, soFar: Readonly<FoundFacts>): Limit | undefined {
  const said = text.runs[index]!.text
  if (THEN.test(said)) {
    const before = datesBetween(text, index - 1, index).at(-1)
    const written = soFar.letterDate && valueOf(soFar.letterDate)
    if (before && !hasDispute(before.run.text) && (written === undefined || before.date > written))
      return { by: before.date }
  }
  for (const step of THEN.test(said) ? [...NEIGHBOURS, -2] : NEIGHBOURS) {
    const beside = text.runs[index + step]?.text
    if (beside === undefined || text.sentences[index + step]!.boilerplate || beside.length > SHORT_LIMIT) continue
    if (!ONLY_A_LIMIT.test(beside) || hasDispute(beside) || hasDispute(said) || OFFERS.test(beside)) continue
    const limit = limitIn(text, index + step, soFar)
    if (limit) return limit
  }
  return undefined
}

function hasDispute(said: string): boolean {
  return lastIndex(said, DISPUTES) >= 0
}

const THIS_MONTH = /\bby (?:noon (?:on|of) )?the (\d{1,2})(?:st|nd|rd|th)(?: of this month| instant)?(?=[\s.,;]|$)/i
const BY = String.raw`\b(?:by|before|until|no later than|not later than|on or before|prior to)\b(?: (?:the|noon|midnight|close of business|(?:the )?end of (?:business|the day)|\d{1,2}(?::\d\d)? ?[ap]\.?m\.?|on|of|this|next|coming))*[, ]+`
const WEEKDAY = new RegExp(
  String.raw`${BY}(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|mon|tues?|wed|thu(?:rs?)?|fri|sat)\b`,
  'i',
)
const WEEKEND = new RegExp(
  String.raw`${BY}(?:weekend|(?:end of (?:the|this|next|the coming) )?week(?:'s end)?)\b|\b(?:within|in) (?:the |a |this )?(?:next )?week\b|\bend of (?:the|this) week\b|\bthis week\b|\b(?:in|within) (?:a|one) week's time\b|\bbefore (?:the|this) week (?:is (?:out|over)|ends)\b`,
  'i',
)
const TOMORROW = new RegExp(
  String.raw`${BY}(?:tomorrow|tonight|today)\b|\bpay\w* .{0,40}\btomorrow\b|\btomorrow (?:is|will be|may be) too late\b`,
  'i',
)
const FORTNIGHT = /(?<!\b(?:last|past|every|each|per|first) )\bfortnight\b(?! ago)/i
const NTH_DAY =
  /\b(?:by|before|until|than|on) the (?:(\d{1,2})(?:st|nd|rd|th)|([a-z]+(?:-[a-z]+)?)) day (?:following|after|from|of)\b[^.;]{0,20}\b(?:date|this|receipt|day)\b/i
const NTH =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first'.split(
    ' ',
  )
const MONTH_END =
  /\b(?:by|before|until) (?:the )?end of (?:the|this|the current) month\b|\b(?:by|before) (?:the )?close of (?:the|this) month\b|\b(?:by|before) the (?:1st|first) of (?:the|next) month\b|\bbefore (?:the|this) month (?:is (?:out|over)|ends|closes)\b|\bby month'?s?[- ]end\b/i

/** A last day that is no full date: "by the 14th of this month", "before Friday", "by the end of the month". */
function limitInWords(said: string, written: IsoDate | undefined): Limit | undefined {
  const day = THIS_MONTH.exec(said)
  if (day && written !== undefined && isForMoney(said.slice(0, day.index))) {
    const [year, month, today] = written.split('-').map(Number) as [number, number, number]
    const by = Number(day[1]) > today ? isoDateOf({ year, month, day: Number(day[1]) }) : undefined
    if (by) return { by }
  }
  if (hasDispute(said)) return undefined
  if (TOMORROW.test(said)) return { withinDays: 1 }
  if (WEEKDAY.test(said) || WEEKEND.test(said)) return { withinDays: 7 }
  if (FORTNIGHT.test(said)) return { withinDays: 14 }
  const nth = NTH_DAY.exec(said)
  const days = nth && (nth[1] === undefined ? NTH.indexOf(nth[2]!.toLowerCase()) + 1 : Number(nth[1]))
  if (days) return { withinDays: days }
  return MONTH_END.test(said) && written !== undefined ? { by: endOfMonth(written) } : undefined
}

function endOfMonth(date: IsoDate): IsoDate {
  const [year, month] = date.split('-').map(Number) as [number, number, number]
  return addDays(addMonths(isoDateOf({ year, month, day: 1 })!, 1), -1)
}

function daysIn(text: ReadText, index: number): Limit | undefined {
  const { atoms } = text.sentences[index]!
  const run = text.runs[index]!
  const duration = atoms.find(atom => {
    if (atom.kind !== 'duration' || atom.value === undefined) return false
    const start = run.starts[atom.firstWord - run.first] ?? 0
    const before = run.text.slice(0, start)
    const end = run.starts[atom.lastWord + 1 - run.first] ?? run.text.length
    const isAlone = before.trim() === '' && /^[.!\s]*$/.test(run.text.slice(end))
    const isLast = /[,:–-]\s*$/.test(before) && run.text.length < SHORT_LIMIT && /^[.!\s]*$/.test(run.text.slice(end))
    const isLimit =
      isAlone || isLast || DAYS_TO_PAY.test(`${before.trimEnd()} `) || FROM_NOW.test(run.text.slice(end, end + 30))
    return isLimit && isForMoney(before)
  })
  return duration?.value === undefined ? undefined : { withinDays: duration.value }
}
