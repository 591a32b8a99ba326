import { addDays, latest, type IsoDate } from '#units/iso-date.ts'
import type { ChecklistId } from './checklists.ts'
import type { Standing, StateId } from './standing.ts'

/** Letters a dispute can call for, by the names of the letters room. */
export type DisputeLetter =
  | 'validation-request'
  | 'counter-letter'
  | 'violation-demand'
  | 'settlement-offer'
  | 'cease-contact'
  | 'dispute'
  | 'cfpb-complaint'

/** What a step's button does. `wait`: nothing before its day. */
export type StepAction =
  | 'mail-letter'
  | 'mark-delivered'
  | 'check-in'
  | 'write-letter'
  | 'upload-reply'
  | 'answer-court'
  | 'check-reports'
  | 'confirm-outcome'
  | 'keep-papers'
  | 'wait'

/** The one thing to do next in a matter, with its day. */
export interface NextStep {
  readonly title: string
  readonly why: string
  /** The day to do it by, or the day to look again. */
  readonly on: IsoDate
  /** Whether the person has something to do now, or only waits for that day. */
  readonly actor: 'you' | 'wait'
  readonly action: StepAction
  readonly letter?: DisputeLetter
  readonly checklist?: ChecklistId
  readonly ifNotDone: string
}

/** The four lists of the tracker, and one for what ended without a victory. */
export type Category = 'action_required' | 'active' | 'waiting' | 'victories' | 'ended'

export interface DisputeState {
  readonly id: StateId
  /** A few words for lists. */
  readonly title: string
  /** Where it stands while the person has nothing to do: with the collector, or under way elsewhere. */
  readonly restsIn: 'waiting' | 'active'
  readonly nextStep: (standing: Standing) => NextStep
}

export function defineState(state: DisputeState): DisputeState {
  return state
}

/** So many days after the state began; today when that is past. */
export function within(days: number, { since, today }: Standing): IsoDate {
  return latest(addDays(since, days), today)
}
