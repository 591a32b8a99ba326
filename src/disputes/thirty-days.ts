import { addDays, daysBetween, type IsoDate } from '#units/iso-date.ts'
import { CHECK_IN_DAYS, type Standing } from './standing.ts'

const WARNED_AFTER_DAY = 25
const ALERT_DAYS_LEFT = 5
const HALF_WAY = 15

/** Which day the thirty are counted from: the real one, and what it is.  @law decision 19 */
export interface CountedFrom {
  readonly on: IsoDate
  readonly basis: 'delivered' | 'sent'
}

/** The thirty days after a letter, as the tracker draws them. */
export interface ThirtyDays {
  /** Undefined while nothing was sent: there is no clock then. */
  readonly countedFrom: CountedFrom | undefined
  readonly checkInOn: IsoDate | undefined
  /** Whole days since; they stop on the day a reply or another event ended the waiting. */
  readonly days: number
  /** 0 to 1. */
  readonly progress: number
  /** On days 26 to 29 of a wait. */
  readonly warning: string | undefined
  /** Days left when they are five or fewer and the wait still goes on. */
  readonly alertDaysLeft: number | undefined
  readonly steps: readonly [TrackStep, TrackStep, TrackStep, TrackStep]
}

export interface TrackStep {
  readonly title: string
  readonly text: string
  readonly state: 'done' | 'active' | 'ahead'
}

/** @example thirtyDays(standingOf(deliveredOnNov6, day('2026-11-21'))).days // 15 */
export function thirtyDays(standing: Standing): ThirtyDays {
  const { state, today, since, sent, delivered } = standing
  const countedFrom: CountedFrom | undefined = delivered
    ? { on: delivered.on, basis: 'delivered' }
    : sent && { on: sent.on, basis: 'sent' }
  const waits = state === 'sent' || state === 'delivered' || state === 'silent'
  const days = countedFrom ? Math.max(0, daysBetween(countedFrom.on, waits ? today : since)) : 0
  const left = CHECK_IN_DAYS - days
  const isWaiting = countedFrom !== undefined && waits && left >= 0
  return {
    countedFrom,
    checkInOn: countedFrom && addDays(countedFrom.on, CHECK_IN_DAYS),
    days,
    progress: Math.min(1, days / CHECK_IN_DAYS),
    warning: isWaiting && days > WARNED_AFTER_DAY && left > 0 ? `${inDays(left)}: 30-day check-in` : undefined,
    alertDaysLeft: isWaiting && left <= ALERT_DAYS_LEFT ? left : undefined,
    steps: steps(standing, countedFrom, days),
  }
}

function steps({ state }: Standing, from: CountedFrom | undefined, days: number): ThirtyDays['steps'] {
  const isOver = state === 'resolved'
  const reached = (day: number): TrackStep['state'] => {
    if (isOver) return 'done'
    return from && days >= day ? 'active' : 'ahead'
  }
  return [
    {
      title: from?.basis === 'delivered' ? 'Letter delivered' : 'Letter sent',
      text: from ? '' : 'Nothing was mailed yet',
      state: from ? 'done' : 'ahead',
    },
    { title: 'They must pause', text: 'If you disputed in time, until they send proof', state: reached(HALF_WAY) },
    { title: 'Check-in', text: 'Did they act?', state: reached(CHECK_IN_DAYS) },
    { title: 'Resolved', text: 'You tell us how', state: isOver ? 'done' : 'ahead' },
  ]
}

function inDays(left: number): string {
  return left === 1 ? 'In 1 day' : `In ${left} days`
}
