import { longDate, type IsoDate } from '#units/iso-date.ts'
import type { Debt } from './debt.ts'
import type { Reading } from './readings.ts'
import type { Counted } from './why.ts'
import { basisWords, claimWords, pauseWords, sentences, stateWords, yearsWords } from './words.ts'

const TOO_CLOSE = 'That is too close to be sure.'
const ALL_PAST =
  'Every day we counted is past, so the debt may well be too old. Something could still make the time longer.'

/** Both dates, which reading gives which, and what decides between them.  @law limitations.md 1.4 */
export function whyDepends(counted: Counted): string {
  const { suit, latestOn, doubts } = counted
  const isPast = latestOn !== undefined && suit.from !== undefined && suit.from > latestOn
  const open = doubts.map(({ says }) => says)
  const past = isPast ? (open.length === 0 ? [TOO_CLOSE] : [ALL_PAST]) : []
  return sentences('It depends.', ...rangeWords(counted), ...past, ...open)
}

function rangeWords({ debt, readings, earliestOn, latestOn }: Counted): string[] {
  const first = readings.find(reading => reading.earliestOn === earliestOn)
  const last = readings.find(reading => reading.latestOn === latestOn)
  if (earliestOn && latestOn && first && last) return twoEnds({ first, last, earliestOn, latestOn })
  if (earliestOn && first) {
    const earliest = `By our count the last day to sue is ${longDate(earliestOn)} at the earliest.`
    return [earliest, basisWords(first, first.start.first)]
  }
  if (latestOn && last) {
    const latest = `The last day to sue is no later than ${longDate(latestOn)}.`
    return [unknownStart(debt), latest, basisWords(last, last.start.last)]
  }
  return [unknownStart(debt), lengthsWords(readings)]
}

interface Ends {
  readonly first: Reading
  readonly last: Reading
  readonly earliestOn: IsoDate
  readonly latestOn: IsoDate
}

function twoEnds({ first, last, earliestOn, latestOn }: Ends): string[] {
  const added = last.pauses.map(pauseWords)
  if (earliestOn === latestOn) {
    return [`By our count the last day to sue is ${longDate(latestOn)}.`, basisWords(last, last.start.last), ...added]
  }
  const falls = `By our count the last day to sue falls between ${longDate(earliestOn)} and ${longDate(latestOn)}.`
  const isOneReading =
    first.years === last.years && first.statute === last.statute && first.start.first === last.start.last
  if (isOneReading) return [falls, basisWords(last, last.start.last), ...added]
  return [
    falls,
    `Read one way: ${readingWords(first, first.start.first)}, so ${longDate(earliestOn)}.`,
    `Read another way: ${readingWords(last, last.start.last)}, so ${longDate(latestOn)}.`,
    ...added,
    deciding(first, last),
  ]
}

function readingWords({ law, years, claim, statute }: Reading, start: IsoDate | undefined): string {
  const from = start ? ` from ${longDate(start)}` : ''
  return `${yearsWords(years)}${from} for ${claimWords(claim)} in ${stateWords(law.code)} (${statute})`
}

/** What a court would have to settle to choose between the two ends. */
function deciding(first: Reading, last: Reading): string {
  if (first.law !== last.law) return 'It turns on the state you are sued in.'
  if (last.claim === 'sealed') return 'It turns on whether the paper was signed under seal.'
  if (first.claim !== last.claim) {
    return `It turns on whether a court sees ${claimWords(first.claim)} or ${claimWords(last.claim)} in it.`
  }
  if (first.years === last.years) return 'It turns on the day the clock started.'
  const usual = last.claim === 'judgment' ? undefined : last.law.periods[last.claim].contested?.usual
  if (usual === undefined || usual === 'unsettled') return 'Courts have not settled which limit holds.'
  return `Courts more often use the ${usual === 'shorter' ? first.years : last.years}-year limit, but not always.`
}

function lengthsWords(readings: readonly Reading[]): string {
  const [first, ...rest] = readings.toSorted((a, b) => a.years - b.years)
  if (!first) return ''
  const last = rest.at(-1) ?? first
  const where = stateWords(first.law.code)
  if (first.years === last.years) return `In ${where} the limit is ${yearsWords(first.years)} (${first.statute}).`
  return `The limit is ${first.years} to ${last.years} years, as the law in ${where} is read (${first.statute}; ${last.statute}).`
}

function unknownStart({ kind, laws }: Debt): string {
  const treatment = kind === 'medical' && laws.some(({ clockStart }) => clockStart.medicalFrom?.startsWith('treatment'))
  const day = treatment ? 'the day you were treated' : 'the day of the first payment you missed and never caught up'
  return `We do not know ${day}. Do not rely on a date the collector gives: ask for the history of the account.`
}
