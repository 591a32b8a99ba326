import { z } from 'zod'
import { languageOfPerson } from '#server/accounts/table.ts'
import { isPushEndpoint } from '#server/push/push-service.ts'
import { pushReminder } from '#server/push/push-reminder.ts'
import * as table from '#server/push/table.ts'
import { isStillDue } from '#server/reminders/step-reminders.ts'
import type { Room } from '#server/room.ts'
import { defineJob, type Job, type JobOutcome } from './job.ts'

export const SEND_PUSH = 'send-push'

export type SendPushRoom = Pick<Room, 'db' | 'clock' | 'pushKey'> & { readonly testPushService: string | undefined }

/** Tells one phone of one reminder, at most once: claimed before the push service hears of it. A phone whose push service
 *  says that it is gone is forgotten. */
export function sendPushJob(room: SendPushRoom): Job {
  return defineJob({
    name: SEND_PUSH,
    payload: z.object({ pushId: z.uuid() }),
    sideBySide: 2,
    retries: 12,
    secondsBeforeGivenUp: 60,
    work: ({ pushId }) => sendPush(room, pushId),
  })
}

async function sendPush(room: SendPushRoom, id: string): Promise<JobOutcome> {
  const { db, clock, pushKey } = room
  const found = await table.waitingPush(db, id)
  if (!found) return { kind: 'skipped', why: 'nothing to send' }
  const { push, phone } = found
  const end = async (status: Parameters<typeof table.endPush>[2], why: string): Promise<JobOutcome> => {
    await table.endPush(db, id, status, clock.now())
    return { kind: status === 'withdrawn' ? 'skipped' : 'failed', why }
  }
  if (push.claimedAt) return end('unsure', 'a run before this one ended while it was sent')
  if (push.giveUpAt < clock.now()) return end('given-up', 'too late to be of use')
  if (!isPushEndpoint(phone.endpoint, room.testPushService)) return end('given-up', 'no push service we know')
  if (!(await isStillDue(room, { key: push.reminder, ownerId: phone.personId })))
    return end('withdrawn', 'not due any more')
  if (!(await table.claimPush(db, id, clock.now()))) return { kind: 'skipped', why: 'sent by another run' }
  const result = await pushReminder(phone, push, pushKey, await languageOfPerson(db, phone.personId))
  switch (result) {
    case 'taken':
      await table.endPush(db, id, 'sent', clock.now())
      return { kind: 'done' }
    case 'phone-gone':
      await table.removePhone(db, phone.personId, phone.id)
      return { kind: 'failed', why: 'the phone is gone' }
    case 'refused':
      return end('given-up', 'the push service refused it')
    case 'unsure':
      return end('unsure', 'the push service may have taken it')
    case 'not-now':
      await table.releasePush(db, id)
      throw new Error('The push service did not take it now.')
  }
}
