import type { TimeLimit } from '#law/assessment.ts'
import { nextCourtDay } from '#units/court-days.ts'
import { addYears, longDate, type IsoDate } from '#units/iso-date.ts'
import type { Debt } from './debt.ts'
import { question } from './questions.ts'
import { stateWords, yearsWords } from './words.ts'

const CHECK_SERVICE =
  'If you never got the court papers, the judgment may be set aside, often only within a short time. Call legal aid or a lawyer today.'
const WARNING =
  'A judgment lasts far longer than the time to sue, and many can be renewed. Do not sign or promise anything before you have talked to a lawyer.'

/** How long a judgment lives; undefined when there is none. The time of the debt itself no longer matters, and no judgment
 *  is ever called too old, because many can be renewed.  @law limitations.md 1.2 */
export function judgmentLimit(debt: Debt): TimeLimit | undefined {
  const { on, laws, told, paper } = debt
  const isJudgment =
    told('judgmentExists') || told('judgmentDate') || paper.kind === 'judgment' || paper.kind === 'garnishment'
  if (!isJudgment) return undefined
  const period = laws[0].periods.judgment
  const given = told('judgmentDate') ?? (paper.kind === 'judgment' ? paper.datedOn : undefined)
  const isSure = period.confidence !== 'low'
  const ends = given && isSure ? nextCourtDay(addYears(given, period.years)) : undefined
  const shared = {
    statute: isSure ? period.statute : undefined,
    questions: given ? [] : [question('judgmentDate')],
    warning: WARNING,
    confidence: period.confidence,
  }
  if (!given || !ends) {
    const years = isSure
      ? ` In ${stateWords(laws[0].code)} it lasts ${yearsWords(period.years)} (${period.statute}).`
      : ''
    return depends(shared, `A court has given a judgment, so the judgment's own life counts.${years} ${CHECK_SERVICE}`)
  }
  if (on > ends) {
    return depends(
      { ...shared, ends },
      `The judgment of ${longDate(given)} may have lapsed on ${longDate(ends)} (${period.statute}), but many can be renewed. Ask the clerk of the court whether it was. ${CHECK_SERVICE}`,
    )
  }
  return {
    ...shared,
    verdict: 'likely_not_time_barred',
    earliestOn: ends,
    latestOn: ends,
    why: `A court gave a judgment on ${longDate(given)}. In ${stateWords(laws[0].code)} it lasts ${yearsWords(period.years)}, until ${longDate(ends)}, and may be renewed (${period.statute}). ${CHECK_SERVICE}`,
  }
}

type Shared = Pick<TimeLimit, 'statute' | 'questions' | 'warning' | 'confidence'>

function depends({ ends, ...shared }: Shared & { ends?: IsoDate }, why: string): TimeLimit {
  return { ...shared, verdict: 'depends', earliestOn: ends, latestOn: ends, why: `It depends. ${why}` }
}
