import type { CALLS } from '#contract/index.ts'
import { refuse } from '#contract/refuse.ts'
import type { Room } from '#server/room.ts'
import type { Route } from '#server/route.ts'
import { prepareLetters, recordMailing } from './letters-for-you.ts'
import * as table from './orders.ts'
import type { DoneForYouRow, OrderRow } from './orders.ts'
import { presentOrder } from './present.ts'
import { giveRefund } from './refunds.ts'
import { asking, tillOf } from './routes.ts'

export const adminOrders: Route<typeof CALLS.adminOrders> = {
  who: 'admin',
  handle: async ({ room }) => {
    const rows = await table.ordersToWorkOn(room.db)
    const work = await table.doneForYouOf(
      room.db,
      rows.map(row => row.id),
    )
    return { success: true, orders: rows.map(row => forOperator(room, row, work.get(row.id))) }
  },
}

export const adminPrepare: Route<typeof CALLS.adminPrepare> = {
  who: 'admin',
  handle: async ({ room, params, body }) => {
    await prepareLetters(tillOf(room), params.id, body.letters)
    return shown(room, params.id)
  },
}

export const adminMailed: Route<typeof CALLS.adminMailed> = {
  who: 'admin',
  handle: async ({ room, params, body }) => {
    await recordMailing(tillOf(room), params.id, body.tracking_numbers)
    return shown(room, params.id)
  },
}

export const adminRefund: Route<typeof CALLS.adminRefund> = {
  who: 'admin',
  handle: async ({ room, params }) => {
    const till = tillOf(room)
    await asking(room, () => giveRefund(till, params.id))
    return shown(room, params.id)
  },
}

async function shown(room: Room, id: string) {
  const order = await table.findOrder(room.db, id)
  if (!order) throw refuse.notFound()
  return { success: true, order: forOperator(room, order, (await table.doneForYouOf(room.db, [id])).get(id)) } as const
}

function forOperator(room: Room, order: OrderRow, work: DoneForYouRow | undefined) {
  return {
    ...presentOrder(order, work, room.clock.now()),
    email: order.email,
    letter_count: order.letterCount,
    authorization: order.agreement,
  }
}
