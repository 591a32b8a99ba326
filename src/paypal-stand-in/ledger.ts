import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { fromCents, isMoney, toCents, type Money } from './money.ts'
import { ApiRefusal, notFound, unprocessable } from './refusal.ts'

export interface Refund {
  readonly id: string
  readonly amount: Money
}

export interface Capture {
  readonly id: string
  status: 'COMPLETED' | 'PARTIALLY_REFUNDED' | 'REFUNDED'
  readonly amount: Money
  readonly refunds: Refund[]
}

export interface Authorization {
  readonly id: string
  status: 'CREATED' | 'CAPTURED' | 'VOIDED'
  readonly amount: Money
  readonly expiresAt: string
}

export interface Order {
  readonly id: string
  readonly intent: 'CAPTURE' | 'AUTHORIZE'
  status: 'CREATED' | 'APPROVED' | 'COMPLETED'
  readonly amount: Money
  readonly customId: string
  readonly description: string
  readonly createdAt: string
  /** The buyer chose to pay with a card that is refused. */
  declines: boolean
  authorization?: Authorization
  capture?: Capture
}

export type Happening =
  | 'CHECKOUT.ORDER.APPROVED'
  | 'PAYMENT.AUTHORIZATION.CREATED'
  | 'PAYMENT.AUTHORIZATION.VOIDED'
  | 'PAYMENT.CAPTURE.COMPLETED'
  | 'PAYMENT.CAPTURE.REFUNDED'

const AUTHORIZED_DAYS = 29

/** The orders and what became of them; kept in a file when one is named, so that a restart forgets nothing. */
export class Ledger {
  private readonly orders = new Map<string, Order>()
  private readonly answered = new Map<string, string>()
  private readonly file: string | undefined
  private readonly onHappening: (what: Happening, order: Order, refund?: Refund) => void

  constructor(file: string | undefined, onHappening: (what: Happening, order: Order, refund?: Refund) => void) {
    this.file = file
    this.onHappening = onHappening
    if (file && existsSync(file)) {
      const kept = JSON.parse(readFileSync(file, 'utf8')) as { orders: Order[]; answered: [string, string][] }
      for (const order of kept.orders) this.orders.set(order.id, order)
      for (const [request, id] of kept.answered) this.answered.set(request, id)
    }
  }

  create(body: Record<string, unknown>, requestId: string | undefined): Order {
    const before = requestId && this.answered.get(`create ${requestId}`)
    if (before) return this.order(before)
    const units = body['purchase_units']
    const unit = (Array.isArray(units) && units.length === 1 ? units[0] : {}) as Record<string, unknown>
    const { amount } = unit
    const intent = body['intent']
    if ((intent !== 'CAPTURE' && intent !== 'AUTHORIZE') || !isMoney(amount))
      throw new ApiRefusal(400, 'INVALID_PARAMETER_VALUE', 'Request is not well-formed, syntactically incorrect.')
    const order: Order = {
      id: newId(),
      intent,
      status: 'CREATED',
      amount: { currency_code: amount.currency_code, value: amount.value },
      customId: text(unit['custom_id']),
      description: text(unit['description']),
      createdAt: new Date().toISOString(),
      declines: false,
    }
    this.orders.set(order.id, order)
    if (requestId) this.answered.set(`create ${requestId}`, order.id)
    this.keep()
    return order
  }

  order(id: string): Order {
    const order = this.orders.get(id)
    if (!order) throw notFound()
    return order
  }

  /** What the buyer does on the approval page. */
  approve(id: string, declines: boolean): Order {
    const order = this.order(id)
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_COMPLETED')
    order.status = 'APPROVED'
    order.declines = declines
    this.tell('CHECKOUT.ORDER.APPROVED', order)
    return order
  }

  captureOrder(id: string): Order {
    const order = this.order(id)
    if (order.intent !== 'CAPTURE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT')
    if (order.capture) throw unprocessable('ORDER_ALREADY_CAPTURED')
    this.mustBeApproved(order)
    this.takeMoney(order)
    return order
  }

  authorizeOrder(id: string): Order {
    const order = this.order(id)
    if (order.intent !== 'AUTHORIZE') throw unprocessable('ACTION_DOES_NOT_MATCH_INTENT')
    if (order.authorization) throw unprocessable('ORDER_ALREADY_AUTHORIZED')
    this.mustBeApproved(order)
    order.status = 'COMPLETED'
    order.authorization = {
      id: newId(),
      status: 'CREATED',
      amount: order.amount,
      expiresAt: new Date(Date.now() + AUTHORIZED_DAYS * 86_400_000).toISOString(),
    }
    this.tell('PAYMENT.AUTHORIZATION.CREATED', order)
    return order
  }

  ofAuthorization(id: string): Order & { authorization: Authorization } {
    const order = [...this.orders.values()].find(one => one.authorization?.id === id)
    if (!order?.authorization) throw notFound()
    return order as Order & { authorization: Authorization }
  }

  captureAuthorization(id: string): Order {
    const order = this.ofAuthorization(id)
    if (order.authorization.status === 'CAPTURED') throw unprocessable('AUTHORIZATION_ALREADY_CAPTURED')
    if (order.authorization.status === 'VOIDED') throw unprocessable('AUTHORIZATION_VOIDED')
    order.authorization.status = 'CAPTURED'
    this.takeMoney(order)
    return order
  }

  voidAuthorization(id: string): void {
    const order = this.ofAuthorization(id)
    if (order.authorization.status === 'CAPTURED') throw unprocessable('PREVIOUSLY_CAPTURED')
    if (order.authorization.status === 'VOIDED') throw unprocessable('PREVIOUSLY_VOIDED')
    order.authorization.status = 'VOIDED'
    this.tell('PAYMENT.AUTHORIZATION.VOIDED', order)
  }

  ofCapture(id: string): Order & { capture: Capture } {
    const order = [...this.orders.values()].find(one => one.capture?.id === id)
    if (!order?.capture) throw notFound()
    return order as Order & { capture: Capture }
  }

  refund(captureId: string, amount: unknown, requestId: string | undefined): Refund {
    const order = this.ofCapture(captureId)
    const { capture } = order
    const before = requestId && this.answered.get(`refund ${requestId}`)
    const known = before && capture.refunds.find(refund => refund.id === before)
    if (known) return known
    const left = toCents(capture.amount.value) - refundedOf(capture)
    if (left <= 0) throw unprocessable('CAPTURE_FULLY_REFUNDED')
    if (amount !== undefined && !isMoney(amount)) throw unprocessable('DECIMAL_PRECISION')
    const wanted = isMoney(amount) ? toCents(amount.value) : left
    if (wanted > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
    const refund: Refund = { id: newId(), amount: fromCents(wanted) }
    capture.refunds.push(refund)
    capture.status = wanted === left ? 'REFUNDED' : 'PARTIALLY_REFUNDED'
    if (requestId) this.answered.set(`refund ${requestId}`, refund.id)
    this.tell('PAYMENT.CAPTURE.REFUNDED', order, refund)
    return refund
  }

  private mustBeApproved(order: Order): void {
    if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED')
    if (!order.declines) return
    order.status = 'CREATED' // the buyer may choose another card and approve again
    throw unprocessable('INSTRUMENT_DECLINED')
  }

  private takeMoney(order: Order): void {
    order.status = 'COMPLETED'
    order.capture = { id: newId(), status: 'COMPLETED', amount: order.amount, refunds: [] }
    this.tell('PAYMENT.CAPTURE.COMPLETED', order)
  }

  private tell(what: Happening, order: Order, refund?: Refund): void {
    this.keep()
    this.onHappening(what, order, refund)
  }

  private keep(): void {
    if (!this.file) return
    const next = `${this.file}.next`
    writeFileSync(next, JSON.stringify({ orders: [...this.orders.values()], answered: [...this.answered] }), {
      mode: 0o600,
    })
    renameSync(next, this.file)
  }
}

export function refundedOf({ refunds }: Capture): number {
  return refunds.reduce((sum, { amount }) => sum + toCents(amount.value), 0)
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'

function newId(): string {
  return Array.from(randomBytes(17), byte => ALPHABET[byte % ALPHABET.length]).join('')
}
