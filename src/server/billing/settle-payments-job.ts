import { z } from 'zod'
import { defineJob, type Job } from '#server/jobs/job.ts'
import type { Logger } from '#server/log.ts'
import { authorizationsLapsing, openOrders } from './orders.ts'
import { settle, type Till } from './settle.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const LAPSES_WITHIN_DAYS = 1

/** What neither the browser nor the provider came back to tell: open orders are asked about, and an authorization about
 *  to lapse before its letters were delivered is voided, so that nobody is charged for what they did not get. */
export function settlePaymentsJob(till: () => Till): Job {
  return defineJob({
    name: 'settle-payments',
    payload: z.object({}),
    sideBySide: 1,
    retries: 2,
    secondsBeforeGivenUp: 300,
    schedule: '*/10 * * * *',
    work: async () => {
      const { db, clock, payments, log } = till()
      const now = clock.now().getTime()
      const open = await openOrders(db, new Date(now - 10 * MINUTE_MS), new Date(now - 3 * DAY_MS))
      for (const { id } of open) await trying(log, id, () => settle(till(), id))
      for (const order of await authorizationsLapsing(db, new Date(now + LAPSES_WITHIN_DAYS * DAY_MS))) {
        if (!order.authorizationId) continue
        const { id, authorizationId } = order
        await trying(log, id, async () => {
          await payments.voidAuthorized(authorizationId)
          await settle(till(), id)
        })
      }
      return { kind: 'done' }
    },
  })
}

// one order the provider does not answer for must not keep the others waiting
async function trying(log: Logger, order: string, work: () => Promise<unknown>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.warn({ order, error: String(error) }, 'a payment could not be settled; it is tried again')
  }
}
