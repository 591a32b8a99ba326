import { rootCertificates } from 'node:tls'
import type { Clock } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { paypalCalls } from './paypal.ts'
import { webhookReader } from './paypal-webhook.ts'
import type { PaymentProvider } from './provider.ts'
import { startTestProvider } from './stand-in.ts'

/** The provider this installation is set up for; undefined with `BILLING=off`. */
export async function startProvider(config: Config, clock: Clock): Promise<PaymentProvider | undefined> {
  if (config.billing === 'off') return undefined
  const { paypal } = config
  if (config.billing === 'test' || !paypal) return startTestProvider({ dataDir: config.dataDir, clock })
  const read = webhookReader({
    webhookId: () => paypal.webhookId,
    isCertUrl: ({ protocol, hostname }) =>
      protocol === 'https:' && (hostname === 'api.paypal.com' || hostname === 'api.sandbox.paypal.com'),
    roots: rootCertificates,
  })
  return {
    ...paypalCalls(paypal),
    kind: 'paypal',
    page: { clientId: paypal.clientId, sdkBaseUrl: null },
    eventOf: (headers, body) => read(headers, body, clock.now()),
    close: async () => undefined,
  }
}
