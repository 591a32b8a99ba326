import { verify, X509Certificate } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import type { PaymentEvent } from './provider.ts'

/** Who may sign deliveries to us. */
export interface WebhookTrust {
  /** The id PayPal gave our webhook; a delivery meant for another one does not fit. */
  readonly webhookId: () => string | undefined
  /** Whether a certificate may be fetched from there. */
  readonly isCertUrl: (url: URL) => boolean
  /** Root certificates, PEM. */
  readonly roots: readonly string[]
}

const SIGNER = 'messageverificationcerts.paypal.com'
const LONGEST_CHAIN_BYTES = 64 * 1024

const eventSchema = z.object({ id: z.string().min(1).max(100), event_type: z.string().max(100), resource: z.unknown() })

/** Believes a delivery only when its signature is PayPal's: over this very body, for our webhook, by a certificate that
 *  leads to a trusted root. Anything else is no event at all.
 *  See developer.paypal.com/api/rest/webhooks/rest (self verification). */
export function webhookReader(
  trust: WebhookTrust,
): (headers: IncomingHttpHeaders, body: Buffer, now: Date) => Promise<PaymentEvent | undefined> {
  const chains = new Map<string, Promise<string>>()
  return async (headers, body, now) => {
    const given = (name: string): string => headers[name]?.toString() ?? ''
    const webhookId = trust.webhookId()
    const certUrl = given('paypal-cert-url')
    if (!webhookId || given('paypal-auth-algo') !== 'SHA256withRSA' || !URL.canParse(certUrl)) return undefined
    if (!trust.isCertUrl(new URL(certUrl))) return undefined
    const chain = await (chains.get(certUrl) ?? remember(chains, certUrl))
    const signer = signerOf(chain, trust.roots, now)
    if (!signer) return undefined
    const signed = [given('paypal-transmission-id'), given('paypal-transmission-time'), webhookId, crc32(body)].join(
      '|',
    )
    const signature = Buffer.from(given('paypal-transmission-sig'), 'base64')
    if (!verify('sha256', Buffer.from(signed), signer.publicKey, signature)) return undefined
    const event = eventSchema.safeParse(parsed(body))
    return event.success
      ? { id: event.data.id, type: event.data.event_type, orderId: orderIdIn(event.data.resource) }
      : undefined
  }
}

// A chain that could not be fetched is not remembered: the next delivery tries again.
function remember(chains: Map<string, Promise<string>>, url: string): Promise<string> {
  const fetched = fetchChain(url)
  chains.set(url, fetched)
  fetched.catch(() => chains.delete(url))
  return fetched
}

async function fetchChain(url: string): Promise<string> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(10_000) })
  const text = await response.text()
  if (!response.ok || text.length > LONGEST_CHAIN_BYTES)
    throw new Error(`The signing certificate could not be fetched: ${response.status}`)
  return text
}

/** The first certificate, when every one was issued by the next and the last by a trusted root, all valid now. */
function signerOf(chain: string, roots: readonly string[], now: Date): X509Certificate | undefined {
  const certs = [...chain.matchAll(/-----BEGIN CERTIFICATE-----[\s\S]+?-----END CERTIFICATE-----/g)].map(
    ([pem]) => new X509Certificate(pem),
  )
  const [signer] = certs
  if (!signer?.checkHost(SIGNER)) return undefined
  for (let index = 0; index < certs.length; index += 1) {
    const cert = certs[index]!
    if (now < cert.validFromDate || now > cert.validToDate) return undefined
    if (roots.some(pem => isIssuedBy(cert, new X509Certificate(pem)))) return signer
    const next = certs[index + 1]
    if (!next?.ca || !isIssuedBy(cert, next)) return undefined
  }
  return undefined
}

function isIssuedBy(cert: X509Certificate, issuer: X509Certificate): boolean {
  return cert.checkIssued(issuer) && cert.verify(issuer.publicKey)
}

const named = z.object({ custom_id: z.uuid() })
const unitsNamed = z.object({ purchase_units: z.array(named).min(1) })

/** Our order's id, which PayPal carries along as `custom_id`. */
function orderIdIn(resource: unknown): string | undefined {
  return named.safeParse(resource).data?.custom_id ?? unitsNamed.safeParse(resource).data?.purchase_units[0]?.custom_id
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}
