import { eq } from 'drizzle-orm'
import { addDays } from '#units/iso-date.ts'
import { recordAudit } from '#server/audit.ts'
import { todayIn } from '#server/clock.ts'
import type { Db } from '#server/database/database.ts'
import { doneForYou, type PreparedLetter } from '#server/database/billing-tables.ts'
import { refuse } from '#contract/refuse.ts'
import * as table from './orders.ts'
import type { DoneForYouRow, Holder, OrderRow } from './orders.ts'
import type { Till } from './settle.ts'
import { tellAboutLetters } from './tell-buyer.ts'

const WATCHED_DAYS = 30

/** An operator puts the letters before the customer. Not more than were ordered; again, as long as none is approved. */
export async function prepareLetters(
  till: Till,
  id: string,
  letters: readonly { readonly title: string; readonly text: string }[],
): Promise<void> {
  await till.db.transaction(async tx => {
    const { order, work } = await orderInWork(tx, id)
    if (work.status !== 'waiting' && work.status !== 'prepared') throw refuse.orderOver()
    if (letters.length > (order.letterCount ?? 0))
      throw refuse.invalidRequest(`this order is for ${order.letterCount} letters.`)
    const prepared: PreparedLetter[] = letters.map(({ title, text }) => ({ title, text, trackingNumber: null }))
    await change(tx, till, id, { status: 'prepared', letters: prepared })
    await tellAboutLetters(till.mailer, tx, order, {
      step: `prepared-${till.clock.now().getTime()}`,
      heading: 'Your letters are ready for you to read',
      sentences: ['Please read each letter. Nothing is mailed before you approve it.'],
    })
  })
}

/** The customer approves; only then may anything be mailed in their name. */
export async function approveLetters(till: Till, holder: Holder, id: string): Promise<void> {
  await till.db.transaction(async tx => {
    if (!(await table.findOwnOrder(tx, holder, id))) throw refuse.notFound()
    const { work } = await orderInWork(tx, id)
    if (work.status === 'approved') return
    if (work.status !== 'prepared') throw refuse.orderOver()
    await change(tx, till, id, { status: 'approved', approvedAt: till.clock.now() })
  })
}

/** An operator records the mailing: one tracking number a letter, and 30 days in which answers are watched for. */
export async function recordMailing(till: Till, id: string, trackingNumbers: readonly string[]): Promise<void> {
  await till.db.transaction(async tx => {
    const { order, work } = await orderInWork(tx, id)
    if (work.status !== 'approved') throw refuse.orderOver()
    if (trackingNumbers.length !== work.letters.length)
      throw refuse.invalidRequest(`give one tracking number for each of the ${work.letters.length} letters.`)
    const watchedUntil = addDays(todayIn(till.clock), WATCHED_DAYS)
    await change(tx, till, id, {
      status: 'mailed',
      mailedAt: till.clock.now(),
      watchedUntil,
      letters: work.letters.map((letter, index) => ({ ...letter, trackingNumber: trackingNumbers[index]! })),
    })
    await tellAboutLetters(till.mailer, tx, order, {
      step: 'mailed',
      heading: 'Your letters were mailed',
      sentences: [
        'They went by certified mail. The tracking numbers are on your page.',
        'We watch for answers for 30 days.',
      ],
    })
  })
}

// the order's row is held, so that two operators do not work on it at once
async function orderInWork(tx: Db, id: string): Promise<{ order: OrderRow; work: DoneForYouRow }> {
  if (!(await table.findOrder(tx, id))) throw refuse.notFound()
  const order = await table.lockOrder(tx, id)
  const work = (await table.doneForYouOf(tx, [id])).get(id)
  if (!work) throw refuse.notFound()
  if (order.status !== 'paid') throw refuse.orderOver()
  return { order, work }
}

async function change(tx: Db, till: Till, id: string, set: Partial<typeof doneForYou.$inferInsert>): Promise<void> {
  await tx
    .update(doneForYou)
    .set({ ...set, updatedAt: till.clock.now() })
    .where(eq(doneForYou.orderId, id))
  await recordAudit(tx, { action: `done-for-you-${set.status}`, subject: id })
}
