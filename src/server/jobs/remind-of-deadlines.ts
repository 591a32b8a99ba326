import { z } from 'zod'
import { assess } from '#server/analyses/assess.ts'
import { findAnalysis } from '#server/analyses/table.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import { dueReminders } from '#server/reminders/due-reminders.ts'
import { lettersRead, whoWantsReminders, type ReadLetterRow } from '#server/reminders/table.ts'
import { defineJob, type Job } from './job.ts'

const LETTERS_OF_DAYS = 400

interface RemindRoom {
  readonly db: Db
  readonly clock: Clock
  readonly mailer: Mailer
}

/** Mails the reminders that are due to those who asked for them, once each however often it runs. */
export function remindOfDeadlinesJob(start: () => RemindRoom): Job {
  return defineJob({
    name: 'remind-of-deadlines',
    payload: z.object({}),
    sideBySide: 1,
    retries: 3,
    secondsBeforeGivenUp: 1800,
    schedule: '23 14-22 * * *', // by day in every state; more than once, for the hours a server was down
    work: async () => {
      const room = start()
      const failed: unknown[] = []
      const since = new Date(room.clock.now().getTime() - LETTERS_OF_DAYS * 86_400_000)
      for (const person of await whoWantsReminders(room.db)) {
        for (const row of await lettersRead(room.db, person.id, since))
          await remind(room, person, row).catch((error: unknown) => failed.push(error))
      }
      if (failed.length > 0) throw failed[0] // told and tried again, after everybody else had theirs
      return { kind: 'done' }
    },
  })
}

async function remind(
  { db, clock, mailer }: RemindRoom,
  person: { readonly id: string; readonly email: string },
  row: ReadLetterRow,
): Promise<void> {
  const earlier = row.earlierId ? await findAnalysis(db, person, row.earlierId) : undefined
  const { deadlines, on: today } = assess(row, clock, earlier?.facts ?? undefined)
  for (const { deadline, daysLeft, before } of dueReminders(deadlines, today)) {
    await mailer.send({
      template: 'deadline-reminder',
      to: person.email,
      key: `reminder:${row.id}:${deadline.id}:${deadline.on}:${before}`,
      ownerId: person.id,
      data: {
        letter_from: row.collectorName,
        what: deadline.what,
        on: deadline.on,
        days_left: daysLeft,
        what_is_lost: deadline.whatIsLost,
        basis: deadline.basis,
        assumed: deadline.assumed,
        path: `/results?analysis=${row.id}`,
      },
    })
  }
}
