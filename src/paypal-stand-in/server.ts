import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { makeCertificates } from './certificates.ts'
import { Deliveries } from './deliveries.ts'
import { Ledger } from './ledger.ts'
import { toCents } from './money.ts'
import { ApiRefusal, notFound } from './refusal.ts'
import { authorizationResource, captureResource, eventResource, orderResource, refundResource } from './resources.ts'

export interface StandIn {
  readonly address: string
  /** The certificate that whoever believes its deliveries must trust. */
  readonly root: string
  readonly close: () => Promise<void>
}

const CLIENT_ID = 'stand-in-client'
const TOKEN_SECONDS = 32_400

interface Asked {
  readonly request: IncomingMessage
  readonly params: readonly string[]
  readonly json: () => Promise<Record<string, unknown>>
}

interface Answer {
  readonly status?: number
  readonly body?: object
  readonly text?: { readonly type: string; readonly content: string }
}

type Handler = (asked: Asked) => Answer | Promise<Answer>

/** Starts the stand-in on this machine alone. Port 0 takes any free one. */
export async function startStandIn(options: {
  readonly secret: string
  readonly file: string | undefined
  readonly port: number
}): Promise<StandIn> {
  const base = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const signing = makeCertificates(new Date())
  const deliveries = new Deliveries(signing, () => `${base()}/v1/notifications/certs/CERT-stand-in`)
  const ledger = new Ledger(options.file, (what, order, refund) =>
    deliveries.tell(what, eventResource(what, order, refund, base())),
  )
  const token = randomBytes(24).toString('base64url')
  const routes = [...openRoutes(ledger, options.secret, token, signing.chain), ...apiRoutes(ledger, deliveries, base)]

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { status = 200, body, text } = await answer(routes, token, request)
    response.writeHead(status, { 'content-type': text?.type ?? 'application/json', 'cache-control': 'no-store' })
    response.end(text?.content ?? (body ? JSON.stringify(body) : undefined))
  }
  const server = createServer((request, response) => {
    void reply(request, response)
  })
  await new Promise<void>(done => server.listen(options.port, '127.0.0.1', done))
  return {
    address: base(),
    root: signing.root,
    close: () =>
      new Promise(done => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
}

interface Route {
  readonly method: string
  readonly path: RegExp
  readonly handle: Handler
  /** Without a bearer token: the token call itself, and what the buyer's browser loads. */
  readonly open: boolean
}

const route = (method: string, path: string, handle: Handler, open = false): Route => ({
  method,
  path: new RegExp(`^${path.replaceAll(':id', '([\\w-]+)')}$`),
  handle,
  open,
})

function openRoutes(ledger: Ledger, secret: string, token: string, chain: string): Route[] {
  const open = (method: string, path: string, handle: Handler): Route => route(method, path, handle, true)
  return [
    open('POST', '/v1/oauth2/token', ({ request }) => {
      const given = Buffer.from(request.headers.authorization ?? '')
      const right = Buffer.from(`Basic ${Buffer.from(`${CLIENT_ID}:${secret}`).toString('base64')}`)
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new ApiRefusal(401, 'invalid_client', 'Client Authentication failed')
      return { body: { access_token: token, token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: '' } }
    }),
    open('GET', '/v1/notifications/certs/:id', () => ({ text: { type: 'application/x-pem-file', content: chain } })),
    open('GET', '/sdk/js', () => page('sdk.js')),
    open('GET', '/pages/checkout.js', () => page('checkout.js')),
    open('GET', '/pages/checkout.css', () => page('checkout.css')),
    open('GET', '/checkoutnow', () => page('checkout.html')),
    open('GET', '/checkoutnow/:id', ({ params: [id] }) => {
      const { amount, description, intent } = ledger.order(id!)
      return { body: { amount: amount.value, description, intent } }
    }),
    open('POST', '/checkoutnow/:id/approve', ({ params: [id] }) => {
      ledger.approve(id!, false)
      return { status: 204 }
    }),
    open('POST', '/checkoutnow/:id/decline', ({ params: [id] }) => {
      ledger.approve(id!, true)
      return { status: 204 }
    }),
  ]
}

function apiRoutes(ledger: Ledger, deliveries: Deliveries, base: () => string): Route[] {
  const requestId = ({ headers }: IncomingMessage): string | undefined => headers['paypal-request-id']?.toString()
  return [
    route('POST', '/v2/checkout/orders', async ({ request, json }) => {
      const order = ledger.create(await json(), requestId(request))
      return { status: 201, body: orderResource(order, base()) }
    }),
    route('GET', '/v2/checkout/orders/:id', ({ params: [id] }) => ({ body: orderResource(ledger.order(id!), base()) })),
    route('POST', '/v2/checkout/orders/:id/capture', ({ params: [id] }) => ({
      status: 201,
      body: orderResource(ledger.captureOrder(id!), base()),
    })),
    route('POST', '/v2/checkout/orders/:id/authorize', ({ params: [id] }) => ({
      status: 201,
      body: orderResource(ledger.authorizeOrder(id!), base()),
    })),
    route('GET', '/v2/payments/authorizations/:id', ({ params: [id] }) => {
      const order = ledger.ofAuthorization(id!)
      return { body: authorizationResource(order, order.authorization) }
    }),
    route('POST', '/v2/payments/authorizations/:id/capture', async ({ params: [id], json }) => {
      const { amount } = await json()
      const order = ledger.ofAuthorization(id!)
      if (amount && toCents((amount as { value: string }).value) !== toCents(order.amount.value))
        throw new ApiRefusal(422, 'AUTHORIZATION_AMOUNT_EXCEEDED', 'The amount differs from what was authorized.')
      const captured = ledger.captureAuthorization(id!)
      return { status: 201, body: captureResource(captured, captured.capture!) }
    }),
    route('POST', '/v2/payments/authorizations/:id/void', ({ params: [id] }) => {
      ledger.voidAuthorization(id!)
      return { status: 204 }
    }),
    route('GET', '/v2/payments/captures/:id', ({ params: [id] }) => {
      const order = ledger.ofCapture(id!)
      return { body: captureResource(order, order.capture) }
    }),
    route('POST', '/v2/payments/captures/:id/refund', async ({ params: [id], request, json }) => {
      const refund = ledger.refund(id!, (await json())['amount'], requestId(request))
      return { status: 201, body: refundResource(ledger.ofCapture(id!), refund) }
    }),
    route('POST', '/v1/notifications/webhooks', async ({ json }) => {
      const { url } = await json()
      if (typeof url !== 'string' || !URL.canParse(url))
        throw new ApiRefusal(400, 'INVALID_PARAMETER_VALUE', 'The url is missing.')
      return { status: 201, body: { id: deliveries.register(url), url } }
    }),
    route('GET', '/v1/notifications/webhooks-events', () => ({ body: { events: deliveries.list() } })),
    route('POST', '/v1/notifications/webhooks-events/:id/resend', async ({ params: [id] }) => ({
      status: 202,
      body: await deliveries.resend(id!),
    })),
  ]
}

async function answer(routes: readonly Route[], token: string, request: IncomingMessage): Promise<Answer> {
  try {
    const url = new URL(request.url ?? '/', 'http://stand-in')
    for (const { method, path, handle, open } of routes) {
      const found = request.method === method ? path.exec(url.pathname) : null
      if (!found) continue
      if (!open && request.headers.authorization !== `Bearer ${token}`)
        throw new ApiRefusal(401, 'invalid_token', 'Authentication failed due to invalid authentication credentials.')
      return await handle({
        request,
        params: found.slice(1),
        json: () => readJson(request),
      })
    }
    throw notFound()
  } catch (error) {
    if (error instanceof ApiRefusal) return { status: error.status, body: error.body() }
    return { status: 500, body: { name: 'INTERNAL_SERVER_ERROR', message: String(error) } }
  }
}

async function readJson(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  if (text === '') return {}
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    throw new ApiRefusal(400, 'MALFORMED_REQUEST_JSON', 'The request JSON is not well formed.')
  }
}

const TYPES = { js: 'text/javascript', css: 'text/css', html: 'text/html; charset=utf-8' } as const

function page(name: string): Answer {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1) as keyof typeof TYPES]
  return { text: { type, content: readFileSync(new URL(`./pages/${name}`, import.meta.url), 'utf8') } }
}
