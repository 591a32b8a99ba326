import { addDays, daysBetween, type IsoDate } from '#units/iso-date.ts'
import type { Dispute } from './dispute.ts'
import { followThrough, type FollowThrough } from './follow-through.ts'
import type { NextStep } from './next-step.ts'

/** One reminder of a matter's next step. */
export interface StepReminder {
  readonly step: NextStep
  /** The day the step was first set to; the tracker shows today instead once that is past. */
  readonly dueOn: IsoDate
  /** 0 on that day and after it. */
  readonly daysLeft: number
  /** Names the reminder among those of its step: days before it. */
  readonly before: 7 | 2 | 0
  /** The same for the same step of a matter on every day, and no other's: a changed log changes it. */
  readonly mark: string
}

const STILL_TOLD_DAYS = 3
const LONG_STEP_DAYS = 10

/** What to remind of today. A step the person has to do: seven days before when it is long, two days before, and on its
 *  day; each up to a day late, the last up to three. A day that is only waited for: on that day. Undefined: nothing.
 *  @example stepReminder(aLetterMailedOnNov3, day('2026-11-10'))?.before // 0: has it arrived? */
export function stepReminder(dispute: Dispute, today: IsoDate): StepReminder | undefined {
  const view = followThrough(dispute, today)
  if (view.nextStep.actor === 'wait') return waitedFor(dispute, view)
  const dueOn = dueDay(dispute, view)
  const daysLeft = daysBetween(today, dueOn)
  const isLong = daysBetween(view.standing.since, dueOn) >= LONG_STEP_DAYS
  const before = slot(daysLeft, isLong)
  return before === undefined ? undefined : reminderOf(view, dueOn, before, today)
}

/** Names a matter's next step: it changes when the log brings another one, and not with the days.
 *  @example stepMark(dispute, day('2026-11-21')) // 'sent:2026-11-03:2026-11-10' */
export function stepMark(dispute: Dispute, today: IsoDate): string {
  const view = followThrough(dispute, today)
  return markOf(view, dueDay(dispute, view))
}

function slot(daysLeft: number, isLong: boolean): StepReminder['before'] | undefined {
  if (isLong && (daysLeft === 7 || daysLeft === 6)) return 7
  if (daysLeft === 2 || daysLeft === 1) return 2
  return daysLeft <= 0 && daysLeft >= -STILL_TOLD_DAYS ? 0 : undefined
}

// An overdue step stands for today on every day: it was due on the first day that did.
function dueDay(dispute: Dispute, { nextStep, standing }: FollowThrough): IsoDate {
  let due = nextStep.on
  if (due !== standing.today) return due
  for (let back = 0; back <= STILL_TOLD_DAYS; back += 1) {
    const before = followThrough(dispute, addDays(due, -1))
    if (!isSameState(before, standing) || before.nextStep.on !== addDays(due, -1)) return due
    due = before.nextStep.on
  }
  return due
}

// The day that was waited for is known from the day before: on the day itself the step may be another already.
function waitedFor(dispute: Dispute, { standing }: FollowThrough): StepReminder | undefined {
  for (let late = 0; late <= STILL_TOLD_DAYS; late += 1) {
    const on = addDays(standing.today, -late)
    const before = followThrough(dispute, addDays(on, -1))
    if (isSameState(before, standing) && before.nextStep.actor === 'wait' && before.nextStep.on === on)
      return reminderOf(before, on, 0, standing.today)
  }
  return undefined
}

function isSameState({ standing }: FollowThrough, { state, since }: FollowThrough['standing']): boolean {
  return standing.state === state && standing.since === since
}

function reminderOf(view: FollowThrough, dueOn: IsoDate, before: StepReminder['before'], today: IsoDate): StepReminder {
  const daysLeft = Math.max(0, daysBetween(today, dueOn))
  return { step: view.nextStep, dueOn, daysLeft, before, mark: markOf(view, dueOn) }
}

function markOf({ standing: { state, since } }: FollowThrough, dueOn: IsoDate): string {
  return `${state}:${since}:${dueOn}`
}
