import { known } from '#law/fact.ts'
import { datesIn, evidenceOfDate, isLastDay, type DateInSentence } from './dated.ts'
import type { FoundFacts, ReadText } from './finder.ts'
import { matchesOf } from '#reading/matches.ts'

const DISPUTE =
  /\b(?:disput\w*|contest(?:s|ed|ing)?|challeng(?:e[sd]?|ing)|question(?:ing)?(?= (?:this|the|it|that|all|your))|disagree(?:ing)?|object(?:s|ed|ing|ions?)?|valid(?:ity|ation)|(?:30|thirty)[- ]day (?:period|window|time|right)|verif\w+|original creditor|acreedor original|do(?:es)? not owe|don't owe|not your debt|is wrong|are incorrect)\b/gi
const ELSE =
  /\b(?:pay|pays|paid|paying|payments?|remit\w*|settle\w*|offer\w*|discount|save|enroll|arrangement|sue|suit|lawsuit|legal action|report\w*|garnish\w*|reserve|expires?|office is closed|in spanish|large print|braille|pague|pago|oferta)\b/gi
const WRITE = /\b(?:call|write|contact|notify|tell|respond|reply|hear from|reach|ll[áa]menos|escr[ií]ba\w*|escribe)\b/i
const STOPS_COLLECTION = /\b(?:must stop|stop collect|cease collect|suspend|debemos (?:dejar|detener))\b/i

/** The last day to dispute as printed; when several differ, the earliest. The last day of an offer or a payment is none.
 *  @law 12 CFR 1006.34(c)(3)(i)-(iii) */
export function findValidationEndDate(text: ReadText): FoundFacts {
  const ends = datesIn(text).filter(
    one => (isLastDay(one) && (isForDisputes(one) || goesOn(text, one))) || isRowOfDays(text, one),
  )
  const first = ends.reduce<DateInSentence | undefined>((so, one) => (so && so.date <= one.date ? so : one), undefined)
  if (!first) return {}
  const same = ends.filter(one => one.date === first.date).slice(0, 3)
  return { validationEndDate: known(first.date, { evidence: same.map(one => evidenceOfDate(text, one)) }) }
}

// What the date hangs on is the nearest of the two before it; behind it, only its own clause is asked.
function isForDisputes({ before, after }: DateInSentence): boolean {
  const dispute = lastIndex(before, DISPUTE)
  const other = lastIndex(before, ELSE)
  if (dispute > other) return true
  if (other >= 0) return false
  const clause = after.split(/[;.]/)[0]!
  const own = clause.slice(0, 160)
  const disputeAfter = own.search(new RegExp(DISPUTE.source, 'i'))
  const otherAfter = own.search(new RegExp(ELSE.source, 'i'))
  if (disputeAfter >= 0 && (otherAfter < 0 || disputeAfter < otherAfter)) return true
  return WRITE.test(before) && STOPS_COLLECTION.test(after)
}

const THAT_TIME =
  /\b(?:that|this|the|your) (?:time|period|window|right) (?:is over|ends?|expires?|closes?|runs? out|lapses?)\b/i

// "The law gives you time to dispute. That time is over on June 3."
function goesOn(text: ReadText, { before, after, index }: DateInSentence): boolean {
  const previous = text.runs[index - 1]?.text
  if (previous === undefined || !THAT_TIME.test(before) || ELSE_ONE.test(`${before} ${after}`)) return false
  return DISPUTE_ONE.test(previous) && !ELSE_ONE.test(previous)
}

const ROW_END = /^[\s.|)\]]*$/
const ROW_START = /[-–—:|.]$/
const LAST_DAYS =
  /\b(?:(?:last|final) (?:day|date)|deadlines?|cut-?offs?|by when|until when|run(?:s|ning)? out|time limits?|latest (?:day|date)|no(?:t)? later than|expir(?:es?|y|ation)|ends? on|good (?:until|through))\b/i
const ROWS = 6

// "Your rights and their last day:" above "Dispute the debt ... June 3"
function isRowOfDays(text: ReadText, { before, after, index }: DateInSentence): boolean {
  if (!ROW_END.test(after)) return false
  const isAlone = !/\p{L}/u.test(before) // in a table's own column
  const label = isAlone ? (text.runs[index - 1]?.text ?? '') : before
  if (!(isAlone || ROW_START.test(before)) || !DISPUTE_ONE.test(label) || ELSE_ONE.test(label)) return false
  const above = text.runs.slice(Math.max(0, index - ROWS), index + 1).map(run => run.text)
  const heading = above.findLastIndex(said => LAST_DAYS.test(said))
  return heading >= 0 && !ELSE_ONE.test(above[heading]!)
}

const DISPUTE_ONE = new RegExp(DISPUTE.source, 'i')
const ELSE_ONE = new RegExp(ELSE.source, 'i')

function lastIndex(words: string, expression: RegExp): number {
  let at = -1
  for (const match of matchesOf(expression, words)) at = match.index
  return at
}
