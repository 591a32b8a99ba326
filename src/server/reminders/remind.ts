import { SEND_PUSH } from '#server/jobs/send-push.ts'
import type { MailRequest } from '#server/mail/mailer.ts'
import { insertPush } from '#server/push/table.ts'
import type { Room } from '#server/room.ts'
import type { Reminded } from './table.ts'

export type RemindRoom = Pick<Room, 'db' | 'clock' | 'mailer' | 'queue'>

type ReminderMail = Extract<MailRequest, { template: 'deadline-reminder' | 'step-reminder' | 'bureau-reminder' }>
type Reminder = ReminderMail extends infer One
  ? One extends ReminderMail
    ? Pick<One, 'template' | 'key' | 'data'>
    : never
  : never

const USEFUL_HOURS = 12

/** Puts one reminder in line for everywhere the person wants to be reminded, once for its key and place. */
export async function remind(room: RemindRoom, person: Reminded, reminder: Reminder, path: string): Promise<void> {
  const { db, clock, mailer, queue } = room
  if (person.wantsMail) await mailer.send({ ...reminder, to: person.email, ownerId: person.id })
  const now = clock.now()
  const giveUpAt = new Date(now.getTime() + USEFUL_HOURS * 3_600_000)
  for (const phoneId of person.phoneIds)
    await db.transaction(async tx => {
      const pushId = await insertPush(tx, { phoneId, reminder: reminder.key, path, createdAt: now, giveUpAt })
      if (pushId !== undefined) await queue.add(tx, SEND_PUSH, { pushId })
    })
}
