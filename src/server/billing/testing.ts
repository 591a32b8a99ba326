import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { DatabaseKind } from '#server/database/testing.ts'
import { answerOf, testServer, type Answer, type TestServer } from '#server/testing.ts'
import type { PaymentProvider, ProviderOrder } from './provider.ts'
import { startProvider } from './start-provider.ts'

/** A signed delivery of the stand-in, as it came. */
export interface Delivery {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

/** The whole product with the stand-in, and someone in between who writes down what the stand-in delivers. */
export interface Shop {
  readonly server: TestServer
  readonly provider: PaymentProvider
  readonly deliveries: readonly Delivery[]
  /** While false, what the stand-in delivers is written down and goes nowhere. */
  passesOn: boolean
  readonly deliver: (delivery: Delivery) => Promise<number>
  readonly approve: (orderId: string, answer?: 'approve' | 'decline') => Promise<void>
  readonly close: () => Promise<void>
}

/** @param hears what the product is told of an order, when it is not the truth */
export async function openShop(
  kind: DatabaseKind,
  { hears = truth => truth }: { readonly hears?: (truth: ProviderOrder) => ProviderOrder } = {},
): Promise<Shop> {
  const deliveries: Delivery[] = []
  let target = ''
  let provider: PaymentProvider | undefined
  const listener = createServer((request, response) => {
    void (async () => {
      const delivery = { headers: signedHeaders(request.headers), body: (await buffer(request)).toString() }
      deliveries.push(delivery)
      response.writeHead(shop.passesOn ? await send(delivery) : 200).end()
    })()
  })
  await new Promise<void>(done => listener.listen(0, '127.0.0.1', done))
  const listening = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`
  const server = await testServer(
    kind,
    { BILLING: 'test', TRUSTED_PROXIES: '127.0.0.1' },
    {
      payWith: async (config, clock) => {
        const real = await startProvider(config, clock)
        if (!real) return undefined
        provider = {
          ...real,
          readOrder: async id => hears(await real.readOrder(id)),
          deliverTo: url => {
            target = url
            return real.deliverTo!(listening)
          },
        }
        return provider
      },
    },
  )
  const send = async ({ headers, body }: Delivery): Promise<number> =>
    (await fetch(target, { method: 'POST', headers: { ...headers, 'x-forwarded-for': nextAddress() }, body })).status
  const shop: Shop = {
    server,
    provider: provider!,
    deliveries,
    passesOn: true,
    deliver: send,
    approve: async (orderId, answer = 'approve') => {
      const response = await fetch(`${server.address}/test-payments/checkoutnow/${orderId}/${answer}`, {
        method: 'POST',
      })
      if (!response.ok) throw new Error(`The stand-in answered ${response.status}`)
    },
    close: async () => {
      listener.close()
      listener.closeAllConnections()
      await server.remove()
    },
  }
  return shop
}

/** Someone who buys: one browser, one address. */
export class Buyer {
  readonly #shop: Shop
  readonly #address = nextAddress()
  #cookie = ''
  #token: string | undefined

  constructor(shop: Shop) {
    this.#shop = shop
  }

  /** Asks for a sign-in code by mail. */
  async askCode(email: string): Promise<Answer> {
    return this.post('/api/auth/login', { email })
  }

  async signIn(email: string, code: string): Promise<Answer> {
    const answer = await this.post('/api/auth/login', { email, code })
    this.#token = (answer.json as { token?: string }).token
    return answer
  }

  get(path: string): Promise<Answer> {
    return this.#send('GET', path)
  }

  post(path: string, body: unknown = {}): Promise<Answer> {
    return this.#send('POST', path, body)
  }

  upload(bytes: Uint8Array, fields: Record<string, string> = {}): Promise<Answer> {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    form.append('file', new Blob([new Uint8Array(bytes)]), 'letter.pdf')
    return this.#send('POST', '/api/analyze-strategic', form)
  }

  /** Orders, approves and pays.  @throws when the order is refused */
  async buy(planType: string, more: object = {}): Promise<{ readonly orderId: string; readonly answer: Answer }> {
    const orderId = await this.order(planType, more)
    await this.#shop.approve(orderId)
    const answer = await this.post('/api/payment/verify-paypal-order', { orderID: orderId, plan_type: planType })
    return { orderId, answer }
  }

  async order(planType: string, more: object = {}): Promise<string> {
    const { json } = await this.post('/api/payment/create-paypal-order', { plan_type: planType, ...more })
    const { orderID, error } = json as { orderID?: string; error?: string }
    if (!orderID) throw new Error(error)
    return orderID
  }

  async plan(): Promise<{ plan_type: string; purchases: string[] }> {
    return ((await this.get('/api/user/plan')).json as { plan: { plan_type: string; purchases: string[] } }).plan
  }

  async #send(method: string, path: string, body?: unknown): Promise<Answer> {
    const isForm = body instanceof FormData
    const response = await fetch(this.#shop.server.address + path, {
      method,
      headers: {
        'x-forwarded-for': this.#address,
        ...(this.#cookie ? { cookie: this.#cookie } : {}),
        ...(this.#token ? { authorization: `Bearer ${this.#token}` } : {}),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? null : isForm ? body : JSON.stringify(body),
    })
    const [cookie] = response.headers.getSetCookie()
    if (cookie) this.#cookie = cookie.split(';')[0]!
    return answerOf(response)
  }
}

let addresses = 0

// everyone has an address of their own, so that the limits on tries do not meet people who did nothing
function nextAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}

function signedHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  const kept = Object.entries(headers).filter(([name]) => name.startsWith('paypal-') || name === 'content-type')
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}
