import { and, eq, isNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { recordAudit } from '#server/audit.ts'
import { todayIn } from '#server/clock.ts'
import { doneForYou } from '#server/database/billing-tables.ts'
import { defineJob, type Job } from '#server/jobs/job.ts'
import type { Room } from '#server/room.ts'
import { lockOrder } from './orders.ts'
import { tellAboutLetters } from './tell-buyer.ts'

export type FollowUpRoom = Pick<Room, 'db' | 'clock' | 'mailer'> & { readonly adminEmails: readonly string[] }

/** When the days of watching for answers to done-for-you letters are over, tells buyer and operators, once. */
export function followUpLettersJob(start: () => FollowUpRoom): Job {
  return defineJob({
    name: 'follow-up-letters',
    payload: z.object({}),
    sideBySide: 1,
    retries: 3,
    secondsBeforeGivenUp: 300,
    schedule: '41 * * * *',
    work: async () => {
      const room = start()
      const over = and(
        eq(doneForYou.status, 'mailed'),
        isNull(doneForYou.followedUpAt),
        lt(doneForYou.watchedUntil, todayIn(room.clock)),
      )
      const due = await room.db.select({ id: doneForYou.orderId }).from(doneForYou).where(over).limit(500)
      for (const { id } of due) await followUp(room, id)
      return { kind: 'done' }
    },
  })
}

// marked and mailed together: neither is without the other, and a second run finds nothing to do
async function followUp({ db, clock, mailer, adminEmails }: FollowUpRoom, id: string): Promise<void> {
  await db.transaction(async tx => {
    const order = await lockOrder(tx, id)
    const [marked] = await tx
      .update(doneForYou)
      .set({ followedUpAt: clock.now() })
      .where(and(eq(doneForYou.orderId, id), isNull(doneForYou.followedUpAt)))
      .returning()
    if (!marked || order.status !== 'paid') return
    await tellAboutLetters(mailer, tx, order, {
      step: 'followed-up',
      heading: 'The 30 days after your letters are over',
      sentences: [
        'We watched for answers to the letters we mailed for you. That time is over now.',
        'If anyone answered you, upload what they wrote: we show you what it means and what to do.',
        'If they write to you again about this debt, check that letter too. No answer proves nothing by itself.',
      ],
    })
    for (const to of adminEmails)
      await mailer.send(
        {
          to,
          key: `order:${id}:followed-up:${adminEmails.indexOf(to)}`,
          template: 'operator-news',
          data: {
            heading: '30 days of monitoring are over',
            receipt_number: id,
            sentences: ['The customer was told. Record what came back, and close the file.'],
          },
        },
        tx,
      )
    await recordAudit(tx, { action: 'done-for-you-followed-up', subject: id })
  })
}
