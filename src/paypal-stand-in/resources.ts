import { refundedOf, type Authorization, type Capture, type Happening, type Order, type Refund } from './ledger.ts'
import { fromCents } from './money.ts'

/** An order as PayPal's Orders API answers it. */
export function orderResource(order: Order, base: string): object {
  return {
    id: order.id,
    intent: order.intent,
    status: order.status,
    create_time: order.createdAt,
    purchase_units: [
      {
        reference_id: 'default',
        amount: order.amount,
        custom_id: order.customId,
        description: order.description,
        payments: {
          ...(order.authorization ? { authorizations: [authorizationResource(order, order.authorization)] } : {}),
          ...(order.capture
            ? {
                captures: [captureResource(order, order.capture)],
                refunds: order.capture.refunds.map(refund => refundResource(order, refund)),
              }
            : {}),
        },
      },
    ],
    links: [
      { href: `${base}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
      { href: `${base}/checkoutnow?token=${order.id}`, rel: 'approve', method: 'GET' },
    ],
  }
}

export function authorizationResource(order: Order, authorization: Authorization): object {
  return {
    id: authorization.id,
    status: authorization.status,
    amount: authorization.amount,
    custom_id: order.customId,
    expiration_time: authorization.expiresAt,
    supplementary_data: { related_ids: { order_id: order.id } },
  }
}

export function captureResource(order: Order, capture: Capture): object {
  return {
    id: capture.id,
    status: capture.status,
    amount: capture.amount,
    custom_id: order.customId,
    final_capture: true,
    seller_receivable_breakdown: {
      gross_amount: capture.amount,
      ...(capture.refunds.length > 0 ? { total_refunded_amount: fromCents(refundedOf(capture)) } : {}),
    },
    supplementary_data: { related_ids: { order_id: order.id } },
  }
}

export function refundResource(order: Order, refund: Refund): object {
  return { id: refund.id, status: 'COMPLETED', amount: refund.amount, custom_id: order.customId }
}

export function eventResource(what: Happening, order: Order, refund: Refund | undefined, base: string): object {
  if (refund) return refundResource(order, refund)
  if (what.startsWith('PAYMENT.CAPTURE') && order.capture) return captureResource(order, order.capture)
  if (what.startsWith('PAYMENT.AUTHORIZATION') && order.authorization)
    return authorizationResource(order, order.authorization)
  return orderResource(order, base)
}
