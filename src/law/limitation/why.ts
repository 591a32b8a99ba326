import { currentAmount } from '#law/amounts/dated-amount.ts'
import { reportingPeriod } from '#law/amounts/reporting-period.ts'
import { longDate, type IsoDate } from '#units/iso-date.ts'
import type { Debt } from './debt.ts'
import { ROUGH_GUIDE, type Doubt } from './doubts.ts'
import type { Reading } from './readings.ts'
import type { SuitDate } from './suit-date.ts'
import type { Pause } from './tolling.ts'
import { claimWords, stateWords, yearsWords } from './words.ts'

/** Everything counted about one debt. */
export interface Counted {
  readonly debt: Debt
  readonly suit: SuitDate
  readonly readings: readonly Reading[]
  readonly earliestOn: IsoDate | undefined
  readonly latestOn: IsoDate | undefined
  readonly doubts: readonly Doubt[]
}

/** @law limitations.md 1.4: what each of the three answers must contain */
export function whyBarred({ debt, suit, readings, latestOn }: Counted): string {
  const last = readings.find(reading => reading.latestOn === latestOn)
  if (!last || !latestOn) return ''
  return sentences(
    suit.isFiled
      ? `The suit was likely begun too late: by our count the last day was ${longDate(latestOn)}.`
      : `The time to sue on this debt has likely run out. By our count the last day was ${longDate(latestOn)}.`,
    basis(last),
    ...last.pauses.map(pauseWords),
    conditions(debt),
    'If you are sued you must still answer and tell the court that the time has run out. The court does not do it for you.',
    suitBar(debt),
    afterlife(last),
  )
}

export function whyNotBarred({ debt, suit, readings, earliestOn, latestOn }: Counted): string {
  const first = readings.find(reading => reading.earliestOn === earliestOn)
  if (!first || !earliestOn) return ''
  const ends =
    latestOn && latestOn !== earliestOn
      ? `between ${longDate(earliestOn)} and ${longDate(latestOn)}`
      : `on ${longDate(earliestOn)}`
  return sentences(
    suit.isFiled
      ? `The suit was likely begun in time: by our count the time to sue ended ${ends}.`
      : `The time to sue has likely not run out. By our count it ends ${ends}${latestOn ? '' : ' or later'}.`,
    basis(first),
    readings.some(({ confidence }) => confidence === 'low') ? ROUGH_GUIDE : '',
    answerWords(debt),
    'That the time still runs does not mean they can prove the debt: you can ask for proof.',
  )
}

export function whyDepends({ debt, suit, readings, earliestOn, latestOn, doubts }: Counted): string {
  const first = readings.find(reading => reading.earliestOn === earliestOn)
  const last = readings.find(reading => reading.latestOn === latestOn)
  const told = doubts.map(({ says }) => says)
  if (!earliestOn && !latestOn) return sentences('It depends.', unknownStart(debt), lengthsWords(readings), ...told)
  const day = suit.isFiled ? 'The last day to sue' : 'By our count the last day to sue'
  if (!first || !earliestOn) {
    return sentences(
      'It depends.',
      unknownStart(debt),
      `${day} is no later than ${longDate(latestOn ?? debt.on)}.`,
      last ? basis(last) : '',
      ...told,
    )
  }
  if (!last || !latestOn) {
    return sentences('It depends.', `${day} is ${longDate(earliestOn)} at the earliest.`, basis(first), ...told)
  }
  if (earliestOn === latestOn) {
    return sentences(
      'It depends.',
      `${day} was ${longDate(latestOn)}.`,
      basis(last),
      ...last.pauses.map(pauseWords),
      ...(told.length > 0 ? told : [TOO_CLOSE]),
    )
  }
  return sentences(
    'It depends.',
    `${day} falls between ${longDate(earliestOn)} and ${longDate(latestOn)}.`,
    `Read one way: ${one(first, first.start.first)}, so ${longDate(earliestOn)}.`,
    `Read another way: ${one(last, last.start.last)}, so ${longDate(latestOn)}.`,
    ...last.pauses.map(pauseWords),
    ...(told.length > 0 ? told : suit.from !== undefined && suit.from > latestOn ? [TOO_CLOSE] : []),
  )
}

const TOO_CLOSE = 'That is too close to today to be sure.'

function sentences(...parts: readonly string[]): string {
  return parts.filter(part => part !== '').join(' ')
}

function basis(reading: Reading): string {
  const start = reading.start.last ?? reading.start.first
  const from = start ? `, counted from ${longDate(start)}` : ''
  return `${capital(stateWords(reading.law.code))} gives ${yearsWords(reading.years)} for ${claimWords(reading.claim)} (${reading.statute})${from}.`
}

function one({ law, years, claim, statute }: Reading, start: IsoDate | undefined): string {
  const from = start ? ` from ${longDate(start)}` : ''
  return `${yearsWords(years)}${from} for ${claimWords(claim)} in ${stateWords(law.code)} (${statute})`
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

const PAUSES: Readonly<Record<Pause['kind'], (days: number) => string>> = {
  'courts-closed': days => `We added ${days} days because the courts were closed in 2020.`,
  'military-service': days => `We added your ${days} days of military service (50 USC 3936).`,
  bankruptcy: days => `We added ${days} days for your bankruptcy (11 USC 108(c)).`,
}

function pauseWords({ kind, days }: Pause): string {
  return PAUSES[kind](days)
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
  const own = state && state.confidence !== 'low' ? ` State law has a rule about it too (${state.statute}).` : ''
  if (holder === 'original-creditor-in-own-name') return own.trim()
  return `A debt collector may not sue or threaten to sue on a debt that is too old (12 CFR 1006.26(b)).${own}`
}

function afterlife({ law }: Reading): string {
  if (law.extinguishedBy)
    return `In ${stateWords(law.code)} the debt itself ends with the time to sue (${statuteOf(law.extinguishedBy)}).`
  return `The debt may still exist, and it may still be in your credit report for about ${currentAmount(reportingPeriod)} years from when you fell behind (15 USC 1681c).`
}

function statuteOf(cite: string): string {
  return cite.replace(/ \([^()]*[a-z]{4}[^()]*\)$/, '')
}

function answerWords({ laws }: Debt): string {
  const { answer, code } = laws[0]
  if (answer.confidence === 'low') return 'If you are sued, answer by the day the court papers give.'
  const days = [...new Set([answer.days, answer.limitedCourt.days ?? answer.days])].sort((a, b) => a - b)
  return `If you are sued, answer by the day the court papers give. In ${stateWords(code)} that is often ${days.join(' or ')} days after you get them (${answer.rule}).`
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
