import { consumerFactsFromWire } from '#contract/consumer-facts.ts'
import type { PlainPhrase } from '#language/phrase.ts'
import type { TimeLimit } from '#law/assessment.ts'
import { timeLimit } from '#law/limitation.ts'
import { isoDate, type IsoDate } from '#units/iso-date.ts'
import type { StateCode } from '#units/state-code.ts'
import type { Answer } from '#web/results/answers.ts'
import { longDate, t } from '#web/language.tsx'
import { onRuler, type RulerPoint } from '#web/results/deadlines.ts'

/** What the person told on the page, by the wire's names. It never leaves the device. */
export type Told = Readonly<Record<string, Answer>>

/** The oldest day that can matter; a year that is still being typed lies before it. */
const OLDEST = '1960-01-01'

/** A day that can be counted with: typed to the end, and not still to come. */
export function countable(text: string, on: IsoDate): IsoDate | undefined {
  const date = isoDate(text)
  return date && date >= OLDEST && date <= on ? date : undefined
}

/** The answer to what was told; without a state it says only that one is needed. */
export function limitOf(told: Told, state: StateCode | undefined, on: IsoDate): TimeLimit {
  const sound = Object.entries(told).filter(
    ([name, value]) => !name.endsWith('_date') || typeof value !== 'string' || countable(value, on) !== undefined,
  )
  return timeLimit({ consumer: consumerFactsFromWire(Object.fromEntries(sound)), state, on })
}

const NAMED: readonly (readonly [name: string, label: PlainPhrase])[] = [
  ['default_date', 'First payment missed'],
  ['last_payment_date', 'Last payment'],
  ['charge_off_date', 'Written off'],
  ['suit_filed_date', 'Suit filed'],
  ['judgment_date', 'Judgment'],
]

/** The days that were told, today and the days counted, in order on one line. */
export function timeline(told: Told, { earliestOn, latestOn }: TimeLimit, on: IsoDate): readonly RulerPoint[] {
  const points: Omit<RulerPoint, 'at'>[] = [{ on, label: t('Today'), kind: 'today' }]
  for (const [name, label] of NAMED) {
    const date = dateIn(told[name], on)
    if (date) points.push({ on: date, label: t(label), kind: 'plain' })
  }
  for (const date of datesIn(told['payment_dates'], on)) points.push({ on: date, label: t('Payment'), kind: 'plain' })
  for (const date of datesIn(told['acknowledgments'], on)) points.push({ on: date, label: t('Promise'), kind: 'plain' })
  const isOneDay = earliestOn === latestOn
  if (earliestOn)
    points.push({ on: earliestOn, label: isOneDay ? t('Last day to sue') : t('Earliest last day'), kind: 'due' })
  if (latestOn && !isOneDay) points.push({ on: latestOn, label: t('Latest last day'), kind: 'due' })
  return onRuler(points)
}

/** What was told, in words, for the printed page. */
export function saidInWords(told: Told, on: IsoDate): readonly string[] {
  const dates = NAMED.flatMap(([name, label]) => {
    const date = dateIn(told[name], on)
    return date ? [`${t(label)}: ${longDate(date)}`] : []
  })
  const payments = datesIn(told['payment_dates'], on).map(date => t('Payment: {date}', { date: longDate(date) }))
  const promises = datesIn(told['acknowledgments'], on).map(date => t('Promise: {date}', { date: longDate(date) }))
  return [...dates, ...payments, ...promises]
}

function dateIn(value: Answer | undefined, on: IsoDate): IsoDate | undefined {
  return typeof value === 'string' ? countable(value, on) : undefined
}

function datesIn(value: Answer | undefined, on: IsoDate): readonly IsoDate[] {
  if (!Array.isArray(value)) return []
  const days = value.map(entry => (typeof entry === 'string' ? entry : (entry as { on?: string }).on))
  return days.flatMap(text => (text === undefined ? [] : (countable(text, on) ?? [])))
}
