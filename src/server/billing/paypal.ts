import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  type Money,
  type Order,
} from '@paypal/paypal-server-sdk'
import { cents, dollars, toDollars, type Cents } from '#units/cents.ts'
import type { OrderToMake, PaymentProvider, ProviderOrder } from './provider.ts'

const CURRENCY = 'USD'
const TIMEOUT_MS = 20_000

export interface PaypalAccount {
  readonly clientId: string
  readonly secret: string
  readonly environment: 'live' | 'sandbox'
  /** Where the API is, when it is not PayPal's own: the stand-in. */
  readonly apiBase?: string
}

type PaypalCalls = Omit<PaymentProvider, 'kind' | 'page' | 'eventOf' | 'close'>

/** PayPal's Orders and Payments API through PayPal's own SDK. */
export function paypalCalls(account: PaypalAccount): PaypalCalls {
  const client = new Client({
    timeout: TIMEOUT_MS,
    environment: account.environment === 'live' ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: { oAuthClientId: account.clientId, oAuthClientSecret: account.secret },
    ...(account.apiBase ? { unstable_httpClientOptions: { adapter: sendTo(account.apiBase) } } : {}),
  })
  const orders = new OrdersController(client)
  const payments = new PaymentsController(client)
  return {
    createOrder: async order => {
      const { result } = await orders.createOrder({
        paypalRequestId: order.orderId,
        prefer: 'return=minimal',
        body: orderBody(order),
      })
      if (!result.id) throw new Error('PayPal answered an order without an id.')
      return result.id
    },
    isUp: async () => {
      try {
        await orders.getOrder({ id: 'NONE' })
        return true
      } catch (error) {
        return error instanceof ApiError && error.statusCode === 404 // it knows us, and has no such order
      }
    },
    readOrder: async id => fromOrder((await orders.getOrder({ id })).result),
    complete: async ({ orderId, providerOrderId, charge }) => {
      try {
        await (charge === 'at-checkout'
          ? orders.captureOrder({ id: providerOrderId, paypalRequestId: `${orderId}:capture` })
          : orders.authorizeOrder({ id: providerOrderId, paypalRequestId: `${orderId}:authorize` }))
        return 'done'
      } catch (error) {
        const issue = issueOf(error)
        if (issue === 'ORDER_ALREADY_CAPTURED' || issue === 'ORDER_ALREADY_AUTHORIZED') return 'done'
        if (issue === 'ORDER_NOT_APPROVED') return 'not-approved'
        if (issue === 'INSTRUMENT_DECLINED' || issue === 'PAYER_ACTION_REQUIRED') return 'declined'
        throw error
      }
    },
    captureAuthorized: async ({ orderId, authorizationId }) =>
      ignoring(['AUTHORIZATION_ALREADY_CAPTURED'], () =>
        payments.captureAuthorizedPayment({
          authorizationId,
          paypalRequestId: `${orderId}:deliver`,
          body: { finalCapture: true },
        }),
      ),
    voidAuthorized: async authorizationId =>
      ignoring(['PREVIOUSLY_VOIDED', 'AUTHORIZATION_VOIDED'], () => payments.voidPayment({ authorizationId })),
    refund: async ({ orderId, captureId, amount }) =>
      ignoring(['CAPTURE_FULLY_REFUNDED'], () =>
        payments.refundCapturedPayment({
          captureId,
          paypalRequestId: `${orderId}:refund`,
          body: { amount: toMoney(amount) },
        }),
      ),
  }
}

function orderBody({ orderId, amount, charge, description }: OrderToMake) {
  return {
    intent: charge === 'at-checkout' ? CheckoutPaymentIntent.Capture : CheckoutPaymentIntent.Authorize,
    purchaseUnits: [{ amount: toMoney(amount), customId: orderId, description: description.slice(0, 127) }],
  }
}

function fromOrder(order: Order): ProviderOrder {
  const unit = order.purchaseUnits?.[0]
  const authorization = unit?.payments?.authorizations?.[0]
  const capture = unit?.payments?.captures?.[0]
  return {
    orderId: unit?.customId,
    amount: fromMoney(unit?.amount),
    currency: unit?.amount?.currencyCode ?? '',
    authorization: authorization?.id
      ? {
          id: authorization.id,
          state: AUTHORIZATION_STATES[authorization.status ?? ''] ?? 'gone',
          until: authorization.expirationTime ? new Date(authorization.expirationTime) : undefined,
        }
      : undefined,
    capture: capture?.id
      ? {
          id: capture.id,
          state: CAPTURE_STATES[capture.status ?? ''] ?? 'pending',
          amount: fromMoney(capture.amount),
          currency: capture.amount?.currencyCode ?? '',
          refunded: cents((unit?.payments?.refunds ?? []).reduce((sum, refund) => sum + fromMoney(refund.amount), 0)),
        }
      : undefined,
  }
}

const AUTHORIZATION_STATES: Readonly<Record<string, 'held' | 'captured' | 'gone'>> = {
  CREATED: 'held',
  PENDING: 'held',
  CAPTURED: 'captured',
  PARTIALLY_CAPTURED: 'captured',
}

const CAPTURE_STATES: Readonly<Record<string, 'completed' | 'pending' | 'denied' | 'refunded'>> = {
  COMPLETED: 'completed',
  PARTIALLY_REFUNDED: 'completed',
  REFUNDED: 'refunded',
  DECLINED: 'denied',
  FAILED: 'denied',
}

function toMoney(amount: Cents): Money {
  return { currencyCode: CURRENCY, value: toDollars(amount).toFixed(2) }
}

function fromMoney(money: { readonly value?: string } | undefined): Cents {
  return dollars(Number(money?.value ?? Number.NaN))
}

async function ignoring(issues: readonly string[], call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    if (!issues.includes(issueOf(error) ?? '')) throw error
  }
}

/** PayPal's name for why it refused; undefined when it did not answer at all. */
function issueOf(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || typeof error.body !== 'string') return undefined
  try {
    return (JSON.parse(error.body) as { details?: { issue?: string }[] }).details?.[0]?.issue
  } catch {
    return undefined
  }
}

/** The SDK knows PayPal's hosts alone, but lets the request be sent by other hands: these send it to `base`. */
function sendTo(base: string) {
  return async (config: SdkRequest): Promise<object> => {
    const { pathname, search } = new URL(config.url)
    const response = await fetch(new URL(pathname + search, base), {
      method: config.method.toUpperCase(),
      headers: { ...config.headers.toJSON() },
      body: config.data ?? null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return {
      data: await response.text(),
      status: response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      config,
    }
  }
}

interface SdkRequest {
  readonly url: string
  readonly method: string
  readonly headers: { readonly toJSON: () => Record<string, string> }
  readonly data?: string
}
