import { product, type ProductId } from '#billing/catalogue.ts'
import { cancelPeriod } from '#billing/credit-contract.ts'
import { todayIn } from '#server/clock.ts'
import type { IsoDate } from '#units/iso-date.ts'
import type { Room } from '#server/room.ts'
import type { OrderRow } from './orders.ts'

/** The order's days to cancel, and the moment from which work may be done for the buyer; undefined when it is none of
 *  credit repair. Where the buyer is, is not known: it is signed by the calendar of the East, and midnight has come when
 *  it came to Hawaii, so that nobody's days are shorter than the law's.  @law 15 USC 1679d(a)(2), 1679e(a) */
export function creditPeriodOf(
  order: Pick<OrderRow, 'charge' | 'agreement' | 'createdAt'>,
): { readonly cancelUntil: IsoDate; readonly workBeginsOn: IsoDate; readonly startsAt: Date } | undefined {
  if (order.charge !== 'after-delivery') return undefined
  const period = cancelPeriod(signingDay(order.agreement ? new Date(order.agreement.at) : order.createdAt))
  return { ...period, startsAt: new Date(`${period.workBeginsOn}T10:00:00Z`) } // midnight in Honolulu, all year
}

export function signingDay(moment: Date): IsoDate {
  return todayIn({ now: () => moment }, 'America/New_York')
}

/** A credit-repair contract names who sells and where; without that none can be made.  @law 15 USC 1679d(b)(3) */
export function isSoldHere({ officeAddress }: Pick<Room['config'], 'officeAddress'>, id: ProductId): boolean {
  return product(id).charge === 'at-checkout' || officeAddress !== undefined
}
