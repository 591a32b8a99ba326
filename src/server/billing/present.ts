import { accessOf, type Access, type Holdings } from '#billing/access.ts'
import { CATALOGUE, product, savingOf, type Product } from '#billing/catalogue.ts'
import type { OrderReply, ProductReply } from '#contract/billing.ts'
import { cents, toDollars } from '#units/cents.ts'
import { todayIn } from '#server/clock.ts'
import type { Room } from '#server/room.ts'
import { creditPeriodOf, isSoldHere, signingDay } from './credit-period.ts'
import type { DoneForYouRow, OrderRow } from './orders.ts'
import { canAskRefund, canCancel } from './refunds.ts'

type Office = Pick<Room['config'], 'officeAddress'>

export function presentCatalogue(config: Office): ProductReply[] {
  return CATALOGUE.filter(({ id }) => isSoldHere(config, id)).map(presentProduct)
}

export function presentCreditTerms({ officeAddress }: Office, now: Date) {
  return officeAddress === undefined ? null : { office: officeAddress, signed_on: signingDay(now) }
}

function presentProduct(sold: Product): ProductReply {
  const saving = savingOf(sold.id)
  return {
    id: sold.id,
    name: sold.name,
    price: toDollars(sold.price),
    originalPrice: sold.originalPrice ? toDollars(sold.originalPrice.amount) : null,
    original_price_kind: sold.originalPrice?.kind ?? null,
    saving: saving
      ? {
          amount: toDollars(saving.amount),
          parts: saving.parts.map(({ name, price }) => ({ name, price: toDollars(price) })),
        }
      : null,
    description: sold.description,
    badge: sold.badge ?? null,
    features: [...sold.features],
    note: sold.note,
    charge: sold.charge,
  }
}

/** The plan as the specification names its fields.  `analyses_limit`: 999 is unlimited. */
export function presentPlan(held: Holdings, access: Access = accessOf(held)) {
  return {
    plan_type: held.planType,
    purchases: [...held.purchases],
    subscription_status: held.subscriptionStatus,
    debt_scans_used: held.debtScansUsed,
    credit_scans_used: held.creditScansUsed,
    analyses_limit: access.debtScansLimit,
  }
}

function creditTermsOf(order: OrderRow): OrderReply['credit'] {
  const period = creditPeriodOf(order)
  return (
    (period && {
      cancel_until: period.cancelUntil,
      work_begins_on: period.workBeginsOn,
      contract: order.agreement?.text ?? null,
    }) ??
    null
  )
}

export function presentOrder(order: OrderRow, work: DoneForYouRow | undefined, now: Date): OrderReply {
  return {
    id: order.id,
    product: order.product,
    name: product(order.product).name,
    amount: toDollars(cents(order.amount)),
    status: order.status === 'new' ? 'pending' : order.status,
    bought_at: (order.settledAt ?? order.createdAt).toISOString(),
    refunded: toDollars(cents(order.refunded)),
    refund_asked: order.refundAskedAt !== null,
    can_ask_refund: canAskRefund(order, now),
    can_cancel: canCancel(order),
    letter: order.letterChoice,
    credit: creditTermsOf(order),
    done_for_you: work
      ? {
          status: work.status,
          letters: work.letters.map(({ title, text, trackingNumber }) => ({
            title,
            text,
            tracking_number: trackingNumber,
          })),
          watched_until: work.watchedUntil,
          followed_up_on: work.followedUpAt ? todayIn({ now: () => work.followedUpAt! }) : null,
        }
      : null,
  }
}
