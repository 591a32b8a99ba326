import type { Owner } from '#server/accounts/owner.ts'
import { authorizedCreditOrders, ordersOf, type Holder } from '#server/billing/orders.ts'
import { chargeDelivered } from '#server/billing/refunds.ts'
import { RefusalError } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import { ordersBehind } from './openings.ts'
import * as table from './table.ts'

/** A letter was handed to its owner. When every first letter of its dispute was, the work is done, and the order behind it
 *  is charged: not before.  @law 15 USC 1679b(b); decision 4
 *  A payment service that does not answer keeps nobody from their letter: a job tries the charge again. */
export async function noteDelivered(room: Room, owner: Owner, letterId: string): Promise<void> {
  const about = await table.aboutLetter(room.db, letterId)
  if (!about || !(await table.findDispute(room.db, owner, about.disputeId))) return
  if (about.deliveredAt === null) await table.markDelivered(room.db, letterId, room.clock.now())
  const all = await table.lettersOf(room.db, [about.disputeId])
  if (all.every(one => one.about.deliveredAt !== null || one.about.letterId === letterId))
    await charge(
      room,
      owner,
      all.map(one => one.about),
    )
}

/** Charges what was handed over long ago and could not be charged then: the payment service may have been away.
 *  @throws when the database refuses; a payment that fails again is tried the next time */
export async function chargeDeliveredOrders(room: ChargeRoom): Promise<void> {
  const owners = new Set((await authorizedCreditOrders(room.db)).flatMap(({ ownerId }) => ownerId ?? []))
  for (const id of owners) {
    for (const { id: disputeId } of await table.disputesOf(room.db, { id })) {
      const letters = (await table.lettersOf(room.db, [disputeId])).map(({ about }) => about)
      if (letters.length > 0 && letters.every(({ deliveredAt }) => deliveredAt !== null))
        await charge(room, { id }, letters)
    }
  }
}

type ChargeRoom = Pick<Room, 'db' | 'clock' | 'mailer' | 'log' | 'payments'>

async function charge(room: ChargeRoom, owner: Holder, delivered: readonly table.CreditLetterRow[]): Promise<void> {
  const { payments, db } = room
  if (!payments) return
  const singles = await Promise.all(
    [...new Set(delivered.map(({ bureau }) => bureau))].map(one => ordersBehind(db, owner, one)),
  )
  const due = (await ordersOf(db, owner)).filter(
    ({ status, product }) => status === 'authorized' && (product === 'credit_single' || product === 'credit_all'),
  )
  for (const { id, product } of due) {
    if (product === 'credit_single' && !singles.flat().includes(id)) continue
    try {
      await chargeDelivered({ ...room, payments }, id)
    } catch (error) {
      if (!(error instanceof RefusalError))
        room.log.error({ order: id, error: error instanceof Error ? error.message : String(error) }, 'not charged yet')
    }
  }
}
