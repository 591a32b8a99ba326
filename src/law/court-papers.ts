import { addBusinessDays } from '#units/business-days.ts'
import { addDays, earliest, weekday, type IsoDate } from '#units/iso-date.ts'
import type { CourtPaper } from './assessment.ts'
import { valueOf } from './fact.ts'
import type { AllFacts } from './facts.ts'
import type { AnswerRule, StateLaw } from './states/state-law.ts'

/** What a paper from a court asks, and by when. A day is counted only when the paper gives a number of days and the day
 *  of service is known: then it is the earlier of the paper's and the state rule's. It is never moved off a weekend, so
 *  that no one files late. Undefined for any other paper.
 *  @law limitations.md 4 */
export function courtPaper(facts: AllFacts, law: StateLaw | undefined): CourtPaper | undefined {
  const kind = valueOf(facts.kindOfPaper)
  if (kind !== 'summons-or-complaint' && kind !== 'judgment' && kind !== 'garnishment') return undefined
  const rule = kind === 'summons-or-complaint' && law?.answer.confidence !== 'low' ? law?.answer : undefined
  return {
    kind,
    words: valueOf(facts.answerDeadlineText),
    answerBy: answerBy(facts, rule),
    rule: rule && ruleFor(facts, rule),
    note: rule?.note,
  }
}

function answerBy(facts: AllFacts, rule: AnswerRule | undefined): IsoDate | undefined {
  if (rule?.counting?.kind === 'return-date') {
    const returnsOn = valueOf(facts.hearingDate)
    return returnsOn && addDays(returnsOn, rule.counting.appearanceDays)
  }
  const days = valueOf(facts.answerWithinDays)
  const served = valueOf(facts.serviceDate) ?? (isGarnishment(facts) ? valueOf(facts.receiptDate) : undefined)
  if (days === undefined || served === undefined) return undefined
  const business = valueOf(facts.answerDaysAreBusinessDays) === true
  const paper = business ? addBusinessDays(served, days) : addDays(served, days)
  if (!rule) return paper
  const byRule = ruleDate({ rule, days, served, manner: valueOf(facts.serviceManner) })
  // the paper's own number counted as this state counts it
  return rule.counting?.kind === 'monday-next-after' && days === rule.days ? byRule : earliest(paper, byRule)
}

interface Service {
  readonly rule: AnswerRule
  readonly days: number
  readonly served: IsoDate
  readonly manner: 'in-person' | 'other' | undefined
}

/** The state's own day. When the paper's number is that of one of the two courts we know, it is that court's; with any
 *  other number the earlier of the two. */
function ruleDate({ rule, days, served, manner }: Service): IsoDate {
  const { counting, limitedCourt } = rule
  if (counting?.kind === 'manner-of-service') {
    return addDays(served, manner === 'other' ? counting.otherwiseDays : rule.days)
  }
  const limited = limitedCourt.days ?? rule.days
  const counted = days === rule.days || days === limited ? days : Math.min(rule.days, limited)
  const end = addDays(served, counted)
  return counting?.kind === 'monday-next-after' && counted === rule.days ? mondayAfter(end) : end
}

/** The Monday after the last of the days; when that day is a Monday, the next one. */
function mondayAfter(lastDay: IsoDate): IsoDate {
  return addDays(lastDay, (8 - weekday(lastDay)) % 7 || 7)
}

function ruleFor(facts: AllFacts, rule: AnswerRule): string {
  const days = valueOf(facts.answerWithinDays)
  const isLimited = days !== undefined && days !== rule.days && days === rule.limitedCourt.days
  return isLimited && rule.limitedCourt.confidence !== 'low' ? rule.limitedCourt.rule : rule.rule
}

function isGarnishment({ kindOfPaper }: AllFacts): boolean {
  return valueOf(kindOfPaper) === 'garnishment'
}
