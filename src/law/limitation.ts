import type { TimeLimit, TimeLimitVerdict } from './assessment.ts'
import type { Confidence } from './define-rule.ts'
import { borrowingArgument } from './limitation/borrowing.ts'
import { debtOf, type Debt, type DebtToTime } from './limitation/debt.ts'
import { doubts, type Doubt } from './limitation/doubts.ts'
import { judgmentLimit } from './limitation/judgment.ts'
import { notCounted } from './limitation/not-counted.ts'
import { openQuestions, question } from './limitation/questions.ts'
import { readings, type Reading } from './limitation/readings.ts'
import { suitDate, type SuitDate } from './limitation/suit-date.ts'
import { warning } from './limitation/warning.ts'
import { whyBarred, whyNotBarred, type Counted } from './limitation/why.ts'
import { whyDepends } from './limitation/why-depends.ts'
import { addDays, type IsoDate } from '#units/iso-date.ts'

/** Room for a date that is a little off: documented days, and estimated ones. */
const MARGIN_DAYS = 30
const MARGIN_DAYS_ESTIMATED = 180

/** Whether the time to sue on a debt has run out in the state a suit would be brought in: never a bare yes, always with
 *  the dates, the reason and the statute. An unknown fact widens the range or asks a question; it is never filled in.
 *  `unknown` only when no state is known. Never throws.
 *  @law limitations.md 1
 *  @example timeLimit({ consumer: { debtKind: known('credit-card'), defaultDate: known(day('2019-03-14')) }, state: 'CA',
 *    on: day('2026-06-30') }).verdict // 'likely_time_barred': last day to sue September 8, 2023 */
export function timeLimit(asked: DebtToTime): TimeLimit {
  const debt = debtOf(asked)
  if (!debt) return NO_STATE
  const excluded = notCounted(debt)
  if (excluded) {
    return { ...excluded, earliestOn: undefined, latestOn: undefined, questions: [], warning: '', confidence: 'high' }
  }
  return judgmentLimit(debt) ?? countedLimit(debt)
}

const NO_STATE: TimeLimit = {
  verdict: 'unknown',
  earliestOn: undefined,
  latestOn: undefined,
  statute: undefined,
  why: 'Each state has its own time limits. Choose your state, and we can count the time.',
  questions: [question('stateOfResidence')],
  warning: 'Do not pay, promise to pay, or sign or e-mail that you owe this debt before you have checked.',
  confidence: 'high',
}

function countedLimit(debt: Debt): TimeLimit {
  const suit = suitDate(debt)
  const all = readings(debt, suit)
  const [earliestOn, latestOn] = rangeOf(all)
  const found = doubts({ debt, suit, readings: all, latestOn })
  const verdict = judge({ debt, suit, earliestOn, latestOn, found })
  const counted: Counted = { debt, suit, readings: all, earliestOn, latestOn, doubts: found }
  const deciding = decidingReadings(all, earliestOn, latestOn)
  return {
    verdict,
    earliestOn,
    latestOn,
    statute: [...new Set(deciding.map(({ statute }) => statute))].join('; '),
    why: [WHY[verdict](counted), borrowingArgument(debt, all)].filter(text => text !== '').join(' '),
    questions: openQuestions(debt, {
      startUnknown: !earliestOn && !latestOn,
      first: found.flatMap(({ asks }) => (asks ? [asks] : [])),
      range: other => rangeOf(readings(other, suit)),
      mayLengthen: verdict !== 'likely_not_time_barred',
    }),
    warning: warning(debt.laws[0]),
    confidence: lowest(all.map(({ confidence }) => confidence)),
  }
}

type CountedVerdict = Exclude<TimeLimitVerdict, 'unknown' | 'not_applicable'>

const WHY: Readonly<Record<CountedVerdict, (counted: Counted) => string>> = {
  likely_time_barred: whyBarred,
  likely_not_time_barred: whyNotBarred,
  depends: whyDepends,
}

interface Held {
  readonly debt: Debt
  readonly suit: SuitDate
  readonly earliestOn: IsoDate | undefined
  readonly latestOn: IsoDate | undefined
  readonly found: readonly Doubt[]
}

function judge({ debt, suit, earliestOn, latestOn, found }: Held): CountedVerdict {
  const margin = debt.estimated || suit.estimated ? MARGIN_DAYS_ESTIMATED : MARGIN_DAYS
  const isPast = latestOn !== undefined && suit.from !== undefined && suit.from > addDays(latestOn, margin)
  if (isPast && found.length === 0) return 'likely_time_barred'
  return earliestOn !== undefined && suit.to <= earliestOn ? 'likely_not_time_barred' : 'depends'
}

/** The first and the last day any reading ends on; undefined as soon as one reading leaves it open. */
function rangeOf(all: readonly Reading[]): [IsoDate | undefined, IsoDate | undefined] {
  const firsts = all.map(({ earliestOn }) => earliestOn)
  const lasts = all.map(({ latestOn, openEnded }) => (openEnded ? undefined : latestOn))
  return [edge(firsts, (a, b) => a < b), edge(lasts, (a, b) => a > b)]
}

function edge(
  dates: readonly (IsoDate | undefined)[],
  isFurther: (a: IsoDate, b: IsoDate) => boolean,
): IsoDate | undefined {
  return dates.reduce((best, date) => (best && date ? (isFurther(date, best) ? date : best) : undefined))
}

function decidingReadings(
  all: readonly Reading[],
  earliestOn: IsoDate | undefined,
  latestOn: IsoDate | undefined,
): readonly Reading[] {
  const edges = all.filter(
    one => (earliestOn && one.earliestOn === earliestOn) || (latestOn && one.latestOn === latestOn),
  )
  return edges.length > 0 ? edges : all
}

const ORDER: readonly Confidence[] = ['low', 'medium', 'high']

function lowest(confidences: readonly Confidence[]): Confidence {
  return ORDER.find(level => confidences.includes(level)) ?? 'low'
}
