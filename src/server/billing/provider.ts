import type { IncomingHttpHeaders } from 'node:http'
import type { Charge } from '#billing/catalogue.ts'
import type { Cents } from '#units/cents.ts'

/** An order as the provider knows it now. The only thing money decisions are made on. */
export interface ProviderOrder {
  /** Our own order id, as we gave it when the order was made. */
  readonly orderId: string | undefined
  readonly amount: Cents
  readonly currency: string
  readonly authorization:
    | { readonly id: string; readonly state: 'held' | 'captured' | 'gone'; readonly until: Date | undefined }
    | undefined
  readonly capture:
    | {
        readonly id: string
        readonly state: 'completed' | 'pending' | 'denied' | 'refunded'
        readonly amount: Cents
        readonly currency: string
        readonly refunded: Cents
      }
    | undefined
}

export interface OrderToMake {
  readonly orderId: string
  readonly amount: Cents
  readonly charge: Charge
  readonly description: string
}

/** Who takes the money. Every call may be repeated: the provider knows a repeat by the id we send with it. */
export interface PaymentProvider {
  readonly kind: 'test' | 'paypal'
  /** What the page needs to draw the provider's buttons. */
  readonly page: { readonly clientId: string; readonly sdkBaseUrl: string | null }
  /** Whether it answers to our name and password. */
  readonly isUp: () => Promise<boolean>
  readonly createOrder: (order: OrderToMake) => Promise<string>
  readonly readOrder: (providerOrderId: string) => Promise<ProviderOrder>
  /** Takes (or only authorises) what the buyer approved. */
  readonly complete: (order: {
    readonly orderId: string
    readonly providerOrderId: string
    readonly charge: Charge
  }) => Promise<'done' | 'not-approved' | 'declined'>
  readonly captureAuthorized: (order: { readonly orderId: string; readonly authorizationId: string }) => Promise<void>
  readonly voidAuthorized: (authorizationId: string) => Promise<void>
  readonly refund: (order: {
    readonly orderId: string
    readonly captureId: string
    readonly amount: Cents
  }) => Promise<void>
  /** The event of a delivery whose signature is right; undefined for any other. */
  readonly eventOf: (headers: IncomingHttpHeaders, body: Buffer) => Promise<PaymentEvent | undefined>
  /** The stand-in alone: where it answers, for the pages it shows to a buyer, and how it learns where we take deliveries. */
  readonly address?: string
  readonly deliverTo?: (url: string) => Promise<void>
  readonly close: () => Promise<void>
}

export interface PaymentEvent {
  readonly id: string
  readonly type: string
  /** Our order, when the event names one. */
  readonly orderId: string | undefined
}
