import { stepMark, stepReminder } from '#disputes/step-reminder.ts'
import { disputeOf, followAll, todayOf, type Followed } from '#server/disputes/follow.ts'
import { findDispute } from '#server/disputes/table.ts'
import type { MailData } from '#server/mail/templates/index.ts'
import type { Room } from '#server/room.ts'

type Needs = Pick<Room, 'db' | 'clock'>

/** One reminder as it goes out. The same key is one reminder, however often it is asked for. */
export interface DueStep {
  readonly key: string
  readonly data: MailData['step-reminder']
}

/** The next steps of someone's disputes whose reminder is due today. */
export function dueSteps(all: readonly Followed[], clock: Needs['clock']): readonly DueStep[] {
  return all.flatMap(({ row }) => {
    const reminder = stepReminder(disputeOf(row), todayOf(row, clock))
    if (!reminder) return []
    const { step, dueOn, daysLeft, before, mark } = reminder
    return [
      {
        key: `step:${row.id}:${mark}:${before}`,
        data: { ...dataOf(row, step), on: dueOn, days_left: daysLeft, is_planned_hour: false },
      },
    ]
  })
}

const STILL_TOLD_HOURS = 6

/** The steps whose chosen hour came in the last hours. A plan for a step that is done by now is none. */
export async function plannedSteps(room: Needs, owner: { readonly id: string }): Promise<readonly DueStep[]> {
  const now = room.clock.now().getTime()
  return (await followAll(room, owner)).flatMap(({ row, view: { nextStep, daysLeft, standing } }) => {
    const at = row.plannedFor?.getTime()
    if (at === undefined || at > now || at < now - STILL_TOLD_HOURS * 3_600_000) return []
    if (row.plannedStep !== stepMark(disputeOf(row), standing.today)) return []
    return [
      {
        key: `plan:${row.id}:${row.plannedStep}:${at}`,
        data: {
          ...dataOf(row, nextStep),
          on: nextStep.on,
          days_left: Math.max(0, daysLeft),
          is_planned_hour: true,
        },
      },
    ]
  })
}

/** Whether a reminder that was put in line is still right: its step still stands, and its hour was not changed. True for
 *  what is no reminder of a step. */
export async function isStillDue(
  room: Needs,
  { key, ownerId }: { key: string; ownerId: string | null },
): Promise<boolean> {
  const [kind, disputeId = '', ...rest] = key.split(':')
  if (kind !== 'step' && kind !== 'plan') return true
  const row = ownerId === null ? undefined : await findDispute(room.db, { id: ownerId }, disputeId)
  if (!row) return false
  const dispute = disputeOf(row)
  const today = todayOf(row, room.clock)
  const mark = rest.slice(0, 3).join(':')
  if (kind === 'step') return stepReminder(dispute, today)?.mark === mark
  return stepMark(dispute, today) === mark && String(row.plannedFor?.getTime()) === rest[3]
}

function dataOf(row: Followed['row'], { title, why, ifNotDone }: Followed['view']['nextStep']) {
  return {
    dispute_id: row.id,
    collector: row.collectorName,
    title,
    why,
    what_is_lost: ifNotDone,
    planned_for: row.plannedFor?.toISOString() ?? null,
  }
}
