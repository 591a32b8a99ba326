import type { MailRequest } from '#server/mail/mailer.ts'
import type { Room } from '#server/room.ts'
import type { Reminded } from './table.ts'

export type RemindRoom = Pick<Room, 'db' | 'clock' | 'mailer'>

type Reminder =
  Extract<MailRequest, { template: 'deadline-reminder' | 'step-reminder' }> extends infer One
    ? One extends MailRequest
      ? Pick<One, 'template' | 'key' | 'data'>
      : never
    : never

/** Puts one reminder in line, once for its key. */
export async function remind({ mailer }: RemindRoom, person: Reminded, reminder: Reminder): Promise<void> {
  await mailer.send({ ...reminder, to: person.email, ownerId: person.id })
}
