import { z } from 'zod'
import { assess } from '#server/analyses/assess.ts'
import { findAnalysis } from '#server/analyses/table.ts'
import { followAllCredit } from '#server/credit/follow.ts'
import { followAll, type Followed } from '#server/disputes/follow.ts'
import { dueBureauSteps } from '#server/reminders/bureau-reminders.ts'
import { dueReminders, toldByDispute } from '#server/reminders/due-reminders.ts'
import { dueSteps, plannedSteps } from '#server/reminders/step-reminders.ts'
import {
  lettersRead,
  peoplePlanning,
  whoWantsReminders,
  type ReadLetterRow,
  type Reminded,
} from '#server/reminders/table.ts'
import { remind, type RemindRoom } from '#server/reminders/remind.ts'
import { defineJob, type Job, type JobOutcome } from './job.ts'

export const REMIND_OF_DEADLINES = 'remind-of-deadlines'

const LETTERS_OF_DAYS = 400
const FIRST_HOUR = 14
const LAST_HOUR = 22

/** By day in every state, in UTC: nobody is woken for a reminder. */
export function isByDay(now: Date): boolean {
  return now.getUTCHours() >= FIRST_HOUR && now.getUTCHours() <= LAST_HOUR
}

/** Sends the reminders that are due to those who asked for them, once each however often it runs: days of letters, and
 *  next steps of disputes with collectors and with bureaus. */
export function remindOfDeadlinesJob(start: () => RemindRoom): Job {
  return defineJob({
    name: REMIND_OF_DEADLINES,
    payload: z.object({}),
    sideBySide: 1,
    retries: 3,
    secondsBeforeGivenUp: 1800,
    schedule: `23 ${FIRST_HOUR}-${LAST_HOUR} * * *`, // more than once, for the hours a server was down
    work: async () => {
      const room = start()
      return forEach(await whoWantsReminders(room.db), person => remindOfDays(room, person))
    },
  })
}

/** Reminds of a step at the hour the person chose for it, once. */
export function remindAtChosenHoursJob(start: () => RemindRoom): Job {
  return defineJob({
    name: 'remind-at-chosen-hours',
    payload: z.object({}),
    sideBySide: 1,
    retries: 3,
    secondsBeforeGivenUp: 300,
    schedule: '*/5 * * * *',
    work: async () => {
      const room = start()
      const planning = await peoplePlanning(room.db, room.clock.now())
      const people = (await whoWantsReminders(room.db)).filter(({ id }) => planning.has(id))
      return forEach(people, async person => {
        for (const { key, data } of await plannedSteps(room, person))
          await remind(room, person, { template: 'step-reminder', key, data }, `/response-tracker/${data.dispute_id}`)
      })
    },
  })
}

// one person's trouble is told and tried again, after everybody else had theirs
async function forEach(people: readonly Reminded[], deed: (person: Reminded) => Promise<void>): Promise<JobOutcome> {
  const failed: unknown[] = []
  for (const person of people) await deed(person).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw failed[0]
  return { kind: 'done' }
}

async function remindOfDays(room: RemindRoom, person: Reminded): Promise<void> {
  const disputes = await followAll(room, person)
  const since = new Date(room.clock.now().getTime() - LETTERS_OF_DAYS * 86_400_000)
  for (const row of await lettersRead(room.db, person.id, since)) await remindOfLetter(room, person, row, disputes)
  for (const { key, data } of dueSteps(disputes, room.clock))
    await remind(room, person, { template: 'step-reminder', key, data }, `/response-tracker/${data.dispute_id}`)
  for (const { key, data } of dueBureauSteps(await followAllCredit(room, person))) {
    const path = `/credit-disputes/follow-up/${data.dispute_id}`
    await remind(room, person, { template: 'bureau-reminder', key, data }, path)
  }
}

async function remindOfLetter(
  room: RemindRoom,
  person: Reminded,
  row: ReadLetterRow,
  disputes: readonly Followed[],
): Promise<void> {
  const earlier = row.earlierId ? await findAnalysis(room.db, person, row.earlierId) : undefined
  const { deadlines, on: today } = assess(row, room.clock, earlier?.facts ?? undefined)
  const dispute = disputes.find(one => one.row.analysisId === row.id || one.row.id === row.disputeId)
  for (const { deadline, daysLeft, before } of dueReminders(deadlines, today)) {
    if (toldByDispute(deadline, dispute?.view.standing)) continue
    const path = `/results?analysis=${row.id}`
    const reminder = {
      template: 'deadline-reminder',
      key: `reminder:${row.id}:${deadline.id}:${deadline.on}:${before}`,
      data: {
        letter_from: row.collectorName,
        what: deadline.what,
        on: deadline.on,
        days_left: daysLeft,
        what_is_lost: deadline.whatIsLost,
        basis: deadline.basis,
        assumed: deadline.assumed,
        path,
      },
    } as const
    await remind(room, person, reminder, path)
  }
}
