import { z } from 'zod'
import { defineJob, type Job } from '#server/jobs/job.ts'
import { chargeDeliveredOrders } from './deliver.ts'

/** Takes the money for letters that were handed over and could not be charged then. Safe to run twice: a charge is taken
 *  once.  @law 15 USC 1679b(b); decision 4 */
export function chargeDeliveredJob(room: () => Parameters<typeof chargeDeliveredOrders>[0]): Job {
  return defineJob({
    name: 'charge-delivered-letters',
    payload: z.object({}),
    sideBySide: 1,
    retries: 2,
    secondsBeforeGivenUp: 300,
    schedule: '*/10 * * * *',
    work: async () => {
      await chargeDeliveredOrders(room())
      return { kind: 'done' }
    },
  })
}
