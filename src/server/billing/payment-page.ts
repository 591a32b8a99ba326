import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '#contract/refuse.ts'
import type { PaymentProvider } from './provider.ts'

const PAYPAL = ['https://www.paypal.com', 'https://*.paypal.com', 'https://www.paypalobjects.com']

/** Whether this is the page where the provider's own script must run. */
export function isPaymentPage(url: string): boolean {
  return /^\/(?:payment|bundle)(?:[/?]|$)/.test(url)
}

/** Sends the payment page with PayPal's hosts allowed, on this page alone and only where PayPal takes the money. Its
 *  script and styles run by a nonce that is new each time; nothing inline runs otherwise. */
export function sendPaymentPage(reply: FastifyReply, shell: string): FastifyReply {
  const nonce = randomBytes(16).toString('base64')
  const policy = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'nonce-${nonce}'`, ...PAYPAL],
    'style-src': ["'self'", `'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', ...PAYPAL],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...PAYPAL],
    'frame-src': PAYPAL,
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...PAYPAL],
    'frame-ancestors': ["'none'"],
  }
  const page = shell.replace('</head>', `<meta property="csp-nonce" nonce="${nonce}" /></head>`)
  return reply
    .headers({
      'content-security-policy': Object.entries(policy)
        .map(([name, sources]) => `${name} ${sources.join(' ')}`)
        .join('; '),
      'cross-origin-opener-policy': 'same-origin-allow-popups', // PayPal answers through the window it opens
      'cross-origin-embedder-policy': 'unsafe-none', // its frames are not made for ours
      'cache-control': 'no-store',
    })
    .type('text/html; charset=utf-8')
    .send(page)
}

const STAND_IN_PAGES =
  /^\/(?:sdk\/js|pages\/checkout\.(?:js|css)|checkoutnow(?:\/\w{1,40}(?:\/(?:approve|decline))?)?)$/

/** The stand-in's buttons and approval page, under our own address, so that the strict policy holds in tests as well. */
export async function addTestPayments(app: FastifyInstance, payments: PaymentProvider | undefined): Promise<void> {
  const { address } = payments ?? {}
  if (!address) return
  app.route({
    method: ['GET', 'POST'],
    url: '/test-payments/*',
    schema: { hide: true },
    handler: async (request: FastifyRequest, reply) => {
      const { pathname, search } = new URL(request.url.slice('/test-payments'.length), address)
      if (!STAND_IN_PAGES.test(pathname)) throw refuse.notFound()
      const answer = await fetch(address + pathname + search, { method: request.method })
      return reply
        .status(answer.status)
        .header('content-type', answer.headers.get('content-type') ?? 'text/plain')
        .header('cache-control', 'no-store')
        .send(answer.status === 204 ? undefined : Buffer.from(await answer.arrayBuffer()))
    },
  })
}
