import type { PlainPhrase } from '#language/phrase.ts'
import type { AnalysisReply } from '#contract/analyses.ts'
import { daysBetween, type IsoDate, isoDate } from '#units/iso-date.ts'
import { t } from '#web/language.tsx'

export interface DatedDeadline {
  readonly id: string
  readonly on: IsoDate
  readonly daysLeft: number
  readonly basis: string
  readonly assumed: boolean
  readonly what: string
  readonly whatIsLost: string
}

/** Days a court set. Nothing else matters as much. */
export const COURT_DEADLINES: readonly string[] = ['answer-court-papers', 'court-hearing', 'exemption-claim']

/** Deadlines that decide what to do now, the gravest first. The rest only inform. */
const ACTED_ON = [...COURT_DEADLINES, 'mail-by', 'validation-period-ends'] as const

/** The analysis's deadlines with the days left from today: a result is looked at again days later. */
export function deadlinesOn(analysis: AnalysisReply, today: IsoDate): readonly DatedDeadline[] {
  return analysis.deadlines.flatMap(({ id, on, basis, assumed, what, what_is_lost }) => {
    const date = isoDate(on)
    if (!date) return []
    return [{ id, on: date, daysLeft: daysBetween(today, date), basis, assumed, what, whatIsLost: what_is_lost }]
  })
}

/** The deadline that matters most: of those still ahead, the one whose loss is worst. The year to sue the collector is
 *  one only when it is nearly over; a date their offer ends is none at all.  @law strategy.md 4 */
export function mainDeadline(deadlines: readonly DatedDeadline[]): DatedDeadline | undefined {
  const ahead = deadlines.filter(deadline => deadline.daysLeft >= 0)
  for (const id of ACTED_ON) {
    const found = ahead.find(deadline => deadline.id === id)
    if (found) return found
  }
  return ahead.find(deadline => deadline.id === 'sue-collector-by' && deadline.daysLeft <= NEARLY_OVER)
}

const NEARLY_OVER = 60

/** A near date is shown in red: a week or less is left, two weeks where something must be mailed; a court's always. */
export function isNear({ daysLeft, id }: DatedDeadline): boolean {
  return COURT_DEADLINES.includes(id) || daysLeft <= (id === 'mail-by' ? 14 : 7)
}

/** @example sayDaysLeft(0) // 'today'   sayDaysLeft(11) // '11 days left' */
export function sayDaysLeft(days: number): string {
  if (days < 0) return days === -1 ? t('yesterday') : t('{days} days ago', { days: -days })
  if (days === 0) return t('today')
  return days === 1 ? t('1 day left') : t('{days} days left', { days })
}

export interface RulerPoint {
  readonly on: IsoDate
  readonly label: string
  readonly kind: 'today' | 'due' | 'plain'
  /** Place on the ruler, 0 to 100. */
  readonly at: number
}

const LABELS: Readonly<Record<string, PlainPhrase>> = {
  'answer-court-papers': 'Answer due',
  'court-hearing': 'Court date',
  'exemption-claim': 'Claim due',
  'mail-by': 'Mail by',
  'validation-period-ends': '30 days end',
  'offer-expires': 'Their offer ends',
}

const CLOSEST = 17

/** Every date that competes for attention, on one line: the letter's, today, what is due. Days keep their proportion as
 *  far as their labels allow: two labels never come closer than a label's width. */
export function rulerPoints(
  analysis: AnalysisReply,
  deadlines: readonly DatedDeadline[],
  today: IsoDate,
): readonly RulerPoint[] {
  const due = mainDeadline(deadlines)
  const printed = isoDate(analysis.facts.dispute_deadline?.value ?? '')
  const written = isoDate(analysis.facts.letter_date?.value ?? '')
  const points: Omit<RulerPoint, 'at'>[] = [{ on: today, label: t('Today'), kind: 'today' }]
  for (const { id, on, daysLeft } of deadlines) {
    const label = LABELS[id]
    if (label && daysLeft > 0) points.push({ on, label: t(label), kind: id === due?.id ? 'due' : 'plain' })
  }
  const isNew = (date: IsoDate) => points.every(point => point.on !== date)
  if (printed && isNew(printed) && daysBetween(today, printed) > 0) {
    points.push({ on: printed, label: t('Printed in the letter'), kind: 'plain' })
  }
  if (written && isNew(written) && daysBetween(written, today) > 0 && daysBetween(written, today) < 120) {
    points.push({ on: written, label: t('Letter dated'), kind: 'plain' })
  }
  return onRuler(points)
}

/** Days placed on a ruler in their order; of two on one day the first stands. Days keep their proportion as far as their
 *  labels allow. */
export function onRuler(points: readonly Omit<RulerPoint, 'at'>[]): readonly RulerPoint[] {
  const unique = points.filter((point, index) => points.findIndex(other => other.on === point.on) === index)
  return spread(unique.toSorted((a, b) => (a.on < b.on ? -1 : 1)))
}

function spread(points: readonly Omit<RulerPoint, 'at'>[]): readonly RulerPoint[] {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const span = Math.max(1, daysBetween(first.on, last.on))
  const gap = Math.min(CLOSEST, 100 / Math.max(1, points.length - 1))
  const placed = points.map(point => ({ ...point, at: (daysBetween(first.on, point.on) / span) * 100 }))
  for (let i = 1; i < placed.length; i++) placed[i]!.at = Math.max(placed[i]!.at, placed[i - 1]!.at + gap)
  for (let i = placed.length - 1; i >= 0; i--) {
    const next = i === placed.length - 1 ? 100 + gap : placed[i + 1]!.at
    placed[i]!.at = Math.min(placed[i]!.at, next - gap)
  }
  return placed
}
