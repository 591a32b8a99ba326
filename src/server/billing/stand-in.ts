import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Clock } from '#server/clock.ts'
import { paypalCalls } from './paypal.ts'
import { webhookReader } from './paypal-webhook.ts'
import type { PaymentProvider } from './provider.ts'

const MAIN = fileURLToPath(new URL('../../paypal-stand-in/main.ts', import.meta.url))
const CLIENT_ID = 'stand-in-client'
const readySchema = z.object({ address: z.url(), root: z.string() })

/** The provider of development and tests: PayPal's own SDK against the stand-in, which is started here as a process of
 *  its own. What it knows is kept in `dataDir`.  @throws when it does not start */
export async function startTestProvider({
  dataDir,
  clock,
}: {
  readonly dataDir: string
  readonly clock: Clock
}): Promise<PaymentProvider> {
  const secret = randomBytes(24).toString('base64url')
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { NODE_ENV: 'test', STAND_IN_SECRET: secret, STAND_IN_FILE: join(dataDir, 'paypal-stand-in.json') },
  })
  const exited = once(child, 'exit')
  const first = await Promise.race([once(createInterface(child.stdout), 'line'), exited.then(() => [undefined])])
  const ready = readySchema.safeParse(JSON.parse(String(first[0] ?? 'null')))
  if (!ready.success) throw new Error('The stand-in for PayPal did not start.')
  const { address, root } = ready.data
  let webhookId: string | undefined
  const read = webhookReader({
    webhookId: () => webhookId,
    isCertUrl: url => url.origin === address,
    roots: [root],
  })
  return {
    ...paypalCalls({ clientId: CLIENT_ID, secret, environment: 'sandbox', apiBase: address }),
    kind: 'test',
    page: { clientId: CLIENT_ID, sdkBaseUrl: '/test-payments/sdk/js' },
    eventOf: (headers, body) => read(headers, body, clock.now()),
    address,
    deliverTo: async url => {
      webhookId = await registerWebhook({ address, secret, url })
    },
    close: async () => {
      child.stdin.end()
      await exited
    },
  }
}

async function registerWebhook(stand: { address: string; secret: string; url: string }): Promise<string> {
  const basic = Buffer.from(`${CLIENT_ID}:${stand.secret}`).toString('base64')
  const token = z
    .object({ access_token: z.string() })
    .parse(await post(`${stand.address}/v1/oauth2/token`, `Basic ${basic}`, undefined)).access_token
  const made = await post(`${stand.address}/v1/notifications/webhooks`, `Bearer ${token}`, {
    url: stand.url,
    event_types: [{ name: '*' }],
  })
  return z.object({ id: z.string() }).parse(made).id
}

async function post(url: string, authorization: string, body: object | undefined): Promise<unknown> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: body ? JSON.stringify(body) : null,
  })
  return response.json()
}
