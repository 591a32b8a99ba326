import { currentAmount } from '#law/amounts/dated-amount.ts'
import { reportingPeriod } from '#law/amounts/reporting-period.ts'
import { longDate, type IsoDate } from '#units/iso-date.ts'
import type { Debt } from './debt.ts'
import { ROUGH_GUIDE, type Doubt } from './doubts.ts'
import type { Reading } from './readings.ts'
import type { SuitDate } from './suit-date.ts'
import { basisWords, pauseWords, sentences, stateWords } from './words.ts'

/** Everything counted about one debt. */
export interface Counted {
  readonly debt: Debt
  readonly suit: SuitDate
  readonly readings: readonly Reading[]
  readonly earliestOn: IsoDate | undefined
  readonly latestOn: IsoDate | undefined
  readonly doubts: readonly Doubt[]
}

/** The day, what it rests on, what to do if sued, and what the end of the time does not do.  @law limitations.md 1.4 */
export function whyBarred({ debt, suit, readings, latestOn }: Counted): string {
  const last = readings.find(reading => reading.latestOn === latestOn)
  if (!last || !latestOn) return ''
  return sentences(
    suit.isFiled
      ? `The suit was likely begun too late. By our count the last day was ${longDate(latestOn)}.`
      : `The time to sue on this debt has likely run out. By our count the last day was ${longDate(latestOn)}.`,
    basisWords(last, last.start.last),
    ...last.pauses.map(pauseWords),
    conditions(debt),
    'If you are sued you must still answer and tell the court that the time has run out. The court does not do it for you.',
    suitBar(debt),
    afterlife(last),
  )
}

/** The range, what it rests on, and what that does not mean.  @law limitations.md 1.4 */
export function whyNotBarred({ debt, suit, readings, earliestOn, latestOn }: Counted): string {
  const first = readings.find(reading => reading.earliestOn === earliestOn)
  if (!first || !earliestOn) return ''
  const isRange = latestOn !== undefined && latestOn !== earliestOn
  const ends = isRange ? `between ${longDate(earliestOn)} and ${longDate(latestOn)}` : `on ${longDate(earliestOn)}`
  const orLater = latestOn ? '' : ' or later'
  return sentences(
    suit.isFiled
      ? `The suit was likely begun in time. By our count the last day to sue falls ${ends}${orLater}.`
      : `The time to sue has likely not run out. By our count it ends ${ends}${orLater}.`,
    basisWords(first, first.start.first),
    readings.some(({ confidence }) => confidence === 'low') ? ROUGH_GUIDE : '',
    answerWords(debt, suit),
    'That the time still runs does not mean they can prove the debt: you can ask for proof.',
  )
}

/** The facts the answer rests on, so that a person can see when it is wrong. */
function conditions({ told, laws }: Debt): string {
  const missed = told('defaultDate')
  const paid = told('lastPaymentDate')
  const charged = told('chargeOffDate')
  const start = missed
    ? `you missed the payment of ${longDate(missed)} and never caught up`
    : paid
      ? `your last payment was on ${longDate(paid)}`
      : charged
        ? `the lender charged the debt off on ${longDate(charged)}`
        : 'the dates you gave are right'
  const lived = told('stateWhenSigned')
    ? ''
    : ` It also assumes that you lived in ${stateWords(laws[0].code)} when you opened the account.`
  return `This holds if ${start}, and if you made no other payment or promise since then.${lived}`
}

/** The suit bar binds debt collectors; most first lenders are outside it. */
function suitBar({ holder, laws }: Debt): string {
  const state = laws[0].suitBar
  const own = state && state.confidence !== 'low' ? `State law has a rule about it too (${state.statute}).` : ''
  if (holder === 'original-creditor-in-own-name') return own
  return sentences(
    'A debt collector may not sue or threaten to sue on a debt that is too old (12 CFR 1006.26(b)).',
    own,
  )
}

function afterlife({ law }: Reading): string {
  if (law.extinguishedBy) {
    return `In ${stateWords(law.code)} the debt itself ends with the time to sue (${law.extinguishedBy}).`
  }
  return `The debt may still exist, and it may still be in your credit report for about ${currentAmount(reportingPeriod)} years from when you fell behind (15 USC 1681c).`
}

function answerWords({ laws }: Debt, suit: SuitDate): string {
  const { answer, code } = laws[0]
  if (suit.isFiled) return 'Answer by the day the court papers give.'
  if (answer.confidence === 'low') return 'If you are sued, answer by the day the court papers give.'
  const days = [...new Set([answer.days, answer.limitedCourt.days ?? answer.days])].sort((a, b) => a - b)
  return `If you are sued, answer by the day the court papers give. In ${stateWords(code)} that is often ${days.join(' or ')} days after you get them (${answer.rule}).`
}
