import { daysBetween, type IsoDate } from '#units/iso-date.ts'
import type { Dispute } from './dispute.ts'
import type { Category, NextStep } from './next-step.ts'
import { isWon, smartAction, type SmartAction } from './smart-action.ts'
import { standingOf, type Standing } from './standing.ts'
import { STATES } from './states/index.ts'
import { thirtyDays, type ThirtyDays } from './thirty-days.ts'

export type DisputeStatus = 'active' | 'awaiting_user_action' | 'resolved'

/** Everything the tracker shows of a matter on one day. */
export interface FollowThrough {
  readonly standing: Standing
  /** A few words for lists. */
  readonly stateTitle: string
  readonly status: DisputeStatus
  readonly category: Category
  readonly thirtyDays: ThirtyDays
  readonly nextStep: NextStep
  /** Negative when its day is past. */
  readonly daysLeft: number
  readonly urgency: 'critical' | 'high' | 'normal'
  readonly smartAction: SmartAction
}

/** The front door: where a matter stands and the one next step, from its log and the day alone. Never throws on a log.
 *  @example followThrough(aLetterMailedOnNov3, day('2026-11-10')).nextStep.title // 'Note the day it arrived' */
export function followThrough(dispute: Dispute, today: IsoDate): FollowThrough {
  const standing = standingOf(dispute, today)
  const state = STATES[standing.state]
  const nextStep = state.nextStep(standing)
  const action = smartAction(standing, nextStep)
  const daysLeft = daysBetween(today, nextStep.on)
  return {
    standing,
    stateTitle: state.title,
    status: statusOf(standing, nextStep),
    category: categoryOf(standing, nextStep),
    thirtyDays: thirtyDays(standing),
    nextStep,
    daysLeft,
    urgency: action.urgency === 'critical' ? 'critical' : nextStep.actor === 'you' && daysLeft <= 7 ? 'high' : 'normal',
    smartAction: action,
  }
}

function statusOf({ state }: Standing, { actor }: NextStep): DisputeStatus {
  if (state === 'resolved') return 'resolved'
  return actor === 'you' ? 'awaiting_user_action' : 'active'
}

function categoryOf(standing: Standing, { actor }: NextStep): Category {
  if (standing.state === 'resolved') return isWon(standing) ? 'victories' : 'ended'
  return actor === 'you' ? 'action_required' : STATES[standing.state].restsIn
}
